package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/** The moments outside of turns at which items {@code at any time} may be used (BT-RUL-89 d, DEC-27). */
public enum AnyTimeWindow implements Window<GameState, NoLocals> {
  /** The window for each owner in seat order. */
  WINDOW;

  private static final ItemKind[] ITEMS =
      {ItemKind.EGGS_REMEDY, ItemKind.CASTING_BONES, ItemKind.GET_OUT_OF_HELL_FREE};

  /** Lets each owner in seat order use such items (DEC-27). Put on the agenda. */
  public static void open(GameState state) {
    state.then(WINDOW.with(NoLocals.NOTHING));
  }

  @Override
  public String kind() {
    return "any-time";
  }

  @Override
  public int firstSeat(GameState state, NoLocals locals) {
    return state.leader(); // BT-RUL-79
  }

  @Override
  public boolean mightAct(GameState state, NoLocals locals, int seat) {
    for (ItemKind item : ITEMS) {
      if (Items.refusal(state, seat, item) == null) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void collectActions(GameState state, NoLocals locals, int seat, ActionCollector out) {
    for (ItemKind item : ITEMS) {
      out.add(state.definition().actions.of(ActionVerb.USE, item.ordinal()), Items.refusal(state, seat, item));
    }
  }

  @Override
  public NoLocals localsAfter(GameState state, NoLocals locals, int seat, Action action) {
    Items.use(state, seat, ItemKind.of(((VerbAction) action).first()));
    return locals;
  }
}
