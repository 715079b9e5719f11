package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
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
record TerrainEffect(int figure, int left, int course, MoveType gait) {

  private static final int DOUBLE = 2;
  private static final long MAY_BE_ROUGH =
      Flag.GRAVEL.bit() | Flag.BROKEN.bit() | Flag.SHALLOW.bit() | Flag.PADDY.bit();
  private static final Refusal WOODS_AFTER_LONG = new Refusal("KF-RUL-32", "woods-after-long");
  private static final Refusal ROUGH_SLOW = new Refusal("KF-RUL-31", "rough-reduced");
  private static final Refusal TWO_ACTIONS = new Refusal("KF-RUL-33", "two-actions");
  private static final Refusal SWIM = new Refusal("KF-LOC-59b", "swims-short");

  /** Returns the stick that is laid down. */
  Stick stick(GameState state) {
    return gait == MoveType.LEAP || gait == MoveType.SWING ? Stick.LONG : gait == MoveType.LEVITATE || gait.isRound() ? Stick.MEDIUM
        : MoveDistance.stick(state.figures(), figure);
  }

  /** Returns how far the centre may travel, before the ground of the way is looked at. */
  int reach(GameState state) {
    return reach(state, Stick.LONG);
  }

  /** Returns the reach with no longer stick than this. */
  int reach(GameState state, Stick longest) {
    Stick stick = stick(state);
    Stick used = isReduced(state) ? stick.shorter() : stick;
    used = used.compareTo(longest) > 0 ? longest : used;
    return (isCrowded(state, figure) && gait != MoveType.LEAP ? Stick.SHORT : used).reach(state.figures().size(figure));
  }

  /** Returns whether a Crowd keeps a figure from going farther than S (KF-LOC-11a, KF-LOC-12a). */
  static boolean isCrowded(GameState state, int figure) {
    return state.isCrowded() && state.get(Counters.GUNSHOTS) == 0 && !Capabilities.has(state.figures(), figure, Trait.FLYING);
  }

  /** Returns the stick of a flight, a leap or a stroll of a figure where it may be in a Crowd (KF-LOC-11a). */
  static Stick amongOthers(GameState state, int figure, Stick stick) {
    return isCrowded(state, figure) ? Stick.SHORT : stick;
  }

  /** Returns whether earlier moves reduce this one: woods were touched, or it is the reserved one. */
  boolean isReduced(GameState state) {
    return isOnGround(state) && (ActivationFlags.has(course, ActivationFlags.WOODS) || ActivationFlags.has(course, ActivationFlags.RESERVED) && left == 1);
  }

  private boolean isOnGround(GameState state) {
    return gait.isWalk() && !Capabilities.has(state.figures(), figure, Trait.FLYING); // KF-MOV-08, KF-TRT-47a
  }

  /** Returns the flags of the ground that the base touches on a straight way; nothing for what is off the ground. */
  long ground(GameState state, long from, long to) {
    return isOnGround(state)
        ? state.board().groundOfWay(from, to, state.figures().size(figure).radius()) : 0;
  }

  boolean isWoods(GameState state, long ground) {
    return (ground & Flag.WOODS.bit()) != 0 && !has(state, Trait.ONE_WITH_THE_LAND); // KF-LOC-15c
  }

  boolean isRough(GameState state, long ground) {
    if ((ground & MAY_BE_ROUGH) == 0) {
      return false;
    }
    boolean isOfLand = has(state, Trait.ONE_WITH_THE_LAND); // KF-TRT-52
    boolean isOfWater = has(state, Trait.AMPHIBIOUS) || state.figures().is(figure, Condition.WATERWALKING); // KF-TRT-04a, KF-TRT-77a
    return is(ground, Flag.GRAVEL) || is(ground, Flag.BROKEN) && !isOfLand
        || is(ground, Flag.SHALLOW) && !isOfWater // KF-LOC-59a, KF-TRT-04b
        || is(ground, Flag.PADDY) && !isOfLand && !isOfWater; // KF-LOC-42a
  }

  private boolean isDeep(GameState state, long ground) {
    return is(ground, Flag.DEEP) && !has(state, Trait.AMPHIBIOUS) && !state.figures().is(figure, Condition.WATERWALKING);
  }

  static boolean is(long ground, Flag flag) {
    return (ground & flag.bit()) != 0;
  }

  private boolean has(GameState state, Trait trait) {
    return Capabilities.has(state.figures(), figure, trait);
  }

  /** Returns why so long a move over this ground is refused, null if it may be made. */
  @Nullable Refusal refusal(GameState state, long ground, int travelled) {
    Figures figures = state.figures();
    if (travelled > Stick.SHORT.reach(figures.size(figure)) && isDeep(state, ground)) {
      return SWIM;
    }
    boolean isWoods = isWoods(state, ground);
    boolean isExtra = gait.isFree() || gait.isRound(); // no action is paid for it, and none reserved
    if (cost(state, ground) > left && !isExtra) {
      return TWO_ACTIONS; // KF-MOV-05
    }
    Stick stick = stick(state);
    boolean isLong = isLong(state, travelled);
    if (stick == Stick.SHORT || !isWoods && !isRough(state, ground)) {
      return null;
    }
    if (isWoods) { // KF-RUL-32: woods count if both are touched
      return isLong || ActivationFlags.has(course, ActivationFlags.LONG) ? WOODS_AFTER_LONG : null;
    }
    return isLong && (isExtra || left <= 1) ? ROUGH_SLOW : null; // KF-RUL-31
  }

  private boolean isLong(GameState state, int travelled) {
    return travelled > stick(state).shorter().reach(state.figures().size(figure));
  }

  /** Returns how many actions a move over this ground costs. */
  int cost(GameState state, long ground) {
    boolean isHard = isWoods(state, ground) || isRough(state, ground) || isReduced(state);
    boolean isCrawl = state.figures().is(figure, Condition.CRAWLING)
        || gait.isWalk() && MoveDistance.isHalting(state.figures(), figure);
    return isCrawl || isHard && stick(state) == Stick.SHORT ? DOUBLE : 1; // KF-RUL-33
  }

  /** Returns the limits of later moves after a move over this ground. */
  int courseAfter(GameState state, long ground, int travelled) {
    boolean isLong = isOnGround(state) && isLong(state, travelled);
    int after = course | ActivationFlags.MOVED | (isLong ? ActivationFlags.LONG : 0);
    if (isWoods(state, ground)) {
      return after | ActivationFlags.WOODS;
    }
    boolean reserves = isRough(state, ground) && isLong && stick(state) != Stick.SHORT;
    return after | (reserves ? ActivationFlags.RESERVED : 0);
  }
}
