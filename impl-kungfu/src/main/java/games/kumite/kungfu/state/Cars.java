package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Chassis;
import java.util.Arrays;

/**
 * The cars that have moved, or in which a figure has sat, by their numbers (KF-RUL-130, KF-RUL-140). While there are none it
 * holds nothing. Confined to one thread.
 */
public final class Cars {

  /** No car. */
  public static final int NONE = -1;

  /** A cause of a car's motion. */
  public enum Motion {
    /** No cause. */
    PARKED,
    /** Its brake is gone (KF-RUL-140c). */
    ROLLING,
    /** A drunk driver sits in it (KF-RUL-130). */
    DRUNK,
    /** A figure that has set it in motion (KF-RUL-140e). */
    DRIVEN
  }

  private static final Motion[] MOTIONS = Motion.values();
  private static final int[] NO_DATA = {};
  private static final long[] NO_ITEMS = {};
  private static final Chassis[] NO_CHASSIS = {};
  private static final int PIECE = 0;
  private static final int MOTION = 1;
  private static final int TURN = 2;
  private static final int X = 3;
  private static final int Y = 4;
  private static final int STREAK = 5;
  private static final int STICKS = 6;
  private static final int MOVED = 7;
  private static final int ACTED = 8;
  private static final int WIRED = 9;
  private static final int DRIVER = 10;
  private static final int GANG = 11;
  private static final int STRIDE = 12;

  private int[] data;
  private long[] struck;
  private Chassis[] chassis;

  Cars() {
    data = NO_DATA;
    struck = NO_ITEMS;
    chassis = NO_CHASSIS;
  }

  Cars(Cars other) {
    data = other.data.length == 0 ? NO_DATA : other.data.clone();
    struck = other.struck.length == 0 ? NO_ITEMS : other.struck.clone();
    chassis = other.chassis.length == 0 ? NO_CHASSIS : other.chassis.clone();
  }

  /** Returns a key of all of them; how each was drawn is the board's. */
  long key() {
    return Keys.mix(Keys.mix(Keys.START, data, data.length), struck, struck.length);
  }

  /** Returns how many there are. */
  public int count() {
    return struck.length;
  }

  /** Returns the car that a piece is, {@link #NONE} if it never moved and no figure was in it. */
  public int of(int piece) {
    for (int car = 0; car < count(); car++) {
      if (get(car, PIECE) == piece) {
        return car;
      }
    }
    return NONE;
  }

  /** Returns the car that a piece is, parked where it was laid out if it is new. */
  public int at(Board board, int piece) {
    int known = of(piece);
    if (known != NONE) {
      return known;
    }
    int car = count();
    data = Arrays.copyOf(data, data.length + STRIDE);
    struck = Arrays.copyOf(struck, car + 1);
    chassis = Arrays.copyOf(chassis, car + 1);
    chassis[car] = Chassis.of(board.piece(piece).outline, board.width, board.height);
    set(car, PIECE, piece);
    set(car, X, chassis[car].middleX());
    set(car, Y, chassis[car].middleY());
    set(car, DRIVER, Figures.NOBODY);
    set(car, GANG, Figures.NEUTRAL);
    return car;
  }

  private int get(int car, int field) {
    return data[car * STRIDE + field];
  }

  private void set(int car, int field, int value) {
    data[car * STRIDE + field] = value;
  }

  /** Returns the number of its piece. */
  public int piece(int car) {
    return get(car, PIECE);
  }

  /** Returns the cause of its motion. */
  public Motion motion(int car) {
    return MOTIONS[get(car, MOTION)];
  }

  /** Sets the cause of its motion, which may be none. */
  public void motion(int car, Motion motion) {
    set(car, MOTION, motion.ordinal());
    if (motion == Motion.PARKED) {
      set(car, STREAK, 0);
      set(car, STICKS, 0);
    }
  }

  /** Returns whether it moves: it rolls, a drunk drives it, or a figure has set it in motion. */
  public boolean isMoving(int car) {
    return motion(car) != Motion.PARKED;
  }

  /** Returns how it was drawn. */
  public Chassis chassis(int car) {
    return chassis[car];
  }

  /** Returns by how many steps of 15 degrees it is turned. */
  public int turn(int car) {
    return get(car, TURN);
  }

  /** Returns the x of its middle, in half tenths. */
  public int x(int car) {
    return get(car, X);
  }

  /** Returns the y of its middle, in half tenths. */
  public int y(int car) {
    return get(car, Y);
  }

  /** Puts its middle somewhere, in half tenths, turned so. */
  public void put(int car, int turn, int x, int y) {
    set(car, TURN, turn);
    set(car, X, x);
    set(car, Y, y);
  }

  /** Returns in how many turns in a row it has been driven (KF-LOC-54c). */
  public int streak(int car) {
    return get(car, STREAK);
  }

  /** Records that it has been driven one turn more, with a number of sticks. */
  public void drivenOn(int car, int sticks) {
    set(car, STREAK, streak(car) + 1);
    set(car, STICKS, sticks);
  }

  /** Returns with how many sticks it was driven last. */
  public int sticks(int car) {
    return get(car, STICKS);
  }

  /** Returns how many sticks it has moved in this turn. */
  public int moved(int car) {
    return get(car, MOVED);
  }

  /** Records that it moves another stick. */
  public void move(int car) {
    set(car, MOVED, moved(car) + 1);
  }

  /** Returns whether its driver has acted in this turn (KF-LOC-55d). */
  public boolean hasActed(int car) {
    return get(car, ACTED) != 0;
  }

  /** Records that its driver acts. */
  public void act(int car) {
    set(car, ACTED, 1);
  }

  /** Returns whether it was hot-wired (KF-LOC-54b). */
  public boolean isWired(int car) {
    return get(car, WIRED) != 0;
  }

  /** Records that it is hot-wired. */
  public void wire(int car) {
    set(car, WIRED, 1);
  }

  /** Returns who has driven it last, {@link Figures#NOBODY} if no figure has. */
  public int driver(int car) {
    return get(car, DRIVER);
  }

  /** Returns the gang of the figure that has driven it last, {@link Figures#NEUTRAL} if none has. */
  public int gang(int car) {
    return get(car, GANG);
  }

  /** Records that a figure drives it. */
  public void drive(int car, int figure, int gang) {
    set(car, DRIVER, figure);
    set(car, GANG, gang);
    motion(car, Motion.DRIVEN);
  }

  /** Returns whether it has touched a scenic item in this turn (KF-RUL-140h). */
  public boolean hasStruck(int car, int item) {
    return (struck[car] >> item & 1) != 0;
  }

  /** Records that it touches a scenic item. */
  public void strike(int car, int item) {
    struck[car] |= 1L << item;
  }

  /** Records that a turn is over. */
  public void endTurn() {
    for (int car = 0; car < count(); car++) {
      set(car, MOVED, 0);
      set(car, ACTED, 0);
      struck[car] = 0;
    }
  }
}
