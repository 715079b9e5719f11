package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-04: the group's choice of a hero for the top companion of those dealt (BT-SET-21). The lowest seat answers
 * (BT-RUL-57).
 */
enum GiveCompanion implements Question<GameState> {
  /** The only question of its kind. */
  GIVE;

  private static final EventType GIVEN = EventType.of("companion", "BT-SET-21").card("companion").seat("who");

  @Override
  public String kind() {
    return "companion";
  }

  @Override
  public int seat(GameState state) {
    return 0;
  }

  @Override
  public boolean isGroup() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int companion = state.zones().companion(state.cards().face(state.cards().top(state.zones().dealt)));
    for (int seat = 0; seat < state.seats(); seat++) {
      out.add(state.definition().actions.of(ActionVerb.GIVE, companion, seat));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int token = state.cards().top(state.zones().dealt);
    int seat = ((VerbAction) action).second();
    state.move(token, state.zones().withHero[seat]);
    state.emit(GIVEN, token, seat);
  }
}
