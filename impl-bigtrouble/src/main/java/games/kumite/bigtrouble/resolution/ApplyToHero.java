package games.kumite.bigtrouble.resolution;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * The effect of a text on a single hero.
 *
 * @param effect the effect, whose word is a {@link HeroWord}
 * @param occasion the occasion of the effect
 * @param seat the affected seat
 */
record ApplyToHero(Effect effect, EffectContext occasion, int seat) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    InstantWord.of(effect).execution.execute(state, effect, occasion, seat);
  }
}
