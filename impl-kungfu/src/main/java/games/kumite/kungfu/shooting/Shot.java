package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.blast.Tanks;
import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.chi.Spending;
import games.kumite.kungfu.combat.Aftermath;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.combat.ThrownBack;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.scenery.Openings;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Flips;
import games.kumite.kungfu.trigger.Rolled;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.kungfu.vip.Slaying;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;

/**
 * One ranged attack on one target (KF-GUN-14, KF-GUN-15, KF-RUL-184).
 *
 * @param by the figure that shoots
 * @param on the target
 * @param means the means
 * @param aim the extra actions, or what else the shot is part of
 * @param thrown Chi of both, then the margin
 */
record Shot(int by, int on, Means means, int aim, Thrown thrown) implements Rolled<Shot>, Spending<Shot> {

  /** A shot of a Hail of Fire: no point-blank bonus, no Good Shot (KF-GUN-20). */
  static final int HAIL = -1;
  /** A shot of the spread of a shotgun (KF-RUL-67). */
  static final int SPREAD = -2;

  /**
   * The Chi of both, and the result.
   *
   * @param chi the shooter's
   * @param otherChi the target's
   * @param die the shooter's natural die
   * @param otherDie the target's natural die
   * @param margin the shooter's total less the target's
   * @param flippers the figures that have turned a die over
   */
  record Thrown(int chi, int otherChi, int die, int otherDie, int margin, Picks flippers) {
    static final Thrown NOTHING = new Thrown(0, 0, 0, 0, 0, Picks.NONE);
  }

  /** A shot fired on the move (KF-TRT-51). */
  static final int MOVING = -3;

  private static final int BACKFIRE = 3;
  private static final int SLIP = 4; // KF-LOC-43c
  private static final EventType SHOT = EventType.of("shot", "KF-GUN-14").named("by", Figures::id)
      .named("on", Figures::id).number("total").number("other");
  private static final EventType BROKE_FREE = EventType.of("broke-free", "KF-GUN-13").named("figure", Figures::id);

  /** The roll and what follows. */
  static final Script<Fight, Shot> SCRIPT = Script.<Fight, Shot>of("shot")
      .onlyIf((fight, shot) -> isOn(fight, shot) && !isAtDuellist(fight, shot))
      .when((fight, shot) -> Divination.isAny(fight), dice -> dice // D-12
          .act((fight, shot) -> Restraint.divine(fight, shot.by, shot.on)))
      .onlyIf((fight, shot) -> Restraint.dares(fight, shot.by, shot.on)) // KF-TRT-46a
      .act((fight, shot) -> fight.sequels().declared(fight, shot.by, shot.by, shot.on)) // W3
      .onlyIf((fight, shot) -> isOn(fight, shot)
          && !fight.figures().is(shot.on, Condition.ARROW_SANCTUARY)) // KF-TRT-08b
      .ask(new SpendChi<>(Side.ATTACK)) // KF-GUN-15k
      .ask(new SpendChi<>(Side.DEFENCE))
      .when((fight, shot) -> Divination.isAny(fight), dice -> dice.act(Shot::divine)) // D-12
      .set(Shot::roll)
      .when((fight, shot) -> Flips.isAny(fight), flips -> flips.window(new Flips<>())) // D-24
      .set(Shot::compare)
      .act((fight, shot) -> fight.sequels().known(fight, shot.by, shot.by, shot.on)) // W4
      .when(Shot::isOn, strained -> strained.act(Shot::strain))
      .when((fight, shot) -> shot.thrown.margin > 0 && isOn(fight, shot), hit -> hit
          .call(Harming.SCRIPT, (fight, shot) -> Harming.of(Source.ofMissile(shot.by), shot.on, shot.points(fight),
              shot.means.table(fight.figures(), shot.by)), (fight, shot, harming) -> shot)
          .act(Shot::poison)
          .act(Shot::throwBack))
      .act(Shot::miss)
      .when(Shot::backfires, lost -> lost
          .call(Backfire.SCRIPT, Backfire::of, (fight, shot, backfire) -> shot) // D-29
          .ask(Pulling.IN) // D-40
          .ask(ThrowBack.CAUGHT)) // D-41
      .act(Shot::breakFree)
      .act((fight, shot) -> Aftermath.release(fight, shot.by)) // KF-RUL-39
      .end();

  static Shot of(int by, int on, Means means, int aim) {
    return new Shot(by, on, means, aim, Thrown.NOTHING);
  }

  /** Returns whether the target may do something to the shooter (KF-GUN-25): one who hangs on to an edge may not (KF-STU-17). */
  private static boolean backfires(Fight fight, Shot shot) {
    return shot.thrown.margin <= -BACKFIRE && shot.aim != SPREAD && isOn(fight, shot)
        && !fight.figures().is(shot.on, Condition.CLIFFHANGING);
  }

