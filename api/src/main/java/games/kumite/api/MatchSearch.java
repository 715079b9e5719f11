package games.kumite.api;

import games.kumite.api.random.RandomSource;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The part of a match that searching and learning programs use. It offers keys of what viewers know, past decisions,
 * estimates and heuristic playouts. {@link Match#search} returns it. It is used by the thread that uses the match.
 *
 * <p>The defaults need nothing but the match. Implementers override those that they can answer better.
 */
public interface MatchSearch {

  /**
   * Returns the match itself.
   *
   * @return the match
   */
  Match match();

  /**
   * Returns how many of the first listed actions a search has to consider; cheaper than {@code
   * decision().searchActionCount()}.
   *
   * @return a number from 1 to {@link Match#actionCount()}; 0 if the match is over
   */
  default int searchActionCount() {
    return match().actionCount();
  }

  /**
   * Plays an action suggested by the game's heuristic, for realistic playouts. Not every legal action need come up.
   *
   * @param random the random source of the choice; not the match's own
   * @return the action that was played; where the game has no heuristic, chosen as in {@link Match#playRandom}
   * @throws IllegalActionException if the match is over
   */
  default Action playHeuristic(RandomSource random) {
    return match().playRandom(random);
  }

  /**
   * Returns how many rounds have begun. The game defines its rounds, for example as a turn of every player or as a day.
   * Bots compare matches at the same point of the game by this number ({@link GameProperties#ROUND_END}).
   *
   * @return a number that never falls; by default 0
   */
  default int round() {
    return 0;
  }

  /**
   * Returns the game's estimate of a seat's prospects, from 0 (lost) to 1 (won). Bots use it in playouts that stop
   * before the end of the match. The estimate uses all information, even hidden information, so a bot asks for it in an
   * imagined match.
   *
   * @param seat one of {@link Match#seats()}
   * @return the estimate; empty (by default) if the game offers none
   */
  default OptionalDouble estimate(Seat seat) {
    return OptionalDouble.empty();
  }

  /**
   * Returns the {@linkplain #estimate estimates} of all seats; cheaper than one after the other where the prospects of one
   * seat follow from those of another.
   *
   * @return the estimates in the order of {@link Match#seats()}, the caller's own array; without elements if the game offers
   *     none
   */
  default double[] estimates() {
    List<Seat> seats = match().seats();
    double[] estimates = new double[seats.size()];
    for (int seat = 0; seat < estimates.length; seat++) {
      OptionalDouble estimate = estimate(seats.get(seat));
      if (estimate.isEmpty()) {
        return new double[0];
      }
      estimates[seat] = estimate.getAsDouble();
    }
    return estimates;
  }

  /**
   * Returns a 64-bit key of everything a viewer knows now. Equal knowledge has equal keys in any match of one game and
   * setup, on every JVM. That includes resumed, copied and imagined matches. The keys differ if the viewer's table,
   * phase or turn differ.
   *
   * <p>Past actions that have left no trace on the table are not included; {@link #pastDecisions} returns them. The key
   * of the seat that is asked determines its legal actions. After a partial selection, equal keys may have lists in a
   * different order. So index a table of values by {@linkplain Action#notation notations} or by the numbers of an
   * {@link games.kumite.api.learn.Encoding}.
   *
   * @param viewer the viewer: one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return the key; by default that of the viewer's table
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  default long observationKey(Viewer viewer) {
    return match().isOver() ? Keys.of(match().table(viewer))
        : Keys.mix(Keys.of(match().table(viewer)), match().actor().index());
  }

  /**
   * Returns a 64-bit key of what only this viewer knows: its hidden cards and numbers, and anything else that only it
   * has seen. Cards that look equal count as one card, and so do the cards of a hand in any order. Seats that hold
   * equal cards have equal keys.
   *
   * @param viewer the viewer: one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return the key, with the guarantees of {@link #observationKey}; by default that of the viewer's table
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  default long privateObservationKey(Viewer viewer) {
    return Keys.of(match().table(viewer));
  }

  /**
   * Starts tracking past decisions in a match without a record. See {@link #pastDecisions}. In a match with a record,
   * and by default, this does nothing.
   */
  default void trackDecisions() {}

  /**
   * Returns the decisions made so far, as a viewer saw them. A match with a record knows all decisions since its start.
   * An imagined match knows those that its perspective knew. Any match knows those since {@link #trackDecisions()}. A
   * pass in a window and an incomplete selection are known only to the seat itself.
   *
   * @param viewer the viewer: one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return an immutable list, the first decision first; by default empty
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  default List<PastDecision> pastDecisions(Viewer viewer) {
    return List.of();
  }

  /**
   * Returns the most recent past decision, or null if there is none. Its cost does not grow with the number of {@link
   * #pastDecisions}.
   *
   * @param viewer the viewer: one of {@link Match#seats()}, or {@link Viewer#spectator()}
   * @return the decision, or null
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  default @Nullable PastDecision lastDecision(Viewer viewer) {
    List<PastDecision> decisions = pastDecisions(viewer);
    return decisions.isEmpty() ? null : decisions.get(decisions.size() - 1);
  }
}
