package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Draw;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.Observer;
import games.kumite.api.Perspective;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Turn;
import games.kumite.spi.Inspection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Property 6, first half: the kit exchanges what an observer cannot know, and the observer's perspective
 * stays the same; and it holds neither chance nor history.
 */
final class Leaks {

  private static final int MAX_EXCHANGES = 12;
  private static final long TELLTALE_SEED = 8_271_828_459_045_235_361L;
  private static final List<String> ENGINE_SECRETS = List.of("Recorder", "RecordEntry", "RecordingRandom", "Teller", "Replay",
      "RecordWriter", "Retelling", "Original");

  private final Trials trials;
  private final int samples;

  Leaks(Trials trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Exchanges hidden things one pair at a time, then many. */
  void exchanged() {
    for (Trial trial : trials.all()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          SeededRandom random = new SeededRandom(trial.seed()).split("exchange " + position + observer);
          Match original = light(match);
          String before = text(original, observer);
          Match mixed = light(match);
          int number = Secrets.number(match, observer);
          List<Secrets.Exchange> pairs = Secrets.exchanges(original, number, random, MAX_EXCHANGES);
          for (Secrets.Exchange exchange : pairs) {
            Match twin = light(match);
            String what = exchange.in(twin, number);
            mightActIsPublic(trial, match, what, Inspection.mightAct(Inspection.state(original)),
                Inspection.mightAct(Inspection.state(twin)));
            same(trial, match, observer, what, before, text(twin, observer));
            exchange.in(mixed, number);
          }
          same(trial, match, observer, pairs.size() + " pairs of hidden things", before, text(mixed, observer));
        }
      });
    }
  }

  private static void mightActIsPublic(Trial trial, Match match, String what, int seats, int others) {
    if (seats != others) {
      throw trial.finding("who might act in window " + match.decision().kind() + " must not depend on anything hidden, but"
          + " it is another when " + what + " are exchanged: seats " + Integer.toBinaryString(seats) + " instead of "
          + Integer.toBinaryString(others), match);
    }
  }

  /** A match in the same position without a history. */
  private static Match light(Match match) {
    return Inspection.at(match, Inspection.state(match.copy()));
  }

  /** All that an observer gets from a match, and what its perspective holds inside. */
  private static String text(Match match, Observer observer) {
    match.choices();
    String inside = CanonicalText.whole(match.seenBy(observer)); // before anything is asked
    String first = takenFirst(match.seenBy(observer)) + shownToTheBlind(match, observer);
    return first + Told.by(match, observer) + CanonicalText.now(match.seenBy(observer)) + "held inside: " + inside;
  }

  /** What a {@link games.kumite.api.bot.BlindBot} would get, and what that holds inside. */
  private static String shownToTheBlind(Match match, Observer observer) {
    return match.isOver() || !match.actor().equals(observer) ? ""
        : "shown alone: " + CanonicalText.ofValue(match.decision().actions());
  }

  /** What a decision says before anything else is asked of a perspective. */
  private static String takenFirst(Perspective view) {
    if (!(view.turn() instanceof Turn.Yours yours)) {
      return "";
    }
    Decision decision = yours.decision();
    return "taken first: " + decision.kind() + " " + decision.number() + " " + decision.leading() + " "
        + decision.isGroup() + " " + decision.actions().stream().map(Action::notation).toList() + " of " + view.phase() + "\n";
  }

  /** What a perspective says is what the match says. */
  void agree() {
    for (Trial trial : trials.all()) {
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          Perspective view = match.seenBy(observer);
          String ofMatch = Told.by(match, observer);
          String ofView = Told.by(view);
          if (!ofMatch.equals(ofView)) {
            throw trial.finding("the perspective of " + observer + " says something else than the match: "
                + TextDifference.of("the match", ofMatch, "the perspective", ofView), match);
          }
        }
      });
    }
  }

  private static void same(Trial trial, Match match, Observer observer, String what, String before, String after) {
    if (!before.equals(after)) {
      throw trial.finding(observer + " cannot know the difference between " + what
          + ", yet sees something else when they are exchanged: "
          + TextDifference.of("as it is", before, "exchanged", after), match);
    }
  }

  /** Walks all that can be reached from a perspective. */
  void holdNoChance() {
    Set<Object> entered = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Trial few : trials.few()) {
      Trial trial = new Trial(few.game(), few.setup(), TELLTALE_SEED);
      trial.walk(trial.sampled(samples), (match, position) -> {
        for (Observer observer : Trial.observers(match)) {
          holdsNoChance(trial, match, observer, match.seenBy(observer), entered);
        }
      });
    }
  }

  private static void holdsNoChance(Trial trial, Match match, Observer observer, Perspective view, Set<Object> entered) {
    ObjectGraph graph = ObjectGraph.of(List.of(view, view.turn(), view.events(), view.decisions(), view.table()),
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
        throw trial.finding("the perspective of " + observer + " holds " + (isChance ? "the seed or a source of chance"
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
