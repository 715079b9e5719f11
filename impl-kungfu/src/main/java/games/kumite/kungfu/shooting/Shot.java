package games.kumite.kungfu.shooting;

import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.combat.Aftermath;
import games.kumite.kungfu.combat.Assault;
import games.kumite.kungfu.combat.OpenRoll;
import games.kumite.kungfu.combat.SurpriseMove;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.ShotgunKnockback;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.hazard.Tanks;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.kungfu.vip.Slaying;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * One ranged attack on one target (KF-GUN-14, KF-GUN-15, KF-RUL-184).
 *
 * @param by the figure that shoots
 * @param on the target
 * @param means the means
 * @param aim the extra actions, or what else the shot is part of
 * @param thrown the Chi and the dice
 */
record Shot(int by, int on, RangedWeapon means, int aim, Thrown thrown) implements OpenRoll.Plain<Shot>, Assault<Shot> {

  /** A shot of a Hail of Fire: no point-blank bonus, no Good Shot (KF-GUN-20). */
  static final int HAIL = -1;
  /** A shot of the spread of a shotgun (KF-RUL-67). */
  static final int SPREAD = -2;

  /** A shot fired on the move (KF-TRT-51). */
  static final int MOVING = -3;

  private static final int BACKFIRE = 3;
  private static final int SLIP = 4; // KF-LOC-43c
  private static final EventType SHOT = EventType.of("shot", "KF-GUN-14").word("by", Figures::id)
      .word("on", Figures::id).number("total").number("other");
  private static final EventType BROKE_FREE = EventType.of("broke-free", "KF-GUN-13").word("figure", Figures::id);

  /** The roll and what follows. */
  static final Script<GameState, Shot> SCRIPT = Script.<GameState, Shot>of("shot")
      .stopUnless((state, shot) -> isOn(state, shot) && !isAtDuellist(state, shot))
      .when((state, shot) -> IChing.isAny(state), dice -> dice // D-12
          .act((state, shot) -> Restraint.divine(state, shot.by, shot.on)))
      .stopUnless((state, shot) -> Restraint.dares(state, shot.by, shot.on)) // KF-TRT-46a
      .act((state, shot) -> state.callbacks().declared(state, shot.by, shot.by, shot.on)) // W3
      .stopUnless((state, shot) -> isOn(state, shot)
          && !state.figures().is(shot.on, Condition.ARROW_SANCTUARY)) // KF-TRT-08b
      .ask(shot -> new SpendChi<>(Side.ATTACK, shot)) // KF-GUN-15k
      .ask(shot -> new SpendChi<>(Side.DEFENCE, shot))
      .when((state, shot) -> IChing.isAny(state), dice -> dice // D-12
          .act((state, shot) -> IChing.askBoth(state, shot.by, shot.on, 1)))
      .update(Shot::roll)
      .when((state, shot) -> SurpriseMove.isAny(state), flips -> flips.window(new SurpriseMove<>())) // D-24
      .update(Shot::compare)
      .act((state, shot) -> state.callbacks().known(state, shot.by, shot.by, shot.on)) // W4
      .when(Shot::isOn, strained -> strained.act(Shot::strain))
      .when((state, shot) -> shot.thrown.margin() > 0 && isOn(state, shot), hit -> hit
          .call(EffectResolution.SCRIPT, (state, shot) -> EffectResolution.of(Source.ofMissile(shot.by), shot.on, shot.points(state),
              shot.means.table(state.figures(), shot.by)), (state, shot, harming) -> shot)
          .act(Shot::poison)
          .act(Shot::throwBack))
      .act(Shot::miss)
      .when(Shot::backfires, lost -> lost
          .call(Backfire.SCRIPT, Backfire::of, (state, shot, backfire) -> shot) // D-29
          .ask(EntanglePull::new) // D-40
          .ask(ArrowcatcherThrow::new)) // D-41
      .act(Shot::breakFree)
      .act((state, shot) -> Aftermath.release(state, shot.by)) // KF-RUL-39
      .build();

  static Shot of(int by, int on, RangedWeapon means, int aim) {
    return new Shot(by, on, means, aim, Thrown.NOTHING);
  }

  /** Returns whether the target may do something to the shooter (KF-GUN-25): one who hangs on to an edge may not (KF-STU-17). */
  private static boolean backfires(GameState state, Shot shot) {
    return shot.thrown.margin() <= -BACKFIRE && shot.aim != SPREAD && isOn(state, shot)
        && !state.figures().is(shot.on, Condition.CLIFFHANGING);
  }

