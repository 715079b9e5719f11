package games.kumite.kungfu.shooting;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Staggering;
import games.kumite.kungfu.combat.Blast;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon.Use;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * One ranged attack on one target (KF-GUN-14, KF-GUN-15, KF-RUL-184).
 *
 * @param by who shoots
 * @param on at whom
 * @param weapon the place of the weapon in the shooter's profile
 * @param aim the extra actions, or what else the shot is part of
 * @param thrown Chi of both, then the margin
 */
record Shot(int by, int on, int weapon, int aim, Thrown thrown) {

  /** A shot of a Hail of Fire: no point-blank bonus, no Good Shot (KF-GUN-20). */
  static final int HAIL = -1;
  /** A shot of the spread of a shotgun (KF-RUL-67). */
  static final int SPREAD = -2;

  /**
   * Chi of both, and what came of it.
   *
   * @param chi the shooter's
   * @param otherChi the target's
   * @param margin the shooter's total less the target's
   */
  record Thrown(int chi, int otherChi, int margin) {
    static final Thrown NOTHING = new Thrown(0, 0, 0);
  }

  private static final int SIDES = 6;
  private static final int BACKFIRE = 3;
  private static final EventType SHOT = EventType.of("shot", "KF-GUN-14").named("by", Figures::id)
      .named("on", Figures::id).number("total").number("other");
  private static final EventType BROKE_FREE = EventType.of("broke-free", "KF-GUN-13").named("figure", Figures::id);

  /** The roll and what follows. */
  static final Script<Fight, Shot> SCRIPT = Script.<Fight, Shot>of("shot")
      .onlyIf((fight, shot) -> Able.isInPlay(fight.figures(), shot.by) && Able.isInPlay(fight.figures(), shot.on))
      .ask(SpendChi.SHOOTER)
      .ask(SpendChi.TARGET)
      .set(Shot::roll)
      .when((fight, shot) -> shot.thrown.margin > 0, hit -> hit
          .call(Harming.SCRIPT, (fight, shot) -> Harming.of(shot.by, shot.on, shot.points(fight), shot.table(fight)),
              (fight, shot, harming) -> shot)
          .act(Shot::throwBack))
      .when((fight, shot) -> shot.thrown.margin <= -BACKFIRE && shot.aim != SPREAD, lost -> lost
          .ask(Backfire.EFFECT)) // D-29
      .act(Shot::breakFree)
      .end();

  static Shot of(int by, int on, int weapon, int aim) {
    return new Shot(by, on, weapon, aim, Thrown.NOTHING);
  }

  private Weapon item(Fight fight) {
    return Aim.weapon(fight.figures(), by, weapon);
  }

  private Harming.Table table(Fight fight) {
    return item(fight) == Weapon.THROWING_STARS ? Harming.Table.THROWING_STARS : Harming.Table.RANGED;
  }

  /** Protected takes one point off (KF-TRT-56, KF-RUL-24). */
  private int points(Fight fight) {
    return thrown.margin - (Able.has(fight.figures(), on, Trait.PROTECTED) ? 1 : 0);
  }

  private static Shot roll(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    int shooter = fight.roll("shot", fight.seatOf(shot.by), SIDES) + shot.bonus(fight) + shot.thrown.chi;
    boolean isSlow = shot.item(fight).use() != Use.FIREARM;
    int target = fight.roll("dodge", fight.seatOf(shot.on), SIDES) + figures.combat(shot.on) + shot.thrown.otherChi
        + (isSlow && Able.has(figures, shot.on, Trait.ARROWCATCHER) ? 1 : 0); // KF-TRT-07a
    figures.cure(shot.on, Condition.SITTING_DUCK); // KF-GUN-16: the first shooter only
    fight.tell(SHOT, figures.code(shot.by), figures.code(shot.on), shooter, target);
    return new Shot(shot.by, shot.on, shot.weapon, shot.aim,
        new Thrown(shot.thrown.chi, shot.thrown.otherChi, shooter - target));
  }

  /** KF-GUN-15. */
  private int bonus(Fight fight) {
    Figures figures = fight.figures();
    boolean isClose = Gaps.isWithin(figures.place(by), figures.size(by), figures.place(on), figures.size(on),
        Stick.SHORT.length());
    boolean isSingle = aim >= 0;
    int total = figures.combat(by) + Math.max(aim, 0); // 15i
    total -= aim == SPREAD && !Sight.isMutual(fight.board(), figures, by, on) ? 0
        : Sight.cover(fight.board(), figures, by, on); // 15a
    total -= isDifficult(figures) ? 1 : 0; // 15b
    total += isClose && aim != HAIL && item(fight).use() == Use.FIREARM ? 1 : 0; // 15c
    total += figures.is(on, Condition.SITTING_DUCK) ? 1 : 0; // 15d
    total -= isUncanny(figures) ? 2 : 0; // 15e
    total += figures.size(on) != Size.NORMAL ? 1 : 0; // 15f
    total += figures.is(on, Condition.TRANSFIXED) ? 2 : 0; // 15g
    total += figures.is(on, Condition.KNOCKED_DOWN) && isClose ? 2 : 0; // 15h
    total += isSingle && Able.has(figures, by, Trait.GOOD_SHOT) ? 1 : 0; // 15j
    total += figures.is(on, Condition.STANCE) ? 1 : 0; // KF-TRT-44e
    return total + (figures.grappler(on) == by ? 1 : 0); // KF-GUN-13
  }

  /** KF-TRT-21: void while the target is Transfixed, Stunned, Staggering, Grappled or holds somebody; or in a stance. */
  private boolean isDifficult(Figures figures) {
    boolean holds = false;
    for (int other = 0; other < figures.count(); other++) {
      holds |= figures.grappler(other) == on;
    }
    return Able.has(figures, on, Trait.DIFFICULT_TARGET) && !holds && !figures.is(on, Condition.TRANSFIXED)
        && !figures.is(on, Condition.STUNNED) && !Staggering.is(figures, on)
        && figures.grappler(on) == Figures.NOBODY && !figures.is(on, Condition.STANCE);
  }

  /** Undead, robots and supernatural creatures, once (KF-RUL-48, KF-RUL-154). */
  private boolean isUncanny(Figures figures) {
    return Able.has(figures, on, Trait.UNDEAD) || Able.has(figures, on, Trait.ARTIFICIAL)
        || Able.has(figures, on, Trait.SACRIFICE) || Able.has(figures, on, Trait.WATERBANE)
        || Able.has(figures, on, Trait.POSSESSION) || Able.has(figures, on, Trait.SHAPE_SHIFT)
        || figures.profile(on).is(Mark.DEMON) || figures.profile(on).is(Mark.VAMPIRE)
        || figures.profile(on).is(Mark.ROBOT);
  }

  /** A target that a shotgun hits is thrown back S and Knocked Down besides (KF-TRT-62c). */
  private static void throwBack(Fight fight, Shot shot) {
    if (shot.item(fight) == Weapon.SHOTGUN && shot.aim != SPREAD && Able.isInPlay(fight.figures(), shot.on)) {
      fight.then(Blast.throwBack(shot.by, shot.on));
    }
  }

  /** Who was held and shot, and lives, breaks free (KF-GUN-13). */
  private static void breakFree(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    if (figures.grappler(shot.on) == shot.by) {
      figures.grappler(shot.on, Figures.NOBODY);
      fight.tell(BROKE_FREE, figures.code(shot.on));
    }
  }

  Shot with(Thrown more) {
    return new Shot(by, on, weapon, aim, more);
  }
}
