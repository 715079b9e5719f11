package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.GroupChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.actions.VerbAction;

/** DEC-08: the group's choice of the first player of the round (BT-RND-04). */
enum FirstPlayer implements GroupChoice {
  /** The only question of its kind. */
  CHOOSE;

  private static final EventType CHOSEN = EventType.of("first-player", "BT-RND-04").seat("who");

  @Override
  public String kind() {
    return "first-player";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int seat = 0; seat < state.seats(); seat++) { // BT-RND-14
      out.add(state.definition().actions.of(ActionVerb.FIRST, seat));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int seat = ((VerbAction) action).first();
    state.set(Counters.FIRST, seat);
    state.emit(CHOSEN, seat);
  }
}
