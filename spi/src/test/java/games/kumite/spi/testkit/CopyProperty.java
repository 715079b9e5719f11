package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Property 2: a copy shares no mutable object with its original, and queries change nothing. */
final class CopyProperty {

  private final TrialMatches trials;
  private final int samples;

  CopyProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Walks the objects of a match, its copy, its perspectives and an imagined match. */
  void shareNothing() {
    Map<Object, Marked> marked = new IdentityHashMap<>();
    Set<Object> entered = Collections.newSetFromMap(new IdentityHashMap<>());
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> {
        match.events(Viewer.spectator()).read();
        ObjectGraph original = ObjectGraph.outsideOfMarked(match, "match");
        ObjectGraph state = ObjectGraph.of(Inspection.state(match), "state", entered);
        noLambda(trial, match, state);
        disjoint(trial, match, original, match.copy(), "its copy");
        for (Viewer viewer : TrialMatch.observers(match)) {
          Perspective perspective = match.perspective(viewer);
          disjoint(trial, match, original, perspective, "what " + viewer + " sees");
          disjoint(trial, match, original, perspective.imagine(RandomSource.seeded(1)), "a match imagined by " + viewer);
        }
        remember(trial, state, marked);
      });
    }
    marked.forEach((object, met) -> {
      if (!Digest.of(Dump.of(object)).equals(met.digest())) {
        throw met.trial().finding("an object of " + object.getClass().getName()
            + " is marked as shared, yet its content has changed in this match or a later one", met.trial().start());
      }
    });
  }

  /** The digest of an object marked as shared when it was first met, and the trial of that. */
  private record Marked(TrialMatch trial, String digest) {}

  private static void remember(TrialMatch trial, ObjectGraph graph, Map<Object, Marked> marked) {
    for (Object object : graph.objects()) {
      if (ObjectRole.of(object) == ObjectRole.MARKED) {
        marked.computeIfAbsent(object, each -> new Marked(trial, Digest.of(Dump.of(each))));
      }
    }
  }

  private static void noLambda(TrialMatch trial, Match match, ObjectGraph state) {
    for (Object object : state.objects()) {
      if (ObjectRole.of(object) == ObjectRole.LAMBDA) {
        throw trial.finding("a lambda lies in the state, at " + state.way(object)
            + "; it has no equality and no stable text, and may hold a state of its own. Make it an enum constant"
            + " or a record", match);
      }
    }
  }

  private static void disjoint(TrialMatch trial, Match match, ObjectGraph original, Object other, String name) {
    ObjectGraph graph = ObjectGraph.outsideOfMarked(other, "it");
    for (Object object : graph.objects()) {
      if (ObjectRole.of(object).isMutable() && original.contains(object) && object != match.game()) {
        throw trial.finding("a match and " + name + " share an object that may change, a "
            + object.getClass().getTypeName() + ": " + original.way(object) + " is " + graph.way(object)
            + ". Copy it, or make it an enum, a record of such things, an unmodifiable collection, or a class marked"
            + " @Immutable", match);
      }
    }
  }

  /** Plays a copy and checks the original, then plays the original and checks the copy. */
  void playApart() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> {
        String before = CanonicalText.of(match);
        Match copy = match.copy();
        equal(trial, match, "a copy is not like its original", "the original", before, "the copy",
            CanonicalText.of(copy));
        Match other = match.copy();
        trial.playOn(copy, new SeededRandom(position));
        equal(trial, match, "playing a copy changed its original", "before", before, "after", CanonicalText.of(match));
        trial.playOn(other, new SeededRandom(position));
        equal(trial, match, "two copies of one match went different ways with the same choices", "the first copy",
            CanonicalText.of(copy), "the second copy", CanonicalText.of(other));
      });
      original(trial);
    }
  }

  /** Checks that playing an imagined match leaves the perspective as it was. */
  void imagineApart() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          Perspective perspective = match.perspective(viewer);
          String before = CanonicalText.inside(perspective);
          trial.playOn(perspective.imagine(RandomSource.seeded(2)), new SeededRandom(position));
          equal(trial, match, "playing a match that " + viewer + " imagined changed its perspective", "before",
              before, "after", CanonicalText.inside(perspective));
        }
      });
    }
  }

  /** Checks that copies made on the way stay as they were while the original is played. */
  private void original(TrialMatch trial) {
    Map<Match, String> copies = new LinkedHashMap<>();
    var sampled = trial.sampled(samples);
    trial.walk((match, position) -> {
      if (sampled.contains(position)) {
        Match copy = match.copy();
        copies.put(copy, CanonicalText.of(copy));
      }
    });
    copies.forEach((copy, text) ->
        equal(trial, copy, "playing the original changed its copy", "before", text, "after", CanonicalText.of(copy)));
  }

  /** Calls all queries. */
  void lookOnly() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> looks(match).forEach((name, look) -> {
        String before = CanonicalText.of(match);
        look.accept(match);
        equal(trial, match, "asking for " + name + " changed the match", "before", before, "after",
            CanonicalText.of(match));
      }));
    }
  }

  private static Map<String, Consumer<Match>> looks(Match match) {
    Map<String, Consumer<Match>> looks = new LinkedHashMap<>();
    looks.put("the phase", Match::phase);
    looks.put("a copy", Match::copy);
    looks.put("what undo would meet", Match::undoBarrier);
    looks.put("the record", Match::record);
    for (Viewer viewer : TrialMatch.observers(match)) {
      looks.put("the table of " + viewer, asked -> asked.table(viewer));
      looks.put("the events of " + viewer, asked -> asked.events(viewer).read());
      looks.put("what " + viewer + " sees", asked -> CanonicalText.of(asked.perspective(viewer)));
      looks.put("a match imagined by " + viewer,
          asked -> imagineAndPlay(asked.perspective(viewer)));
    }
    if (!match.isOver()) {
      looks.put("the number of choices", Match::actionCount);
      looks.put("the decision", asked -> CanonicalText.of(asked.decision()));
      looks.put("an action by its notation", asked -> {
        List<Action> actions = asked.decision().actions();
        asked.decision().parse(actions.get(actions.size() - 1).notation());
      });
    }
    return looks;
  }

  private static void imagineAndPlay(Perspective perspective) {
    Match world = perspective.imagine(RandomSource.seeded(1));
    if (!world.isOver()) {
      TrialMatch.plays(world, world.decision().actions().get(0));
    }
  }

  private static void equal(TrialMatch trial, Match match, String what, String oneName, String one, String otherName,
      String other) {
    if (!one.equals(other)) {
      throw trial.finding(what + ": " + TextDifference.of(oneName, one, otherName, other), match);
    }
  }
}
