package games.kumite.kungfu.vehicle;

import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.Displacement;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.geometry.Sweep;
import games.kumite.kungfu.movement.ManholeMoves;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/** The figures in the way of a car, and their fate (KF-LOC-56, KF-RUL-140g). */
final class RunDown {

  private static final int SIDES = 6;
  private static final int STEP = 10;
  private static final int FARTHEST = 6000;
  private static final EventType DODGED = EventType.of("car-dodged", "KF-LOC-56a").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);
  private static final EventType HIT = EventType.of("run-down", "KF-LOC-56b").word("figure", Figures::id)
      .number("sticks");

  private RunDown() {}

  /** Returns the figures whose base the car sweeps over, the first that it reaches first. */
  static IntList inTheWay(GameState state, CarMove run) {
    IntList victims = IntList.NONE;
    if (run.end() < 0) {
      return victims;
    }
    Figures figures = state.figures();
    Sweep sweep = run.sweep(state);
    Piece car = state.board().piece(state.cars().piece(run.car()));
    int last = -1;
    while (true) {
      int first = run.end() + 1;
      int victim = Figures.NOBODY;
      for (int figure = 0; figure < figures.count(); figure++) {
        int part = isBeside(figures, figure, car) && !victims.contains(figure) ? meets(figures, figure, sweep) : first;
        if (part < first && part >= last) {
          first = part;
          victim = figure;
        }
      }
      if (victim == Figures.NOBODY) {
        return victims;
      }
      last = first;
      victims = victims.and(victim);
    }
  }

  private static boolean isBeside(Figures figures, int figure, Piece car) {
    int level = figures.isBody(figure) ? Place.level(figures.place(figure)) : 0;
    return figures.isBody(figure) && car.isAtHeight(level, level + figures.size(figure).height());
  }

  private static int meets(Figures figures, int figure, Sweep sweep) {
    long place = figures.place(figure);
    return sweep.meets(Place.x(place), Place.y(place), figures.size(figure).radius());
  }

  /** Returns whether a figure can get out of the way: one that cannot move cannot dodge. */
  static boolean canDodge(GameState state, int figure) {
    Figures figures = state.figures();
    return Capabilities.isInPlay(figures, figure) && !figures.is(figure, Condition.TRANSFIXED)
        && !figures.is(figure, Condition.TIED_UP) && !figures.is(figure, Condition.STANCE)
        && !Capabilities.isHeld(figures, figure) && !HoldingScenery.isStuck(figures, figure);
  }

  static void divine(GameState state, CarMove run) {
    if (state.figures().isBody(run.victim()) && isDodging(state, run)) {
      IChing.ask(state, run.victim(), 1);
    }
  }

  private static boolean isDodging(GameState state, CarMove run) {
    return run.answer() != CarMove.Answer.STAY && canDodge(state, run.victim());
  }

  /** Resolves one of them, who dodges with a test on one die, or is hit. */
  static void resolve(GameState state, CarMove run) {
    Figures figures = state.figures();
    int figure = run.victim();
    if (!figures.isBody(figure)) {
      return;
    }
    boolean dodges = isDodging(state, run)
        && QualityTest.isPassed(state, "dodge", figure, QualityTest.reactionModifier(figures, figure)); // KF-CON-22b
    int manhole = dodges && run.answer() == CarMove.Answer.SLIP_IN ? ManholeMoves.beside(state, figure) : -1;
    if (manhole >= 0) {
      ManholeMoves.slip(state, figure, manhole);
      return;
    }
    long aside = dodges ? aside(state, run, figure, Stick.SHORT.reach(figures.size(figure))) : Place.NOWHERE;
    if (aside != Place.NOWHERE) {
      Displacement.to(state, figure, aside);
      Casualty.letGo(state, figure);
      state.emit(DODGED, figures.code(figure), Place.x(aside), Place.y(aside));
      return;
    }
    int sticks = Math.max(1, state.cars().moved(run.car()));
    state.emit(HIT, figures.code(figure), sticks);
    int driver = state.cars().driver(run.car());
    Source source = new Source(driver, Place.of(state.cars().x(run.car()) / 2, state.cars().y(run.car()) / 2, 0));
    int wounds = figures.profile(figure).type.isExtra() ? 1 : sticks; // KF-LOC-56c, KF-LOC-56d
    for (int i = 0; i < wounds; i++) {
      state.then(EffectResolution.SCRIPT.start(EffectResolution.sure(state, source, figure, EffectResolution.Table.WOUND)));
    }
    state.then(new Beside(run, figure), state.callbacks().settle());
  }

  /** A place beside the way of the car, for a figure that was hit and lives. */
  private record Beside(CarMove run, int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (!figures.isBody(figure)) {
        return;
      }
      long aside = aside(state, run, figure, FARTHEST);
      if (HoldingScenery.isStuck(figures, figure)) {
        HoldingScenery.free(state, figure); // torn out of it
      }
      figures.grappler(figure, Figures.NOBODY);
      if (aside != Place.NOWHERE) {
        Displacement.to(state, figure, aside);
      }
      EffectExecutor.knockDown(state, figure);
    }
  }

  /** Returns the nearest free place outside the way of the car. */
  private static long aside(GameState state, CarMove run, int figure, int reach) {
    Figures figures = state.figures();
    Polygon way = run.sweep(state).swept(run.end());
    Board board = state.board().without(state.cars().piece(run.car()));
    Size size = figures.size(figure);
    long from = figures.place(figure);
    for (int length = STEP; length <= reach; length += STEP) {
      for (int direction = 0; direction < Directions.COUNT; direction++) {
        int x = Place.x(from) + Directions.x(direction, length);
        int y = Place.y(from) + Directions.y(direction, length);
        long place = Place.of(x, y, Place.level(from));
        if (place == Place.NOWHERE || !way.isClearOf(x, y, size.radius())) {
          continue;
        }
        if (Spots.isFree(board, figures, figure, place, size)) {
          if (isOpen(state.board(), from, place, size)) {
            return place;
          }
          continue;
        }
        long step = step(state, board, figure, place);
        if (step != Place.NOWHERE) {
          return step;
        }
      }
    }
    return Place.NOWHERE;
  }

  /** Returns where it stands at a point a step higher or lower, if a walk leads there (KF-RUL-37); NOWHERE if none does. */
  private static long step(GameState state, Board board, int figure, long beside) {
    Figures figures = state.figures();
    Size size = figures.size(figure);
    long from = figures.place(figure);
    int x = Place.x(beside);
    int y = Place.y(beside);
    int level = board.isInside(x, y, size.radius()) ? board.levelBelow(x, y, Place.level(from), size.height()) : -1;
    long place = level < 0 || Math.abs(level - Place.level(from)) > Board.STEP ? Place.NOWHERE : Place.of(x, y, level);
    return Spots.isFree(board, figures, figure, place, size)
        && Moves.opening(state.board(), from, place, size, Locomotion.WALK) < 0
        && Moves.isOpen(state.board(), from, place, size, Locomotion.WALK) ? place : Place.NOWHERE;
  }

  /** Returns whether nothing solid, the car where it stands included, is on the straight way from one place to another. */
  private static boolean isOpen(Board board, long from, long to, Size size) {
    int level = Place.level(from);
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (board.isThere(i) && piece.isAny(Flag.BLOCK.bit() | Flag.LINEAR.bit()) && piece.isAtHeight(level, level + size.height())
          && !piece.outline.isClearOfWay(Place.x(from), Place.y(from), Place.x(to), Place.y(to), size.radius())) {
        return false;
      }
    }
    return true;
  }
}
