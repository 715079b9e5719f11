package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Drop;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.movement.Moving.Departure;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** A move that leads down: a height above the stick wants a test, and a figure may stand below (KF-STU-12 to 14). */
enum Plunge implements FightChoice<Moving> {
  /** The choice of which of several enemies a figure drops on (D-56). */
  ON_WHOM;

  private static final EventType JUMPED = EventType.of("jumped-down", "KF-STU-13").named("figure", Figures::id)
      .number("height", Lengths::cm);

  @Override
  public String kind() {
    return "drop-on";
  }

  @Override
  public int seat(Fight fight, Moving moving) {
    return moving.departure() == Departure.DIVING && victims(fight, moving).size() > 1
        ? fight.seatOf(moving.figure()) : Figures.NOBODY;
  }

  @Override
  public Prompt prompt(Fight fight, Moving moving) {
    return Question.prompt(fight, kind(), seat(fight, moving), fight.called(moving.figure()));
  }

  @Override
  public void options(Fight fight, Moving moving, Options out) {
    Picks victims = victims(fight, moving);
    for (int i = 0; i < victims.size(); i++) {
      out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), victims.get(i))));
    }
  }

  @Override
  public Moving chosen(Fight fight, Moving moving, Action action) {
    return moving.on(Names.figure(fight.figures(), ((VerbAction) action).first()), moving.to());
  }

  private static Picks victims(Fight fight, Moving moving) {
    return Dive.victims(fight, moving.figure(), moving.way().last(moving.from()), moving.to(), moving.way().gait());
  }

  /** Asks for the divined dice before the first test of coming down (D-12). */
  static void divine(Fight fight, Moving moving) {
    if (isTested(fight, moving)) {
      Divination.ask(fight, moving.figure(), 1);
    }
  }

  private static boolean isTested(Fight fight, Moving moving) {
    int safe = Strides.stick(fight.figures(), moving.figure()).length();
    Gait gait = moving.way().gait();
    if (gait.isSpring()) {
      int height = Place.level(moving.from()) - Place.level(moving.to());
      return height > Board.STEP && height > safe;
    }
    Manner manner = gait.manner(fight.figures(), moving.figure());
    if (manner != Manner.WALK && manner != Manner.JUMP || isDriven(fight, moving)) {
      return false;
    }
    long begin = moving.from();
    for (int bend = 0; bend <= moving.way().bends(); bend++) {
      long end = bend == moving.way().bends() ? moving.to() : moving.way().corner(bend);
      Drop drop = Dive.drop(fight, moving.figure(), begin, end);
      if (drop != null && drop.height() > safe) {
        return true;
      }
      begin = end;
    }
    return false;
  }

  /** Returns whether it goes over an edge against its will, and falls: its way ends in the air (KF-RUL-16). */
  private static boolean isDriven(Fight fight, Moving moving) {
    long to = moving.to();
    return !fight.board().isStandingLevel(Place.x(to), Place.y(to), Place.level(to),
        fight.figures().size(moving.figure()).height());
  }

  /** Returns the move as it goes on to the end, or only as far as it comes down badly, or on a figure. */
  static Moving comeDown(Fight fight, Moving moving) {
    int figure = moving.figure();
    Gait gait = moving.way().gait();
    int victim = Dive.victim(fight, figure, moving.way().last(moving.from()), moving.to(), gait);
    Moving diving = victim == Figures.NOBODY ? moving : moving.on(victim,
        Dive.landing(fight, figure, moving.way().last(moving.from()), moving.to(), gait));
    Manner manner = gait.manner(fight.figures(), figure);
    int height = Place.level(moving.from()) - Place.level(moving.to());
    if (gait.isSpring() && height > Board.STEP) { // KF-RUL-136
      Moving hurt = land(fight, moving, new Drop(moving.from(), moving.to(), height));
      return hurt == null ? moving : hurt;
    }
    if (manner != Manner.WALK && manner != Manner.JUMP || isDriven(fight, moving)) {
      return diving;
    }
    long begin = moving.from();
    for (int bend = 0; bend <= moving.way().bends(); bend++) {
      long end = bend == moving.way().bends() ? moving.to() : moving.way().corner(bend);
      Drop drop = Dive.drop(fight, figure, begin, end);
      if (drop != null) {
        fight.tell(JUMPED, fight.figures().code(figure), drop.height());
        Moving hurt = land(fight, moving, drop);
        if (hurt != null) {
          return hurt;
        }
      }
      begin = end;
    }
    return diving;
  }

  /** Returns the result of a jump down, null if nothing: up to the stick it is safe, then come the rows M and L (KF-RUL-104). */
  private static @Nullable Moving land(Fight fight, Moving moving, Drop drop) {
    Figures figures = fight.figures();
    int figure = moving.figure();
    int height = drop.height();
    if (height <= Strides.stick(figures, figure).length()) {
      return null; // KF-STU-13, KF-STU-14a
    }
    boolean isPassed = Footing.test(fight, figure, "landing");
    boolean isExtra = figures.profile(figure).type != FigureType.PROTAGONIST;
    if (height <= Stick.MEDIUM.length()) { // KF-STU-14b
      return isPassed ? null : at(fight, moving, drop, Departure.LYING);
    }
    if (isExtra) { // KF-STU-14c
      return at(fight, moving, drop, isPassed ? Departure.LAME : Departure.DEAD);
    }
    return isPassed ? null : at(fight, moving, drop, Departure.LAME); // KF-STU-14d
  }

  private static Moving at(Fight fight, Moving moving, Drop drop, Departure departure) {
    return moving.ending(Spots.nearest(fight.board(), fight.figures(), moving.figure(), drop.landing()), departure);
  }
}
