package games.kumite.kungfu.effect;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of which of several figures of a player is affected next: first the turn player's, then the others', then the
 * neutral ones (D-65, KF-RUL-05).
 *
 * @param trigger the occurrence
 * @param left the figures that it may still affect
 */
public record ResolutionOrder(SharedTrigger trigger, IntList left) implements Question<GameState>, GameChoice {

  /** Triggers it for all figures for whom it is due. */
  public static void all(GameState state, SharedTrigger trigger) {
    IntList all = state.figures().all(figure -> trigger.isDue(state, figure));
    if (all.size() > 0) {
      state.then(new ResolutionOrder(trigger, all));
    }
  }

  /** Returns the step that triggers it for some of them. */
  public static Step<GameState> of(SharedTrigger trigger, IntList figures) {
    return new ResolutionOrder(trigger, figures);
  }

  /** Asks only where a player has more than one. */
  @Override
  public void run(GameState state) {
    IntList due = due(state);
    if (due.size() == 0) {
      return;
    }
    if (due.size() == 1 || seat(state) == Figures.NEUTRAL) {
      resolve(state, due.get(0));
    } else {
      Question.super.run(state);
    }
  }

  /** Returns those of the player whose turn it is to say. */
  private IntList due(GameState state) {
    int seat = seat(state);
    IntList due = IntList.NONE;
    for (int i = 0; i < left.size(); i++) {
      boolean isNext = trigger.isDue(state, left.get(i)) && state.seatOf(left.get(i)) == seat;
      due = isNext ? due.and(left.get(i)) : due;
    }
    return due;
  }

  @Override
  public String kind() {
    return "resolve";
  }

  @Override
  public int seat(GameState state) {
    IntList all = IntList.NONE;
    for (int i = 0; i < left.size(); i++) {
      all = trigger.isDue(state, left.get(i)) ? all.and(left.get(i)) : all;
    }
    return firstSeat(state, all);
  }

  /** Returns the seat of those who come first: the turn player's, then the others', then neutral. */
  public static int firstSeat(GameState state, IntList figures) {
    int best = Integer.MAX_VALUE;
    int first = Figures.NEUTRAL;
    for (int i = 0; i < figures.size(); i++) {
      int gang = state.figures().gang(figures.get(i));
      if (gang != Figures.NEUTRAL && place(state, gang) < best) {
        best = place(state, gang);
        first = state.seat(gang);
      }
    }
    return first;
  }

  /** Returns how many seats come before that of a gang: none before the turn player's. */
  public static int place(GameState state, int gang) {
    return Math.floorMod(state.seat(gang) - state.seat(state.get(Counters.ACTIVE)), state.config().seats().size());
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    IntList due = due(state);
    for (int i = 0; i < due.size(); i++) {
      out.add(state.actions().of(ActionVerb.RESOLVE, FigureNames.of(state.figures(), due.get(i))));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    resolve(state, FigureNames.figure(state.figures(), ((VerbAction) action).first()));
  }

  private void resolve(GameState state, int figure) {
    IntList rest = IntList.NONE;
    for (int i = 0; i < left.size(); i++) {
      rest = left.get(i) == figure ? rest : rest.and(left.get(i));
    }
    state.then(trigger.step(state, figure));
    if (rest.size() > 0) {
      state.then(new ResolutionOrder(trigger, rest));
    }
  }
}
