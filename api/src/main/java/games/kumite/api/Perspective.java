package games.kumite.api;

import games.kumite.api.random.RandomSource;
import java.util.List;
import java.util.Map;

/**
 * A match as one observer sees it at one moment: all that a bot gets.
 *
 * <p>Not a view of the match but a canonical copy of what this observer may know: no generator, no
 * history and no hidden value is in it, and it does not change when the match goes on. Used by one
 * thread at a time.
 */
public interface Perspective {

  /**
   * The game.
   *
   * @return the game
   */
  Game game();

  /**
   * Who looks.
   *
   * @return a seat of the match, or the spectator
   */
  Viewer viewer();

  /**
   * The seats of the match.
   *
   * @return an immutable list
   */
  List<Seat> seats();

  /**
   * Where the match is.
   *
   * @return the innermost phase
   */
  Phase phase();

  /**
   * What lies on the table.
   *
   * @return the table as the observer may see it
   */
  Table table();

  /**
   * What has happened since the match started (in a match without a record: nothing).
   *
   * @return the events as the observer may know them, an immutable list
   */
  List<Event> events();

  /**
   * What has happened since an earlier perspective of the same observer on the same match, at a cost of what is new.
   *
   * @param known how many {@link #events()} the earlier one had
   * @return the later ones, an immutable list; empty if an undo has taken back so many that there are none
   * @throws IllegalArgumentException if {@code known} is negative
   */
  default List<Event> events(int known) {
    if (known < 0) {
      throw new IllegalArgumentException("known must be at least 0, was " + known);
    }
    List<Event> all = events();
    return all.subList(Math.min(known, all.size()), all.size());
  }

  /**
   * What the match waits for.
   *
   * @return the observer's decision, or whom or what it waits for
   */
  Turn turn();

  /**
   * What is agreed for the match besides its seats.
   *
   * @return the value of every option of the game by the option's name, an immutable map; by default empty
   */
  default Map<String, Object> options() {
    return Map.of();
  }

  /**
   * A key of what the observer knows, as {@link MatchSearch#observationKey} has it.
   *
   * @return by default the key of the table
   */
  default long observationKey() {
    return Keys.of(table());
  }

  /**
   * A key of what the observer knows and not everybody, as {@link MatchSearch#privateObservationKey} has it.
   *
   * @return by default the key of the table
   */
  default long privateObservationKey() {
    return Keys.of(table());
  }

  /**
   * The decisions made so far, as the observer saw them; see {@link MatchSearch#pastDecisions} for which these are.
   *
   * @return an immutable list, the first decision first; by default empty
   */
  default List<PastDecision> decisions() {
    return List.of();
  }

  /**
   * Another match of the same game, seats and options, at its first decision: for bots that learn by playing. It has
   * nothing to do with this match, keeps no record, and costs less than one that is started from a setup.
   *
   * @param random where the match's chance comes from; equal sources give equal matches
   * @return a new match
   * @throws UnsupportedOperationException (by default) if this perspective cannot tell how its match was started
   */
  default Match newMatch(RandomSource random) {
    throw new UnsupportedOperationException("this perspective of " + game().id() + " starts no matches");
  }

  /**
   * A match that may be the real one for all this observer knows: what it cannot know is dealt again,
   * consistent with everything it has seen, and what comes is drawn again. It stands at the same
   * question as the match; in a priority window where somebody else is asked, one is asked who may be the
   * one. It has no record, so its own perspectives tell of no events: what happened in the real match is told here.
   * Whoever holds it sees everything in it.
   *
   * @param random where the hidden things and all later results come from; equal sources give equal
   *     matches
   * @return a new match, independent of this perspective
   */
  Match imagine(RandomSource random);
}
