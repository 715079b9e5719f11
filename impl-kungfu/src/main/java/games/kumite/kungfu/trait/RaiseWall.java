package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.SingleBody;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a wall of water rises (KF-RUL-117): its middle, within L of the caster and in his sight, then its
 * direction. Listed are the points half-way to each enemy, or 24 points S away; any other by notation.
 *
 * @param by the figure that calls it
 * @param middle its middle
 */
record RaiseWall(int by, long middle) {

  private static final int HALF_TURN = Directions.COUNT / 2;
  private static final Refusal TOO_FAR = new Refusal("KF-RUL-117", "too-far-for-stick")
      .with(Stick.LONG.letter(), Lengths.centimetres(Stick.LONG.length()));
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-117", "off-the-table");
  private static final Refusal UNSEEN = new Refusal("KF-RUL-117", "marker-unseen");
  private static final Refusal ON_BASE = new Refusal("KF-RUL-117", "on-a-base");
  private static final EventType DOUSED = EventType.of("item-doused", "KF-CPL-06e").word("item", Whereabouts::item);
  private static final EventType RAISED = EventType.of("wall-raised", "KF-TRT-78a").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres)
      .word("direction", Whereabouts::clockWord);

  private record WallMiddle(RaiseWall wall) implements Script.Reply<GameState, RaiseWall>, PointChoice {

    @Override
    public int figure() {
      return wall.by;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      List<Long> points = wall.points(state);
      for (int i = 0; i < points.size(); i++) {
        if (points.indexOf(points.get(i)) == i) {
          out.add(PointChoice.action(state, verb(), points.get(i)), wall.refusal(state, points.get(i)));
        }
      }
    }

    @Override
    public ActionVerb verb() {
      return ActionVerb.MARK;
    }

    @Override
    public List<ActionTemplate> templates(GameState state) {
      return PointChoice.super.templates(state).subList(0, 1); // on the ground
    }

    @Override
    public @Nullable Refusal refusal(GameState state, long point) {
      return wall.refusal(state, point);
    }

    @Override
    public RaiseWall localsAfter(GameState state, Action action) {
      VerbAction mark = (VerbAction) action;
      return new RaiseWall(wall.by, Place.of(mark.first(), mark.second(), 0));
    }
  }

  private record WallDirection(RaiseWall wall) implements Script.Reply<GameState, RaiseWall>, FigureChoice {

    @Override
    public int figure() {
      return wall.by;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int direction = 0; direction < HALF_TURN; direction++) { // the other half are the same walls
        out.add(state.actions().of(ActionVerb.SHIFT, direction),
            WaterWalls.isOnBase(state.figures(), wall.middle, direction) ? ON_BASE : null);
      }
    }

    @Override
    public RaiseWall localsAfter(GameState state, Action action) {
      int direction = ((VerbAction) action).first();
      state.figures().raiseWall(wall.by, wall.middle, direction);
      state.emit(RAISED, state.figures().code(wall.by), Place.x(wall.middle), Place.y(wall.middle), direction);
      wall.quench(state, direction);
      return wall;
    }
  }

  private static final Script<GameState, RaiseWall> SCRIPT = Script.<GameState, RaiseWall>of("water-wall")
      .ask(WallMiddle::new)
      .ask(WallDirection::new)
      .build();

  /** Returns whether there is a listed point for it. */
  static boolean isAnywhere(GameState state, int by, WindowContext occasion) {
    return !new RaiseWall(by, Place.NOWHERE).points(state).isEmpty();
  }

  static Step<GameState> of(int by) {
    return SCRIPT.start(new RaiseWall(by, Place.NOWHERE));
  }

  /** Puts out the figures that burn within reach of the wall: those whose base it touches (KF-RUL-120, KF-LOC-26a). */
  private void quench(GameState state, int direction) {
    for (int i = 0; i < state.board().pieces(); i++) { // KF-CPL-06e
      int item = state.board().item(i);
      if (item >= 0 && (state.burning() >> item & 1) != 0 && state.board().isThere(i)
          && WaterWalls.isThrough(state.board().piece(i), middle, direction)) {
        state.quench(item);
        state.emit(DOUSED, item + 1);
      }
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isPlaced(figure) && WaterWalls.isTouching(figures, figure, middle, direction)) {
        figures.cure(figure, Condition.BURNING_BY_FIREBALL);
        figures.cure(figure, Condition.BURNING_BY_HOT_SPOT);
      }
    }
  }

  private List<Long> points(GameState state) {
    Figures figures = state.figures();
    Board board = state.board();
    long own = figures.place(by);
    List<Long> points = new ArrayList<>();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(by, enemy) && Capabilities.isInPlay(figures, enemy)) {
        long at = figures.place(enemy);
        long half = Place.of((Place.x(own) + Place.x(at)) / 2, (Place.y(own) + Place.y(at)) / 2, 0);
        if (refusal(state, half) == null) {
          points.add(half);
        }
      }
    }
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      int x = Place.x(own) + Directions.x(direction, Stick.SHORT.length());
      int y = Place.y(own) + Directions.y(direction, Stick.SHORT.length());
      if (board.isInside(x, y, 0) && refusal(state, Place.of(x, y, 0)) == null) {
        points.add(Place.of(x, y, 0));
      }
    }
    return points;
  }

  private @Nullable Refusal refusal(GameState state, long at) {
    Figures figures = state.figures();
    Board board = state.board();
    if (!board.isInside(Place.x(at), Place.y(at), 0)) {
      return OFF_TABLE;
    }
    long reach = Stick.LONG.length();
    if (Place.squared(figures.place(by), at) > reach * reach) {
      return TOO_FAR;
    }
    if (!hasRoom(figures, at)) {
      return ON_BASE;
    }
    Bodies alone = new SingleBody(figures.place(by), figures.size(by));
    return Sight.isMutual(board, alone, Sight.UNPLACED, at, Size.NORMAL, 0) ? null : UNSEEN;
  }

  private static boolean hasRoom(Figures figures, long at) {
    for (int direction = 0; direction < HALF_TURN; direction++) {
      if (!WaterWalls.isOnBase(figures, at, direction)) {
        return true;
      }
    }
    return false;
  }
}
