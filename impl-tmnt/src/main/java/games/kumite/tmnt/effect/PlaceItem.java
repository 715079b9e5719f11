package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardChoice;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Slots;

/** The choice how to place an Item that comes into play (MT-D18): equipped, if that is legal, or turned sideways. */
public record PlaceItem(int owner, int token) implements CardChoice {

  private static final Refusal UNFIT = new Refusal("MT-ITM-02", "not-this-item");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");
  private static final EventType SIDEWAYS = EventType.of("placed-sideways", "MT-ITM-02").seat("by").card("card");

  @Override
  public int seat(GameState state) {
    return owner;
  }

  @Override
  public void run(GameState state) {
    if (state.cards().isIn(token, state.table(owner)) && Slots.refusal(state, owner, token) == null) {
      CardChoice.super.run(state);
    }
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    out.add(state.deed(ActionVerb.EQUIP, token, owner));
    out.add(state.deed(ActionVerb.SIDEWAYS, token, owner));
  }

  @Override
  public Action heuristicAction(GameState state, RandomSource random) {
    return state.deed(ActionVerb.EQUIP, token, owner);
  }

  @Override
  public void execute(GameState state, Action action) {
    boolean isEquipped = ((VerbAction) action).verb() == ActionVerb.EQUIP;
    if (isEquipped) {
      state.mark(token, Counters.EQUIPPED);
    }
    state.emit(isEquipped ? EQUIPPED : SIDEWAYS, owner, token);
  }
}
