package games.kumite.kungfu.chi;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The figures that can cast spells, and the cost of spells (KF-TAO-05, KF-TAO-06). */
public final class Casting {

  private static final Refusal IN_COMBAT = new Refusal("KF-TAO-05", "cannot-cast-in-combat");
  private static final Refusal DISTRACTED = new Refusal("KF-TAO-06b", "distracted");
  private static final Refusal CUFFED = new Refusal("KF-TRT-39g", "cannot-cast-in-cuffs");

  private Casting() {}

  /** Returns why a figure cannot cast a spell of a given cost in Chi, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int figure, int chi) {
    return refusal(fight, figure, chi, Price.TRAIT);
  }

  /** Returns why a figure cannot cast a spell that does not come from a trait of its own, null if it can. */
  public static @Nullable Refusal refusal(Fight fight, int figure, int chi, Price price) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.HANDCUFFED)) {
      return CUFFED;
    }
    if (figures.is(figure, Condition.DISTRACTED)) { // KF-CON-04
      return DISTRACTED;
    }
    if (figures.grappler(figure) != Figures.NOBODY || isEngaged(fight, figure)) { // KF-CON-08
      return IN_COMBAT;
    }
    return priceRefusal(fight, figure, chi, price);
  }

  /** Returns why a figure cannot cast a spell that may be cast in hand-to-hand combat, null if it can (KF-RUL-88). */
  public static @Nullable Refusal refusalInCombat(Fight fight, int figure, int chi) {
    Figures figures = fight.figures();
    return figures.is(figure, Condition.HANDCUFFED) ? CUFFED : figures.is(figure, Condition.DISTRACTED) ? DISTRACTED
        : priceRefusal(fight, figure, chi, Price.TRAIT);
  }

  private static @Nullable Refusal priceRefusal(Fight fight, int figure, int chi, Price price) {
    int gang = fight.figures().gang(figure);
    int energy = fight.gang(gang, Num.ENERGY);
    Refusal plain = Chi.refusal(fight, gang, Math.max(0, chi - energy), price);
    return plain != null ? plain : Chi.refusal(fight, gang, Math.max(0, cost(fight, figure, chi) - energy), Price.STUNNED);
  }

  /** Returns the cost of a spell; one more for the Stunned (KF-CON-22c, KF-CHI-09). */
  private static int cost(Fight fight, int figure, int chi) {
    return chi > 0 && fight.figures().is(figure, Condition.STUNNED) ? chi + 1 : chi;
  }

  /** Returns whether an enemy in contact is neither Knocked Down nor Transfixed (KF-RUL-88). */
  private static boolean isEngaged(Fight fight, int figure) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (enemy != figure && figures.areEnemies(figure, enemy) && !figures.is(enemy, Condition.KNOCKED_DOWN)
          && !figures.is(enemy, Condition.TRANSFIXED) && Able.areInContact(fight.board(), figures, figure, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** Pays a given amount of Chi for a spell. */
  public static void pay(Fight fight, int figure, int chi) {
    Concentration.casts(fight.figures(), figure); // KF-TRT-78e
    int gang = fight.figures().gang(figure);
    int cost = cost(fight, figure, chi);
    int energy = Math.min(cost, fight.gang(gang, Num.ENERGY)); // KF-LOC-39a
    fight.gang(gang, Num.ENERGY, fight.gang(gang, Num.ENERGY) - energy);
    Chi.spend(fight, gang, cost - energy);
  }
}
