package games.kumite.api;

import games.kumite.api.random.RandomSource;
import java.util.List;
import java.util.Map;

/**
 * A match as one viewer knows it at one moment: all that a bot gets.
 *
 * <p>A perspective is a copy and not a view. It holds no random source, no history and no hidden value, and it does not
 * change when the match continues. It is used by one thread at a time.
 */
public interface Perspective {

  /**
   * Returns the game.
   *
   * @return the game
   */
  Game game();

  /**
   * Returns the seat or spectator whose perspective this is.
   *
   * @return a seat of the match, or the spectator
   */
  Viewer viewer();

  /**
   * Returns the seats.
   *
   * @return an immutable list in playing order
   */
  List<Seat> seats();

  /**
   * Returns the current phase.
   *
   * @return the innermost phase
   */
  Phase phase();

  /**
   * Returns what the viewer can see.
   *
   * @return the table
   */
  Table table();

  /**
   * Returns the events so far, as far as the viewer may know them.
   *
   * @return an immutable list; empty in a match without a record
   */
  List<Event> events();

  /**
   * Returns the events after a position. The cost depends only on the number of new events.
   *
   * @param position the number of {@link #events()} in an earlier perspective of the same viewer on the same match
   * @return an immutable list of the later events; empty if an undo has left fewer events than that
   * @throws IllegalArgumentException if {@code position} is negative
   */
  default List<Event> events(int position) {
    if (position < 0) {
      throw new IllegalArgumentException("position must be at least 0, was " + position);
    }
    List<Event> all = events();
    return all.subList(Math.min(position, all.size()), all.size());
  }

  /**
   * Returns what the match is waiting for.
   *
   * @return the viewer's own decision, or the seat or window that the match is waiting for
   */
  Turn turn();

  /**
   * Returns the value of every option of the game.
   *
   * @return an immutable map by the options' ids; by default empty
   */
  default Map<String, Object> options() {
    return Map.of();
  }

  /**
   * Returns a key of what the viewer knows, as {@link MatchSearch#observationKey} defines it.
   *
   * @return by default the key of the table
   */
  default long observationKey() {
    return Keys.of(table());
  }

  /**
   * Returns a key of what only the viewer knows, as {@link MatchSearch#privateObservationKey} defines it.
   *
   * @return by default the key of the table
   */
  default long privateObservationKey() {
    return Keys.of(table());
  }

  /**
   * Returns the decisions made so far, as the viewer saw them. See {@link MatchSearch#pastDecisions} for which
   * decisions are included.
   *
   * @return an immutable list, the first decision first; by default empty
   */
  default List<PastDecision> pastDecisions() {
    return List.of();
  }

  /**
   * Starts an unrelated match of the same game, seats and options, for self-play. The new match is at its first
   * decision, keeps no record, and starts faster than a match from a setup.
   *
   * @param random the random source of the new match; equal sources give equal matches
   * @return a new match
   * @throws UnsupportedOperationException (by default) if this perspective cannot start new matches
   */
  default Match newMatch(RandomSource random) {
    throw new UnsupportedOperationException("this perspective of " + game().id() + " starts no matches");
  }

  /**
   * Returns a match that is consistent with everything the viewer knows; hidden information is dealt again. Future
   * results are drawn again as well. The imagined match is at the same decision as the real one. If another seat is
   * asked in a priority window, the imagined match asks one of the seats that the viewer cannot rule out. It has no
   * record, so its own perspectives have no events; the events of the real match are in this perspective. Everything in
   * an imagined match is visible to the program that holds it.
   *
   * @param random the random source of the hidden information and of all later results; equal sources give equal
   *     matches
   * @return a new match, independent of this perspective
   */
  Match imagine(RandomSource random);
}
