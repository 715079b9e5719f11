package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Pairs;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** The attack that Dashing gives on every enemy whom a move has reached (KF-TRT-20, KF-RUL-84, KF-RUL-85). */
enum Charge implements ActorChoice {
  DASH;

  private static final int MAX_EXTRA = 5;

  /** Returns whether there is an enemy whom the figure may attack. */
  static boolean isDue(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    if (!Able.has(figures, figure, Trait.DASHING) || !Able.toAct(figures, figure)
        || Targets.refusal(fight, figure, !activation.isReaction()) != null) {
      return false;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(fight, figure, enemy)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(Fight fight, int figure, int enemy) {
    return Contacts.isMade(fight, figure, enemy) && !fight.figures().pairs().has(Pairs.Relation.MET, figure, enemy) // KF-TRT-20c
        && !fight.figures().pairs().has(Pairs.Relation.DASHED, figure, enemy) && Targets.isTarget(fight, figure, enemy);
  }

  @Override
  public String kind() {
    return "dash";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return fight.seatOf(activation.figure());
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    int most = figures.profile(figure).type.isExtra() ? 1 : MAX_EXTRA; // KF-TRT-20b
    int left = activation.free();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      for (int extra = 0; extra <= Math.min(left, most) && isTarget(fight, figure, enemy); extra++) {
        out.add(fight.actions().of(Word.TARGET, Names.of(figures, enemy), extra));
      }
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    VerbAction chosen = (VerbAction) action;
    int figure = activation.figure();
    if (chosen.verb() == Word.WAIVE) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        dashed(fight, figure, enemy);
      }
      return activation;
    }
    int enemy = Names.figure(fight.figures(), chosen.first());
    if (Restraint.isDivining(fight, figure, enemy) || !Restraint.dares(fight, figure, enemy)) { // D-12, KF-RUL-114
      return activation;
    }
    dashed(fight, figure, enemy);
    if (!activation.isReaction()) {
      fight.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-RUL-84
    }
    surprise(fight, activation); // it is the first attack
    fight.then(Blow.attack(figure, enemy, chosen.second()));
    return activation.after(chosen.second()).moved(activation.course() & ~Course.FROM_NOWHERE);
  }

  /** Marks the contact as used for the attack; a Low Kick may still follow (KF-RUL-85). */
  private static void dashed(Fight fight, int figure, int enemy) {
    fight.figures().pairs().set(Pairs.Relation.DASHED, figure, enemy);
  }

  /** Makes an attack right after stepping out of nowhere an ambush, unless an enemy has held the figure back (KF-TRT-71c). */
  static void surprise(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    if (Course.has(activation.course(), Course.FROM_NOWHERE) && figures.has(activation.figure(), Deed.APPEARED)) {
      figures.inflict(activation.figure(), Condition.AMBUSHING);
    }
  }

  /** Returns the activation after the first action of a drunken fighter whose dice showed a 1 (KF-TRT-22a, KF-RUL-110). */
  static Activation stagger(Fight fight, Activation activation) {
    int figure = activation.figure();
    boolean isMoving = Course.has(activation.course(), Course.DRUNK) && activation.left() > 0
        && Strides.isFree(fight, figure);
    if (!isMoving) {
      return activation;
    }
    fight.then(Stagger.drunken(figure));
    return activation.after(1).moved(activation.course() | Course.MOVED | Course.ARRIVED); // KF-RUL-85
  }
}
