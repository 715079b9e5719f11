package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.movement.MoveResolution.Departure;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** The failure of a jump over a linear piece, which ends before it, or beyond it on the ground (D-20, KF-LOC-37b, KF-RUL-187). */
record Stumble(MoveResolution moving) implements Script.Reply<GameState, MoveResolution>, FigureChoice {

  private static final Refusal NO_ROOM = new Refusal("KF-RUL-187", "no-room-beyond");
  private static final EventType STUMBLED = EventType.of("stumbled", "KF-LOC-37b").word("figure", Figures::id);

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return moving.departure() == Departure.STUMBLED ? state.seatOf(moving.figure()) : Figures.NOBODY;
  }

  @Override
  public int figure() {
    return moving.figure();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.STOP_SHORT));
    out.add(state.actions().of(ActionVerb.FALL_BEYOND), beyond(state, moving) == Place.NOWHERE ? NO_ROOM : null);
  }

  @Override
  public MoveResolution localsAfter(GameState state, Action action) {
    return ((VerbAction) action).verb() == ActionVerb.FALL_BEYOND ? moving.ending(beyond(state, moving), Departure.LYING)
        : moving.ending(before(state, moving), Departure.FREE);
  }

  /** Asks for the divined dice before that test (D-12). */
  static void divine(GameState state, MoveResolution moving) {
    if (moving.way().gait().isJump() && obstacle(state, moving) >= 0) {
      IChing.ask(state, moving.figure(), 1);
    }
  }

  /** Returns the move after the test at the piece that is jumped over. */
  static MoveResolution jump(GameState state, MoveResolution moving) {
    if (!moving.way().gait().isJump() || obstacle(state, moving) < 0
        || Footing.test(state, moving.figure(), "jump")) {
      return moving;
    }
    state.emit(STUMBLED, state.figures().code(moving.figure()));
    return moving.with(Departure.STUMBLED);
  }

  private static int obstacle(GameState state, MoveResolution moving) {
    return Moves.linear(state.board(), moving.from(), moving.to(), state.figures().size(moving.figure()));
  }

  private static long beyond(GameState state, MoveResolution moving) {
    Board board = state.board();
    return Spots.beyond(board, state.figures(), moving.figure(), board.piece(obstacle(state, moving)), moving.to(),
        Integer.MAX_VALUE);
  }

  private static long before(GameState state, MoveResolution moving) {
    Figures figures = state.figures();
    int figure = moving.figure();
    Piece obstacle = state.board().piece(obstacle(state, moving));
    int level = Place.level(moving.from());
    Push push = Push.of(state.board(), figures, figure, Place.x(moving.to()) - Place.x(moving.from()),
        Place.y(moving.to()) - Place.y(moving.from())).settled(state.board(), figures, figure);
    boolean isMet = push.met() != Push.Met.DROP && obstacle.isAtHeight(level, level + figures.size(figure).height());
    return isMet ? push.end() : Spots.before(state.board(), figures, figure, obstacle, moving.to()); // it comes down first
  }
}
