package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The effect of the ground on one move: how far it may go, its cost, and what it leaves of later ones (KF-RUL-31 to 33).
 *
 * @param figure the figure that moves
 * @param left the actions that are left, this one included
 * @param course the limits set by the moves before it
 * @param gait the kind of move
 */
record Terrain(int figure, int left, int course, Gait gait) {

  private static final int DOUBLE = 2;
  private static final long MAY_BE_ROUGH =
      Flag.GRAVEL.bit() | Flag.BROKEN.bit() | Flag.SHALLOW.bit() | Flag.PADDY.bit();
  private static final Refusal WOODS_AFTER_LONG = new Refusal("KF-RUL-32", "woods-after-long");
  private static final Refusal ROUGH_SLOW = new Refusal("KF-RUL-31", "rough-reduced");
  private static final Refusal TWO_ACTIONS = new Refusal("KF-RUL-33", "two-actions");
  private static final Refusal SWIM = new Refusal("KF-LOC-59b", "swims-short");

  /** Returns the stick that is laid down. */
  Stick stick(Fight fight) {
    return gait == Gait.LEAP || gait == Gait.SWING ? Stick.LONG : gait == Gait.LEVITATE || gait.isRound() ? Stick.MEDIUM
        : Strides.stick(fight.figures(), figure);
  }

  /** Returns how far the centre may travel, before the ground of the way is looked at. */
  int reach(Fight fight) {
    return reach(fight, Stick.LONG);
  }

  /** Returns the reach with no longer stick than this. */
  int reach(Fight fight, Stick longest) {
    Stick stick = stick(fight);
    Stick used = isReduced(fight) ? stick.shorter() : stick;
    used = used.compareTo(longest) > 0 ? longest : used;
    return (isCrowded(fight, figure) && gait != Gait.LEAP ? Stick.SHORT : used).reach(fight.figures().size(figure));
  }

  /** Returns whether a Crowd keeps a figure from going farther than S (KF-LOC-11a, KF-LOC-12a). */
  static boolean isCrowded(Fight fight, int figure) {
    return fight.isCrowded() && fight.get(Num.GUNSHOTS) == 0 && !Able.has(fight.figures(), figure, Trait.FLYING);
  }

  /** Returns the stick of a flight, a leap or a stroll of a figure where it may be in a Crowd (KF-LOC-11a). */
  static Stick amongOthers(Fight fight, int figure, Stick stick) {
    return isCrowded(fight, figure) ? Stick.SHORT : stick;
  }

  /** Returns whether earlier moves reduce this one: woods were touched, or it is the reserved one. */
  boolean isReduced(Fight fight) {
    return isOnGround(fight) && (Course.has(course, Course.WOODS) || Course.has(course, Course.RESERVED) && left == 1);
  }

  private boolean isOnGround(Fight fight) {
    return gait.isWalk() && !Able.has(fight.figures(), figure, Trait.FLYING); // KF-MOV-08, KF-TRT-47a
  }

  /** Returns the flags of the ground that the base touches on a straight way; nothing for what is off the ground. */
  long ground(Fight fight, long from, long to) {
    return isOnGround(fight)
        ? fight.board().groundOfWay(from, to, fight.figures().size(figure).radius()) : 0;
  }

  boolean isWoods(Fight fight, long ground) {
    return (ground & Flag.WOODS.bit()) != 0 && !has(fight, Trait.ONE_WITH_THE_LAND); // KF-LOC-15c
  }

  boolean isRough(Fight fight, long ground) {
    if ((ground & MAY_BE_ROUGH) == 0) {
      return false;
    }
    boolean isOfLand = has(fight, Trait.ONE_WITH_THE_LAND); // KF-TRT-52
    boolean isOfWater = has(fight, Trait.AMPHIBIOUS) || fight.figures().is(figure, Condition.WATERWALKING); // KF-TRT-04a, KF-TRT-77a
    return is(ground, Flag.GRAVEL) || is(ground, Flag.BROKEN) && !isOfLand
        || is(ground, Flag.SHALLOW) && !isOfWater // KF-LOC-59a, KF-TRT-04b
        || is(ground, Flag.PADDY) && !isOfLand && !isOfWater; // KF-LOC-42a
  }

  private boolean isDeep(Fight fight, long ground) {
    return is(ground, Flag.DEEP) && !has(fight, Trait.AMPHIBIOUS) && !fight.figures().is(figure, Condition.WATERWALKING);
  }

  static boolean is(long ground, Flag flag) {
    return (ground & flag.bit()) != 0;
  }

  private boolean has(Fight fight, Trait trait) {
    return Able.has(fight.figures(), figure, trait);
  }

  /** Returns why so long a move over this ground is refused, null if it may be made. */
  @Nullable Refusal refusal(Fight fight, long ground, int travelled) {
    Figures figures = fight.figures();
    if (travelled > Stick.SHORT.reach(figures.size(figure)) && isDeep(fight, ground)) {
      return SWIM;
    }
    boolean isWoods = isWoods(fight, ground);
    boolean isExtra = gait.isFree() || gait.isRound(); // no action is paid for it, and none reserved
    if (cost(fight, ground) > left && !isExtra) {
      return TWO_ACTIONS; // KF-MOV-05
    }
    Stick stick = stick(fight);
    boolean isLong = isLong(fight, travelled);
    if (stick == Stick.SHORT || !isWoods && !isRough(fight, ground)) {
      return null;
    }
    if (isWoods) { // KF-RUL-32: woods count if both are touched
      return isLong || Course.has(course, Course.LONG) ? WOODS_AFTER_LONG : null;
    }
    return isLong && (isExtra || left <= 1) ? ROUGH_SLOW : null; // KF-RUL-31
  }

  private boolean isLong(Fight fight, int travelled) {
    return travelled > stick(fight).shorter().reach(fight.figures().size(figure));
  }

  /** Returns how many actions a move over this ground costs. */
  int cost(Fight fight, long ground) {
    boolean isHard = isWoods(fight, ground) || isRough(fight, ground) || isReduced(fight);
    boolean isCrawl = fight.figures().is(figure, Condition.CRAWLING)
        || gait.isWalk() && Strides.isHalting(fight.figures(), figure);
    return isCrawl || isHard && stick(fight) == Stick.SHORT ? DOUBLE : 1; // KF-RUL-33
  }

  /** Returns the limits of later moves after a move over this ground. */
  int courseAfter(Fight fight, long ground, int travelled) {
    boolean isLong = isOnGround(fight) && isLong(fight, travelled);
    int after = course | Course.MOVED | (isLong ? Course.LONG : 0);
    if (isWoods(fight, ground)) {
      return after | Course.WOODS;
    }
    boolean reserves = isRough(fight, ground) && isLong && stick(fight) != Stick.SHORT;
    return after | (reserves ? Course.RESERVED : 0);
  }
}
