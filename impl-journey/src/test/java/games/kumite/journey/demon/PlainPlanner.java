package games.kumite.journey.demon;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.Sight;
import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The ledger's pseudocode of a demon's plan, written down word by word: every candidate is made, each with floods of its
 * own, the miniature is put in every pose that is looked at, and lists are sorted. Slow.
 */
final class PlainPlanner {

  private static final int FAR = 10_000;

  private final GameState state;
  private final int demon;
  private final int quarry;
  private final int move;
  private final BasePoses footing;
  private final BasePoses passing;
  private final boolean isMarching;
  private final boolean isWild;
  private int rest;

  PlainPlanner(GameState state, int demon, int quarry, int move) {
    this.state = state;
    this.demon = demon;
    this.quarry = quarry;
    this.move = move;
    isMarching = SpecialCards.isPhaseMarch(state);
    isWild = SpecialCards.isWildAttacks(state);
    footing = state.footing(demon);
    passing = isMarching ? state.scene().marching(state.definition().figure(demon).shape) : footing;
  }

  private record Candidate(int priority, int pose, int attacks, int hits, List<Integer> weakness, int cost,
      int distance, int closing, int sets) {

    Candidate(int priority, int pose, int attacks, int hits, List<Integer> weakness, int cost, int distance, int closing) {
      this(priority, pose, attacks, hits, weakness, cost, distance, closing, 0);
    }

    /** With all sets of pilgrims that candidates with the same key hit. */
    Candidate among(List<Candidate> all) {
      int equal = all.stream().filter(other -> other.key().equals(key())).mapToInt(other -> 1 << other.hits)
          .reduce(0, (one, other) -> one | other);
      return new Candidate(priority, pose, attacks, hits, weakness, cost, distance, closing, equal);
    }

    /** The sort key of its priority without pose order. */
    List<Integer> key() {
      List<Integer> key = new ArrayList<>(List.of(priority, -weakness.size()));
      key.addAll(weakness);
      key.addAll(priority == 2 ? List.of(-attacks, distance, cost) : List.of(-attacks, cost, distance));
      return key;
    }
  }

  Plan plan(int start, int points, int d0, boolean mayAttack) {
    Candidate plan = best(start, points, d0, mayAttack);
    if (plan != null) {
      return new Plan(PlanPriority.values()[plan.priority() - 1], plan.pose(), moves(plan.cost()), plan.attacks(),
          plan.hits(), plan.closing(), plan.sets());
    }
    int end = approach(start, points);
    return end == start ? Plan.NOTHING
        : new Plan(PlanPriority.APPROACH, end, moves(reach(start, move * points, state).get(end)), 0, 0, Pose.NONE, 0);
  }

  /** The value of a pose to appear in, element by element: the smallest is the best. */
  List<Integer> value(int pose, int points) {
    int distance = distance(pose);
    Candidate plan = best(pose, points, distance, true);
    List<Integer> value = new ArrayList<>();
    if (plan != null) {
      value.addAll(plan.key());
    } else {
      int end = approach(pose, points);
      value.addAll(List.of(4, rest, reach(pose, move * points, state).get(end)));
    }
    value.addAll(List.of(distance, pose));
    return value;
  }

  private @Nullable Candidate best(int start, int points, int d0, boolean mayAttack) {
    List<Candidate> candidates = new ArrayList<>();
    if (mayAttack) {
      reach(start, move * points, state).forEach((pose, cost) -> candidates(pose, cost, points, d0, candidates));
    }
    return candidates.stream().min(Comparator.comparing(Candidate::key, PlainPlanner::compare)
        .thenComparingInt(Candidate::pose)).map(plan -> plan.among(candidates)).orElse(null);
  }

  /** Element by element. */
  static int compare(List<Integer> one, List<Integer> other) {
    return Arrays.compare(one.toArray(Integer[]::new), other.toArray(Integer[]::new));
  }

  private int moves(int cost) {
    return (cost + move - 1) / move;
  }

