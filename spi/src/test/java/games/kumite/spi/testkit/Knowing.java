package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Observer;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Turn;
import games.kumite.spi.Inspection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Property 6, the keys of knowledge: equal where an observer is told the same, and different where it is told something
 * else; and the decisions made so far are the same wherever they are asked for. Looks past positions in which other
 * properties find something.
 */
final class Knowing {

  private static final int MAX_EXCHANGES = 4;
  private static final int WORLDS = 2;
  private static final int MAX_ACTIONS = 6;
  private static final Pattern EQUAL = Pattern.compile("(card:[\\w-]+)\\.\\d+");

  private final Trials trials;
  private final int samples;

  Knowing(Trials trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** In the match, its perspective, a resumed match, an imagined one, and where hidden things are exchanged. */
  void hasEqualKeys() {
    for (Trial trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        Match resumed = resumed(trial, match);
        for (Observer observer : Trial.observers(match)) {
          Perspective view = match.seenBy(observer);
          equal(trial, match, observer, "its perspective", match, view);
          openAlike(trial, match, observer);
          equal(trial, match, observer, "the resumed match", resumed, view);
          for (int seed = 0; seed < WORLDS; seed++) {
            Match world = view.imagine(RandomSource.seeded(seed));
            if (CanonicalText.now(view).equals(CanonicalText.now(world.seenBy(observer)))) {
              equal(trial, match, observer, "a match that it imagines", world, view);
            }
          }
          exchanged(trial, match, observer, position);
        }
      });
    }
  }

  /** Whether the match has listed the actions before or not. */
  private static void openAlike(Trial trial, Match match, Observer observer) {
    if (match.isOver() || !match.actor().equals(observer)) {
      return;
    }
    boolean isOpen = match.decision().isOpen();
    Match unlisted = match.copy();
    boolean before = ((Turn.Yours) unlisted.seenBy(observer).turn()).decision().isOpen();
    boolean after = match.choices() > 0 && ((Turn.Yours) match.seenBy(observer).turn()).decision().isOpen();
    if (before != isOpen || after != isOpen) {
      throw trial.finding("the perspective of " + observer + " says otherwise than the match whether everybody can tell what"
          + " is listed", match);
    }
  }

  private static Match resumed(Trial trial, Match match) {
    try {
      Match resumed = trial.game().resume(MatchRecord.parse(match.record().text()));
      return CanonicalText.of(resumed).equals(CanonicalText.of(match)) ? resumed : match;
    } catch (RuntimeException reportedElsewhere) {
      return match;
    }
  }

  private static void exchanged(Trial trial, Match match, Observer observer, int position) {
    Match original = Inspection.at(match, Inspection.state(match.copy()));
    SeededRandom random = new SeededRandom(trial.seed()).split("known " + position + observer);
    int number = Secrets.number(match, observer);
    for (Secrets.Exchange exchange : Secrets.exchanges(original, number, random, MAX_EXCHANGES)) {
      Match twin = Inspection.at(match, Inspection.state(match.copy()));
      String what = exchange.in(twin, number);
      if (!Told.by(original, observer).equals(Told.by(twin, observer))) {
        continue;
      }
      if (original.search().key(observer) != twin.search().key(observer) || original.search().privateKey(observer) != twin.search().privateKey(observer)) {
        throw trial.finding(observer + " cannot know the difference between " + what
            + ", yet its key is another one when they are exchanged", match);
      }
      if (!original.isOver() && original.decision().isOpen() && original.choices() != twin.choices()) {
        throw trial.finding("decision " + original.decision().kind() + " says that everybody can tell what is listed, but"
            + " it is something else when " + what + " are exchanged", match);
      }
    }
  }

  private static void equal(Trial trial, Match match, Observer observer, String where, Match other, Perspective view) {
    if (other.search().key(observer) != view.key() || other.search().privateKey(observer) != view.privateKey()) {
      throw trial.finding("the key of what " + observer + " knows is another one in " + where, match);
    }
    List<PastDecision> decisions = match.search().decisions(observer);
    if (!other.search().decisions(observer).equals(decisions) || !view.decisions().equals(decisions)) {
      throw trial.finding("the decisions that " + observer + " has seen are others in " + where + ": "
          + TextDifference.of("the match", lines(decisions), where, lines(other.search().decisions(observer))), match);
    }
  }

  private static String lines(List<PastDecision> decisions) {
    StringBuilder text = new StringBuilder();
    decisions.forEach(decision -> text.append(decision).append('\n'));
    return text.toString();
  }

  /** Where an observer is told something else, its key is another one. */
  void hasDifferentKeys() {
    Map<String, Map<Long, String>> known = new HashMap<>();
    for (Trial trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          String told = Told.now(match, observer);
          String before = known.computeIfAbsent(trial.setup().names() + " " + trial.setup().options() + " " + observer, any -> new HashMap<>())
              .putIfAbsent(match.search().key(observer), told);
          if (before != null && !before.equals(told)) {
            throw trial.finding("one key stands for two positions that " + observer + " can tell apart, so that the"
                + " state's open key leaves something out: " + TextDifference.of("one", before, "the other", told), match);
          }
        }
      });
    }
  }

  /** The same of a decision and of what its different actions lead to. */
  void hasDifferentKeysAfterDifferentActions() {
    for (Trial trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        int choices = match.isOver() ? 0 : match.choices();
        Map<Observer, Map<Long, String>> known = new HashMap<>();
        for (Observer observer : Trial.observers(match)) {
          tellApart(trial, match, observer, match, known.computeIfAbsent(observer, any -> new HashMap<>()));
        }
        for (int i = 0; i < Math.min(MAX_ACTIONS, choices); i++) {
          Match next = Inspection.at(match, Inspection.state(match.copy()));
          next.play(i * choices / Math.min(MAX_ACTIONS, choices));
          for (Observer observer : Trial.observers(match)) {
            tellApart(trial, match, observer, next, known.get(observer));
          }
        }
      });
    }
  }

  /** Whoever is asked has one phase and one list of actions for one key, in whatever order. */
  void hasOneListForOneKey() {
    Map<String, Map<Long, String>> known = new HashMap<>();
    for (Trial trial : trials.few()) {
      trial.walk((match, position) -> {
        if (!match.isOver()) {
          String list = match.phase() + "\n" + match.decision().kind() + "\n" + match.decision().actions().stream()
              .map(Action::notation).sorted().collect(Collectors.joining("\n"));
          String before = known.computeIfAbsent(trial.setup().names() + " " + trial.setup().options(), any -> new HashMap<>())
              .putIfAbsent(match.search().key(match.actor()), list);
          if (before != null && !before.equals(list)) {
            throw trial.finding("one key of " + match.actor() + " stands for decisions with different actions: "
                + TextDifference.of("one", before, "the other", list), match);
          }
        }
      });
    }
  }

  private static void tellApart(Trial trial, Match match, Observer observer, Match next, Map<Long, String> known) {
    String told = withoutOrder(Told.now(next, observer));
    String before = known.putIfAbsent(next.search().key(observer), told);
    if (before != null && !before.equals(told)) {
      throw trial.finding("one key stands for a decision and what an action leads to, or for what two lead to, although "
          + observer + " can tell it apart: " + TextDifference.of("one", before, "the other", told), match);
    }
  }

  /** Without what makes no difference: which of equal cards it is, and what was picked last of the same set. */
  private static String withoutOrder(String told) {
    return EQUAL.matcher(told).replaceAll("$1").lines().sorted().collect(Collectors.joining("\n"));
  }
}
