package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Inspection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Property 6, observation keys: equal where a viewer gets the same, different where it gets something else; and past
 * decisions are equal wherever they are queried. Ignores positions in which other properties find a failure.
 */
final class ObservationKeyProperty {

  private static final int MAX_EXCHANGES = 4;
  private static final int WORLDS = 2;
  private static final int MAX_ACTIONS = 6;
  private static final Pattern EQUAL = Pattern.compile("(card:[\\w-]+)\\.\\d+");

  private final TrialMatches trials;
  private final int samples;

  ObservationKeyProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /**
   * Checks the keys in the match, its perspective, a resumed match, an imagined one, and where hidden information is
   * exchanged.
   */
  void hasEqualKeys() {
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        Match resumed = resumed(trial, match);
        for (Viewer viewer : TrialMatch.observers(match)) {
          Perspective perspective = match.perspective(viewer);
          equal(trial, match, viewer, "its perspective", match, perspective);
          openAlike(trial, match, viewer);
          equal(trial, match, viewer, "the resumed match", resumed, perspective);
          for (int seed = 0; seed < WORLDS; seed++) {
            Match world = perspective.imagine(RandomSource.seeded(seed));
            if (CanonicalText.now(perspective).equals(CanonicalText.now(world.perspective(viewer)))) {
              equal(trial, match, viewer, "a match that it imagines", world, perspective);
            }
          }
          exchanged(trial, match, viewer, position);
        }
      });
    }
  }

  /** Checks that keys do not depend on whether the match has listed the actions before. */
  private static void openAlike(TrialMatch trial, Match match, Viewer viewer) {
    if (match.isOver() || !match.actor().equals(viewer)) {
      return;
    }
    boolean isOpen = match.decision().hasPublicActions();
    Match unlisted = match.copy();
    boolean before = ((Turn.Yours) unlisted.perspective(viewer).turn()).decision().hasPublicActions();
    boolean after = match.actionCount() > 0 && ((Turn.Yours) match.perspective(viewer).turn()).decision().hasPublicActions();
    if (before != isOpen || after != isOpen) {
      throw trial.finding("the perspective of " + viewer + " says otherwise than the match whether everybody can tell what"
          + " is listed", match);
    }
  }

  private static Match resumed(TrialMatch trial, Match match) {
    try {
      Match resumed = trial.game().resume(MatchRecord.parse(match.record().text()));
      return CanonicalText.of(resumed).equals(CanonicalText.of(match)) ? resumed : match;
    } catch (RuntimeException reportedElsewhere) {
      return match;
    }
  }

  private static void exchanged(TrialMatch trial, Match match, Viewer viewer, int position) {
    Match original = Inspection.at(match, Inspection.state(match.copy()));
    SeededRandom random = new SeededRandom(trial.seed()).split("known " + position + viewer);
    int number = Secrets.number(match, viewer);
    for (Secrets.Exchange exchange : Secrets.exchanges(original, number, random, MAX_EXCHANGES)) {
      Match twin = Inspection.at(match, Inspection.state(match.copy()));
      String what = exchange.in(twin, number);
      if (!ViewerSnapshot.by(original, viewer).equals(ViewerSnapshot.by(twin, viewer))) {
        continue;
      }
      if (original.search().observationKey(viewer) != twin.search().observationKey(viewer)
          || original.search().privateObservationKey(viewer) != twin.search().privateObservationKey(viewer)) {
        throw trial.finding(viewer + " cannot know the difference between " + what
            + ", yet its key is another one when they are exchanged", match);
      }
      if (!original.isOver() && original.decision().hasPublicActions() && original.actionCount() != twin.actionCount()) {
        throw trial.finding("decision " + original.decision().kind() + " says that everybody can tell what is listed, but"
            + " it is something else when " + what + " are exchanged", match);
      }
    }
  }

  private static void equal(TrialMatch trial, Match match, Viewer viewer, String where, Match other, Perspective perspective) {
    if (other.search().observationKey(viewer) != perspective.observationKey()
        || other.search().privateObservationKey(viewer) != perspective.privateObservationKey()) {
      throw trial.finding("the key of what " + viewer + " knows is another one in " + where, match);
    }
    List<PastDecision> decisions = match.search().pastDecisions(viewer);
    if (!other.search().pastDecisions(viewer).equals(decisions) || !perspective.pastDecisions().equals(decisions)) {
      throw trial.finding("the decisions that " + viewer + " has seen are others in " + where + ": "
          + TextDifference.of("the match", lines(decisions), where, lines(other.search().pastDecisions(viewer))), match);
    }
  }

  private static String lines(List<PastDecision> decisions) {
    StringBuilder text = new StringBuilder();
    decisions.forEach(decision -> text.append(decision).append('\n'));
    return text.toString();
  }

  /** Checks that a viewer's key differs where it gets something else. */
  void hasDifferentKeys() {
    Map<String, Map<Long, String>> known = new HashMap<>();
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          String told = ViewerSnapshot.now(match, viewer);
          String before = known.computeIfAbsent(trial.setup().names() + " " + trial.setup().options() + " " + viewer,
              any -> new HashMap<>())
              .putIfAbsent(match.search().observationKey(viewer), told);
          if (before != null && !before.equals(told)) {
            throw trial.finding("one key stands for two positions that " + viewer + " can tell apart, so that the"
                + " state's open key leaves something out: " + TextDifference.of("one", before, "the other", told), match);
          }
        }
      });
    }
  }

  /** Checks the keys of a decision and of the positions after its different actions. */
  void hasDifferentKeysAfterDifferentActions() {
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        int choices = match.isOver() ? 0 : match.actionCount();
        Map<Viewer, Map<Long, String>> known = new HashMap<>();
        for (Viewer viewer : TrialMatch.observers(match)) {
          tellApart(trial, match, viewer, match, known.computeIfAbsent(viewer, any -> new HashMap<>()));
        }
        for (int i = 0; i < Math.min(MAX_ACTIONS, choices); i++) {
          Match next = Inspection.at(match, Inspection.state(match.copy()));
          next.play(i * choices / Math.min(MAX_ACTIONS, choices));
          for (Viewer viewer : TrialMatch.observers(match)) {
            tellApart(trial, match, viewer, next, known.get(viewer));
          }
        }
      });
    }
  }

  /** Checks that an asked viewer has one phase and one list of actions for one key, in any order. */
  void hasOneListForOneKey() {
    Map<String, Map<Long, String>> known = new HashMap<>();
    for (TrialMatch trial : trials.few()) {
      trial.walk((match, position) -> {
        if (!match.isOver()) {
          String list = match.phase() + "\n" + match.decision().kind() + "\n" + match.decision().actions().stream()
              .map(Action::notation).sorted().collect(Collectors.joining("\n"));
          String before = known.computeIfAbsent(trial.setup().names() + " " + trial.setup().options(), any -> new HashMap<>())
              .putIfAbsent(match.search().observationKey(match.actor()), list);
          if (before != null && !before.equals(list)) {
            throw trial.finding("one key of " + match.actor() + " stands for decisions with different actions: "
                + TextDifference.of("one", before, "the other", list), match);
          }
        }
      });
    }
  }

  private static void tellApart(TrialMatch trial, Match match, Viewer viewer, Match next, Map<Long, String> known) {
    String told = withoutOrder(ViewerSnapshot.now(next, viewer));
    String before = known.putIfAbsent(next.search().observationKey(viewer), told);
    if (before != null && !before.equals(told)) {
      throw trial.finding("one key stands for a decision and what an action leads to, or for what two lead to, although "
          + viewer + " can tell it apart: " + TextDifference.of("one", before, "the other", told), match);
    }
  }

  /**
   * Removes irrelevant details: which of several equal cards it is, and which thing of the same set was picked last.
   */
  private static String withoutOrder(String told) {
    return EQUAL.matcher(told).replaceAll("$1").lines().sorted().collect(Collectors.joining("\n"));
  }
}