  /** Returns the effect points; Protected takes one point off (KF-TRT-56, KF-RUL-24). */
  private int points(GameState state) {
    return thrown.margin() - (Capabilities.has(state.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }

  private static boolean isOn(GameState state, Shot shot) {
    return Capabilities.isInPlay(state.figures(), shot.by) && Capabilities.isInPlay(state.figures(), shot.on);
  }

  /** Returns whether the duel keeps an enemy out of what is fired at a figure beside him, as well (KF-PLT-11b, KF-PLT-13). */
  private static boolean isAtDuellist(GameState state, Shot shot) {
    return Goal.isOutOfShots(state, shot.on) && state.figures().areEnemies(shot.by, shot.on);
  }

  private static Shot roll(GameState state, Shot shot) {
    Slaying.attack(state, shot.by, shot.on);
    if (!shot.means.isSpell()) {
      Openings.shoot(state, shot.by, shot.on); // KF-STU-20
    }
    int die = FigureDice.roll(state, "shot", shot.by);
    int otherDie = FigureDice.roll(state, "dodge", shot.on);
    return shot.with(shot.thrown.rolled(die, otherDie));
  }

  private static Shot compare(GameState state, Shot shot) {
    Figures figures = state.figures();
    int shooter = shot.die() + RangedModifiers.shooter(state, shot) + shot.thrown.chi();
    int target = shot.otherDie() + RangedModifiers.target(state, shot) + shot.thrown.otherChi();
    figures.cure(shot.on, Condition.SITTING_DUCK); // KF-GUN-16: the first shooter only
    Hideout.startle(state, shot.on); // KF-VIP-05e
    state.emit(SHOT, figures.code(shot.by), figures.code(shot.on), shooter, target);
    return shot.with(shot.thrown.compared(shot.sure(figures, shooter - target)));
  }

  /** Returns the margin of a sure hit: Entangle never misses an Immovable Stance (KF-TRT-44d, KF-RUL-113). */
  private int sure(Figures figures, int margin) {
    return means.isEntangling(figures, by) && figures.is(on, Condition.STANCE) ? Math.max(1, margin) : margin;
  }

  /** Returns whether the shooter holds the target and shoots it with one hand (KF-GUN-13). */
  boolean isAtCaptive(Figures figures) {
    return Capabilities.holds(figures, by, on) && aim != SPREAD && means.isOneHandedFirearm(figures, by);
  }

  /** Applies the poison of the thrower, which thrown weapons carry (KF-TRT-72d). */
  private static void poison(GameState state, Shot shot) {
    if (shot.means.isThrown(state.figures(), shot.by)) {
      Aftermath.poison(state, shot.by, shot.on);
    }
  }

  /** Throws a target that a shotgun hits back S; it is Knocked Down as well (KF-TRT-62c). */
  private static void throwBack(GameState state, Shot shot) {
    if (shot.means.is(state.figures(), shot.by, Weapon.SHOTGUN) && shot.aim != SPREAD
        && Capabilities.isInPlay(state.figures(), shot.on)) {
      state.then(new ShotgunKnockback(shot.by, shot.on));
    }
  }

  /** Rolls for the bystander that a missed shot may hit (KF-LOC-11b). */
  private static void miss(GameState state, Shot shot) {
    if (shot.thrown.margin() <= 0 && shot.aim != SPREAD) {
      Crowd.missed(state, shot.by);
    }
    if (shot.means.kind() == RangedWeapon.Kind.GRAVEL && shot.thrown.margin() <= -SLIP && Capabilities.isInPlay(state.figures(), shot.by)) {
      EffectExecutor.knockDown(state, shot.by); // KF-LOC-43c
    }
    if (shot.means.isFirearm(state.figures(), shot.by)) {
      Restraint.drawsBlood(state.figures(), shot.by);
      if (shot.thrown.margin() <= 0 && shot.aim != SPREAD) {
        Tanks.missed(state, shot.by); // KF-LOC-50b
      }
      Crowd.hearsAShot(state);
    }
  }

  /** Makes a figure that is held and shot break free later, even if its holder has no weapon any more by then. */
  private static void strain(GameState state, Shot shot) {
    if (shot.isAtCaptive(state.figures())) {
      state.figures().inflict(shot.on, Condition.BREAKING_FREE);
    }
  }

  /** Frees a figure that was held and shot, and lives (KF-GUN-13). */
  private static void breakFree(GameState state, Shot shot) {
    Figures figures = state.figures();
    boolean isFree = figures.is(shot.on, Condition.BREAKING_FREE) && figures.grappler(shot.on) == shot.by;
    figures.cure(shot.on, Condition.BREAKING_FREE);
    if (isFree) {
      figures.grappler(shot.on, Figures.NOBODY);
      state.emit(BROKE_FREE, figures.code(shot.on));
    }
  }

  @Override
  public int lead(GameState state) {
    return RangedModifiers.shooter(state, this) + thrown.chi() - RangedModifiers.target(state, this) - thrown.otherChi()
        - (Capabilities.has(state.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }

  /** Lets a target that wins by much harm the shooter's weapon at most. */
  @Override
  public boolean isAnswered() {
    return false;
  }

  @Override
  public Shot with(Thrown more) {
    return new Shot(by, on, means, aim, more);
  }
}
