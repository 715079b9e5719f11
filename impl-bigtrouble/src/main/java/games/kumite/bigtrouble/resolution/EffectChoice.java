package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Question;

/**
 * A question of a text (DEC-31), to the player of the acting hero, or to the group if there is none. An only answer is taken
 * at once (BT-RUL-100).
 */
public interface EffectChoice extends Question<GameState> {

  /** Returns the occasion of the effect. */
  EffectContext occasion();

  @Override
  default int seat(GameState state) {
    return occasion().decider(state);
  }

  @Override
  default boolean isGroup() {
    return occasion().self() < 0;
  }

  @Override
  default boolean isAutoPlayed() {
    return true;
  }
}
