package games.kumite.api.learn;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The encoding of matches as numbers, for programs that learn. It belongs to one game, setup and content, and all
 * matches of these share it. Immutable and thread-safe.
 */
public interface Encoding {

  /**
   * Returns the encoding of a match.
   *
   * @param match any match
   * @return the encoding
   * @throws UnsupportedOperationException if its game was not written with {@code kumite-spi} and offers none
   */
  static Encoding of(Match match) {
    return of(match, match.game());
  }

  /**
   * Returns the encoding of the match behind a perspective.
   *
   * @param perspective any perspective
   * @return the encoding
   * @throws UnsupportedOperationException if its game was not written with {@code kumite-spi} and offers none
   */
  static Encoding of(Perspective perspective) {
    return of(perspective, perspective.game());
  }

  private static Encoding of(Object encoded, Game game) {
    if (encoded instanceof Encodable known) {
      return known.encoding();
    }
    throw new UnsupportedOperationException(game.id() + " offers no encoding");
  }

  /**
   * Returns the length of an observation.
   *
   * @return the number of {@link #features}
   */
  int featureCount();

  /**
   * Returns the meaning of each number in an observation.
   *
   * @return an immutable list, created on access
   */
  List<Feature> features();

  /**
   * Returns a new observation of a viewer, to be filled from matches.
   *
   * @param viewer a seat of the setup, or {@link Viewer#spectator()}
   * @return a new observation, for one thread
   * @throws IllegalArgumentException if the setup has no such seat
   */
  Observation observation(Viewer viewer);

  /**
   * Returns the number of distinct action numbers.
   *
   * @return the exclusive bound of {@link #actionIndex}
   */
  int distinctActionCount();

  /**
   * Returns the number of an action.
   *
   * @param action an action of a match of this encoding
   * @return a number from 0 to {@link #distinctActionCount()} - 1; actions that differ only in a point share it
   * @throws IllegalArgumentException if the action belongs to another game or setup
   */
  int actionIndex(Action action);

  /**
   * Returns the notation of the actions with a number.
   *
   * @param number a number from 0 to {@link #distinctActionCount()} - 1
   * @return the notation, with {@code *} for the parts that the number leaves open
   * @throws IndexOutOfBoundsException if there is no such number
   */
  String notation(int number);

  /**
   * Returns the coordinates of an action's point, which its number leaves open.
   *
   * @param action an action of a match of this encoding
   * @return a new array in the unit of the notation: x and y, with the level in games with levels; empty for an action
   *     without a point
   * @throws IllegalArgumentException if the action belongs to another game or setup
   */
  int[] coordinates(Action action);

  /**
   * Returns the past decisions that a viewer knows of, as numbers. Together with the observation they are what the
   * viewer has learnt in the match, called information state in OpenSpiel. A match without a record knows those since
   * {@link games.kumite.api.MatchSearch#trackDecisions}.
   *
   * @param perspective a perspective on a match of this encoding
   * @return a new array with two numbers for each of {@link Perspective#pastDecisions}: the index of the seat, and the
   *     number of the action; -1 for an action that is hidden from the viewer or has no number, such as conceding
   * @throws IllegalArgumentException if the perspective belongs to another game or setup
   */
  int[] history(Perspective perspective);

  /**
   * Returns the grids of an observation: entries that lie in rows and columns, as on a board.
   *
   * @return an immutable list, by default empty
   */
  default List<FeatureGrid> grids() {
    return List.of();
  }

  /**
   * Returns the verbs with which actions begin. They include those of actions without a number, such as conceding.
   * Looks through all numbers.
   *
   * @return an immutable list in alphabetical order; empty if the game does not number its actions
   */
  default List<String> verbs() {
    return IntStream.range(0, distinctActionCount()).mapToObj(this::notation).map(Encoding::verb).distinct().sorted().toList();
  }

  private static String verb(String notation) {
    int end = 0;
    while (end < notation.length() && notation.charAt(end) != ' ' && notation.charAt(end) != '*') {
      end++;
    }
    return notation.substring(0, end);
  }

  /**
   * Returns the listed actions of a decision with a number.
   *
   * @param decision a decision of a match of this encoding
   * @param number any number
   * @return the actions in the order of the list: usually one, several if the number leaves a point open, none if the
   *     action is not legal now
   */
  default List<Action> actions(Decision decision, int number) {
    return decision.actions().stream().filter(action -> actionIndex(action) == number).toList();
  }

  /**
   * Marks the numbers of a decision's listed actions.
   *
   * @param decision a decision of a match of this encoding
   * @param mask the array to fill, at least {@link #distinctActionCount()} long: true for these numbers, false for all
   *     others
   */
  default void mask(Decision decision, boolean[] mask) {
    Arrays.fill(mask, false);
    for (Action action : decision.actions()) {
      mask[actionIndex(action)] = true;
    }
  }
}
