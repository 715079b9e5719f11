package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;

/** Consequences that traits give a blow once its effects have been carried out (KF-RUL-44, KF-RUL-83). */
public final class Aftermath {

  private static final int SIDES = 6;
  private static final int FIST = 2;
  private static final EventType POISONED = EventType.of("poisoned", "KF-TRT-54b").named("figure", Figures::id);

  private static final EventType FREED = EventType.of("freed", "KF-RUL-39").named("figure", Figures::id);

  private Aftermath() {}

  /**
   * Applies the winner's poison, on 5 or 6, on 6 alone against the large (KF-TRT-54). A piece of scenery carries none, nor does
   * what may cause its own effects alone: a special attack (KF-RUL-99), a Southern Dragon Claw (KF-TRT-66b).
   */
  static void poison(Fight fight, Blow blow) {
    int margin = blow.margin();
    if (blow.kind().isPossession()) {
      return;
    }
    if (margin > 0 && !blow.kind().isExorcism() && !blow.attack().is(Throw.Mark.SCENERY)) {
      poison(fight, blow.by(), blow.on());
    } else if (margin < 0 && !blow.kind().isHack() && blow.defence().claw() != Claw.SOUTHERN_DRAGON) {
      poison(fight, blow.on(), blow.by());
    }
  }

  /** Applies the poison of one figure to another that its attack has beaten (KF-TRT-54, KF-TRT-72d). */
  public static void poison(Fight fight, int by, int on) {
    Figures figures = fight.figures();
    boolean isImmune = Able.has(figures, on, Trait.UNDEAD) || Able.has(figures, on, Trait.ARTIFICIAL);
    if (!Able.has(figures, by, Trait.POISON) || isImmune || !Able.isInPlay(figures, on)) {
      return;
    }
    int needed = figures.size(on) == Size.NORMAL ? SIDES - 1 : SIDES;
    if (fight.roll("poison", fight.seatOf(by), SIDES) >= needed) {
      figures.inflict(on, Condition.POISONED);
      figures.cure(on, Condition.UNBALANCED); // KF-TRT-81b
      fight.tell(POISONED, figures.code(on));
    }
  }

  /** Asks for the hacks of a figure that was Knocked Down, and those that natural 1s give (KF-TRT-02, KF-TRT-38a, KF-TRT-79). */
  static void hacks(Fight fight, Blow blow) {
    tumble(fight, blow, blow.on(), blow.by(), blow.defence());
    tumble(fight, blow, blow.by(), blow.on(), blow.attack());
    if (blow.die() == 1 && blow.kind().isAttack()
        && Able.has(fight.figures(), blow.on(), Trait.WAY_OF_THE_INTERCEPTING_FIST)) {
      fight.then(TraitHack.of(blow.on(), blow.by(), FIST));
    }
    hammer(fight, blow, blow.by(), blow.attack());
    hammer(fight, blow, blow.on(), blow.defence());
  }

  private static void tumble(Fight fight, Blow blow, int figure, int enemy, Throw side) {
    if (side.is(Throw.Mark.FELLED) && blow.kind() != Blow.Kind.TUMBLE_HACK
        && Able.has(fight.figures(), figure, Trait.AGGRESSIVE_TUMBLE)) {
      fight.then(new TraitHack(figure, enemy, 0, Blow.Kind.TUMBLE_HACK));
    }
  }

  /**
   * Marks the Greedy as gloating over the body of a foe whom they have killed (KF-TRT-34a); of the Undead none is left
   * (KF-TRT-75d).
   */
  static void gloat(Fight fight, Blow blow) {
    Figures figures = fight.figures();
    gloat(figures, blow.by(), blow.on());
    gloat(figures, blow.on(), blow.by());
  }

  private static void gloat(Figures figures, int killer, int victim) {
    boolean isBody = figures.is(victim, Condition.DEAD) && !Able.has(figures, victim, Trait.UNDEAD);
    if (isBody && Able.has(figures, killer, Trait.GREEDY) && Able.isInPlay(figures, killer) && figures.areEnemies(killer, victim)) {
      figures.inflict(killer, Condition.GLOATING);
    }
  }

  /**
   * Takes a prop blade from the striker, unless it still holds the prop weapon: the blade counts for the effects of that attack.
   */
  static void layBladeDown(Fight fight, Blow blow) {
    if (!fight.figures().is(blow.by(), Condition.PROP_WEAPON)) {
      fight.figures().cure(blow.by(), Condition.PROP_BLADE);
    }
  }

  /** Frees a figure that has hurt the one that held it (KF-RUL-39). */
  static void release(Fight fight, Blow blow) {
    release(fight, blow.by());
    release(fight, blow.on());
  }

  /** Frees one figure that has hurt the one that held it. */
  public static void release(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.BREAKING_FREE)) {
      figures.cure(figure, Condition.BREAKING_FREE);
      if (figures.grappler(figure) != Figures.NOBODY) {
        figures.grappler(figure, Figures.NOBODY);
        fight.tell(FREED, figures.code(figure));
      }
    }
  }

  private static void hammer(Fight fight, Blow blow, int figure, Throw side) {
    if (side.die() == 1 && side.is(Throw.Mark.HAMMER) && blow.kind() != Blow.Kind.OPENING_HACK) {
      fight.then(new Opening(figure));
    }
  }
}
