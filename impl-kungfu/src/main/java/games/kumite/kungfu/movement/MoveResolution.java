package games.kumite.kungfu.movement;

import games.kumite.kungfu.effect.Grapple;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A move to a place, with every Free Hack of those whose contact it breaks (KF-RUL-40), and what happens on the way.
 *
 * @param figure the figure that moves
 * @param from the place where it stands
 * @param to the end if nothing stops it
 * @param next the figure on whom it dives, or that swings along; {@link Figures#NOBODY} for none
 * @param departure the way of setting off
 * @param way the way there
 */
record MoveResolution(int figure, long from, long to, int next, Departure departure, MovePath way) {

  /** A way of setting off. */
  enum Departure {
    /** No enemy has stopped it. */
    FREE,
    /** A Free Hack that it has not won. */
    HELD,
    /** A failed jump over an obstacle, for which its player says where it ends (KF-LOC-37b). */
    STUMBLED,
    /** An end lying on the ground. */
    LYING,
    /** An end lying and lame (KF-STU-14c). */
    LAME,
    /** A deadly end (KF-STU-14c). */
    DEAD,
    /** A descent on an enemy (KF-STU-12). */
    DIVING
  }

  private static final EventType MOVED = moved("moved");
  private static final EventType HARDLY_MOVED = moved("hardly-moved");
  private static final EventType NOT_MOVED = moved("not-moved");
  private static final EventType STAYED = EventType.of("held-back", "KF-RUL-40").word("figure", Figures::id);

  /** The move. */
  private static final Script<GameState, MoveResolution> MOVE = Script.<GameState, MoveResolution>of("move")
      .when((state, moving) -> BreakContact.of(moving).isAny(state), parting -> parting
          .call(BreakContact.SCRIPT, (state, moving) -> BreakContact.of(moving).begun(state),
              (state, moving, parted) -> parted.isHeld() ? moving.with(Departure.HELD) : moving))
      .update(MoveResolution::setOff)
      .stopUnless((state, moving) -> moving.departure != Departure.HELD)
      .when((state, moving) -> moving.way.gait() == MoveType.SWING, swing -> swing
          .call(SwingHacks.SCRIPT, (state, moving) -> SwingHacks.of(moving.figure, moving.from, moving.to),
              (state, moving, swung) -> swung.hasFallen() ? moving.with(swung.friend()).ending(swung.to(), Departure.LYING)
                  : moving.with(swung.friend()))) // KF-STU-09, KF-STU-10
      .when((state, moving) -> IChing.isAny(state), dice -> dice.act(Stumble::divine)) // D-12
      .update(Stumble::jump) // KF-LOC-37a
      .ask(Stumble::new) // D-20
      .when((state, moving) -> IChing.isAny(state), dice -> dice.act(JumpDown::divine)) // D-12
      .update(JumpDown::comeDown) // KF-STU-13
      .ask(JumpDown::new) // D-56
      .when((state, moving) -> IChing.isAny(state), dice -> dice.act(Arrival::divine)) // D-12
      .act(MoveResolution::arrive)
      .build();

  private static EventType moved(String name) {
    return EventType.of(name, "KF-MOV-01")
        .word("figure", Figures::id).number("x", Lengths::centimetres).number("y", Lengths::centimetres).number("level")
        .number("distance", Lengths::centimetres).word("direction", Whereabouts::directionWord).word("beside", Whereabouts::beside);
  }

  /** Returns the move of a figure in some gait over some ground. */
  static Step<GameState> of(GameState state, int figure, long to, MoveType gait, long ground) {
    return of(state, figure, to, new MovePath(gait, ground, games.kumite.spi.IntList.NONE));
  }

  static Step<GameState> of(GameState state, int figure, long to, MovePath way) {
    return MOVE.start(new MoveResolution(figure, state.figures().place(figure), to, Figures.NOBODY, Departure.FREE, way));
  }

  MoveResolution with(Departure now) {
    return new MoveResolution(figure, from, to, next, now, way);
  }

  MoveResolution ending(long end, Departure now) {
    return new MoveResolution(figure, from, end, next, now, way);
  }

  private MoveResolution with(int companion) {
    return new MoveResolution(figure, from, to, companion, departure, way);
  }

  MoveResolution on(int victim, long landing) {
    return new MoveResolution(figure, from, landing, victim, Departure.DIVING, way);
  }

  /** Returns the move as it sets off: it goes on from where it was, unless a hack has moved or felled it. */
  private static MoveResolution setOff(GameState state, MoveResolution moving) {
    Figures figures = state.figures();
    boolean isIn = Capabilities.isInPlay(figures, moving.figure);
    if (moving.departure == Departure.HELD || figures.place(moving.figure) != moving.from || !isIn) {
      if (isIn) {
        state.emit(STAYED, figures.code(moving.figure));
      }
      return moving.with(Departure.HELD);
    }
    return moving.way.gait() == MoveType.SKID ? moving.with(Departure.LYING) : moving; // KF-LOC-28b
  }

  private static List<Integer> point(long place) {
    return List.of(Place.x(place), Place.y(place));
  }

  private static void arrive(GameState state, MoveResolution moving) {
    Figures figures = state.figures();
    int figure = moving.figure;
    moving.way.open(state, figure, moving.from, moving.to);
    if (moving.way.gait() == MoveType.TELEPORT) {
      figures.note(figure, PlotDeed.APPEARED); // KF-TRT-71c
    }
    if (state.isWatched() && moving.way.bends() > 0) {
      List<List<Integer>> via = IntStream.range(0, moving.way.bends()).mapToObj(moving.way::corner).map(MoveResolution::point).toList();
      state.emitMotion(Figures.id(figures.code(figure)), point(moving.from), point(moving.to), via, "");
    }
    figures.put(figure, moving.to);
    CarriedObjects.follow(state, figure);
    Concentration.moves(figures, figure);
    CarriedObjects.lead(state, figure);
    Grapple.moved(state, figure); // KF-CON-11b, KF-RUL-39
    int distance = Whereabouts.distance(moving.from, moving.to);
    EventType told = moving.from == moving.to ? NOT_MOVED : distance < Lengths.LEAST ? HARDLY_MOVED : MOVED;
    state.emit(told, figures.code(figure), Place.x(moving.to), Place.y(moving.to),
        Place.level(moving.to), distance, Whereabouts.direction(moving.from, moving.to), figure);
    if (moving.way.pushed() != MovePath.NOTHING) {
      Pushing.bring(state, figure, moving.way.pushed(), moving.from, moving.to);
    }
    Arrival.after(state, moving);
  }
}
