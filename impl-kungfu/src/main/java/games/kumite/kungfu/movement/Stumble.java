package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.movement.Moving.Departure;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The failure of a jump over a linear piece, which ends before it, or beyond it on the ground (D-20, KF-LOC-37b, KF-RUL-187). */
enum Stumble implements FightChoice<Moving> {
  WHERE;

  private static final Refusal NO_ROOM = new Refusal("KF-RUL-187", "no-room-beyond");
  private static final EventType STUMBLED = EventType.of("stumbled", "KF-LOC-37b").named("figure", Figures::id);

  @Override
  public String kind() {
    return "stumble";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight, Moving moving) {
    return moving.departure() == Departure.STUMBLED ? fight.seatOf(moving.figure()) : Figures.NOBODY;
  }

  @Override
  public Prompt prompt(Fight fight, Moving moving) {
    return Question.prompt(fight, kind(), seat(fight, moving), fight.called(moving.figure()));
  }

  @Override
  public void options(Fight fight, Moving moving, Options out) {
    out.add(fight.actions().of(Word.STOP_SHORT));
    out.add(fight.actions().of(Word.FALL_BEYOND), beyond(fight, moving) == Place.NOWHERE ? NO_ROOM : null);
  }

  @Override
  public Moving chosen(Fight fight, Moving moving, Action action) {
    return ((VerbAction) action).verb() == Word.FALL_BEYOND ? moving.ending(beyond(fight, moving), Departure.LYING)
        : moving.ending(before(fight, moving), Departure.FREE);
  }

  /** Asks for the divined dice before that test (D-12). */
  static void divine(Fight fight, Moving moving) {
    if (moving.way().gait().isJump() && obstacle(fight, moving) >= 0) {
      Divination.ask(fight, moving.figure(), 1);
    }
  }

  /** Returns the move after the test at the piece that is jumped over. */
  static Moving jump(Fight fight, Moving moving) {
    if (!moving.way().gait().isJump() || obstacle(fight, moving) < 0
        || Footing.test(fight, moving.figure(), "jump")) {
      return moving;
    }
    fight.tell(STUMBLED, fight.figures().code(moving.figure()));
    return moving.with(Departure.STUMBLED);
  }

  private static int obstacle(Fight fight, Moving moving) {
    return Moves.linear(fight.board(), moving.from(), moving.to(), fight.figures().size(moving.figure()));
  }

  private static long beyond(Fight fight, Moving moving) {
    Board board = fight.board();
    return Spots.beyond(board, fight.figures(), moving.figure(), board.piece(obstacle(fight, moving)), moving.to(),
        Integer.MAX_VALUE);
  }

  private static long before(Fight fight, Moving moving) {
    Figures figures = fight.figures();
    int figure = moving.figure();
    Piece obstacle = fight.board().piece(obstacle(fight, moving));
    int level = Place.level(moving.from());
    Push push = Push.of(fight.board(), figures, figure, Place.x(moving.to()) - Place.x(moving.from()),
        Place.y(moving.to()) - Place.y(moving.from())).settled(fight.board(), figures, figure);
    boolean isMet = push.met() != Push.Met.DROP && obstacle.isAtHeight(level, level + figures.size(figure).height());
    return isMet ? push.end() : Spots.before(fight.board(), figures, figure, obstacle, moving.to()); // it comes down first
  }
}
