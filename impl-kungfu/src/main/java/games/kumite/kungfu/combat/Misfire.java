package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** Mishaps of a shooter (KF-GUN-25 to 28). */
public final class Misfire {

  private static final EventType MISFIRED = EventType.of("misfired", "KF-GUN-25").word("figure", Figures::id)
      .word("effect", EffectNames::word);

  private Misfire() {}

  /** Returns the figure held as a hostage (KF-RUL-178), {@link Figures#NOBODY} if there is none. */
  public static int hostage(Figures figures, int figure) {
    return figures.first(other -> figures.grappler(other) == figure);
  }

  /** Frees all figures whom it holds, as with fire (KF-TRT-27h). */
  private static void freeHostages(Figures figures, int shooter) {
    for (int hostage = hostage(figures, shooter); hostage != Figures.NOBODY; hostage = hostage(figures, shooter)) {
      figures.grappler(hostage, Figures.NOBODY);
    }
  }

  /** Carries out one mishap, an effect of the target on the shooter. */
  public static void carryOut(GameState state, int shooter, int target, int weapon, Effect.Plain effect) {
    Figures figures = state.figures();
    state.emit(MISFIRED, figures.code(shooter), EffectNames.of(effect));
    figures.bank(shooter, 0); // KF-ACT-34
    if (figures.grappler(target) == shooter) { // KF-RUL-39
      figures.inflict(target, Condition.BREAKING_FREE);
    }
    boolean wasStaggering = Staggering.is(figures, shooter);
    switch (effect) {
      case HOSTAGE_FREE -> freeHostages(figures, shooter);
      case SITTING_DUCK -> figures.inflict(shooter, Condition.SITTING_DUCK);
      case RELOAD -> figures.arms().jam(shooter, weapon);
      case MALFUNCTION -> figures.arms().breakDown(shooter, weapon);
      case WEAPON_BREAKS -> {
        if (figures.arms().weapon(shooter, weapon) != Weapon.SIGNATURE) {
          CarriedObjects.useUp(state, shooter, weapon);
        }
        EffectExecutor.stun(state, shooter, target);
      }
      case BYSTANDER, PROP_HIT -> { } // told here; what follows is not the shooter's
      default -> throw new IllegalStateException("mishap " + effect + " is chosen nowhere");
    }
    if (wasStaggering) {
      Casualty.knockOut(state, shooter, target); // KF-CON-19
    }
  }
}
