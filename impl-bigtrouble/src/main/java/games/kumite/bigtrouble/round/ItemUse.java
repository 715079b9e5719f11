package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The use of items in a hero's turn, a free action (BT-FRE-10, BT-FRE-12, BT-FRE-13). Stateless. */
final class ItemUse {

  private ItemUse() {}

  /** Adds the items that a hero may use; an item's own limits come before the general ones. */
  static void options(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (state.items(seat, kind) > 0 || out.isExplaining()) {
        @Nullable Refusal own = Items.refusal(state, seat, ItemKind.of(kind));
        out.add(state.definition().actions.of(ActionVerb.USE, kind),
            own != null ? own : limit(ItemKind.of(kind), TurnLimits.noFree(state, seat)));
      }
    }
  }

  private static @Nullable Refusal limit(ItemKind item, @Nullable Refusal none) {
    return switch (item) {
      case EGGS_REMEDY, CASTING_BONES, GET_OUT_OF_HELL_FREE -> null;
      case HUGE_BUZZ, LUCKY_COIN -> none == TurnLimits.ENEMY ? null : none;
      default -> none;
    };
  }
}
