package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.Fray;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.kungfu.vehicle.MovingCars;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The shots of one attack: one, with those of a shotgun's spread, or a Hail of Fire (KF-GUN-20, KF-TRT-62b).
 *
 * @param by the figure that shoots
 * @param means the means
 * @param left the shots of a Hail that are left; otherwise the place of the shot that comes next
 * @param aim the extra actions; in a Hail {@link Shot#HAIL}, before its first shot another number
 * @param targets the figures that are shot at: the target and those beside it; in a Hail the figures that have been chosen
 * @param isLoud whether a firearm is used, which may break in the middle of it
 */
record Volley(int by, RangedWeapon means, int left, int aim, IntList targets, boolean isLoud) {

  private static final int SPREAD = 250; // KF-RUL-67
  /** A Hail of Fire before its first shot: all of it can be spent on a thing. */
  private static final int UNBROKEN = -4;

  /** The choice of the target of the next shot of a Hail, or of an end (D-57). */
  private record HailTarget(Volley volley) implements Script.Reply<GameState, Volley>, TargetChoice {

    @Override
    public int figure() {
      return volley.by;
    }

    @Override
    public boolean isTarget(GameState state, int enemy) {
      return RangedTargets.isTarget(state, volley.by, enemy, volley.means);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      TargetChoice.super.collectActions(state, out);
      if (volley.aim == UNBROKEN) {
        ObjectTargets.forHail(state, volley.by, out);
      }
      out.add(state.actions().of(ActionVerb.STOP));
    }

    @Override
    public Volley localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.AT) {
        return new Volley(volley.by, volley.means, volley.left - 1, Shot.HAIL,
            IntList.of(TargetChoice.target(state, action)), volley.isLoud);
      }
      if (chosen.verb() != ActionVerb.STOP) {
        ObjectTargets.hail(state, volley.by, chosen);
      }
      return volley.with(0, IntList.NONE);
    }
  }

  private static final Script<GameState, Volley> HAIL = Script.<GameState, Volley>of("hail")
      .repeatWhile((state, volley) -> volley.left > 0 && Capabilities.isInPlay(state.figures(), volley.by)
          && RangedTargets.isReady(state.figures(), volley.by, volley.means.place()), each -> each
          .update((state, volley) -> volley.with(volley.left, IntList.NONE))
          .ask(HailTarget::new)
          .when((state, volley) -> volley.targets.size() > 0, shot -> shot
              .call(Shot.SCRIPT, (state, volley) -> Shot.of(volley.by, volley.targets.get(0), volley.means, Shot.HAIL),
                  (state, volley, done) -> volley)))
      .act(Volley::resound)
      .build();

  private static final Script<GameState, Volley> SINGLE = Script.<GameState, Volley>of("volley")
      .repeatWhile((state, volley) -> volley.left < volley.targets.size(), each -> each
          .call(Shot.SCRIPT, (state, volley) -> Shot.of(volley.by, volley.targets.get(volley.left), volley.means,
              volley.left == 0 || volley.means.isSpell() ? volley.aim : Shot.SPREAD), (state, volley, done) -> volley)
          .update((state, volley) -> volley.with(volley.left + 1, volley.targets)))
      .act(Volley::resound)
      .build();

  /** Returns one shot with a number of extra actions; a shotgun also rolls against those who stand beside the target now. */
  static Step<GameState> single(GameState state, int by, RangedWeapon means, int target, int aim) {
    IntList targets = IntList.of(target);
    if (means.is(state.figures(), by, Weapon.SHOTGUN)) {
      for (int other = 0; other < state.figures().count(); other++) {
        targets = isBeside(state, by, target, other) ? targets.and(other) : targets;
      }
    }
    return SINGLE.start(new Volley(by, means, 0, aim, targets, means.isFirearm(state.figures(), by)));
  }

  /** Returns one shot at each of several figures with a number of extra actions (KF-TAO-07). */
  static Step<GameState> all(int by, RangedWeapon means, IntList targets, int aim) {
    return SINGLE.start(new Volley(by, means, 0, aim, targets, false));
  }

  /** Returns a Hail of Fire of a number of shots. Whether a figure may fire one, {@link Shooting} says (KF-GUN-20, KF-TRT-74c). */
  static Step<GameState> hail(int by, RangedWeapon means, int shots) {
    return HAIL.start(new Volley(by, means, shots, UNBROKEN, IntList.NONE, true));
  }

  /** Lets the use of a firearm be heard once, however many shots (KF-RUL-145). */
  private static void resound(GameState state, Volley volley) {
    if (volley.isLoud) {
      ZombieSpread.hear(state, state.seatOf(volley.by)); // KF-VIP-06b
    }
  }

  private Volley with(int shots, IntList at) {
    return new Volley(by, means, shots, aim, at, isLoud);
  }

  private static boolean isBeside(GameState state, int by, int target, int other) {
    Figures figures = state.figures();
    return other != target && other != by && Capabilities.isInPlay(figures, other)
        && !MovingCars.isCarried(state, other) // KF-RUL-140f
        && !(Capabilities.has(figures, by, Trait.FIRE_INTO_HAND_TO_HAND) && Fray.members(state, target)[other]) // KF-TRT-28
        && Capabilities.areNear(figures, target, other, SPREAD);
  }
}
