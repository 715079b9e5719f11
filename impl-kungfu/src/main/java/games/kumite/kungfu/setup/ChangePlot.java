package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import java.util.stream.IntStream;

/**
 * The choice of a gang with criminals or demons to make the Celebrity its goal, the attacker first (D-08, KF-VIP-05b,
 * KF-RUL-144).
 *
 * @param gang the gang that is asked
 */
record ChangePlot(int gang) implements Question<GameState> {

  private static final EventType CHANGED = EventType.of("plot-changed", "KF-VIP-05b").seat("who")
      .word("target", Figures::id);

  /** The questions to the other gangs of its side, then to the defenders. */
  private record Next(int gang) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      int next = gang + GangsAndSides.SIDES;
      if (next < state.gangs()) {
        state.ask(new ChangePlot(next));
      } else if (state.side(gang) == state.attackers()) {
        state.ask(new ChangePlot(state.lead(state.defenders())));
      }
    }
  }

  @Override
  public void run(GameState state) {
    if (isWicked(state)) {
      Question.super.run(state);
    } else {
      state.then(new Next(gang));
    }
  }

  private boolean isWicked(GameState state) {
    Figures figures = state.figures();
    return IntStream.range(0, figures.count()).filter(figure -> figures.gang(figure) == gang) // with traitors (KF-RUL-97)
        .mapToObj(figures::profile).anyMatch(member -> member.is(Mark.CRIMINAL) || member.is(Mark.DEMON));
  }

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(SetupAction.of(state, Verb.KEEP));
    out.add(SetupAction.of(state, Verb.CHANGE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((SetupAction) action).verb() == Verb.KEEP) {
      state.then(new Next(gang));
      return;
    }
    state.set(Counters.OBJECT, -1); // the old Plot is void
    state.set(Counters.HOLDER, -1);
    state.unmarkAll();
    state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
    state.set(Counters.TARGET, state.get(Counters.VIP_FIGURE));
    state.set(Counters.SEEKER, state.side(gang));
    state.set(Counters.KIDNAPPER, 1 + gang);
    state.emit(CHANGED, state.seat(gang), state.figures().code(state.get(Counters.VIP_FIGURE)));
  }
}
