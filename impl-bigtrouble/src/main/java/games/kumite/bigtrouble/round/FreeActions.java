package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The free actions of a hero in its turn (BT-FRE-01). Dice that they take lie in {@link games.kumite.bigtrouble.dice.ActionDice}. */
public final class FreeActions {

  private static final Refusal NO_DIE = new Refusal("BT-FRE-02", "no-unspent-die");
  private static final Refusal ENEMY = new Refusal("BT-FRE-05", "enemy-in-space");
  private static final Refusal FORBIDDEN = new Refusal("BT-RUL-73", "forbidden");
  private static final Refusal NOT_UNDERGROUND = new Refusal("BT-TSK-18", "not-underground");

  private FreeActions() {}

  /**
   * Adds the free actions of a hero.
   *
   * @param none the reason why the hero may take none at all, see {@link #none}
   */
  static void options(GameState state, int seat, @Nullable Refusal none, ActionCollector out) {
    boolean isAnyForbidden = none == null && Modifiers.holds(state, seat, LastingWord.NO_FREE);
    Quests.triggers(state, seat, isAnyForbidden ? forbidden(state, seat, FreeAction.TRIGGER) : none, out);
    Crates.options(state, seat, isAnyForbidden ? forbidden(state, seat, FreeAction.OPEN_CRATE) : none, out);
    travel(state, seat, isAnyForbidden ? forbidden(state, seat, FreeAction.FAST_TRAVEL) : none, out);
    items(state, seat, none, out);
  }

  /** Adds the trades of a hero (DEC-22). */
  static void trades(GameState state, int seat, @Nullable Refusal none, ActionCollector out) {
    if (out.isExplaining() || none == null && Trade.isAnyPartner(state, seat)) {
      Trade.options(state, seat, none != null ? none : forbidden(state, seat, FreeAction.TRADE), out);
    }
  }

  /** Returns why a hero may take no free action at all, null if it may. */
  static @Nullable Refusal none(GameState state, int seat, boolean isEnemyHere) {
    return !ActionDice.hasUnspent(state, seat) ? NO_DIE : isEnemyHere ? ENEMY : null;
  }

  private static @Nullable Refusal forbidden(GameState state, int seat, FreeAction action) {
    return Modifiers.isForbidden(state, seat, action) ? FORBIDDEN : null;
  }

  /** Adds fast travel (BT-TSK-18, DEC-20). */
  private static void travel(GameState state, int seat, @Nullable Refusal refusal, ActionCollector out) {
    if (state.get(Counters.ACT) == 2 || refusal != null && !out.isExplaining()) {
      return;
    }
    var board = state.board();
    boolean isHere = board.zones().get(board.zoneOf(state.seat(seat, Counters.SPACE))).action()
        == ZoneAction.FAST_TRAVEL;
    if (isHere || out.isExplaining()) {
      for (String entrance : state.content().chinatown().entrances()) {
        out.add(state.actionAt(ActionVerb.TRAVEL, board.at(entrance)),
            refusal != null ? refusal : isHere ? null : NOT_UNDERGROUND);
      }
    }
  }

  /** Adds the use of items; an item's own limits come before the general ones (BT-FRE-10, BT-FRE-12, BT-FRE-13). */
  private static void items(GameState state, int seat, @Nullable Refusal none, ActionCollector out) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (state.items(seat, kind) > 0 || out.isExplaining()) {
        @Nullable Refusal own = Items.refusal(state, seat, ItemKind.of(kind));
        out.add(state.definition().actions.of(ActionVerb.USE, kind), own != null ? own : limit(ItemKind.of(kind), none));
      }
    }
  }

  private static @Nullable Refusal limit(ItemKind item, @Nullable Refusal none) {
    return switch (item) {
      case EGGS_REMEDY, CASTING_BONES, GET_OUT_OF_HELL_FREE -> null;
      case HUGE_BUZZ, LUCKY_COIN -> none == ENEMY ? null : none;
      default -> none;
    };
  }
}
