package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.actions.VerbAction;

/** The choice whether 1 Chi keeps the turn after two failures (D-16, KF-ACT-23, KF-RUL-90). */
record PayTurnover(Activation activation) implements ActorChoice {

  private static final EventType SAVED = EventType.of("turnover-saved", "KF-VIP-05f").seat("who");
  private static final EventType IGNORED = EventType.of("turnover-paid", "KF-ACT-23").seat("who");
  private static final EventType TURNOVER_CAME = EventType.of("turnover", "KF-ACT-22").seat("who");

  /** Returns whether a grateful Celebrity saves a gang from its first turnover (KF-VIP-05f). */
  static boolean isSaved(GameState state) {
    int gang = state.get(Counters.ACTIVE);
    if (state.gang(gang, Counters.THANKS) == 0) {
      return false;
    }
    state.gang(gang, Counters.THANKS, state.gang(gang, Counters.THANKS) - 1);
    state.emit(SAVED, state.seat(gang));
    return true;
  }

  @Override
  public String kind() {
    return "turnover";
  }

  @Override
  public int seat(GameState state) {
    return state.seat(state.get(Counters.ACTIVE)); // the figure may be neutral by now (KF-VIP-10b)
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // who has no Chi cannot pay
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.ACCEPT));
    out.add(state.actions().of(ActionVerb.PAY), Chi.refusal(state, state.get(Counters.ACTIVE), 1, Price.TURNOVER));
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    int gang = state.get(Counters.ACTIVE);
    if (((VerbAction) action).verb() == ActionVerb.ACCEPT) {
      state.emit(TURNOVER_CAME, state.seat(gang));
      return activation;
    }
    Chi.spend(state, gang, 1);
    state.emit(IGNORED, state.seat(gang));
    return new Activation(activation.figure(), 0, 0, activation.mode(), activation.course());
  }
}
