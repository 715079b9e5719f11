package games.kumite.kungfu.figure;

import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.PlotDeed;

/** Questions about what figures are able to do. */
public final class Capabilities {

  private static final Traits SPELLS = new Traits(Trait.SPELLS);

  /** The conditions that take a figure out of play (KF-RUL-158 for husks). */
  private static final long OUT_OF_PLAY = Condition.KNOCKED_OUT.bit() | Condition.DEAD.bit() | Condition.GONE.bit()
      | Condition.HUSK.bit();
  /** The conditions that keep a figure from hacking (KF-RUL-40). */
  private static final long NO_HACK = OUT_OF_PLAY | Condition.KNOCKED_DOWN.bit() | Condition.TRANSFIXED.bit()
      | Condition.HANDCUFFED.bit() | Condition.TIED_UP.bit() | Condition.CLIFFHANGING.bit();

  private Capabilities() {}

  /** Returns whether a figure is on the table and neither Knocked Out nor gone. */
  public static boolean isInPlay(Figures figures, int figure) {
    return figures.isPlaced(figure) && (figures.conditions(figure) & OUT_OF_PLAY) == 0;
  }

  /** Returns whether harm can be done to a figure: one in play, or a husk, which is hit as if it had C 0 (KF-RUL-158). */
  public static boolean toSuffer(Figures figures, int figure) {
    return isInPlay(figures, figure) || isHusk(figures, figure);
  }

  /** Returns whether a figure is a body that its spirit has left. */
  public static boolean isHusk(Figures figures, int figure) {
    return figures.is(figure, Condition.HUSK) && figures.isPlaced(figure) && !figures.is(figure, Condition.DEAD)
        && !figures.is(figure, Condition.GONE);
  }

  /** Returns whether a figure can take actions; one that must get up can only do that (KF-CON-20c). */
  public static boolean toAct(Figures figures, int figure) {
    return isInPlay(figures, figure);
  }

  /** Returns whether a Protagonist can react (KF-ACT-15, KF-ACT-18, KF-RUL-19): not from under the ground (KF-LOC-41d). */
  public static boolean toReact(Figures figures, int figure) {
    int reactor = figures.is(figure, Condition.POSSESSED) ? figures.rider(figure) : figure; // KF-RUL-159
    return figures.profile(reactor).isProtagonist() && isInPlay(figures, figure)
        && !figures.is(figure, Condition.BARRED) && !figures.is(figure, Condition.TRANSFIXED)
        && !figures.isUnderground(figure) && !has(figures, figure, Trait.SLOW);
  }

  /** Returns whether a figure hovers over the ground: water is nothing to it (KF-TRT-47a). */
  public static boolean isLevitating(Figures figures, int figure) {
    return has(figures, figure, Trait.LEVITATION) && !figures.is(figure, Condition.GROUNDED);
  }

  /** Returns whether a figure has a trait in its form. */
  public static boolean has(Figures figures, int figure, Trait trait) {
    if (figures.traits(figure).has(trait)) {
      return !(trait == Trait.ARMOUR && figures.is(figure, Condition.SHED_ARMOUR)) && !figures.hasLost(figure, trait);
    }
    return trait == Trait.DASHING && figures.has(figure, PlotDeed.FURIOUS)
        || trait == Trait.BOILING_BLOOD && isMourning(figures, figure);
  }

  /** Returns whether blood boils in a figure for its Loved One (KF-VIP-07e); a berserk Cyborg's does not (KF-VIP-10b). */
  public static boolean isMourning(Figures figures, int figure) {
    return figures.has(figure, PlotDeed.FURIOUS) && !figures.profile(figure).isGuest;
  }

  /** Returns whether two figures are in contact, both with a body. */
  public static boolean areInContact(Board board, Figures figures, int figure, int other) {
    if (!Gaps.isWithin(figures.place(figure), figures.size(figure), figures.place(other), figures.size(other),
        Gaps.CONTACT)) {
      return false; // no contact of any kind is wider
    }
    if (figures.is(figure, Condition.CLIFFHANGING) || figures.is(other, Condition.CLIFFHANGING)) {
      return isAtTheEdge(figures, figure, other);
    }
    return figures.isBody(figure) && figures.isBody(other) && Gaps.inContact(board, figures.place(figure),
        figures.size(figure), figures.place(other), figures.size(other));
  }

  /**
   * Returns whether one figure can put a hand on another, which may lie there helpless. A figure in a car or under ground is out
   * of reach, and reaches no other (KF-RUL-140d, KF-LOC-41d).
   */
  public static boolean areBeside(Board board, Figures figures, int figure, int other) {
    return !figures.is(figure, Condition.INSIDE) && !figures.is(other, Condition.INSIDE) && Gaps.inContact(board,
        figures.place(figure), figures.size(figure), figures.place(other), figures.size(other));
  }

  /** Returns whether the gap of two figures is at most a length, and neither is under ground (KF-LOC-41d). */
  public static boolean areNear(Figures figures, int figure, int other, int length) {
    return !figures.isUnderground(figure) && !figures.isUnderground(other) && Gaps.isWithin(figures.place(figure),
        figures.size(figure), figures.place(other), figures.size(other), length);
  }