  /** Returns the effect points; Protected takes one point off (KF-TRT-56, KF-RUL-24). */
  private int points(Fight fight) {
    return thrown.margin - (Able.has(fight.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }

  private static boolean isOn(Fight fight, Shot shot) {
    return Able.isInPlay(fight.figures(), shot.by) && Able.isInPlay(fight.figures(), shot.on);
  }

  /** Returns whether the duel keeps an enemy out of what is fired at a figure beside him, as well (KF-PLT-11b, KF-PLT-13). */
  private static boolean isAtDuellist(Fight fight, Shot shot) {
    return Goal.isOutOfShots(fight, shot.on) && fight.figures().areEnemies(shot.by, shot.on);
  }

  private static void divine(Fight fight, Shot shot) {
    Divination.ask(fight, shot.by, 1);
    Divination.ask(fight, shot.on, 1);
  }

  private static Shot roll(Fight fight, Shot shot) {
    Slaying.attack(fight, shot.by, shot.on);
    if (!shot.means.isSpell()) {
      Openings.shoot(fight, shot.by, shot.on); // KF-STU-20
    }
    int die = Dice.roll(fight, "shot", shot.by);
    int otherDie = Dice.roll(fight, "dodge", shot.on);
    return shot.with(new Thrown(shot.thrown.chi, shot.thrown.otherChi, die, otherDie, 0, Picks.NONE));
  }

  private static Shot compare(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    int shooter = shot.die() + Odds.shooter(fight, shot) + shot.thrown.chi;
    int target = shot.otherDie() + Odds.target(fight, shot) + shot.thrown.otherChi;
    figures.cure(shot.on, Condition.SITTING_DUCK); // KF-GUN-16: the first shooter only
    Hideout.startle(fight, shot.on); // KF-VIP-05e
    fight.tell(SHOT, figures.code(shot.by), figures.code(shot.on), shooter, target);
    return shot.with(new Thrown(shot.thrown.chi, shot.thrown.otherChi, shot.die(), shot.otherDie(),
        shot.sure(figures, shooter - target), shot.thrown.flippers));
  }

  /** Returns the margin of a sure hit: Entangle never misses an Immovable Stance (KF-TRT-44d, KF-RUL-113). */
  private int sure(Figures figures, int margin) {
    return means.isEntangling(figures, by) && figures.is(on, Condition.STANCE) ? Math.max(1, margin) : margin;
  }

  /** Returns whether the shooter holds the target and shoots it with one hand (KF-GUN-13). */
  boolean isAtCaptive(Figures figures) {
    return Able.holds(figures, by, on) && aim != SPREAD && means.isOneHandedFirearm(figures, by);
  }

  /** Applies the poison of the thrower, which thrown weapons carry (KF-TRT-72d). */
  private static void poison(Fight fight, Shot shot) {
    if (shot.means.isThrown(fight.figures(), shot.by)) {
      Aftermath.poison(fight, shot.by, shot.on);
    }
  }

  /** Throws a target that a shotgun hits back S; it is Knocked Down as well (KF-TRT-62c). */
  private static void throwBack(Fight fight, Shot shot) {
    if (shot.means.is(fight.figures(), shot.by, Weapon.SHOTGUN) && shot.aim != SPREAD
        && Able.isInPlay(fight.figures(), shot.on)) {
      fight.then(new ThrownBack(shot.by, shot.on));
    }
  }

  /** Rolls for the bystander that a missed shot may hit (KF-LOC-11b). */
  private static void miss(Fight fight, Shot shot) {
    if (shot.thrown.margin <= 0 && shot.aim != SPREAD) {
      Crowd.missed(fight, shot.by);
    }
    if (shot.means.kind() == Means.Kind.GRAVEL && shot.thrown.margin <= -SLIP && Able.isInPlay(fight.figures(), shot.by)) {
      Harm.knockDown(fight, shot.by); // KF-LOC-43c
    }
    if (shot.means.isFirearm(fight.figures(), shot.by)) {
      Restraint.drawsBlood(fight.figures(), shot.by);
      if (shot.thrown.margin <= 0 && shot.aim != SPREAD) {
        Tanks.missed(fight, shot.by); // KF-LOC-50b
      }
      Crowd.hearsAShot(fight);
    }
  }

  /** Makes a figure that is held and shot break free later, even if its holder has no weapon any more by then. */
  private static void strain(Fight fight, Shot shot) {
    if (shot.isAtCaptive(fight.figures())) {
      fight.figures().inflict(shot.on, Condition.BREAKING_FREE);
    }
  }

  /** Frees a figure that was held and shot, and lives (KF-GUN-13). */
  private static void breakFree(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    boolean isFree = figures.is(shot.on, Condition.BREAKING_FREE) && figures.grappler(shot.on) == shot.by;
    figures.cure(shot.on, Condition.BREAKING_FREE);
    if (isFree) {
      figures.grappler(shot.on, Figures.NOBODY);
      fight.tell(BROKE_FREE, figures.code(shot.on));
    }
  }

  @Override
  public int figure(Side side) {
    return side == Side.ATTACK ? by : on;
  }

  @Override
  public Shot spending(Side side, int chi) {
    return with(side == Side.ATTACK ? new Thrown(chi, thrown.otherChi, 0, 0, 0, Picks.NONE)
        : new Thrown(thrown.chi, chi, 0, 0, 0, Picks.NONE));
  }

  @Override
  public int die() {
    return thrown.die;
  }

  @Override
  public int otherDie() {
    return thrown.otherDie;
  }

  @Override
  public Picks flippers() {
    return thrown.flippers;
  }

  @Override
  public Shot flipped(int flipper, Side side) {
    return with(new Thrown(thrown.chi, thrown.otherChi, side == Side.ATTACK ? Flips.turned(thrown.die) : thrown.die,
        side == Side.DEFENCE ? Flips.turned(thrown.otherDie) : thrown.otherDie, 0, thrown.flippers.and(flipper)));
  }

  Shot with(Thrown more) {
    return new Shot(by, on, means, aim, more);
  }
}
