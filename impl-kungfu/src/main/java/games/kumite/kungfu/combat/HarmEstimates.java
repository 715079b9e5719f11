package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/**
 * Estimates of the harm of an attack before its dice are rolled, as fractions of a figure's worth. Bots use them to
 * compare an attack with a move or with waiting.
 */
public final class HarmEstimates {

  private static final int SIDES = 6;
  private static final int MAX_LEAD = 12;
  /** The fraction of an Extra's worth that each margin costs: 1 knocks the Extra out, 2 kills it. */
  private static final double[] EXTRA = {0, 0.75, 0.95, 1};
  /** The fraction of any other figure's worth that each margin costs: a Recoil, a fall, a wound, then several of them. */
  private static final double[] TOUGH = {0, 0.06, 0.12, 0.25, 0.3, 0.35, 0.5, 0.55, 0.6, 0.7};
  private static final double[] EXTRA_MEANS = means(EXTRA);
  private static final double[] TOUGH_MEANS = means(TOUGH);

  private HarmEstimates() {}

  private static double[] means(double[] harms) {
    double[] means = new double[2 * MAX_LEAD + 1];
    for (int lead = -MAX_LEAD; lead <= MAX_LEAD; lead++) {
      double sum = 0;
      for (int die = 1; die <= SIDES; die++) {
        for (int other = 1; other <= SIDES; other++) {
          sum += harm(harms, lead + die - other);
        }
      }
      means[lead + MAX_LEAD] = sum / (SIDES * SIDES);
    }
    return means;
  }

  private static double harm(double[] harms, int margin) {
    return harms[Math.max(0, Math.min(margin, harms.length - 1))];
  }

  /** Returns the fraction of a figure's worth that effects of a number of points cost. */
  public static double harm(Figures figures, int on, int points) {
    return harm(figures.profile(on).type.isExtra() ? EXTRA : TOUGH, points);
  }

  /** Returns the average fraction of a figure's worth that an attack costs, given the attacker's lead before the dice. */
  public static double mean(Figures figures, int on, int lead) {
    return (figures.profile(on).type.isExtra() ? EXTRA_MEANS : TOUGH_MEANS)[
        MAX_LEAD + Math.max(-MAX_LEAD, Math.min(lead, MAX_LEAD))];
  }

  /** Returns an attack that a figure could make on a figure in contact. */
  public static Assault<?> attack(GameState state, int by, int on) {
    Figures figures = state.figures();
    boolean isHelpless = figures.is(on, Condition.TRANSFIXED) || figures.is(on, Condition.HANDCUFFED)
        || figures.is(on, Condition.CLIFFHANGING)
        || figures.is(by, Condition.AMBUSHING) && Capabilities.has(figures, by, Trait.SNEAKY);
    return HandToHandAttack.declared(by, on, isHelpless ? HandToHandAttack.Kind.SAFE_ATTACK : HandToHandAttack.Kind.ATTACK, 0);
  }
}
