package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-18 and DEC-32: the choice of an item to gain or to discard.
 *
 * @param purpose the purpose
 * @param player the choosing seat
 * @param cause the interrupted procedure
 */
record ChooseItem(Purpose purpose, int player, Cause cause) implements PlayerChoice {

  /** The fate of the chosen item. */
  enum Purpose { GAIN, DISCARD }

  @Override
  public void run(GameState state) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (isThere(state, kind)) {
        PlayerChoice.super.run(state);
        return;
      }
    }
  }

  private boolean isThere(GameState state, int kind) {
    return purpose == Purpose.DISCARD ? state.items(player, kind) > 0
        : kind < ItemKind.SHOP_KINDS && state.get(Counters.STACKS + kind) > 0;
  }

  @Override
  public String kind() {
    return purpose == Purpose.GAIN ? "gain-item" : "discard-item";
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (isThere(state, kind)) {
        out.add(state.definition().actions.of(purpose == Purpose.GAIN ? ActionVerb.GAIN : ActionVerb.DISCARD, kind));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int kind = ((VerbAction) action).first();
    if (purpose == Purpose.GAIN) {
      Items.take(state, player, kind);
    } else {
      Items.lose(state, player, kind);
    }
  }
}
