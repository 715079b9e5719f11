package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The reading of enchantments from a scroll, by a figure that does not know them (KF-LOC-45c). */
public final class ScrollReading {

  private ScrollReading() {}

  /** Returns why a figure cannot use the spell of a trait now, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, Trait spell) {
    return ability(spell).refusal(state, figure, occasion(figure));
  }

  /** Uses it, and pays its cost: 1 Chi. */
  public static void use(GameState state, int figure, Trait spell) {
    AnyMomentAbility ability = ability(spell);
    ability.use(state, figure, occasion(figure), state.actions().of(ability.word(),
        FigureNames.of(state.figures(), figure)));
  }

  private static WindowContext occasion(int figure) {
    return new WindowContext(AbilityWindow.BETWEEN, figure, Figures.NOBODY, Figures.NOBODY);
  }

  private static AnyMomentAbility ability(Trait spell) {
    return switch (spell) {
      case ARROW_SANCTUARY -> Enchantment.ARROW_SANCTUARY;
      case CALL_THE_MONSOON -> Enchantment.CALL_THE_MONSOON;
      case SPIRIT_WARD -> Enchantment.SPIRIT_WARD;
      case WATER_WALL -> Enchantment.WATER_WALL;
      case WATERWALK -> Enchantment.WATERWALK;
      case AURA_OF_DEATH -> Aura.DEATH;
      default -> throw new IllegalArgumentException(spell + " is no enchantment");
    };
  }
}