  /** Returns whether an enemy that can hack is in contact (KF-RUL-66, KF-RUL-157). */
  public static boolean isEngaged(Board board, Figures figures, int figure) {
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isEngagedBy(board, figures, figure, enemy)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEngagedBy(Board board, Figures figures, int figure, int enemy) {
    return figures.areEnemies(figure, enemy) && toHack(figures, enemy) && areInContact(board, figures, figure, enemy);
  }

  /**
   * Returns whether a figure is in combat with an enemy that it does not itself hold: that keeps it from shooting (KF-GUN-05,
   * KF-GUN-11, KF-RUL-66).
   */
  public static boolean isPressed(Board board, Figures figures, int figure) {
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isEngagedBy(board, figures, figure, enemy) && !holds(figures, figure, enemy)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether one of two figures touches the point of the edge at which the other hangs (KF-RUL-188). */
  private static boolean isAtTheEdge(Figures figures, int figure, int other) {
    int hanging = figures.is(figure, Condition.CLIFFHANGING) ? figure : other;
    int standing = hanging == figure ? other : figure;
    long reach = figures.size(standing).radius() + Gaps.TOUCH;
    return figures.isBody(standing) && isInPlay(figures, hanging)
        && Place.level(figures.place(standing)) == Place.level(figures.place(hanging))
        && Place.squared(figures.place(standing), figures.place(hanging)) <= reach * reach;
  }

  /** Returns whether a figure is in hand-to-hand combat (KF-H2H-01). */
  public static boolean isFighting(Board board, Figures figures, int figure) {
    for (int other = 0; other < figures.count(); other++) {
      if (other != figure && figures.areEnemies(figure, other) && areInContact(board, figures, figure, other)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an enemy in contact may make Free Hacks at a figure that leaves (KF-RUL-40). */
  public static boolean toHack(Figures figures, int figure) {
    return figures.isPlaced(figure) && (figures.conditions(figure) & NO_HACK) == 0;
  }

  /** Returns whether a figure can hack, even when it lies on the ground (KF-TRT-02). */
  public static boolean toHackLying(Figures figures, int figure) {
    return figures.isPlaced(figure) && (figures.conditions(figure) & NO_HACK & ~Condition.KNOCKED_DOWN.bit()) == 0;
  }

  /**
   * Returns whether another figure holds a figure: a grappler who is smaller is carried along by it, and nothing else
   * (KF-CON-11).
   */
  public static boolean isHeld(Figures figures, int figure) {
    int grappler = figures.grappler(figure);
    return grappler != Figures.NOBODY && figures.size(grappler).compareTo(figures.size(figure)) >= 0;
  }

  /** Returns whether one figure holds another. */
  public static boolean holds(Figures figures, int grappler, int figure) {
    return figures.grappler(figure) == grappler && isHeld(figures, figure);
  }

  /** Returns whether a figure is neither Artificial nor Undead (KF-VIP-06e). */
  public static boolean isLiving(Figures figures, int figure) {
    return !has(figures, figure, Trait.ARTIFICIAL) && !has(figures, figure, Trait.UNDEAD);
  }

  /** Returns whether nothing keeps a figure from striking. */
  public static boolean canStrike(Figures figures, int figure) {
    return !figures.is(figure, Condition.TRANSFIXED) && !figures.is(figure, Condition.TIED_UP)
        && !figures.is(figure, Condition.CLIFFHANGING);
  }

  /** Returns whether a figure can bear witness: living, no Animal, and able to see (KF-PLT-12b, KF-PLT-14b). */
  public static boolean toWitness(Figures figures, int figure) {
    return isInPlay(figures, figure) && !figures.is(figure, Condition.BLINDED) && !figures.is(figure, Condition.HUSK)
        && !has(figures, figure, Trait.ANIMAL) && !has(figures, figure, Trait.UNDEAD)
        && !has(figures, figure, Trait.ARTIFICIAL);
  }

  /** Returns whether a figure is a Taoist sorcerer: it has one of these traits (KF-TAO-01). */
  public static boolean isSorcerer(Figures figures, int figure) {
    boolean mayBe = figures.traits(figure).isAnyOf(SPELLS);
    for (int spell = 0; mayBe && spell < Trait.SPELLS.size(); spell++) { // no iterator: this is asked in every window
      if (has(figures, figure, Trait.SPELLS.get(spell))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a figure is a supernatural creature (KF-TAO-02, KF-RUL-48). */
  public static boolean isSupernatural(Figures figures, int figure) {
    return has(figures, figure, Trait.SACRIFICE) || has(figures, figure, Trait.WATERBANE)
        || has(figures, figure, Trait.POSSESSION) || has(figures, figure, Trait.SHAPE_SHIFT)
        || has(figures, figure, Trait.UNDEAD) || figures.is(figure, Condition.SPIRIT) || figures.profile(figure).is(Mark.DEMON)
        || figures.profile(figure).is(Mark.VAMPIRE);
  }
}
