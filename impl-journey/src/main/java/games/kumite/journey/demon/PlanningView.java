package games.kumite.journey.demon;

import games.kumite.journey.board.MoveRules;
import games.kumite.journey.board.Obstacles;
import games.kumite.journey.board.PoseDistances;
import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Occupancy;
import org.jspecify.annotations.Nullable;

/**
 * The options of a demon at one moment of a match, from any pose. Answers of the state are computed once and serve
 * every plan that is compared. The floods back from the goals begin when the first plan asks, and go only as far as
 * needed.
 */
final class PlanningView {

  private final GameState state;
  private final int demon;
  private final int quarry;
  /** The base where it may end a move. */
  private final BasePoses footing;
  /** The base where it may pass. */
  private final BasePoses passing;
  private final Obstacles standing;
  private final Obstacles inTheWay;
  private final boolean isMarching;
  private final WalkingDistance walk;
  private @Nullable PoseDistances onward;
  private @Nullable PoseDistances nearest;
  private @Nullable PoseDistances direct;
  private @Nullable PoseDistances past;

  /** MV. */
  final int move;
  /** The MV of a Move that it may make now: 0 if a condition keeps it from moving. */
  final int stride;
  /** Whether it may attack at all. */
  final boolean isAble;
  /** Whether Wild Attacks is face up. */
  final boolean isWild;
  /** The pilgrims that it hits from each pose. */
  final AttackCoverage hits;
  /** Its preference among targets. */
  final Preference preference;
  /** The MV that remain to the goal after the last approach, {@link #NO_WAY} if no way is known. */
  int rest;
  /** MV of the last approach. */
  int cost;

  /** The value in place of the MV to a goal to which there is no way. */
  static final int NO_WAY = (1 << 13) - 1;
  private static final int ANYBODY = -1;

  /**
   * Creates the outlook of a demon that is on the map or about to come.
   *
   * @param quarry the pilgrim that it hunts
   */
  PlanningView(GameState state, int demon, int quarry) {
    this.state = state;
    this.demon = demon;
    this.quarry = quarry;
    Ground ground = state.scene().ground;
    Occupancy squares = state.squares();
    isMarching = SpecialCards.isPhaseMarch(state);
    isWild = SpecialCards.isWildAttacks(state);
    isAble = !Conditions.bars(state, demon, Deed.ATTACK); // JW-RUL-44
    move = ActivationProgress.move(state, demon);
    stride = ActivationProgress.moves(state, demon, 1);
    footing = state.footing(demon);
    passing = isMarching ? MoveRules.MARCH.footing(state, demon) : footing;
    standing = Obstacles.all(ground, squares, demon);
    inTheWay = isMarching ? Obstacles.nothing() : standing; // JW-SDC-09
    walk = new WalkingDistance(ground);
    walk.from(state.footing(quarry), squares, state.pose(quarry), SpecialCards.passing(state));
    hits = AttackCoverage.ofAll(state, demon, standing);
    preference = new Preference(state);
  }

  /** Creates an empty flood over the poses through which the demon can move. */
  PoseDistances flood() {
    return new PoseDistances(passing, inTheWay);
  }

  /** Returns D from a pose to the quarry. */
  int distance(int pose) {
    return walk.to(footing, pose);
  }

  /** Returns whether the quarry is among targets. */
  boolean isAmong(int targets) {
    return (targets >> quarry & 1) != 0;
  }

  /** Returns whether a move may end in a pose that it may pass. */
  boolean mayEnd(int pose) {
    return !isMarching || footing.isPossible(pose) && standing.leaves(footing, pose);
  }

  /**
   * Returns the end of a move toward the quarry: nearest to a pose from which it can be hit, by ways past the present
   * figures (level 1). If there is none, by ways that only tokens and the quarry block (level 2); if there is none,
   * where D is least. Sets {@link #rest} and {@link #cost}.
   */
  int approach(int start, int points) {
    PoseDistances goals = direct();
    int whole = goals.back(start);
    if (whole == PoseDistances.NONE) {
      goals = past();
      whole = goals.back(start);
    } else if (!isMarching) {
      return descend(goals, start, whole, Math.min(whole, points));
    }
    return whole == PoseDistances.NONE ? roam(start, points) : search(goals, start, points);
  }

