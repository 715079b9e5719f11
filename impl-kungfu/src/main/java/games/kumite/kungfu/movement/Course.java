package games.kumite.kungfu.movement;

/** What has happened in an activation so far that limits what comes next: bits of a number. */
public final class Course {

  /** Nothing yet. */
  public static final int FRESH = 0;
  /** A move touched woods: all later moves are reduced (KF-RUL-32). */
  public static final int WOODS = 1;
  /** One action is reserved for a reduced move (KF-RUL-31). */
  public static final int RESERVED = 1 << 1;
  /** A move was longer than the reduced stick, so woods cannot be entered any more (KF-RUL-32). */
  public static final int LONG = 1 << 2;
  /** A move was made (KF-TRT-64a). */
  public static final int MOVED = 1 << 3;
  /** The reserved move was made: it was the last action (KF-RUL-31). */
  public static final int SPENT = 1 << 4;
  /** A move was chosen and its end is asked next. */
  public static final int MOVING = 1 << 5;
  /** A hand-to-hand attack was chosen and its target is asked next. */
  public static final int ATTACKING = 1 << 6;
  /** A ranged attack was chosen and its target is asked next. */
  public static final int SHOOTING = 1 << 7;

  private Course() {}

  /** Whether something has happened. */
  public static boolean has(int course, int bit) {
    return (course & bit) != 0;
  }
}
