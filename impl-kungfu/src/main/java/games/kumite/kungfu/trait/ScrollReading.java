package games.kumite.kungfu.trait;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The reading of enchantments from a scroll, by a figure that does not know them (KF-LOC-45c). */
public final class ScrollReading {

  private ScrollReading() {}

  /** Returns why a figure cannot use the spell of a trait now, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, Trait spell) {
    return Abilities.ALL.of(spell).refusal(state, figure, occasion(figure));
  }

  /** Uses it, and pays its cost: 1 Chi. */
  public static void use(GameState state, int figure, Trait spell) {
    Abilities.ALL.of(spell).use(state, figure, occasion(figure));
  }

  private static WindowContext occasion(int figure) {
    return new WindowContext(AbilityWindow.BETWEEN, figure, Figures.NOBODY, Figures.NOBODY);
  }
}
