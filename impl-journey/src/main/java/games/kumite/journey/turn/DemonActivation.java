package games.kumite.journey.turn;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.demon.Activation;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Plan;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * The activation of a demon.
 *
 * @param activation the fixed values, and the AP left
 * @param plan the plan, {@link Plan#NOTHING} before it has planned or when it plans again
 * @param attacks the remaining attack actions of the plan
 * @param since the time at which the order of activation was fixed; demons that enter play later are not part of it,
 *     even with the same miniature (JW-RUL-138)
 * @param later the sequel
 */
record DemonActivation(Activation activation, Plan plan, int attacks, int since, Sequel later) {

  /** The procedure of the ledger: plan, move, attack, plan again when something has changed (JW-AI-03). */
  private static final Script<Journey, DemonActivation> SCRIPT = Script.<Journey, DemonActivation>of("demon-activation")
      .onlyIf(DemonActivation::isThere)
      .act(DemonActivation::pause) // JW-D-25
      .onlyIf(DemonActivation::isThere)
      .set(DemonActivation::begin)
      .loop(DemonActivation::hasPoints, body -> body
          .set(DemonActivation::planned)
          .set(DemonActivation::moved)
          .when((journey, acting) -> acting.plan.moves() > 0, then -> then
              .act((journey, acting) -> acting.point(journey, acting.rest(0, 0))) // JW-RUL-134
              .set(DemonActivation::arrived))
          .loop(DemonActivation::attacksOn, then -> then
              .act((journey, acting) -> journey.then(Attacks.byDemon(journey, acting.demon(), acting.rest(1, 1))))
              .act((journey, acting) -> acting.point(journey, acting.rest(1, 1))) // JW-RUL-134
              .set(DemonActivation::attacked))
          .set(DemonActivation::movedOn))
      .end();

  static Step<Journey> of(int demon, int since, Sequel later) {
    return SCRIPT.with(new DemonActivation(new Activation(demon, Journey.NOBODY, 0, 0), Plan.NOTHING, 0, since, later));
  }

  /** Opens the quiet point before it. */
  private static void pause(Journey journey, DemonActivation acting) {
    acting.point(journey, acting.later.after(Sequel.Kind.ACTIVATION, acting.demon(), Picks.NONE));
  }

  private void point(Journey journey, Sequel sequel) {
    if (Quiet.isAnybodyAble(journey)) {
      Quiet.point(journey, sequel);
    }
  }

  /** Returns the sequel of a number of further AP and attack actions of the plan. */
  private Sequel rest(int points, int actions) {
    int left = activation.points() - points;
    return left <= 0 ? later : later.after(Sequel.Kind.POINTS, demon(),
        Picks.of(left, attacks - actions, plan.closing(), activation.quarry(), activation.distance()));
  }

  private int demon() {
    return activation.demon();
  }

  /** Returns whether the demon is still there. It may have been defeated, or have left after its attack (JW-SDC-02). */
  private static boolean isThere(Journey journey, DemonActivation acting) {
    return journey.isStill(acting.demon(), acting.since);
  }

  private static DemonActivation begin(Journey journey, DemonActivation acting) {
    Activation begun = Activation.of(journey, acting.demon());
    if (begun.points() == 0) {
      Intentions.tellIdle(journey, acting.demon());
    }
    return acting.with(begun, Plan.NOTHING, 0);
  }

  private static boolean hasPoints(Journey journey, DemonActivation acting) {
    return acting.activation.points() > 0 && isThere(journey, acting);
  }

  private static DemonActivation planned(Journey journey, DemonActivation acting) {
    Plan plan = acting.activation.plan(journey);
    Intentions.tell(journey, acting.activation, plan);
    return plan.equals(Plan.NOTHING) ? acting.over(journey) : acting.with(acting.activation, plan, plan.attacks());
  }

  /** Makes the first move of the plan, one combined move; Om Chant may stop it (JW-CRD-25). */
  private static DemonActivation moved(Journey journey, DemonActivation acting) {
    if (acting.plan.moves() == 0) {
      return acting;
    }
    boolean isHeld = Striding.to(journey, acting.demon(), acting.plan.pose());
    int spent = isHeld ? acting.activation.points() : acting.plan.moves();
    return acting.with(acting.activation.after(journey, spent), acting.plan, isHeld ? 0 : acting.attacks);
  }

  /**
   * Checks the plan after the move. Cards played meanwhile may hold the demon, or have brought other targets before it
   * (JW-RUL-134).
   */
  private static DemonActivation arrived(Journey journey, DemonActivation acting) {
    if (!isThere(journey, acting) || isHeld(journey, acting)) {
      return acting.over(journey);
    }
    boolean goesOn = acting.attacks == 0 || acting.activation.goesOn(journey, acting.plan);
    return goesOn ? acting : acting.with(acting.activation.after(journey, 0), Plan.NOTHING, 0);
  }

  private static boolean isHeld(Journey journey, DemonActivation acting) {
    return Conditions.bars(journey, acting.demon(), Deed.ALL) // JW-RUL-123
        || Inactive.isHeld(journey, acting.demon(), journey.pose(acting.demon())); // JW-RUL-129
  }

  private static boolean attacksOn(Journey journey, DemonActivation acting) {
    return acting.attacks > 0 && isThere(journey, acting);
  }

  /**
   * Spends an AP after an attack action. The plan continues only if the demon was not moved and its targets are the
   * same.
   */
  private static DemonActivation attacked(Journey journey, DemonActivation acting) {
    if (!isThere(journey, acting) || isHeld(journey, acting)) {
      return acting.over(journey);
    }
    Activation after = acting.activation.after(journey, 1);
    return after.goesOn(journey, acting.plan) ? acting.with(after, acting.plan, acting.attacks - 1)
        : acting.with(after, Plan.NOTHING, 0);
  }

  /**
   * Makes the closing move with the AP left (JW-RUL-24); if it is no longer possible, the demon plans again
   * (JW-RUL-123).
   */
  private static DemonActivation movedOn(Journey journey, DemonActivation acting) {
    if (!acting.plan.movesOn() || !isThere(journey, acting)) {
      return acting;
    }
    if (!acting.activation.closes(journey, acting.plan)) {
      return acting.with(acting.activation, Plan.NOTHING, 0);
    }
    Striding.to(journey, acting.demon(), acting.plan.closing());
    acting.point(journey, acting.later); // JW-RUL-134
    return acting.over(journey);
  }

  private DemonActivation over(Journey journey) {
    return with(activation.after(journey, activation.points()), Plan.NOTHING, 0);
  }

  private DemonActivation with(Activation now, Plan planned, int left) {
    return new DemonActivation(now, planned, left, since, later);
  }
}
