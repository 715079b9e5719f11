package games.kumite.journey.turn;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.ActivationProgress;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.demon.Plan;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The activation of a demon.
 *
 * @param activation the fixed values, and the AP left
 * @param plan the plan, {@link Plan#NOTHING} before it has planned or when it plans again
 * @param attacks the remaining attack actions of the plan
 * @param orderFixedAt the time at which the order of activation was fixed; demons that enter play later are not part of it,
 *     even with the same miniature (JW-RUL-138)
 */
record DemonActivation(ActivationProgress activation, Plan plan, int attacks, int orderFixedAt) {

  /** The procedure of the ledger: plan, move, attack, plan again when something has changed (JW-AI-03). */
  private static final Script<GameState, DemonActivation> SCRIPT = Script.<GameState, DemonActivation>of("demon-activation")
      .stopUnless(DemonActivation::isThere)
      .act(DemonActivation::pause) // JW-D-25
      .stopUnless(DemonActivation::isThere)
      .update(DemonActivation::begin)
      .repeatWhile(DemonActivation::hasPoints, body -> body
          .update((state, acting) -> acting.planned(state, Plan.ALL_SETS))
          .ask(ChooseVictims::new)
          .update(DemonActivation::told)
          .update(DemonActivation::moved)
          .when((state, acting) -> acting.plan.moves() > 0, then -> then
              .act((state, acting) -> acting.point(state, Continuation.Kind.POINTS, acting.left(0))) // JW-RUL-134
              .update(DemonActivation::arrived))
          .repeatWhile(DemonActivation::attacksOn, then -> then
              .act((state, acting) -> state.then(Attacks.byDemon(state, acting.demon()),
                  Continuation.Kind.POINTS, acting.demon(), acting.left(1)))
              .act((state, acting) -> acting.point(state, Continuation.Kind.POINTS, acting.left(1))) // JW-RUL-134
              .update(DemonActivation::attacked))
          .update(DemonActivation::movedOn))
      .build();

  static Step<GameState> of(int demon, int since) {
    return SCRIPT.start(new DemonActivation(new ActivationProgress(demon, GameState.NOBODY, 0, 0), Plan.NOTHING, 0, since));
  }

  /** Opens the quiet point before it. */
  private static void pause(GameState state, DemonActivation acting) {
    acting.point(state, Continuation.Kind.ACTIVATION, IntList.of(acting.demon()));
  }

  private void point(GameState state, Continuation.Kind kind, IntList what) {
    if (QuietPoint.isAnybodyAble(state)) {
      state.then(QuietPoint.POINT, kind, demon(), what);
    }
  }

  /** Returns what follows a number of attack actions of the plan; nothing without AP. */
  private IntList left(int actions) {
    int left = activation.points() - actions;
    return left <= 0 ? IntList.NONE
        : IntList.of(left, attacks - actions, plan.closing(), activation.quarry(), activation.distance());
  }

  private int demon() {
    return activation.demon();
  }

  /** Returns whether the demon is still there. It may have been defeated, or have left after its attack (JW-SDC-02). */
  private static boolean isThere(GameState state, DemonActivation acting) {
    return state.isStill(acting.demon(), acting.orderFixedAt);
  }

  private static DemonActivation begin(GameState state, DemonActivation acting) {
    ActivationProgress begun = ActivationProgress.of(state, acting.demon());
    if (begun.points() == 0) {
      Intentions.tellIdle(state, acting.demon());
    }
    return acting.with(begun, Plan.NOTHING, 0);
  }

  private static boolean hasPoints(GameState state, DemonActivation acting) {
    return acting.activation.points() > 0 && isThere(state, acting);
  }

  /** Returns a copy with the best plan, among those that attack given sets of pilgrims if it attacks. */
  DemonActivation planned(GameState state, int sets) {
    Plan best = activation.plan(state, sets);
    return with(activation, best, best.attacks());
  }

  private static DemonActivation told(GameState state, DemonActivation acting) {
    Intentions.tell(state, acting.activation, acting.plan);
    return acting.plan.equals(Plan.NOTHING) ? acting.over(state) : acting;
  }

  /** Makes the first move of the plan, one combined move; Om Chant may stop it (JW-CRD-25). */
  private static DemonActivation moved(GameState state, DemonActivation acting) {
    if (acting.plan.moves() == 0) {
      return acting;
    }
    boolean isHeld = DemonMovement.to(state, acting.demon(), acting.plan.pose());
    int spent = isHeld ? acting.activation.points() : acting.plan.moves();
    return acting.with(acting.activation.after(state, spent), acting.plan, isHeld ? 0 : acting.attacks);
  }

  /**
   * Checks the plan after the move. Cards played meanwhile may hold the demon, or have brought other targets before it
   * (JW-RUL-134).
   */
  private static DemonActivation arrived(GameState state, DemonActivation acting) {
    if (!isThere(state, acting) || isHeld(state, acting)) {
      return acting.over(state);
    }
    boolean goesOn = acting.attacks == 0 || acting.activation.canContinue(state, acting.plan);
    return goesOn ? acting : acting.with(acting.activation.after(state, 0), Plan.NOTHING, 0);
  }

  private static boolean isHeld(GameState state, DemonActivation acting) {
    return Conditions.bars(state, acting.demon(), Deed.ALL) // JW-RUL-123
        || OmChant.holds(state, acting.demon(), state.pose(acting.demon())); // JW-RUL-129
  }

  private static boolean attacksOn(GameState state, DemonActivation acting) {
    return acting.attacks > 0;
  }

  /**
   * Spends an AP after an attack action. The plan continues only if the demon was not moved and its targets are the
   * same.
   */
  private static DemonActivation attacked(GameState state, DemonActivation acting) {
    if (!isThere(state, acting) || isHeld(state, acting)) {
      return acting.over(state);
    }
    ActivationProgress after = acting.activation.after(state, 1);
    return after.canContinue(state, acting.plan) ? acting.with(after, acting.plan, acting.attacks - 1)
        : acting.with(after, Plan.NOTHING, 0);
  }

  /**
   * Makes the closing move with the AP left (JW-RUL-24); if it is no longer possible, the demon plans again
   * (JW-RUL-123).
   */
  private static DemonActivation movedOn(GameState state, DemonActivation acting) {
    if (!acting.plan.movesOn() || !isThere(state, acting)) {
      return acting;
    }
    if (!acting.activation.closes(state, acting.plan)) {
      return acting.with(acting.activation, Plan.NOTHING, 0);
    }
    DemonMovement.to(state, acting.demon(), acting.plan.closing());
    QuietPoint.point(state); // JW-RUL-134
    return acting.over(state);
  }

  private DemonActivation over(GameState state) {
    return with(activation.after(state, activation.points()), Plan.NOTHING, 0);
  }

  private DemonActivation with(ActivationProgress now, Plan planned, int left) {
    return new DemonActivation(now, planned, left, orderFixedAt);
  }
}