  private void candidates(int pose, int cost, int points, int d0, List<Candidate> candidates) {
    int hits = hits(pose);
    int attacks = points - moves(cost);
    if (hits == 0 || attacks <= 0) {
      return;
    }
    List<Integer> weakness = new ArrayList<>();
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if ((hits >> pilgrim & 1) != 0) {
        weakness.add(state.figure(pilgrim, Counters.HEALTH));
      }
    }
    weakness.sort(null);
    int here = distance(pose);
    if (!isWild && (hits >> quarry & 1) != 0) {
      candidates.add(new Candidate(1, pose, attacks, hits, weakness, cost, here, Pose.NONE));
      return;
    }
    if (!isWild && here < d0) {
      candidates.add(new Candidate(2, pose, attacks, hits, weakness, cost, here, Pose.NONE));
    }
    for (int closing = 1; !isWild && closing < attacks; closing++) {
      int end = approach(pose, closing);
      if (distance(end) < d0) {
        candidates.add(new Candidate(2, pose, attacks - closing, hits, weakness, cost, distance(end), end));
      }
    }
    candidates.add(new Candidate(3, pose, attacks, hits, weakness, cost, here, Pose.NONE));
  }

  private int hits(int pose) {
    GameState there = state.copy();
    there.place(demon, pose);
    return AttackCoverage.now(there, demon);
  }

  private int distance(int pose) {
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.from(footing, state.squares(), pose,
        isMarching ? WalkingDistance.Passing.ALL_BUT_PURPLE : WalkingDistance.Passing.NOTHING);
    return walk.to(state.footing(quarry), state.pose(quarry));
  }

  /** Poses in which a move may end, with their cost. */
  private Map<Integer, Integer> reach(int start, int limit, GameState among) {
    Map<Integer, Integer> costs = new TreeMap<>(Map.of(start, 0));
    List<Integer> queue = new ArrayList<>(List.of(start));
    for (int i = 0; i < queue.size(); i++) {
      int pose = queue.get(i);
      int cost = costs.get(pose);
      for (int edge = 0; edge <= passing.turns() && cost < limit; edge++) {
        int to = edge(pose, edge, among);
        if (to != Pose.NONE && costs.putIfAbsent(to, cost + 1) == null) {
          queue.add(to);
        }
      }
    }
    costs.keySet().removeIf(pose -> !BasePlacement.canStand(footing, among.squares(), demon, pose));
    return costs;
  }

  private int edge(int pose, int edge, GameState among) {
    if (isMarching) {
      return edge == 0 ? passing.step(pose) : passing.turn(pose, edge - 1);
    }
    return edge == 0 ? BasePlacement.step(footing, among.squares(), demon, pose)
        : BasePlacement.turn(footing, among.squares(), demon, pose, edge - 1);
  }

  private int approach(int start, int count) {
    GameState empty = state.copy();
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      if (figure != demon && figure != quarry && empty.pose(figure) != Pose.NONE) {
        empty.place(figure, Pose.NONE);
      }
    }
    Map<Integer, Integer> reached = reach(start, move * count, state);
    for (GameState level : List.of(state, empty)) {
      Map<Integer, Integer> rests = new TreeMap<>();
      for (int pose : reached.keySet()) {
        int rest = rest(pose, level);
        if (rest < FAR) {
          rests.put(pose, rest);
        }
      }
      if (!rests.isEmpty()) {
        int end = rests.keySet().stream().min(Comparator.<Integer>comparingInt(rests::get)
            .thenComparingInt(reached::get).thenComparingInt(this::distance).thenComparingInt(pose -> pose))
            .orElseThrow();
        rest = rests.get(end);
        return end;
      }
    }
    rest = FAR;
    return reached.keySet().stream().min(Comparator.<Integer>comparingInt(this::distance)
        .thenComparingInt(reached::get).thenComparingInt(pose -> pose)).orElseThrow();
  }

  /** The least MV from a pose to one from which the quarry could be hit. */
  private int rest(int pose, GameState level) {
    int min = FAR;
    for (Map.Entry<Integer, Integer> reached : reach(pose, FAR, level).entrySet()) {
      GameState there = level.copy();
      there.place(demon, reached.getKey());
      long seen = Sight.hits(footing, there.squares(), reached.getKey(), state.definition().figure(demon).icon);
      min = (seen >> quarry & 1) != 0 ? Math.min(min, reached.getValue()) : min;
    }
    return min;
  }
}
