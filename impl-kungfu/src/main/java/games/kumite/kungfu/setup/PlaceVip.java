package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.setup.SetupAction.Verb;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import java.util.List;

/**
 * The choice of the place of the V.I.P., by the defender (D-07). adjacent to the item with the highest die (KF-VIP-02).
 *
 * @param item the number of the item
 */
record PlaceVip(int item) implements Question<GameState> {

  private static final EventType PLACED =
      EventType.of("vip-placed", "KF-VIP-02").seat("who").number("x", Lengths::centimetres).number("y", Lengths::centimetres)
          .word("figure", Figures::id);

  @Override
  public int seat(GameState state) {
    return state.defender();
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(state.get(Counters.VIP_FIGURE)));
  }

  @Override
  public String detail(GameState state, Action action) {
    return ActionLegend.item(state, item);
  }

  static List<Long> beside(GameState state, int item) {
    int vip = state.get(Counters.VIP_FIGURE);
    return Spots.besideItem(state.board(), state.figures(), vip, state.figures().size(vip),
        TableLayout.scenicItems(state.board()).get(item));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int vip = state.get(Counters.VIP_FIGURE);
    for (long place : beside(state, item)) {
      out.add(SetupAction.figure(state, Verb.PLACE, vip, place));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    SetupAction order = (SetupAction) action;
    state.figures().put(order.value(), order.place());
    state.emit(PLACED, state.defender(), Place.x(order.place()), Place.y(order.place()),
        state.figures().code(order.value()));
  }
}
