package games.kumite.kungfu.state;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;

/** Names for events: pieces and items by the ids of their terrain, ways by length and direction, what stands beside a figure. */
public final class Whereabouts {

  static final String TERRAIN = "terrain:";
  private static final long SOLID = Flag.BLOCK.bit() | Flag.LINEAR.bit();
  private static final String[] DIRECTIONS =
      {"east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"};
  private static final double EIGHTH = Math.PI / 4;

  private Whereabouts() {}

  /** Returns the id of a piece of scenery by its number, counted from 1. */
  public static String piece(GameState state, int number) {
    return number < 1 || number > state.board().pieces() ? TERRAIN + number : TERRAIN + state.board().piece(number - 1).id;
  }

  /** Returns the id of a scenic item by its number, counted from 1. */
  public static String item(GameState state, int number) {
    Board board = state.board();
    for (int i = 0; i < board.pieces(); i++) {
      if (board.item(i) == number - 1) {
        return TERRAIN + board.piece(i).item;
      }
    }
    return TERRAIN + number;
  }

  /** Returns the display name of a terrain, empty if an id is not that of one. */
  static String called(GameState state, String id) {
    String name = id.startsWith(TERRAIN) ? SceneryNames.of(state).of(id.substring(TERRAIN.length())) : "";
    return name.isEmpty() ? "" : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** Returns the id of an enemy in contact with a figure, else of a solid piece beside it, else a word for neither. */
  public static String beside(GameState state, int figure) {
    Figures figures = state.figures();
    Board board = state.board();
    long place = figures.place(figure);
    if (place == Place.NOWHERE) {
      return "open-ground";
    }
    for (int other = 0; other < figures.count(); other++) {
      if (figures.areEnemies(figure, other) && figures.isBody(other)
          && Gaps.inContact(board, place, figures.size(figure), figures.place(other), figures.size(other))) {
        return Figures.KIND + figures.name(other);
      }
    }
    for (int i = 0; i < board.pieces(); i++) {
      if (board.isThere(i) && board.piece(i).isAny(SOLID) && Gaps.isBeside(board.piece(i), place, figures.size(figure))) {
        return TERRAIN + board.piece(i).id;
      }
    }
    return "open-ground";
  }

  /** Returns the length of a way, in tenths of a millimetre. */
  public static int distance(long from, long to) {
    return (int) Math.round(Math.sqrt((double) Place.squared(from, to)));
  }

  /** Returns the number of the direction of a way, clockwise from east: north is smaller y (KF-RUL-15). */
  public static int direction(long from, long to) {
    double angle = StrictMath.atan2(Place.y(to) - Place.y(from), Place.x(to) - Place.x(from));
    return Math.floorMod((int) Math.round(angle / EIGHTH), DIRECTIONS.length);
  }

  /** Returns the word of one of the 24 directions: the time on a clock with 12 at north (KF-RUL-15). */
  public static String clockWord(int direction) {
    return (direction % 2 == 0 ? "hour-" : "half-past-") + Directions.hour(direction);
  }

  /** Returns the word of a direction of the compass. */
  public static String directionWord(int number) {
    return DIRECTIONS[number];
  }
}
