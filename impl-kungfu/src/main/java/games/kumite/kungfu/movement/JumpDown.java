package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.figure.Footing;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Drop;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.MoveResolution.Departure;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A move that leads down: a height above the stick wants a test, and a figure may stand below (KF-STU-12 to 14). Its choice is
 * which of several enemies a figure drops on (D-56).
 */
record JumpDown(MoveResolution moving) implements Script.Reply<GameState, MoveResolution>, FigureChoice {

  private static final EventType JUMPED = EventType.of("jumped-down", "KF-STU-13").word("figure", Figures::id)
      .number("height", Lengths::centimetres);

  @Override
  public String kind() {
    return "drop-on";
  }

  @Override
  public int seat(GameState state) {
    return moving.departure() == Departure.DIVING && victims(state, moving).size() > 1
        ? state.seatOf(moving.figure()) : Figures.NOBODY;
  }

  @Override
  public int figure() {
    return moving.figure();
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    IntList victims = victims(state, moving);
    for (int i = 0; i < victims.size(); i++) {
      out.add(state.actions().of(ActionVerb.AT, FigureNames.of(state.figures(), victims.get(i))));
    }
  }

  @Override
  public MoveResolution localsAfter(GameState state, Action action) {
    return moving.on(FigureNames.figure(state.figures(), ((VerbAction) action).first()), moving.to());
  }

  private static IntList victims(GameState state, MoveResolution moving) {
    return Dive.victims(state, moving.figure(), moving.way().last(moving.from()), moving.to(), moving.way().gait());
  }

  /** Asks for the divined dice before the first test of coming down (D-12). */
  static void divine(GameState state, MoveResolution moving) {
    if (isTested(state, moving)) {
      IChing.ask(state, moving.figure(), 1);
    }
  }

  private static boolean isTested(GameState state, MoveResolution moving) {
    int safe = MoveDistance.stick(state.figures(), moving.figure()).length();
    MoveType gait = moving.way().gait();
    if (gait.isSpring()) {
      int height = Place.level(moving.from()) - Place.level(moving.to());
      return height > Board.STEP && height > safe;
    }
    Locomotion manner = gait.manner(state.figures(), moving.figure());
    if (manner != Locomotion.WALK && manner != Locomotion.JUMP || isDriven(state, moving)) {
      return false;
    }
    long begin = moving.from();
    for (int bend = 0; bend <= moving.way().bends(); bend++) {
      long end = bend == moving.way().bends() ? moving.to() : moving.way().corner(bend);
      Drop drop = Dive.drop(state, moving.figure(), begin, end);
      if (drop != null && drop.height() > safe) {
        return true;
      }
      begin = end;
    }
    return false;
  }

  /** Returns whether it goes over an edge against its will, and falls: its way ends in the air (KF-RUL-16). */
  private static boolean isDriven(GameState state, MoveResolution moving) {
    long to = moving.to();
    return !state.board().isStandingLevel(Place.x(to), Place.y(to), Place.level(to),
        state.figures().size(moving.figure()).height());
  }

  /** Returns the move as it goes on to the end, or only as far as it comes down badly, or on a figure. */
  static MoveResolution comeDown(GameState state, MoveResolution moving) {
    int figure = moving.figure();
    MoveType gait = moving.way().gait();
    int victim = Dive.victim(state, figure, moving.way().last(moving.from()), moving.to(), gait);
    MoveResolution diving = victim == Figures.NOBODY ? moving : moving.on(victim,
        Dive.landing(state, figure, moving.way().last(moving.from()), moving.to(), gait));
    Locomotion manner = gait.manner(state.figures(), figure);
    int height = Place.level(moving.from()) - Place.level(moving.to());
    if (gait.isSpring() && height > Board.STEP) { // KF-RUL-136
      MoveResolution hurt = land(state, moving, new Drop(moving.from(), moving.to(), height));
      return hurt == null ? moving : hurt;
    }
    if (manner != Locomotion.WALK && manner != Locomotion.JUMP || isDriven(state, moving)) {
      return diving;
    }
    long begin = moving.from();
    for (int bend = 0; bend <= moving.way().bends(); bend++) {
      long end = bend == moving.way().bends() ? moving.to() : moving.way().corner(bend);
      Drop drop = Dive.drop(state, figure, begin, end);
      if (drop != null) {
        state.emit(JUMPED, state.figures().code(figure), drop.height());
        MoveResolution hurt = land(state, moving, drop);
        if (hurt != null) {
          return hurt;
        }
      }
      begin = end;
    }
    return diving;
  }

  /** Returns the result of a jump down, null if nothing: up to the stick it is safe, then come the rows M and L (KF-RUL-104). */
  private static @Nullable MoveResolution land(GameState state, MoveResolution moving, Drop drop) {
    Figures figures = state.figures();
    int figure = moving.figure();
    int height = drop.height();
    if (height <= MoveDistance.stick(figures, figure).length()) {
      return null; // KF-STU-13, KF-STU-14a
    }
    boolean isPassed = Footing.test(state, figure, "landing");
    boolean isExtra = figures.profile(figure).type != FigureType.PROTAGONIST;
    if (height <= Stick.MEDIUM.length()) { // KF-STU-14b
      return isPassed ? null : at(state, moving, drop, Departure.LYING);
    }
    if (isExtra) { // KF-STU-14c
      return at(state, moving, drop, isPassed ? Departure.LAME : Departure.DEAD);
    }
    return isPassed ? null : at(state, moving, drop, Departure.LAME); // KF-STU-14d
  }

  private static MoveResolution at(GameState state, MoveResolution moving, Drop drop, Departure departure) {
    return moving.ending(Spots.nearest(state.board(), state.figures(), moving.figure(), drop.landing()), departure);
  }
}
