package games.kumite.kungfu.turn;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.activation.VipReaction;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Stage;
import games.kumite.kungfu.trait.AbilityWindow;
import games.kumite.kungfu.vip.TimeJump;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the figure that is activated next, or of none (D-09, KF-ACT-01, KF-ACT-05).
 *
 * @param gang the gang whose turn it is
 */
public record Nominate(int gang) implements Question<GameState>, GameChoice {

  private static final Refusal ACTIVATED = new Refusal("KF-ACT-01", "activated");
  private static final Refusal OUT = new Refusal("KF-CON-20a", "out-of-play");
  private static final EventType NOMINATED = EventType.of("nominated", "KF-ACT-01").word("figure", Figures::id);
  private static final EventType ENDED = EventType.of("turn-given-up", "KF-ACT-05").seat("who");

  @Override
  public int seat(GameState state) {
    return state.seat(gang);
  }

  /** Ends the turn if every figure has been activated or attempted (KF-ACT-13). */
  @Override
  public void run(GameState state) {
    if (VipReaction.isDue(state)) {
      state.then(VipReaction.ALL, this);
      return;
    }
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (isOwn(state, figure) && refusal(state.figures(), figure) == null) {
        Question.super.run(state);
        return;
      }
    }
    state.leave(Stage.TURN);
  }

  private boolean isOwn(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.gang(figure) == gang // KF-RUL-04: guests too that a player runs
        && (!figures.profile(figure).isGuest || Capabilities.toAct(figures, figure) || figures.has(figure, PlotDeed.JUMPED));
  }

  private static @Nullable Refusal refusal(Figures figures, int figure) {
    return !Capabilities.toAct(figures, figure) && !figures.has(figure, PlotDeed.JUMPED) ? OUT : figures.is(figure, Condition.ACTIVATED) ? ACTIVATED : null;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (isOwn(state, figure)) {
        out.add(state.actions().of(ActionVerb.ACTIVATE, FigureNames.of(figures, figure)), refusal(figures, figure));
      }
    }
    out.add(state.actions().of(ActionVerb.MOTIVATE), Motivation.refusal(state, gang));
    out.add(state.actions().of(ActionVerb.END_TURN));
  }

  /** Returns one of all that are listed, each as likely as the others. */
  @Override
  public @Nullable Action sampleAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    while (true) {
      int figure = random.pick("nominate", gang, figures.count() + 2);
      if (figure == figures.count()) {
        return state.actions().of(ActionVerb.END_TURN);
      }
      if (figure > figures.count()) {
        if (Motivation.refusal(state, gang) == null) {
          return state.actions().of(ActionVerb.MOTIVATE);
        }
      } else if (isOwn(state, figure) && refusal(figures, figure) == null) {
        return state.actions().of(ActionVerb.ACTIVATE, FigureNames.of(figures, figure));
      }
    }
  }

  /** Returns the next figure after one that is drawn. */
  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    Figures figures = state.figures();
    int drawn = random.pick("nominate", gang, figures.count());
    for (int i = 0; i < figures.count(); i++) {
      int figure = (drawn + i) % figures.count();
      if (isOwn(state, figure) && refusal(figures, figure) == null) {
        return state.actions().of(ActionVerb.ACTIVATE, FigureNames.of(figures, figure));
      }
    }
    return state.actions().of(ActionVerb.END_TURN);
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.END_TURN) {
      state.emit(ENDED, state.seat(gang));
      state.leave(Stage.TURN);
      return;
    }
    if (chosen.verb() == ActionVerb.MOTIVATE) {
      state.then(Motivation.step(), AbilityWindow.BETWEEN.quiet(), this);
      return;
    }
    int figure = FigureNames.figure(state.figures(), chosen.first());
    state.emit(NOMINATED, state.figures().code(figure));
    state.set(Counters.IDLE, 0);
    if (state.figures().has(figure, PlotDeed.JUMPED)) {
      state.then(TimeJump.BACK); // KF-RUL-155
    }
    state.then(Activation.of(figure), AbilityWindow.BETWEEN.quiet(), this);
  }
}
