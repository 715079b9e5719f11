package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Grapple;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A move to a place, with every Free Hack of those whose contact it breaks (KF-RUL-40), and what happens on the way.
 *
 * @param figure who moves
 * @param from where it stands
 * @param to where it ends if nothing stops it
 * @param next the enemy whose hack is looked at next; then on whom it dives, or who swings along
 * @param departure how it goes
 * @param way how it goes there
 */
record Moving(int figure, long from, long to, int next, Departure departure, Way way) {

  /** How a move goes. */
  enum Departure {
    /** Nobody has stopped it. */
    FREE,
    /** The enemy looked at makes its hack. */
    HACKED,
    /** It has not won a hack. */
    HELD,
    /** It has failed to jump over an obstacle, and its player says where it ends (KF-LOC-37b). */
    STUMBLED,
    /** It ends lying on the ground. */
    LYING,
    /** It ends lying and lame (KF-STU-14c). */
    LAME,
    /** It ends dead (KF-STU-14c). */
    DEAD,
    /** It comes down on an enemy (KF-STU-12). */
    DIVING
  }

  private static final EventType MOVED = EventType.of("moved", "KF-MOV-01")
      .named("figure", Figures::id).number("x").number("y").number("level");
  private static final EventType STAYED = EventType.of("held-back", "KF-RUL-40").named("figure", Figures::id);

  /** D-21: whether an enemy that is left makes its Free Hack. */
  private enum WhetherToHack implements Script.Choice<Fight, Moving> {
    LEAVER;

    @Override
    public String kind() {
      return "hack-leaver";
    }

    @Override
    public int seat(Fight fight, Moving moving) {
      return fight.seatOf(moving.next);
    }

    @Override
    public void options(Fight fight, Moving moving, Options out) {
      out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), moving.next)));
      out.add(fight.actions().of(Word.WAIVE));
    }

    @Override
    public Moving chosen(Fight fight, Moving moving, Action action) {
      return moving.with(((VerbAction) action).verb() == Word.HACK ? Departure.HACKED : Departure.FREE);
    }
  }

  /** The move. */
  private static final Script<Fight, Moving> MOVE = Script.<Fight, Moving>of("move")
      .loop((fight, moving) -> moving.departure == Departure.FREE && moving.next < fight.figures().count(), each -> each
          .set(Moving::toNextLeft)
          .onlyIf((fight, moving) -> Able.isInPlay(fight.figures(), moving.figure))
          .when((fight, moving) -> moving.next < fight.figures().count(), left -> left
              .ask(WhetherToHack.LEAVER)
              .when((fight, moving) -> moving.departure == Departure.HACKED, hacked -> hacked
                  .call(Blow.SCRIPT, (fight, moving) -> Blow.hack(moving.next, moving.figure),
                      (fight, moving, blow) -> moving.after(blow)))
              .set((fight, moving) -> moving.past())))
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

  /** The move of a figure in some gait over some ground. */
  static Step<Fight> of(Fight fight, int figure, long to, Gait gait, long ground) {
    return of(fight, figure, to, new Way(gait, ground, games.kumite.spi.Picks.NONE));
  }

  static Step<Fight> of(Fight fight, int figure, long to, Way way) {
    return MOVE.with(new Moving(figure, fight.figures().place(figure), to, 0, Departure.FREE, way));
  }

  /** The next enemy whose contact would be broken. */
  private static Moving toNextLeft(Fight fight, Moving moving) {
    Moving now = moving;
    while (now.next < fight.figures().count() && !now.isLeft(fight)) {
      now = now.past();
    }
    boolean isUnasked = now.next < fight.figures().count() && fight.seatOf(now.next) == Figures.NEUTRAL;
    return isUnasked ? now.with(Departure.HACKED) : now; // KF-RUL-128
  }

  private boolean isLeft(Fight fight) {
    Figures figures = fight.figures();
    return !isDisengaged(figures) && figures.carrier(next) != figure && figures.grappler(figure) != next // KF-CON-11b
        && Strides.isBinding(fight, figure, next)
        && (way.gait() == Gait.DOWN
        || !Gaps.inContact(fight.board(), to, figures.size(figure), figures.place(next), figures.size(next)));
  }

  /** Whether the enemy looked at cannot hold it (KF-H2H-28, KF-H2H-31, KF-H2H-32). */
  private boolean isDisengaged(Figures figures) {
    boolean hasTrait = Able.has(figures, figure, Trait.FREE_DISENGAGE) && !figures.has(figure, Deed.BURDENED); // KF-PLT-04c
    boolean isOffTheGround = Able.has(figures, figure, Trait.FLYING) && !Able.has(figures, next, Trait.FLYING); // KF-TRT-29b
    return hasTrait || isOffTheGround || way.gait() == Gait.LEAP || way.gait() == Gait.FLIP; // KF-STU-04
  }

  private Moving past() {
    return new Moving(figure, from, to, next + 1, departure, way);
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

  /** The leaver goes on if it has won the roll (KF-H2H-29). */
  private Moving after(Blow blow) {
    return with(blow.margin() < 0 ? Departure.FREE : Departure.HELD);
  }

  /** Where it was, it goes on from, unless a hack has moved or felled it. */
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
    figures.put(figure, moving.to);
    Carrying.follow(fight, figure);
    Concentration.moves(figures, figure);
    Carrying.lead(fight, figure);
    Grapple.moved(fight, figure); // KF-CON-11b, KF-RUL-39
    fight.tell(MOVED, figures.code(figure), Place.x(moving.to), Place.y(moving.to), Place.level(moving.to));
    Arrival.after(fight, moving);
  }
}
