package games.kumite.api;

import games.kumite.api.random.RandomSource;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The questions that searching and learning programs ask of a match: keys of what observers know, past decisions, estimates,
 * and playing by the game's heuristic. Got from {@link Match#search}; used by the thread that uses the match.
 *
 * <p>Implementers answer what they know better than the defaults, which need nothing but the match.
 */
public interface MatchSearch {

  /**
   * Returns the match that is asked.
   *
   * @return the match
   */
  Match match();

  /**
   * Returns how many of the first listed actions a search has to consider; the same as {@code decision().leading()}, and cheaper.
   *
   * @return 1 to {@link Match#actionCount()}, or 0 if the match is over
   */
  default int searchActionCount() {
    return match().actionCount();
  }

  /**
   * Plays an action suggested by the game's heuristic, for realistic playouts. Not every action need come up.
   *
   * @param random where the choice comes from; not the match's own source
   * @return what was played; by default, and wherever the game says nothing, as in {@link Match#playRandom}
   * @throws IllegalActionException if the match is over
   */
  default Action playHeuristic(RandomSource random) {
    return match().playRandom(random);
  }

  /**
   * Returns how many rounds have begun, as the game counts them: turns of all, say, or days. Matches of one number stand at like
   * moments, and bots compare them there ({@link GameProperties#ROUND_END}).
   *
   * @return a number that never falls; by default 0
   */
  default int round() {
    return 0;
  }

  /**
   * Returns the game's estimate of a seat's prospects, for bots that look ahead and do not play to the end. Like everything
   * here it knows the whole match; a bot asks the matches that it imagines.
   *
   * @param seat one of {@link Match#seats()}
   * @return 0 (as good as lost) to 1 (as good as won); empty (by default) if the game offers no estimate
   */
  default OptionalDouble estimate(Seat seat) {
    return OptionalDouble.empty();
  }

  /**
   * Returns a key of what an observer knows now: equal for equal knowledge, in any match of one game and setup, also in one that
   * is resumed, copied or imagined, on every JVM; different where the observer's table, phase or turn differ. What was done
   * before and has left no trace on the table is not in it: {@link #pastDecisions} has that. For one key of the seat that is
   * asked the same actions are legal, but what has been picked in a selection leaves its list in an order of its own, so that
   * a table of values goes by {@linkplain Action#notation notations} or by the numbers of an {@link
   * games.kumite.api.learn.Encoding}.
   *
   * @param viewer one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return by default the key of the observer's table
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  default long observationKey(Viewer viewer) {
    return match().isOver() ? Keys.of(match().table(viewer))
        : Keys.mix(Keys.of(match().table(viewer)), match().actor().index());
  }

  /**
   * Returns a key of that part of an observer's knowledge that is not for all: its own hidden cards and numbers, and what else it
   * alone has seen. Cards that look alike count as one, and so do the cards of a hand in any order. Seats that hold the
   * like have the same key.
   *
   * @param viewer one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return such a key, with the promises of {@link #observationKey}; by default the key of the observer's table
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  default long privateObservationKey(Viewer viewer) {
    return Keys.of(match().table(viewer));
  }

  /**
   * Starts tracking which decisions are made, in a match without a record: see {@link #pastDecisions}. By
   * default, and in a match with a record, nothing needs to be done.
   */
  default void trackDecisions() {}

  /**
   * Returns the decisions made so far, as an observer saw them: all since the start of a match with a record; else those that
   * a perspective knew from which the match was imagined, and those since {@link #trackDecisions()}. A pass in a window and
   * a pick of a selection that is not complete are known to nobody but the seat itself.
   *
   * @param viewer one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return an immutable list, the first decision first; by default empty
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  default List<PastDecision> pastDecisions(Viewer viewer) {
    return List.of();
  }

  /**
   * Returns the last of {@link #pastDecisions}, at no cost that grows with their number.
   *
   * @param viewer one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return the decision, null if there is none
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  default @Nullable PastDecision lastDecision(Viewer viewer) {
    List<PastDecision> decisions = pastDecisions(viewer);
    return decisions.isEmpty() ? null : decisions.get(decisions.size() - 1);
  }
}
