package games.kumite.kungfu.movement;

/** The things that have happened in an activation so far and limit what comes next: bits of a number. */
public final class ActivationFlags {

  private static final MoveType[] GAITS = MoveType.values();

  /** Nothing yet. */
  public static final int FRESH = 0;
  /** A move touched woods: all later moves are reduced (KF-RUL-32). */
  public static final int WOODS = 1;
  /** A course in which one action is reserved for a reduced move (KF-RUL-31). */
  public static final int RESERVED = 1 << 1;
  /** A move was longer than the reduced stick, so woods cannot be entered any more (KF-RUL-32). */
  public static final int LONG = 1 << 2;
  /** A move was made (KF-TRT-64a). */
  public static final int MOVED = 1 << 3;
  /** The reserved move was made: it was the last action (KF-RUL-31). */
  public static final int SPENT = 1 << 4;
  /** The choice of a move whose end is asked next. */
  public static final int MOVING = 1 << 5;
  /** A hand-to-hand attack was chosen and its target is asked next. */
  public static final int ATTACKING = 1 << 6;
  /** The choice of a ranged attack whose target is asked next. */
  public static final int SHOOTING = 1 << 7;

  /** A bent move was chosen (D-18). */
  public static final int BENDING = 1 << 8;
  /** The end of a move: what contact it brings comes next (KF-RUL-85). */
  public static final int ARRIVED = 1 << 9;
  /** A back flip was chosen (KF-STU-04). */
  public static final int FLIPPING = 1 << 12;
  /** A die showed 1: the first action of a drunken fighter is a stagger (KF-TRT-22a). */
  public static final int DRUNK = 1 << 10;
  /** The choice of a move on which a shot is fired, and whose end is asked next (KF-TRT-51). */
  public static final int FIRING = 1 << 11;
  /** A step out of nowhere just before: an attack is an ambush if it is his very next action (KF-TRT-71c). */
  public static final int FROM_NOWHERE = 1 << 27;
  /** The Quivering Palm was announced (KF-TRT-57a). */
  public static final int PALM = 1 << 26;

  private static final int GAIT = 28;
  private static final int BOLTS = 13;
  private static final int MAX_BOLTS = 7;

  private ActivationFlags() {}

  /** Returns whether something has happened. */
  public static boolean has(int course, int bit) {
    return (course & bit) != 0;
  }

  /** Returns the random moves that come first, at most seven (KF-CPL-04b). */
  public static int bolts(int course) {
    return course >> BOLTS & MAX_BOLTS;
  }

  /** Returns the course with a number of random moves that come first. */
  public static int withBolts(int moves) {
    return Math.min(moves, MAX_BOLTS) << BOLTS;
  }

  /** Returns the course while the end of a move of this kind is asked. */
  public static int moving(int course, MoveType gait) {
    return course | MOVING | gait.ordinal() << GAIT;
  }

  /** Returns the course once the end has been chosen. */
  public static int chosen(int course) {
    return course & (1 << GAIT) - 1 & ~MOVING;
  }

  /** Returns the move whose end is asked. */
  static MoveType gait(int course) {
    return GAITS[course >>> GAIT];
  }
}
