package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of the target of a hand-to-hand attack, and of how many extra actions boost it (KF-ACT-25, KF-ACT-26). */
enum ChooseTarget implements ActorChoice {
  HAND_TO_HAND;

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
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return Course.has(activation.course(), Course.ATTACKING)
        ? fight.seat(fight.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(activation.figure(), enemy)) {
        boolean isTarget = Targets.isTarget(fight, activation.figure(), enemy);
        for (int extra = 0; extra <= MAX_EXTRA && (isTarget || out.isExplaining()); extra++) {
          if (extra == 1 && Course.has(activation.course(), Course.PALM)) {
            out.add(fight.actions().of(Word.PALM, Names.of(figures, enemy)),
                isTarget ? palmRefusal(fight, activation) : NO_TARGET);
          }
          out.add(fight.actions().of(Word.TARGET, Names.of(figures, enemy), extra),
              isTarget ? refusal(figures, activation, extra)
                  : Goal.isDuelOfOthers(fight, activation.figure(), enemy) ? DUEL : NO_TARGET);
        }
      }
    }
  }

  private static @Nullable Refusal palmRefusal(Fight fight, Activation activation) {
    Refusal tooFew = TOO_FEW.of(activation.free(), PALM);
    return tooFew != null ? tooFew
        : Chi.refusal(fight, fight.figures().gang(activation.figure()), 1, Price.PALM);
  }

  private static @Nullable Refusal refusal(Figures figures, Activation activation, int extra) {
    if (extra > 1 && figures.profile(activation.figure()).type.isExtra()) {
      return EXTRA;
    }
    return extra < activation.free() ? null : NO_MORE_EXTRA;
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    VerbAction chosen = (VerbAction) action;
    int enemy = Names.figure(fight.figures(), chosen.first());
    if (Restraint.isDivining(fight, activation.figure(), enemy) // D-12: then it says again whom it attacks
        || !Restraint.dares(fight, activation.figure(), enemy)) { // KF-RUL-114: no action is spent
      return activation.moved(activation.course() & ~Course.ATTACKING);
    }
    if (!activation.isReaction()) {
      fight.figures().inflict(activation.figure(), Condition.HAS_ATTACKED); // KF-RUL-84
    }
    Charge.surprise(fight, activation);
    if (chosen.verb() == Word.PALM) { // KF-TRT-57b: exactly two actions
      Chi.spend(fight, fight.figures().gang(activation.figure()), 1);
      fight.then(Blow.of(activation.figure(), enemy, Blow.Kind.PALM, 1));
      return activation.after(2).moved(activation.course() & ~(Course.ATTACKING | Course.FROM_NOWHERE | Course.PALM));
    }
    fight.then(Blow.attack(activation.figure(), enemy, chosen.second()));
    return activation.after(1 + chosen.second())
        .moved(activation.course() & ~(Course.ATTACKING | Course.FROM_NOWHERE));
  }
}
