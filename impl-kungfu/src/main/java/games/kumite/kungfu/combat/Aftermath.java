package games.kumite.kungfu.combat;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;

/** The consequences of a blow that come from traits, after its effects have been carried out (KF-RUL-44, KF-RUL-83). */
public final class Aftermath {

  private static final int SIDES = 6;
  private static final int FIST = 2;
  private static final EventType POISONED = EventType.of("poisoned", "KF-TRT-54b").word("figure", Figures::id);

  private static final EventType FREED = EventType.of("freed", "KF-RUL-39").word("figure", Figures::id);

  private Aftermath() {}

  /**
   * Applies the winner's poison on a roll of 5 or 6, or of 6 alone against a large figure (KF-TRT-54). Scenery carries
   * no poison. Neither do attacks that cause only their own effects: special attacks (KF-RUL-99) and Southern Dragon
   * Claws (KF-TRT-66b).
   */
  static void poison(GameState state, HandToHandAttack blow) {
    int margin = blow.margin();
    if (blow.kind().isPossession()) {
      return;
    }
    if (margin > 0 && !blow.kind().isExorcism() && !blow.attack().is(RollSide.Mark.SCENERY)) {
      poison(state, blow.by(), blow.on());
    } else if (margin < 0 && !blow.kind().isHack() && blow.defence().claw() != AnnouncedGrip.SOUTHERN_DRAGON) {
      poison(state, blow.on(), blow.by());
    }
  }

  /** Applies the poison of one figure to another that its attack has beaten (KF-TRT-54, KF-TRT-72d). */
  public static void poison(GameState state, int by, int on) {
    Figures figures = state.figures();
    boolean isImmune = Capabilities.has(figures, on, Trait.UNDEAD) || Capabilities.has(figures, on, Trait.ARTIFICIAL);
    if (!Capabilities.has(figures, by, Trait.POISON) || isImmune || !Capabilities.isInPlay(figures, on)) {
      return;
    }
    int needed = figures.size(on) == Size.NORMAL ? SIDES - 1 : SIDES;
    if (state.roll("poison", state.seatOf(by), SIDES) >= needed) {
      figures.inflict(on, Condition.POISONED);
      figures.cure(on, Condition.UNBALANCED); // KF-TRT-81b
      state.emit(POISONED, figures.code(on));
    }
  }

  /**
   * Asks for the hacks of a figure that was Knocked Down, and for those that come from natural 1s (KF-TRT-02,
   * KF-TRT-38a, KF-TRT-79).
   */
  static void hacks(GameState state, HandToHandAttack blow) {
    tumble(state, blow, blow.on(), blow.by(), blow.defence());
    tumble(state, blow, blow.by(), blow.on(), blow.attack());
    if (blow.die() == 1 && blow.kind().isAttack()
        && Capabilities.has(state.figures(), blow.on(), Trait.WAY_OF_THE_INTERCEPTING_FIST)) {
      state.then(TraitHack.of(blow.on(), blow.by(), FIST));
    }
    hammer(state, blow, blow.by(), blow.attack());
    hammer(state, blow, blow.on(), blow.defence());
  }

  private static void tumble(GameState state, HandToHandAttack blow, int figure, int enemy, RollSide side) {
    if (side.is(RollSide.Mark.FELLED) && blow.kind() != HandToHandAttack.Kind.TUMBLE_HACK
        && Capabilities.has(state.figures(), figure, Trait.AGGRESSIVE_TUMBLE)) {
      state.then(new TraitHack(figure, enemy, 0, HandToHandAttack.Kind.TUMBLE_HACK));
    }
  }

  /**
   * Marks a Greedy figure as gloating over the body of an enemy that it has killed (KF-TRT-34a). The Undead leave no
   * body (KF-TRT-75d).
   */
  static void gloat(GameState state, HandToHandAttack blow) {
    Figures figures = state.figures();
    gloat(figures, blow.by(), blow.on());
    gloat(figures, blow.on(), blow.by());
  }

  private static void gloat(Figures figures, int killer, int victim) {
    boolean isBody = figures.is(victim, Condition.DEAD) && !Capabilities.has(figures, victim, Trait.UNDEAD);
    if (isBody && Capabilities.has(figures, killer, Trait.GREEDY) && Capabilities.isInPlay(figures, killer) && figures.areEnemies(killer, victim)) {
      figures.inflict(killer, Condition.GLOATING);
    }
  }

  /**
   * Takes a prop blade from the striker, unless it still holds the prop weapon. Until then the blade counts for the
   * effects of the attack.
   */
  static void layBladeDown(GameState state, HandToHandAttack blow) {
    if (!state.figures().is(blow.by(), Condition.PROP_WEAPON)) {
      state.figures().cure(blow.by(), Condition.PROP_BLADE);
    }
  }

  /** Frees a figure that has hurt the figure holding it (KF-RUL-39). */
  static void release(GameState state, HandToHandAttack blow) {
    release(state, blow.by());
    release(state, blow.on());
  }

  /** Frees one figure that has hurt the figure holding it. */
  public static void release(GameState state, int figure) {
    Figures figures = state.figures();
    if (figures.is(figure, Condition.BREAKING_FREE)) {
      figures.cure(figure, Condition.BREAKING_FREE);
      if (figures.grappler(figure) != Figures.NOBODY) {
        figures.grappler(figure, Figures.NOBODY);
        state.emit(FREED, figures.code(figure));
      }
    }
  }

  private static void hammer(GameState state, HandToHandAttack blow, int figure, RollSide side) {
    if (side.die() == 1 && side.is(RollSide.Mark.HAMMER) && blow.kind() != HandToHandAttack.Kind.OPENING_HACK) {
      state.then(new HammeringBlowHack(figure));
    }
  }
}
