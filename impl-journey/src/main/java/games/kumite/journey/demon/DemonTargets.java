package games.kumite.journey.demon;

import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.GameState;
import org.jspecify.annotations.Nullable;

/** The pilgrim that demons hunt: T of the ledger. Stateless. */
public final class DemonTargets {

  private DemonTargets() {}

  /**
   * Returns Tripitaka, or the nearest conscious pilgrim while he is unconscious (JW-RUL-22) or demons are wild
   * (JW-RUL-87); the order of play decides ties.
   *
   * @param walk distances from the demon or the gate that asks
   * @return the pilgrim, {@link GameState#NOBODY} if none is conscious
   */
  static int of(GameState state, WalkingDistance walk) {
    return SpecialCards.isWildAttacks(state) ? nearest(state, walk) : landmark(state, walk);
  }

  /**
   * Returns the pilgrim to whom the order of demons and gates is measured: Tripitaka also while demons are wild (JW-RUL-87), or
   * the nearest conscious pilgrim while he is unconscious.
   */
  private static int landmark(GameState state, WalkingDistance walk) {
    int leader = state.definition().leader;
    return state.isConscious(leader) ? leader : nearest(state, walk);
  }

  private static int nearest(GameState state, WalkingDistance walk) {
    int nearest = GameState.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = state.inOrder(place);
      if (pilgrim != GameState.NOBODY && state.isConscious(pilgrim)) {
        int distance = distance(state, walk, pilgrim);
        if (distance < min) {
          min = distance;
          nearest = pilgrim;
        }
      }
    }
    return nearest;
  }

  /** Returns D from Tripitaka, null if he is unconscious. */
  static @Nullable WalkingDistance fromLeader(GameState state) {
    int leader = state.definition().leader;
    if (!state.isConscious(leader)) {
      return null;
    }
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.from(state.footing(leader), state.squares(), state.pose(leader), SpecialCards.passing(state));
    return walk;
  }

  /** Returns the quarry of a demon on the map. */
  public static int ofDemon(GameState state, int demon) {
    return of(state, fromDemon(state, demon));
  }

  /** Returns the quarry of the demons that appear at a gate. */
  public static int ofGate(GameState state, int gate) {
    return of(state, fromGate(state, gate));
  }

  /** Returns D from a gate to Tripitaka, or to the nearest pilgrim while he is unconscious, 0 if there is none. */
  public static int distanceFromGate(GameState state, int gate) {
    return toLandmark(state, fromGate(state, gate));
  }

  /** Returns the same from where distances are measured. */
  static int toLandmark(GameState state, WalkingDistance walk) {
    int landmark = landmark(state, walk);
    return landmark == GameState.NOBODY ? 0 : distance(state, walk, landmark);
  }

  /** Returns D from a demon on the map. */
  static WalkingDistance fromDemon(GameState state, int demon) {
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.from(state.footing(demon), state.squares(), state.pose(demon), SpecialCards.passing(state));
    return walk;
  }

  /** Returns D from a gate, which is measured from the squares around it (JW-RUL-85). */
  static WalkingDistance fromGate(GameState state, int gate) {
    WalkingDistance walk = new WalkingDistance(state.scene().ground);
    walk.around(state.scene().ground, state.squares(), state.square(gate), SpecialCards.passing(state));
    return walk;
  }

  /** Returns D to a pilgrim on the map. */
  static int distance(GameState state, WalkingDistance walk, int pilgrim) {
    return walk.to(state.footing(pilgrim), state.pose(pilgrim));
  }
}
