package games.kumite.kungfu.movement;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Waterbane;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.Step;

/** The lengths that figures go. */
public final class MoveDistance {

  private MoveDistance() {}

  /** Returns the stick of a figure: its own, one shorter while it limps (KF-MOV-01, KF-MOV-03). */
  public static Stick stick(Figures figures, int figure) {
    Stick own = sound(figures, figure);
    return figures.is(figure, Condition.CRAWLING) ? Stick.SHORT
        : figures.is(figure, Condition.LIMPING) ? own.shorter() : own;
  }

  /** Returns its stick while it does not limp. */
  private static Stick sound(Figures figures, int figure) {
    boolean isBurdened = figures.has(figure, PlotDeed.BURDENED) && figures.size(figure) == Size.NORMAL // KF-PLT-04b, 04e
        || figures.has(figure, PlotDeed.LEADING); // KF-RUL-70
    return isBurdened ? Stick.SHORT : figures.profile(figure).stick(figures.form(figure));
  }

  /** Returns whether a figure limps whose stick is Short anyway: each of its moves costs two actions (KF-RUL-33). */
  public static boolean isHalting(Figures figures, int figure) {
    return figures.is(figure, Condition.LIMPING) && sound(figures, figure) == Stick.SHORT;
  }

  /** Returns whether a grapple keeps a figure where it is: not one by a smaller figure (KF-CON-05, KF-CON-11a). */
  public static boolean isHeld(GameState state, int figure) {
    return Capabilities.isHeld(state.figures(), figure);
  }

  /**
   * Returns whether another figure or a thing keeps a figure where it is: a grapple, a machine, a chain (KF-RUL-133,
   * KF-RUL-162).
   */
  public static boolean isKept(GameState state, int figure) {
    return HoldingScenery.isStuck(state.figures(), figure) || isHeld(state, figure);
  }

  /**
   * Returns whether nothing keeps a figure from moving at all: it stands, and is neither held nor bound (KF-RUL-34, KF-RUL-102).
   */
  public static boolean isFree(GameState state, int figure) {
    Figures figures = state.figures();
    return Capabilities.isInPlay(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && !figures.is(figure, Condition.TRANSFIXED) && !figures.is(figure, Condition.TIED_UP)
        && !figures.is(figure, Condition.STANCE) && !figures.is(figure, Condition.CLIFFHANGING)
        && !figures.is(figure, Condition.INSIDE) && !isKept(state, figure);
  }

  /** Returns how far a figure that flees gets in one move at most (KF-MOR-06). */
  public static int fleeing(GameState state, int figure) {
    return flight(figure).reach(state);
  }

  /** Returns how a figure flees: on its feet, or through the air (KF-MOV-08). */
  public static Locomotion mannerOfFlight(GameState state, int figure) {
    return MoveType.FREE.manner(state.figures(), figure);
  }

  /**
   * Returns whether the ground and the friends on a straight way let a figure that flees go as far as a place (KF-MOR-06,
   * KF-RUL-102).
   */
  public static boolean canFlee(GameState state, int figure, long to) {
    long from = state.figures().place(figure);
    int length = (int) Math.ceil(Math.sqrt((double) Place.squared(from, to)));
    long ground = flight(figure).ground(state, from, to);
    return flight(figure).refusal(state, ground, length) == null && Cramped.refusal(state, figure, from, to, ground) == null;
  }

  /** Returns the slip of a figure that has fled straight from a place: on Slippery Ground it may fall (KF-LOC-47a). */
  public static Step<GameState> slip(GameState state, int figure, long from) {
    return new Slip(figure, flight(figure).ground(state, from, state.figures().place(figure)));
  }

  /** Scalds a figure with Waterbane that has fled straight from a place over running water (KF-TRT-76a). */
  public static void wet(GameState state, int figure, long from) {
    if (TerrainEffect.is(flight(figure).ground(state, from, state.figures().place(figure)), Flag.RUNNING)
        && Capabilities.has(state.figures(), figure, Trait.WATERBANE)) {
      state.then(new Waterbane(figure));
    }
  }

  private static TerrainEffect flight(int figure) {
    return new TerrainEffect(figure, 1, ActivationFlags.FRESH, MoveType.FREE);
  }

  /** Returns whether contact between a figure and an active enemy holds it in combat (KF-H2H-28). */
  public static boolean isBinding(GameState state, int figure, int enemy) {
    Figures figures = state.figures();
    return enemy != figure && figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && Capabilities.areInContact(state.board(), figures, figure, enemy);
  }

  /** Returns whether a figure leaves an enemy freely by what it is (KF-TRT-32a, KF-TRT-29b, KF-H2H-32). */
  public static boolean isDisengaged(Figures figures, int figure, int enemy) {
    return !figures.has(figure, PlotDeed.BURDENED) // KF-PLT-04c, KF-PLT-04e
        && (Capabilities.has(figures, figure, Trait.FREE_DISENGAGE)
            || Capabilities.has(figures, figure, Trait.FLYING) && !Capabilities.has(figures, enemy, Trait.FLYING));
  }
}
