package games.kumite.journey.demon;

import games.kumite.journey.board.Confinement;
import games.kumite.journey.board.WalkingDistance;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.GameState;

/**
 * Demons and gates that take no part. Everything follows from the state and is asked again at the start of each
 * activation and draw (JW-RUL-79). Stateless.
 */
public final class Inactive {

  private Inactive() {}

  /** Returns whether a demon is not activated: inactive or paralyzed (JW-RUL-44). */
  public static boolean isSkipped(GameState state, int demon) {
    return Conditions.bars(state, demon, Deed.ALL) || isDemon(state, demon);
  }

  /** Returns whether a demon on the map is inactive: behind closed doors, held by the quest, or by Om Chant. */
  public static boolean isDemon(GameState state, int demon) {
    return OmChant.holds(state, demon, state.pose(demon)) || isDormant(state, demon)
        || !SpecialCards.isPhaseMarch(state) // JW-SDC-10
        && Confinement.isPossible(state)
        && Confinement.ofDemon(state, new WalkingDistance(state.scene().ground), demon);
  }

  /** Returns whether a gate is confined behind closed doors; Phase March is for demons alone. */
  public static boolean isGate(GameState state, int gate) {
    return Confinement.isPossible(state)
        && Confinement.ofGate(state, new WalkingDistance(state.scene().ground), gate);
  }

  /**
   * Returns whether a rule of the quest holds a demon until a door is broken or a pilgrim is inside; Phase March is
   * weaker.
   */
  public static boolean isDormant(GameState state, int demon) { // JW-RUL-89
    return state.callbacks().isDormant(state, demon);
  }
}
