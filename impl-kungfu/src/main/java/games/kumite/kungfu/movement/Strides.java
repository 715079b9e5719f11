package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.combat.Scald;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Step;

/** The lengths that figures go. */
public final class Strides {

  private Strides() {}

  /** Returns the stick of a figure: its own, one shorter while it limps (KF-MOV-01, KF-MOV-03). */
  public static Stick stick(Figures figures, int figure) {
    Stick own = sound(figures, figure);
    return figures.is(figure, Condition.CRAWLING) ? Stick.SHORT
        : figures.is(figure, Condition.LIMPING) ? own.shorter() : own;
  }

  /** Returns its stick while it does not limp. */
  private static Stick sound(Figures figures, int figure) {
    boolean isBurdened = figures.has(figure, Deed.BURDENED) && figures.size(figure) == Size.NORMAL // KF-PLT-04b, 04e
        || figures.has(figure, Deed.LEADING); // KF-RUL-70
    return isBurdened ? Stick.SHORT : figures.profile(figure).stick(figures.form(figure));
  }

  /** Returns whether a figure limps whose stick is Short anyway: each of its moves costs two actions (KF-RUL-33). */
  public static boolean isHalting(Figures figures, int figure) {
    return figures.is(figure, Condition.LIMPING) && sound(figures, figure) == Stick.SHORT;
  }

  /** Returns whether a grapple keeps a figure where it is: not one by a smaller figure (KF-CON-05, KF-CON-11a). */
  public static boolean isHeld(Fight fight, int figure) {
    return Able.isHeld(fight.figures(), figure);
  }

  /**
   * Returns whether another figure or a thing keeps a figure where it is: a grapple, a machine, a chain (KF-RUL-133,
   * KF-RUL-162).
   */
  public static boolean isKept(Fight fight, int figure) {
    return Snare.isStuck(fight.figures(), figure) || isHeld(fight, figure);
  }

  /**
   * Returns whether nothing keeps a figure from moving at all: it stands, and is neither held nor bound (KF-RUL-34, KF-RUL-102).
   */
  public static boolean isFree(Fight fight, int figure) {
    Figures figures = fight.figures();
    return Able.isInPlay(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && !figures.is(figure, Condition.TRANSFIXED) && !figures.is(figure, Condition.TIED_UP)
        && !figures.is(figure, Condition.STANCE) && !figures.is(figure, Condition.CLIFFHANGING)
        && !figures.is(figure, Condition.INSIDE) && !isKept(fight, figure);
  }

  /** Returns how far a figure that flees gets in one move at most (KF-MOR-06). */
  public static int fleeing(Fight fight, int figure) {
    return flight(figure).reach(fight);
  }

  /** Returns how a figure flees: on its feet, or through the air (KF-MOV-08). */
  public static Manner mannerOfFlight(Fight fight, int figure) {
    return Gait.FREE.manner(fight.figures(), figure);
  }

  /**
   * Returns whether the ground and the friends on a straight way let a figure that flees go as far as a place (KF-MOR-06,
   * KF-RUL-102).
   */
  public static boolean canFlee(Fight fight, int figure, long to) {
    long from = fight.figures().place(figure);
    int length = (int) Math.ceil(Math.sqrt((double) Place.squared(from, to)));
    long ground = flight(figure).ground(fight, from, to);
    return flight(figure).refusal(fight, ground, length) == null && Cramped.refusal(fight, figure, from, to, ground) == null;
  }

  /** Returns the slip of a figure that has fled straight from a place: on Slippery Ground it may fall (KF-LOC-47a). */
  public static Step<Fight> slip(Fight fight, int figure, long from) {
    return new Slip(figure, flight(figure).ground(fight, from, fight.figures().place(figure)));
  }

  /** Scalds a figure with Waterbane that has fled straight from a place over running water (KF-TRT-76a). */
  public static void wet(Fight fight, int figure, long from) {
    if (Terrain.is(flight(figure).ground(fight, from, fight.figures().place(figure)), Flag.RUNNING)
        && Able.has(fight.figures(), figure, Trait.WATERBANE)) {
      fight.then(new Scald(figure));
    }
  }

  private static Terrain flight(int figure) {
    return new Terrain(figure, 1, Course.FRESH, Gait.FREE);
  }

  /** Returns whether contact between a figure and an active enemy holds it in combat (KF-H2H-28). */
  static boolean isBinding(Fight fight, int figure, int enemy) {
    Figures figures = fight.figures();
    return enemy != figure && figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && Able.areInContact(fight.board(), figures, figure, enemy);
  }

  /** Returns whether a figure leaves an enemy freely by what it is (KF-TRT-32a, KF-TRT-29b, KF-H2H-32). */
  public static boolean isDisengaged(Figures figures, int figure, int enemy) {
    return !figures.has(figure, Deed.BURDENED) // KF-PLT-04c, KF-PLT-04e
        && (Able.has(figures, figure, Trait.FREE_DISENGAGE)
            || Able.has(figures, figure, Trait.FLYING) && !Able.has(figures, enemy, Trait.FLYING));
  }
}
