package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;

/** A word that applies to a space: the place that it names, or one of several of the player's choice. */
public interface PlacedWord {

  /**
   * Returns whether an effect would change something in a space.
   *
   * @param moved the seat of the hero that it moves, {@link GameState#NONE} if it moves none
   */
  boolean fits(GameState state, Effect effect, EffectContext on, int moved, int space);

  /** Carries out an effect in a space. */
  void executeAt(GameState state, Effect effect, EffectContext on, int moved, int space);

  /** Carries out an effect that fits no space: it has no effect. */
  default void executeNowhere(GameState state, Effect effect, EffectContext on) {}
}
