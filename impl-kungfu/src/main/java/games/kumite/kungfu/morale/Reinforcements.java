package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * Reinforcements of the defender, once his gang has lost half of its points (KF-LOC-44, KF-RUL-138).
 *
 * @param gang the gang
 * @param wanted the number still to be named, -1 before he has called them
 * @param profiles those that have been named
 */
record Reinforcements(int gang, int wanted, Picks profiles) {

  private static final int EXTRAS = 4;
  private static final int UNASKED = -1;
  private static final EventType CALLED = EventType.of("reinforcements-called", "KF-LOC-44a").seat("who");
  private static final EventType CAME = EventType.of("reinforced", "KF-LOC-44b").named("figure", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm);

  /** The choice whether 1 Chi is paid for them (D-46). */
  private enum Whether implements FightChoice<Reinforcements> {
    CALLED;

    @Override
    public String kind() {
      return "reinforcements";
    }

    @Override
    public int seat(Fight fight, Reinforcements call) {
      return fight.seat(call.gang);
    }

    @Override
    public void options(Fight fight, Reinforcements call, Options out) {
      out.add(fight.actions().of(Word.DECLINE));
      out.add(fight.actions().of(Word.CALL));
    }

    @Override
    public Reinforcements chosen(Fight fight, Reinforcements call, Action action) {
      if (((VerbAction) action).verb() == Word.DECLINE) {
        return call;
      }
      Chi.spend(fight, call.gang, 1);
      fight.tell(Reinforcements.CALLED, fight.seat(call.gang));
      return new Reinforcements(call.gang, EXTRAS, Picks.NONE);
    }
  }

  /** The choice of one of the profiles among the lost (D-46). */
  private enum Which implements FightChoice<Reinforcements> {
    PROFILE;

    @Override
    public String kind() {
      return "reinforcement";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public int seat(Fight fight, Reinforcements call) {
      return fight.seat(call.gang);
    }

    @Override
    public Prompt prompt(Fight fight, Reinforcements call) {
      return Question.prompt(fight, kind(), seat(fight, call), call.wanted);
    }

    @Override
    public void options(Fight fight, Reinforcements call, Options out) {
      for (int figure = 0; figure < fight.figures().count(); figure++) {
        if (call.isFirstOfItsProfile(fight, figure)) {
          out.add(fight.actions().of(Word.REPLACE, Names.of(fight.figures(), figure)));
        }
      }
    }

    @Override
    public Reinforcements chosen(Fight fight, Reinforcements call, Action action) {
      int lost = Names.figure(fight.figures(), ((VerbAction) action).first());
      return new Reinforcements(call.gang, call.wanted - 1, call.profiles.and(fight.figures().profileNumber(lost)));
    }
  }

  /** The choice of the corner at which they appear (D-46). */
  private enum Where implements FightChoice<Reinforcements> {
    CORNER;

    @Override
    public String kind() {
      return "corner";
    }

    @Override
    public int seat(Fight fight, Reinforcements call) {
      return fight.seat(call.gang);
    }

    @Override
    public void options(Fight fight, Reinforcements call, Options out) {
      for (int corner = 0; corner < Spots.CORNERS; corner++) {
        out.add(fight.actions().of(Word.CORNER, corner));
      }
    }

    @Override
    public Reinforcements chosen(Fight fight, Reinforcements call, Action action) {
      call.appear(fight, ((VerbAction) action).first());
      return call;
    }
  }

  private static final Script<Fight, Reinforcements> SCRIPT = Script.<Fight, Reinforcements>of("reinforcements")
      .ask(Whether.CALLED)
      .onlyIf((fight, call) -> call.wanted != UNASKED)
      .loop((fight, call) -> call.wanted > 0, each -> each.ask(Which.PROFILE))
      .ask(Where.CORNER)
      .end();

  /** Returns whether they are offered now: the first time that half of the defender's points are lost (KF-RUL-138). */
  static boolean isDue(Fight fight) {
    if (!fight.has(LocationTrait.REINFORCEMENTS) || fight.get(Num.REINFORCED) != 0) {
      return false;
    }
    int gang = fight.lead(fight.defenders());
    return 2 * lost(fight, gang) >= fight.gang(gang, Num.POINTS);
  }

  /** Makes the offer, once in a game; a player who cannot pay, or has lost no Extra, is not asked. */
  static void offer(Fight fight) {
    fight.set(Num.REINFORCED, 1);
    Reinforcements call = new Reinforcements(fight.lead(fight.defenders()), UNASKED, Picks.NONE);
    boolean isAnybody = false;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      isAnybody |= call.isLostExtra(fight, figure);
    }
    if (isAnybody && Chi.of(fight, call.gang) > 0) {
      Step<Fight> step = SCRIPT.with(call);
      fight.then(step);
    }
  }

  private static int lost(Fight fight, int gang) {
    int points = 0;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      points += isLost(fight, figure, gang) ? fight.figures().profile(figure).points : 0;
    }
    return points;
  }

  /**
   * Returns whether a figure is destroyed or Knocked Out; a traitor does not count as a loss of the gang that he has left
   * (KF-RUL-97).
   */
  private static boolean isLost(Fight fight, int figure, int gang) {
    Figures figures = fight.figures();
    boolean isOurs = figures.home(figure) == gang && !figures.profile(figure).isGuest && !figures.is(figure, Condition.TRAITOR);
    return isOurs && (figures.is(figure, Condition.DEAD)
        || figures.is(figure, Condition.GONE) || figures.is(figure, Condition.KNOCKED_OUT));
  }

  private boolean isLostExtra(Fight fight, int figure) {
    return isLost(fight, figure, gang) && fight.figures().profile(figure).type.isExtra();
  }

  private boolean isFirstOfItsProfile(Fight fight, int figure) {
    boolean isFirst = isLostExtra(fight, figure);
    for (int other = 0; other < figure && isFirst; other++) {
      isFirst = !isLostExtra(fight, other)
          || fight.figures().profileNumber(other) != fight.figures().profileNumber(figure);
    }
    return isFirst;
  }

  /** Puts them at a corner; they act from their player's next turn on. */
  private void appear(Fight fight, int corner) {
    Figures figures = fight.figures();
    for (int i = 0; i < profiles.size(); i++) {
      int figure = figures.add(profiles.get(i), gang);
      long place = Place.NOWHERE;
      for (int next = 0; place == Place.NOWHERE && next < Spots.CORNERS; next++) {
        place = Spots.atCorner(fight.board(), figures, figure, figures.size(figure), (corner + next) % Spots.CORNERS);
      }
      figures.put(figure, place);
      figures.inflict(figure, Condition.ACTIVATED);
      fight.tell(CAME, figures.code(figure), Place.x(place), Place.y(place));
    }
  }
}
