package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The reading of enchantments from a scroll, by a figure that does not know them (KF-LOC-45c). */
public final class Recital {

  private Recital() {}

  /** Returns why a figure cannot use the spell of a trait now, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int figure, Trait spell) {
    return ability(spell).refusal(fight, figure, occasion(figure));
  }

  /** Uses it, and pays its cost: 1 Chi. */
  public static void use(Fight fight, int figure, Trait spell) {
    Ability ability = ability(spell);
    ability.use(fight, figure, occasion(figure), fight.actions().of(ability.word(),
        Names.of(fight.figures(), figure)));
  }

  private static Occasion occasion(int figure) {
    return new Occasion(Moment.BETWEEN, figure, Figures.NOBODY, Figures.NOBODY);
  }

  private static Ability ability(Trait spell) {
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
