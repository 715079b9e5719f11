package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;

/** The choice of the seat on turn: LD-02. */
enum TakeTurn implements Question<Claims> {
  TURN;

  private static final Refusal TOO_LOW = new Refusal("LD-03", "too-low");
  private static final Refusal NO_CLAIM = new Refusal("LD-02", "no-claim");
  private static final EventType CLAIMED = EventType.of("claimed", "LD-03").seat("by").number("count").number("face");
  private static final EventType CHALLENGED = EventType.of("challenged", "LD-04").seat("by").number("counted");

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(Claims state) {
    return state.player();
  }

  @Override
  public boolean hasPublicActions() {
    return true;
  }

  @Override
  public void collectActions(Claims state, ActionCollector out) {
    Actions actions = state.definition.actions;
    out.add(actions.of(Word.CHALLENGE), state.claim() == 0 ? NO_CLAIM : null);
    for (int claim = 1; claim <= Claims.HIGHEST; claim++) {
      out.add(actions.of(Word.CLAIM, Claims.count(claim), Claims.face(claim)), claim > state.claim() ? null : TOO_LOW);
    }
  }

  @Override
  public void chosen(Claims state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int player = state.player();
    if (chosen.verb() == Word.CLAIM) {
      state.emit(CLAIMED, player, chosen.first(), chosen.second());
      state.make(Claims.number(chosen.first(), chosen.second()));
      state.ask(this);
    } else {
      state.emit(CHALLENGED, player, state.challenge());
    }
  }
}