  /**
   * Sets {@link #rest} and {@link #cost} like {@link #approach}, for callers that do not need its end.
   *
   * @param most the greatest key of a move that is of interest
   * @return whether that of the approach is at most that
   */
  boolean measure(int start, int points, long most) {
    int whole = direct().back(start);
    if (whole != PoseDistances.NONE && !isMarching) {
      cost = Math.min(whole, points);
      rest = whole - cost;
      return PlanSortKeys.move(rest, cost) <= most;
    }
    int least = whole != PoseDistances.NONE ? whole : past().back(start); // each MV brings it nearer by 1 at best
    int paid = Math.min(least, points);
    if (least != PoseDistances.NONE && PlanSortKeys.move(least - paid, paid) > most) {
      return false;
    }
    approach(start, points);
    return PlanSortKeys.move(rest, cost) <= most;
  }

  /** Follows cheapest ways only, since every step on one brings the goal nearer by one. */
  private int descend(PoseDistances goals, int start, int whole, int steps) {
    PoseDistances onward = onward();
    onward.down(goals, start, steps);
    rest = whole - steps;
    cost = steps;
    long best = Long.MAX_VALUE;
    for (int i = onward.size() - 1; i >= 0 && onward.cost(onward.pose(i)) == steps; i--) {
      best = Math.min(best, PlanSortKeys.nearest(distance(onward.pose(i)), onward.pose(i)));
    }
    return PlanSortKeys.pose(best);
  }

  /** Searches poses in reach, for a goal whose way cannot be taken at present. */
  private int search(PoseDistances goals, int start, int points) {
    PoseDistances onward = onward();
    onward.from(start, points);
    rest = PoseDistances.NONE;
    for (int i = 0; i < onward.size(); i++) { // cheapest first
      int pose = onward.pose(i);
      if (goals.cost(pose) < rest && mayEnd(pose)) {
        rest = goals.cost(pose);
        cost = onward.cost(pose);
      }
    }
    long best = Long.MAX_VALUE;
    for (int i = onward.size() - 1; i >= 0 && onward.cost(onward.pose(i)) >= cost; i--) {
      int pose = onward.pose(i);
      if (onward.cost(pose) == cost && goals.cost(pose) == rest && mayEnd(pose)) {
        best = Math.min(best, PlanSortKeys.nearest(distance(pose), pose));
      }
    }
    return PlanSortKeys.pose(best);
  }

  private int roam(int start, int points) {
    PoseDistances onward = onward();
    onward.from(start, points);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < onward.size(); i++) {
      int pose = onward.pose(i);
      if (mayEnd(pose)) {
        best = Math.min(best, PlanSortKeys.roam(distance(pose), onward.cost(pose), pose));
      }
    }
    rest = NO_WAY;
    cost = onward.cost(PlanSortKeys.pose(best));
    return PlanSortKeys.pose(best);
  }

  /** Returns whether a pilgrim can be attacked after a move of at most a given MV. */
  boolean isNearAnybody(int start, int points) {
    PoseDistances made = nearest;
    if (made == null) {
      made = goals(inTheWay, standing, hits, ANYBODY);
      nearest = made;
    }
    return made.isWithin(start, points);
  }

  private PoseDistances onward() {
    PoseDistances made = onward;
    if (made == null) {
      made = flood();
      onward = made;
    }
    return made;
  }

  private PoseDistances direct() {
    PoseDistances made = direct;
    if (made == null) {
      made = goals(inTheWay, standing, hits, 1 << quarry);
      direct = made;
    }
    return made;
  }

  private PoseDistances past() {
    PoseDistances made = past;
    if (made == null) {
      Obstacles few = Obstacles.onlyOf(footing.ground(), state.squares(), quarry);
      made = goals(isMarching ? Obstacles.nothing() : few, few, AttackCoverage.ofOne(state, demon, few, quarry), ANYBODY);
      past = made;
    }
    return made;
  }

  private PoseDistances goals(Obstacles between, Obstacles there, AttackCoverage from, int wanted) {
    PoseDistances goals = new PoseDistances(passing, between);
    for (int i = 0; i < from.size(); i++) {
      if ((from.at(from.pose(i)) & wanted) != 0 && there.leaves(footing, from.pose(i))) {
        goals.addGoal(from.pose(i));
      }
    }
    return goals;
  }
}
