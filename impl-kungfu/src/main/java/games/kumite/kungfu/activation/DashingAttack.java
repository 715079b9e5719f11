package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.HandToHandAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.Contacts;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/** The attack that Dashing gives on every enemy whom a move has reached (KF-TRT-20, KF-RUL-84, KF-RUL-85). */
record DashingAttack(Activation activation) implements ActorChoice {

  private static final int MAX_EXTRA = 5;

  /** Returns whether there is an enemy whom the figure may attack. */
  static boolean isDue(GameState state, Activation activation) {
    Figures figures = state.figures();
    int figure = activation.figure();
    if (!Capabilities.has(figures, figure, Trait.DASHING) || !Capabilities.toAct(figures, figure)
        || Targets.refusal(state, figure, !activation.isReaction()) != null) {
      return false;
    }
    return figures.any(enemy -> isTarget(state, figure, enemy));
  }

  private static boolean isTarget(GameState state, int figure, int enemy) {
    return Contacts.isMade(state, figure, enemy) && !state.figures().pairs().has(FigureRelations.Relation.MET, figure, enemy) // KF-TRT-20c
        && !state.figures().pairs().has(FigureRelations.Relation.DASHED, figure, enemy) && Targets.isTarget(state, figure, enemy);
  }

  @Override
  public String kind() {
    return "dash";
  }

  @Override
  public int seat(GameState state) {
    return state.seatOf(activation.figure());
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int figure = activation.figure();
    int most = figures.profile(figure).type.isExtra() ? 1 : MAX_EXTRA; // KF-TRT-20b
    int left = activation.free();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      for (int extra = 0; extra <= Math.min(left, most) && isTarget(state, figure, enemy); extra++) {
        out.add(state.actions().of(ActionVerb.TARGET, FigureNames.of(figures, enemy), extra));
      }
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int figure = activation.figure();
    if (chosen.verb() == ActionVerb.WAIVE) {
      for (int enemy = 0; enemy < state.figures().count(); enemy++) {
        dashed(state, figure, enemy);
      }
      return activation;
    }
    int enemy = FigureNames.figure(state.figures(), chosen.first());
    if (Restraint.divine(state, figure, enemy) || !Restraint.dares(state, figure, enemy)) { // D-12, KF-RUL-114
      return activation;
    }
    dashed(state, figure, enemy);
    if (!activation.isReaction()) {
      state.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-RUL-84
    }
    surprise(state, activation); // it is the first attack
    state.then(HandToHandAttack.attack(figure, enemy, chosen.second()));
    return activation.after(chosen.second()).moved(activation.course() & ~ActivationFlags.FROM_NOWHERE);
  }

  /** Marks the contact as used for the attack; a Low Kick may still follow (KF-RUL-85). */
  private static void dashed(GameState state, int figure, int enemy) {
    state.figures().pairs().set(FigureRelations.Relation.DASHED, figure, enemy);
  }

  /** Makes an attack right after stepping out of nowhere an ambush, unless an enemy has held the figure back (KF-TRT-71c). */
  static void surprise(GameState state, Activation activation) {
    Figures figures = state.figures();
    if (ActivationFlags.has(activation.course(), ActivationFlags.FROM_NOWHERE) && figures.has(activation.figure(), PlotDeed.APPEARED)) {
      figures.inflict(activation.figure(), Condition.AMBUSHING);
    }
  }

  /** Returns the activation after the first action of a drunken fighter whose dice showed a 1 (KF-TRT-22a, KF-RUL-110). */
  static Activation stagger(GameState state, Activation activation) {
    int figure = activation.figure();
    boolean isMoving = ActivationFlags.has(activation.course(), ActivationFlags.DRUNK) && activation.left() > 0
        && MoveDistance.isFree(state, figure);
    if (!isMoving) {
      return activation;
    }
    state.then(RandomMovement.drunken(figure));
    return activation.after(1).moved(activation.course() | ActivationFlags.MOVED | ActivationFlags.ARRIVED); // KF-RUL-85
  }
}
