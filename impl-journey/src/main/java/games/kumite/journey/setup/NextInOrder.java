package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-03: the players' choice of the next pilgrim in the order of play (JW-SET-18).
 *
 * @param place the place, from 1
 */
record NextInOrder(int place) implements GroupChoice {

  private static final EventType ORDERED = EventTypes.pilgrim("ordered", "JW-SET-18").number("place");
  private static final Refusal PLACED = new Refusal("JW-SET-18", "placed");
  private static final NextInOrder[] ALL =
      {new NextInOrder(1), new NextInOrder(2), new NextInOrder(3), new NextInOrder(4)};

  static NextInOrder of(int place) {
    return ALL[place - 1];
  }

  @Override
  public String kind() {
    return "order";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      out.add(state.definition().actions.of(ActionVerb.NEXT, pilgrim),
          state.pilgrim(pilgrim, Counters.PLACE) == 0 ? null : PLACED);
    }
  }

  /** Returns an action that puts fighters first, who clear the way. */
  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    int next = state.definition().leader;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      boolean isFighter = pilgrim != state.definition().leader && state.pilgrim(pilgrim, Counters.PLACE) == 0;
      next = isFighter && next == state.definition().leader ? pilgrim : next;
    }
    return state.definition().actions.of(ActionVerb.NEXT, next);
  }

  @Override
  public void execute(GameState state, Action action) {
    int pilgrim = ((VerbAction) action).first();
    state.setPilgrim(pilgrim, Counters.PLACE, place);
    state.emit(ORDERED, pilgrim, place);
  }
}
