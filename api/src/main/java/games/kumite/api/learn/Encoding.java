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
 * How matches of one game, setup and content are numbers to a program that learns. Immutable and thread-safe; matches
 * of the same setup share it.
 */
public interface Encoding {

  /**
   * The encoding of a match.
   *
   * @param match any match
   * @return what says where everything is
   * @throws UnsupportedOperationException if its game was not written with {@code kumite-spi} and offers none
   */
  static Encoding of(Match match) {
    return of(match, match.game());
  }

  /**
   * The encoding of what an observer sees.
   *
   * @param perspective any perspective
   * @return what says where everything is
   * @throws UnsupportedOperationException if its game was not written with {@code kumite-spi} and offers none
   */
  static Encoding of(Perspective perspective) {
    return of(perspective, perspective.game());
  }

  private static Encoding of(Object encoded, Game game) {
    if (encoded instanceof Encodable known) {
      return known.encoding();
    }
    throw new UnsupportedOperationException(game.id() + " offers no views of numbers");
  }

  /**
   * How long views are.
   *
   * @return the number of {@link #features}
   */
  int featureCount();

  /**
   * What is where in a view.
   *
   * @return an immutable list, made when somebody asks
   */
  List<Feature> features();

  /**
   * An empty view.
   *
   * @param viewer a seat of the setup, or {@link Viewer#spectator()}
   * @return a new view, for one thread
   * @throws IllegalArgumentException if there is no such seat
   */
  Observation observation(Viewer viewer);

  /**
   * How many numbers of actions there are.
   *
   * @return the bound of {@link #actionIndex}
   */
  int distinctActionCount();

  /**
   * The number of an action.
   *
   * @param action an action of a match of this encoding
   * @return 0 to {@link #distinctActionCount()} - 1; actions that differ in a point alone share it
   * @throws IllegalArgumentException if the action is of another game or setup
   */
  int actionIndex(Action action);

  /**
   * What has a number.
   *
   * @param number 0 to {@link #distinctActionCount()} - 1
   * @return an action's notation, with {@code *} for what the number leaves open
   * @throws IndexOutOfBoundsException if there is no such number
   */
  String notation(int number);

  /**
   * The verbs with which actions begin, those besides the numbered ones included, such as conceding. Looks through all
   * numbers.
   *
   * @return in alphabetical order, an immutable list; empty if the game does not number its actions
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
   * The listed actions of a decision that have a number.
   *
   * @param decision a decision of a match of this encoding
   * @param number any number
   * @return in the order of the list: one or, where it leaves a point open, several; none if none is legal now
   */
  default List<Action> actions(Decision decision, int number) {
    return decision.actions().stream().filter(action -> actionIndex(action) == number).toList();
  }

  /**
   * Marks the numbers of a decision's listed actions.
   *
   * @param decision a decision of a match of this encoding
   * @param mask where they are marked, at least {@link #distinctActionCount()} long: true for these, false for all others
   */
  default void mask(Decision decision, boolean[] mask) {
    Arrays.fill(mask, false);
    for (Action action : decision.actions()) {
      mask[actionIndex(action)] = true;
    }
  }
}
