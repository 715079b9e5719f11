package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.combat.Assault;
import games.kumite.kungfu.combat.HarmEstimates;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.EffectNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The worth of attacks whose effects are still to come: one that is about to be rolled, effects that have been announced, and
 * those that a figure could make with the actions that it has. Without it an attack that has been declared would be worth
 * nothing until its effects have been carried out.
 */
final class Strikes {

  private static final int EFFECT = 0xFF;
  private static final int MAX_ACTIONS = 3;
  /** The part of a Knocked Out figure that its side has lost. */
  private static final double OUT = 0.85;

  private final GameState state;
  private final Figures figures;
  private final Forces seekers;
  private final Forces others;

  Strikes(GameState state, Forces seekers, Forces others) {
    this.state = state;
    this.figures = state.figures();
    this.seekers = seekers;
    this.others = others;
  }

  private double worth(int figure) {
    return seekers.worth(figure) + others.worth(figure);
  }

  /** Returns what the loss of a part of a figure is worth to the seekers. */
  private double loss(int figure, double part) {
    return part * (others.worth(figure) - seekers.worth(figure));
  }

  /** Returns what attacks and effects that are under way will bring the seekers. */
  double underWay() {
    double gain = 0;
    List<EffectResolution> harms = state.currentLocals(EffectResolution.class);
    for (int i = 0; i < harms.size(); i++) {
      boolean isInner = i > 0 && harms.get(i - 1).on() == harms.get(i).on();
      gain += isInner ? 0 : loss(harms.get(i).on(), toCome(harms, i));
    }
    for (Assault<?> assault : state.currentLocals(Assault.class)) {
      if (assault.die() == 0 && areInPlay(assault)) {
        gain += loss(assault.on(), HarmEstimates.mean(figures, assault.on(), assault.lead(state)));
        gain += assault.isAnswered()
            ? loss(assault.by(), HarmEstimates.mean(figures, assault.by(), -assault.lead(state))) : 0;
      }
    }
    return gain;
  }

  private boolean areInPlay(Assault<?> assault) {
    return assault.by() != Figures.NOBODY && Capabilities.isInPlay(figures, assault.by()) && Capabilities.isInPlay(figures, assault.on());
  }

  /** Returns the part of the victim that the effects take that are still to be chosen or carried out. */
  private double toCome(List<EffectResolution> harms, int at) {
    EffectResolution harming = harms.get(at);
    IntList announced = harming.announced();
    boolean isCarriedOut = at + 1 < harms.size() && harms.get(at + 1).on() == harming.on()
        && harms.get(at + 1).announced().size() == announced.size();
    double part = isCarriedOut ? 0 : HarmEstimates.harm(figures, harming.on(), harming.points());
    for (int i = isCarriedOut ? harming.points() : 0; i < announced.size(); i++) {
      part += announced.get(i) < 0 ? 0 : part(EffectNames.effect(announced.get(i) & EFFECT));
    }
    return Math.min(1, part);
  }

  private static double part(Effect effect) {
    if (!(effect instanceof Effect.Plain plain)) {
      return effect instanceof Effect.Disarm ? 0.06 : 0.04;
    }
    return switch (plain) {
      case EXTRA_KNOCKED_OUT -> OUT;
      case EXTRA_KILLED, EXTRA_KILLED_BLOODILY -> 1;
      case WOUNDED -> Forces.WOUND;
      case KNOCKED_DOWN -> 1 - Forces.DOWN;
      case STUNNED, TRANSFIXED, TIED_UP -> Forces.HINDERED;
      case DISTRACTED -> Forces.DISTRACTED;
      case HUMBLED, LIMPING, BLINDED, ON_FIRE -> Forces.WEAKENED;
      default -> 0.04;
    };
  }

  /**
   * Returns what the best attacks are worth to the side of a figure that it can make with a number of actions.
   *
   * @param figure the figure
   * @param actions its actions
   * @param isForced whether the first of them is spent on an attack in any case
   * @param price what an action is worth that is spent on something else
   * @param isFromAfar whether shots are looked at too, which takes longer
   */
  double best(int figure, int actions, boolean isForced, double price, boolean isFromAfar) {
    if (actions <= 0 || !Capabilities.isInPlay(figures, figure)
        || figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return 0;
    }
    int most = Math.min(actions, MAX_ACTIONS);
    double[] ofOne = gains(figure, most, isFromAfar);
    return ofOne == null ? 0 : best(ofOne, most, isForced, price, figures.profile(figure).type.isExtra());
  }

  private static double best(double[] ofOne, int actions, boolean isForced, double price, boolean isExtra) {
    double best = isForced ? Double.NEGATIVE_INFINITY : 0;
    for (int cost = 1; cost <= actions; cost++) {
      double rest = isExtra || cost == actions ? 0 : best(ofOne, actions - cost, false, price, false);
      best = Math.max(best, ofOne[cost] - cost * price + rest);
    }
    return best;
  }

  /** Returns the gain of the best attack for each number of actions, null if there is none. */
  private double @Nullable [] gains(int figure, int actions, boolean isFromAfar) {
    List<Assault<?>> assaults = new ArrayList<>();
    if (!figures.profile(figure).isCivilian && Capabilities.canStrike(figures, figure)) {
      for (int enemy = 0; enemy < figures.count(); enemy++) {
        if (worth(enemy) > 0 && Targets.isTarget(state, figure, enemy)) {
          assaults.add(HarmEstimates.attack(state, figure, enemy));
        }
      }
    }
    if (isFromAfar && assaults.isEmpty()) {
      assaults.addAll(Shooting.assaults(state, figure));
    }
    if (assaults.isEmpty()) {
      return null;
    }
    double[] gains = new double[actions + 1];
    Arrays.fill(gains, Double.NEGATIVE_INFINITY);
    int most = figures.profile(figure).type.isExtra() ? Math.min(2, actions) : actions;
    for (Assault<?> assault : assaults) {
      int lead = assault.lead(state);
      for (int cost = 1; cost <= most; cost++) {
        double gain = worth(assault.on()) * HarmEstimates.mean(figures, assault.on(), lead + cost - 1)
            - (assault.isAnswered() ? worth(figure) * HarmEstimates.mean(figures, figure, 1 - cost - lead) : 0);
        gains[cost] = Math.max(gains[cost], gain);
      }
    }
    return gains;
  }
}
