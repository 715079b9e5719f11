package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.Inspection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Property 6, first half: the kit exchanges hidden information, and a viewer's perspective stays the same. A
 * perspective holds neither random sources nor history.
 */
final class PerspectiveProperty {

  private static final int MAX_EXCHANGES = 12;
  private static final long TELLTALE_SEED = 8_271_828_459_045_235_361L;
  private static final List<String> ENGINE_SECRETS = List.of("Recorder", "RecordEntry", "RecordingRandom", "Teller", "Replay",
      "RecordWriter", "Retelling", "Original");

  private final TrialMatches trials;
  private final int samples;

  PerspectiveProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Exchanges hidden things one pair at a time, then many. */
  void exchanged() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          SeededRandom random = new SeededRandom(trial.seed()).split("exchange " + position + viewer);
          Match original = light(match);
          String before = text(original, viewer);
          Match mixed = light(match);
          int number = Secrets.number(match, viewer);
          List<Secrets.Exchange> pairs = Secrets.exchanges(original, number, random, MAX_EXCHANGES);
          for (Secrets.Exchange exchange : pairs) {
            Match twin = light(match);
            String what = exchange.in(twin, number);
            mightActIsPublic(trial, match, what, Inspection.mightAct(Inspection.state(original)),
                Inspection.mightAct(Inspection.state(twin)));
            same(trial, match, viewer, what, before, text(twin, viewer));
            exchange.in(mixed, number);
          }
          same(trial, match, viewer, pairs.size() + " pairs of hidden things", before, text(mixed, viewer));
        }
      });
    }
  }

  private static void mightActIsPublic(TrialMatch trial, Match match, String what, int seats, int others) {
    if (seats != others) {
      throw trial.finding("who might act in window " + match.decision().kind() + " must not depend on anything hidden, but"
          + " it is another when " + what + " are exchanged: seats " + Integer.toBinaryString(seats) + " instead of "
          + Integer.toBinaryString(others), match);
    }
  }

  /** Returns a match in the same position without a history. */
  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }

  /** Returns everything that a viewer gets from a match, and what its perspective holds inside. */
  private static String text(Match match, Viewer viewer) {
    match.actionCount();
    String inside = CanonicalText.whole(match.perspective(viewer)); // before any other query
    String first = takenFirst(match.perspective(viewer)) + shownToTheBlind(match, viewer);
    return first + ViewerSnapshot.by(match, viewer) + CanonicalText.now(match.perspective(viewer)) + "held inside: " + inside;
  }

  /** Returns everything that a {@link games.kumite.api.bot.BlindBot} would get, and what that holds inside. */
  private static String shownToTheBlind(Match match, Viewer viewer) {
    return match.isOver() || !match.actor().equals(viewer) ? ""
        : "shown alone: " + CanonicalText.ofValue(match.decision().actions());
  }

  /** Returns a decision's content before any other query of a perspective. */
  private static String takenFirst(Perspective perspective) {
    if (!(perspective.turn() instanceof Turn.Yours yours)) {
      return "";
    }
    Decision decision = yours.decision();
    return "taken first: " + decision.kind() + " " + decision.number() + " " + decision.searchActionCount() + " "
        + decision.isGroup() + " " + decision.actions().stream().map(Action::notation).toList() + " of "
        + perspective.phase() + "\n";
  }

  /** Checks that a perspective agrees with the match. */
  void agree() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          Perspective perspective = match.perspective(viewer);
          String ofMatch = ViewerSnapshot.by(match, viewer);
          String ofView = ViewerSnapshot.by(perspective);
          if (!ofMatch.equals(ofView)) {
            throw trial.finding("the perspective of " + viewer + " says something else than the match: "
                + TextDifference.of("the match", ofMatch, "the perspective", ofView), match);
          }
        }
      });
    }
  }

  private static void same(TrialMatch trial, Match match, Viewer viewer, String what, String before, String after) {
    if (!before.equals(after)) {
      throw trial.finding(viewer + " cannot know the difference between " + what
          + ", yet sees something else when they are exchanged: "
          + TextDifference.of("as it is", before, "exchanged", after), match);
    }
  }

  /** Walks all objects reachable from a perspective. */
  void holdNoChance() {
    Set<Object> entered = Collections.newSetFromMap(new IdentityHashMap<>());
    for (TrialMatch few : trials.few()) {
      TrialMatch trial = new TrialMatch(few.game(), few.setup(), TELLTALE_SEED);
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          holdsNoChance(trial, match, viewer, match.perspective(viewer), entered);
        }
      });
    }
  }

  private static void holdsNoChance(TrialMatch trial, Match match, Viewer viewer, Perspective perspective, Set<Object> entered) {
    ObjectGraph graph = ObjectGraph.of(List.of(perspective, perspective.turn(), perspective.events(),
        perspective.pastDecisions(), perspective.table()),
        "perspective with turn, events, decisions, table: ", entered);
    for (Object object : graph.objects()) {
      Class<?> type = object.getClass();
      boolean isChance = object instanceof RandomSource && !type.isEnum()
          || object instanceof Number number && number.longValue() == TELLTALE_SEED
          || object instanceof String string && string.contains(String.valueOf(TELLTALE_SEED))
          || object instanceof long[] numbers && contains(numbers);
      boolean isHistory = object instanceof MatchRecord || object instanceof Draw
          || type.getName().startsWith("games.kumite.spi.") && ENGINE_SECRETS.contains(type.getSimpleName());
      if (isChance || isHistory) {
        throw trial.finding("the perspective of " + viewer + " holds " + (isChance ? "the seed or a source of chance"
            : "a part of the match's history") + ", a " + type.getName() + ", at " + graph.way(object), match);
      }
    }
  }

  private static boolean contains(long[] numbers) {
    for (long number : numbers) {
      if (number == TELLTALE_SEED) {
        return true;
      }
    }
    return false;
  }
}
