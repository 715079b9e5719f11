package games.kumite.kungfu.chi;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The figures that can cast spells, and the cost of spells (KF-TAO-05, KF-TAO-06). */
public final class Casting {

  private static final Refusal IN_COMBAT = new Refusal("KF-TAO-05", "cannot-cast-in-combat");
  private static final Refusal DISTRACTED = new Refusal("KF-TAO-06b", "distracted");
  private static final Refusal CUFFED = new Refusal("KF-TRT-39g", "cannot-cast-in-cuffs");

  private Casting() {}

  /** Returns why a figure cannot cast a spell of a given cost in Chi, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int chi) {
    return refusal(state, figure, chi, Price.TRAIT);
  }

  /** Returns why a figure cannot cast a spell that does not come from a trait of its own, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int chi, Price price) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.HANDCUFFED)) {
      return CUFFED;
    }
    if (figures.is(figure, Condition.DISTRACTED)) { // KF-CON-04
      return DISTRACTED;
    }
    if (figures.grappler(figure) != Figures.NOBODY || isEngaged(state, figure)) { // KF-CON-08
      return IN_COMBAT;
    }
    return priceRefusal(state, figure, chi, price);
  }

  /** Returns why a figure cannot cast a spell that may be cast in hand-to-hand combat, null if it can (KF-RUL-88). */
  public static @Nullable Refusal refusalInCombat(GameState state, int figure, int chi) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.HANDCUFFED) ? CUFFED : figures.is(figure, Condition.DISTRACTED) ? DISTRACTED
        : priceRefusal(state, figure, chi, Price.TRAIT);
  }

  private static @Nullable Refusal priceRefusal(GameState state, int figure, int chi, Price price) {
    int gang = state.figures().gang(figure);
    int energy = state.gang(gang, Counters.ENERGY);
    Refusal plain = Chi.refusal(state, gang, Math.max(0, chi - energy), price);
    return plain != null ? plain : Chi.refusal(state, gang, Math.max(0, cost(state, figure, chi) - energy), Price.STUNNED);
  }

  /** Returns the cost of a spell; one more for the Stunned (KF-CON-22c, KF-CHI-09). */
  private static int cost(GameState state, int figure, int chi) {
    return chi > 0 && state.figures().is(figure, Condition.STUNNED) ? chi + 1 : chi;
  }

  /** Returns whether an enemy in contact is neither Knocked Down nor Transfixed (KF-RUL-88). */
  private static boolean isEngaged(GameState state, int figure) {
    Figures figures = state.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (enemy != figure && figures.areEnemies(figure, enemy) && !figures.is(enemy, Condition.KNOCKED_DOWN)
          && !figures.is(enemy, Condition.TRANSFIXED) && Capabilities.areInContact(state.board(), figures, figure, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** Pays a given amount of Chi for a spell. */
  public static void pay(GameState state, int figure, int chi) {
    Concentration.casts(state.figures(), figure); // KF-TRT-78e
    int gang = state.figures().gang(figure);
    int cost = cost(state, figure, chi);
    int energy = Math.min(cost, state.gang(gang, Counters.ENERGY)); // KF-LOC-39a
    state.gang(gang, Counters.ENERGY, state.gang(gang, Counters.ENERGY) - energy);
    Chi.spend(state, gang, cost - energy);
  }
}
