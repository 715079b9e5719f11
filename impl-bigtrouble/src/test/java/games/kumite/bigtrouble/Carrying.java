package games.kumite.bigtrouble;

import games.kumite.bigtrouble.effect.ShippedWords;
import games.kumite.bigtrouble.item.AnyTimeWindow;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;

/**
 * A text is carried out with A as self, with which a {@link Scene} may begin.
 *
 * @param text the text
 */
record Carrying(String text) implements Step<GameState> {

  /** The moment before a phase at which items may be used. */
  static final Carrying ANY_TIME = new Carrying("");

  @Override
  public void run(GameState state) {
    if (text.isEmpty()) {
      AnyTimeWindow.open(state);
    } else {
      TextExecutor.execute(state, ShippedWords.ALL.effects(text), EffectContext.of(0));
    }
  }
}
