package games.kumite.journey.demon;

import games.kumite.journey.board.WalkingDistance.Passing;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.GameState;

/**
 * Face-up special demon cards and their effects on how demons move and choose (JW-GAT-08, JW-SDC-08, JW-SDC-09). Those that
 * bring demons are in {@link games.kumite.journey.gate.GateWords}; a guest lord leaves by
 * {@link games.kumite.journey.defeat.Removal#ofGuest} (JW-SDC-02). Stateless.
 */
public final class SpecialCards {

  private SpecialCards() {}

  /** Returns whether demons march through all but purple lines (JW-SDC-09). */
  public static boolean isPhaseMarch(GameState state) {
    return state.has(state.zones().special, EffectVerb.PHASE_MARCH);
  }

  /** Returns whether demons attack anyone they can, and Tripitaka is one of many targets (JW-SDC-08). */
  public static boolean isWildAttacks(GameState state) {
    return state.has(state.zones().special, EffectVerb.WILD_ATTACKS);
  }

  /** Returns the obstacles that D ignores at present. */
  public static Passing passing(GameState state) {
    return isPhaseMarch(state) ? Passing.ALL_BUT_PURPLE : Passing.NOTHING;
  }
}
