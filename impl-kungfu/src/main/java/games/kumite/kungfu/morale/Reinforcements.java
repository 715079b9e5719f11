package games.kumite.kungfu.morale;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
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
record Reinforcements(int gang, int wanted, IntList profiles) {

  private static final int EXTRAS = 4;
  private static final int UNASKED = -1;
  private static final EventType CALLED = EventType.of("reinforcements-called", "KF-LOC-44a").seat("who");
  private static final EventType CAME = EventType.of("reinforced", "KF-LOC-44b").word("figure", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  /** The choice whether 1 Chi is paid for them (D-46). */
  private record Whether(Reinforcements call) implements Script.Reply<GameState, Reinforcements>, GameChoice {

    @Override
    public String kind() {
      return "reinforcements";
    }

    @Override
    public int seat(GameState state) {
      return state.seat(call.gang);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.DECLINE));
      out.add(state.actions().of(ActionVerb.CALL));
    }

    @Override
    public Reinforcements localsAfter(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.DECLINE) {
        return call;
      }
      Chi.spend(state, call.gang, 1);
      state.emit(Reinforcements.CALLED, state.seat(call.gang));
      return new Reinforcements(call.gang, EXTRAS, IntList.NONE);
    }
  }

  /** The choice of one of the profiles among the lost (D-46). */
  private record Reinforcement(Reinforcements call) implements Script.Reply<GameState, Reinforcements>, GameChoice {

    @Override
    public boolean isAutoPlayed() {
      return true;
    }

    @Override
    public int seat(GameState state) {
      return state.seat(call.gang);
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), call.wanted);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int figure = 0; figure < state.figures().count(); figure++) {
        if (call.isFirstOfItsProfile(state, figure)) {
          out.add(state.actions().of(ActionVerb.REPLACE, FigureNames.of(state.figures(), figure)));
        }
      }
    }

    @Override
    public Reinforcements localsAfter(GameState state, Action action) {
      int lost = FigureNames.figure(state.figures(), ((VerbAction) action).first());
      return new Reinforcements(call.gang, call.wanted - 1, call.profiles.and(state.figures().profileNumber(lost)));
    }
  }

  /** The choice of the corner at which they appear (D-46). */
  private record Corner(Reinforcements call) implements Script.Reply<GameState, Reinforcements>, GameChoice {

    @Override
    public int seat(GameState state) {
      return state.seat(call.gang);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      for (int corner = 0; corner < Spots.CORNERS; corner++) {
        out.add(state.actions().of(ActionVerb.CORNER, corner));
      }
    }

    @Override
    public Reinforcements localsAfter(GameState state, Action action) {
      call.appear(state, ((VerbAction) action).first());
      return call;
    }
  }

  private static final Script<GameState, Reinforcements> SCRIPT = Script.<GameState, Reinforcements>of("reinforcements")
      .ask(Whether::new)
      .stopUnless((state, call) -> call.wanted != UNASKED)
      .repeatWhile((state, call) -> call.wanted > 0, each -> each.ask(Reinforcement::new))
      .ask(Corner::new)
      .build();

  /** Returns whether they are offered now: the first time that half of the defender's points are lost (KF-RUL-138). */
  static boolean isDue(GameState state) {
    if (!state.has(LocationTrait.REINFORCEMENTS) || state.get(Counters.REINFORCED) != 0) {
      return false;
    }
    int gang = state.lead(state.defenders());
    return 2 * lost(state, gang) >= state.gang(gang, Counters.POINTS);
  }

  /** Makes the offer, once in a game; a player who cannot pay, or has lost no Extra, is not asked. */
  static void offer(GameState state) {
    state.set(Counters.REINFORCED, 1);
    Reinforcements call = new Reinforcements(state.lead(state.defenders()), UNASKED, IntList.NONE);
    boolean isAnybody = state.figures().any(figure -> call.isLostExtra(state, figure));
    if (isAnybody && Chi.of(state, call.gang) > 0) {
      Step<GameState> step = SCRIPT.start(call);
      state.then(step);
    }
  }

  private static int lost(GameState state, int gang) {
    int points = 0;
    for (int figure = 0; figure < state.figures().count(); figure++) {
      points += isLost(state, figure, gang) ? state.figures().profile(figure).points : 0;
    }
    return points;
  }

  /**
   * Returns whether a figure is destroyed or Knocked Out; a traitor does not count as a loss of the gang that he has left
   * (KF-RUL-97).
   */
  private static boolean isLost(GameState state, int figure, int gang) {
    Figures figures = state.figures();
    boolean isOurs = figures.home(figure) == gang && !figures.profile(figure).isGuest && !figures.is(figure, Condition.TRAITOR);
    return isOurs && (figures.is(figure, Condition.DEAD)
        || figures.is(figure, Condition.GONE) || figures.is(figure, Condition.KNOCKED_OUT));
  }

  private boolean isLostExtra(GameState state, int figure) {
    return isLost(state, figure, gang) && state.figures().profile(figure).type.isExtra();
  }

  private boolean isFirstOfItsProfile(GameState state, int figure) {
    boolean isFirst = isLostExtra(state, figure);
    for (int other = 0; other < figure && isFirst; other++) {
      isFirst = !isLostExtra(state, other)
          || state.figures().profileNumber(other) != state.figures().profileNumber(figure);
    }
    return isFirst;
  }

  /** Puts them at a corner; they act from their player's next turn on. */
  private void appear(GameState state, int corner) {
    Figures figures = state.figures();
    for (int i = 0; i < profiles.size(); i++) {
      int figure = figures.add(profiles.get(i), gang);
      long place = Place.NOWHERE;
      for (int next = 0; place == Place.NOWHERE && next < Spots.CORNERS; next++) {
        place = Spots.atCorner(state.board(), figures, figure, figures.size(figure), (corner + next) % Spots.CORNERS);
      }
      figures.put(figure, place);
      figures.inflict(figure, Condition.ACTIVATED);
      state.emit(CAME, figures.code(figure), Place.x(place), Place.y(place));
    }
  }
}
