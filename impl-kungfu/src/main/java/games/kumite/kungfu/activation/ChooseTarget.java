package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.HarmEstimates;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of the target of a hand-to-hand attack, and of how many extra actions boost it (KF-ACT-25, KF-ACT-26). */
record ChooseTarget(Activation activation) implements ActorChoice {

  private static final int MAX_EXTRA = 5;
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NO_MORE_EXTRA = new Refusal("KF-ACT-26", "too-few-actions");
  private static final int PALM = 2; // KF-TRT-57b
  private static final Refusal EXTRA = new Refusal("KF-ACT-25", "extras-boost-once");
  private static final Refusal DUEL = new Refusal("KF-PLT-13", "duel-of-others");
  private static final Refusal NO_TARGET = new Refusal("KF-H2H-02", "nobody-in-contact");

  @Override
  public String kind() {
    return "target";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return ActivationFlags.has(activation.course(), ActivationFlags.ATTACKING)
        ? state.seat(state.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(activation.figure(), enemy)) {
        boolean isTarget = Targets.isTarget(state, activation.figure(), enemy);
        for (int extra = 0; extra <= MAX_EXTRA && (isTarget || out.isExplaining()); extra++) {
          if (extra == 1 && ActivationFlags.has(activation.course(), ActivationFlags.PALM)) {
            out.add(state.actions().of(ActionVerb.PALM, FigureNames.of(figures, enemy)),
                isTarget ? palmRefusal(state) : NO_TARGET);
          }
          out.add(state.actions().of(ActionVerb.TARGET, FigureNames.of(figures, enemy), extra),
              isTarget ? refusal(figures, activation, extra)
                  : Goal.isDuelOfOthers(state, activation.figure(), enemy) ? DUEL : NO_TARGET);
        }
      }
    }
  }

  private @Nullable Refusal palmRefusal(GameState state) {
    Refusal tooFew = TOO_FEW.of(activation.free(), PALM);
    return tooFew != null ? tooFew
        : Chi.refusal(state, state.figures().gang(activation.figure()), 1, Price.PALM);
  }

  private static @Nullable Refusal refusal(Figures figures, Activation activation, int extra) {
    if (extra > 1 && figures.profile(activation.figure()).type.isExtra()) {
      return EXTRA;
    }
    return extra < activation.free() ? null : NO_MORE_EXTRA;
  }

  /** Returns the enemy of whom the attack is likely to take most, with an extra action where there is one. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    int best = Figures.NOBODY;
    double most = -1;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(activation.figure(), enemy) && Targets.isTarget(state, activation.figure(), enemy)) {
        int lead = HarmEstimates.attack(state, activation.figure(), enemy).lead(state);
        double taken = (1 + figures.profile(enemy).points) * HarmEstimates.mean(figures, enemy, lead);
        best = taken > most ? enemy : best;
        most = Math.max(taken, most);
      }
    }
    int extra = activation.free() > 1 ? 1 : 0;
    return best == Figures.NOBODY ? null : state.actions().of(ActionVerb.TARGET, FigureNames.of(figures, best), extra);
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int enemy = FigureNames.figure(state.figures(), chosen.first());
    if (Restraint.divine(state, activation.figure(), enemy) // D-12: then it says again whom it attacks
        || !Restraint.dares(state, activation.figure(), enemy)) { // KF-RUL-114: no action is spent
      return activation.moved(activation.course() & ~ActivationFlags.ATTACKING);
    }
    if (!activation.isReaction()) {
      state.figures().inflict(activation.figure(), Condition.HAS_ATTACKED); // KF-RUL-84
    }
    DashingAttack.surprise(state, activation);
    if (chosen.verb() == ActionVerb.PALM) { // KF-TRT-57b: exactly two actions
      Chi.spend(state, state.figures().gang(activation.figure()), 1);
      state.then(HandToHandAttack.of(activation.figure(), enemy, HandToHandAttack.Kind.PALM, 1));
      return activation.after(2).moved(activation.course() & ~(ActivationFlags.ATTACKING | ActivationFlags.FROM_NOWHERE | ActivationFlags.PALM));
    }
    state.then(HandToHandAttack.attack(activation.figure(), enemy, chosen.second()));
    return activation.after(1 + chosen.second())
        .moved(activation.course() & ~(ActivationFlags.ATTACKING | ActivationFlags.FROM_NOWHERE));
  }
}
