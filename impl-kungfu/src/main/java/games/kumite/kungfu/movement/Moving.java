package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Grapple;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

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
record Moving(int figure, long from, long to, int next, Departure departure, Way way) {

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

  private static final EventType MOVED = EventType.of("moved", "KF-MOV-01")
      .named("figure", Figures::id).number("x", Lengths::cm).number("y", Lengths::cm).number("level");
  private static final EventType STAYED = EventType.of("held-back", "KF-RUL-40").named("figure", Figures::id);

  /** The move. */
  private static final Script<Fight, Moving> MOVE = Script.<Fight, Moving>of("move")
      .when((fight, moving) -> Parting.of(moving).isAny(fight), parting -> parting
          .call(Parting.SCRIPT, (fight, moving) -> Parting.of(moving).begun(fight),
              (fight, moving, parted) -> parted.isHeld() ? moving.with(Departure.HELD) : moving))
      .set(Moving::setOff)
      .onlyIf((fight, moving) -> moving.departure != Departure.HELD)
      .when((fight, moving) -> moving.way.gait() == Gait.SWING, swing -> swing
          .call(Swung.SCRIPT, (fight, moving) -> Swung.of(moving.figure, moving.from, moving.to),
              (fight, moving, swung) -> moving.with(swung.friend()))) // KF-STU-09, KF-STU-10
      .when((fight, moving) -> Divination.isAny(fight), dice -> dice.act(Stumble::divine)) // D-12
      .set(Stumble::jump) // KF-LOC-37a
      .ask(Stumble.WHERE) // D-20
      .when((fight, moving) -> Divination.isAny(fight), dice -> dice.act(Plunge::divine)) // D-12
      .set(Plunge::comeDown) // KF-STU-13
      .ask(Plunge.ON_WHOM) // D-56
      .when((fight, moving) -> Divination.isAny(fight), dice -> dice.act(Arrival::divine)) // D-12
      .act(Moving::arrive)
      .end();

  /** Returns the move of a figure in some gait over some ground. */
  static Step<Fight> of(Fight fight, int figure, long to, Gait gait, long ground) {
    return of(fight, figure, to, new Way(gait, ground, games.kumite.spi.Picks.NONE));
  }

  static Step<Fight> of(Fight fight, int figure, long to, Way way) {
    return MOVE.with(new Moving(figure, fight.figures().place(figure), to, Figures.NOBODY, Departure.FREE, way));
  }

  Moving with(Departure now) {
    return new Moving(figure, from, to, next, now, way);
  }

  Moving ending(long end, Departure now) {
    return new Moving(figure, from, end, next, now, way);
  }

  private Moving with(int companion) {
    return new Moving(figure, from, to, companion, departure, way);
  }

  Moving on(int victim, long landing) {
    return new Moving(figure, from, landing, victim, Departure.DIVING, way);
  }

  /** Returns the move as it sets off: it goes on from where it was, unless a hack has moved or felled it. */
  private static Moving setOff(Fight fight, Moving moving) {
    Figures figures = fight.figures();
    boolean isIn = Able.isInPlay(figures, moving.figure);
    if (moving.departure == Departure.HELD || figures.place(moving.figure) != moving.from || !isIn) {
      if (isIn) {
        fight.tell(STAYED, figures.code(moving.figure));
      }
      return moving.with(Departure.HELD);
    }
    return moving.way.gait() == Gait.SKID ? moving.with(Departure.LYING) : moving; // KF-LOC-28b
  }

  private static void arrive(Fight fight, Moving moving) {
    Figures figures = fight.figures();
    int figure = moving.figure;
    moving.way.open(fight, figure, moving.from, moving.to);
    if (moving.way.gait() == Gait.TELEPORT) {
      figures.note(figure, Deed.APPEARED); // KF-TRT-71c
    }
    figures.put(figure, moving.to);
    Carrying.follow(fight, figure);
    Concentration.moves(figures, figure);
    Carrying.lead(fight, figure);
    Grapple.moved(fight, figure); // KF-CON-11b, KF-RUL-39
    fight.tell(MOVED, figures.code(figure), Place.x(moving.to), Place.y(moving.to), Place.level(moving.to));
    if (moving.way.pushed() != Way.NOTHING) {
      Pushing.bring(fight, figure, moving.way.pushed(), moving.from, moving.to);
    }
    Arrival.after(fight, moving);
  }
}
