package games.kumite.bigtrouble.free;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.ZoneAction;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The free actions of a hero in its turn (BT-FRE-01). */
public final class FreeActions {

  private static final Refusal NO_DIE = new Refusal("BT-FRE-02", "no-unspent-die");
  private static final Refusal ENEMY = new Refusal("BT-FRE-05", "enemy-in-space");
  private static final Refusal FORBIDDEN = new Refusal("BT-RUL-73", "forbidden");
  private static final Refusal NOT_UNDERGROUND = new Refusal("BT-TSK-18", "not-underground");

  private FreeActions() {}

  /** Adds the free actions of a hero. */
  public static void options(Trouble trouble, int seat, Options out) {
    @Nullable Refusal none = none(trouble, seat);
    Quests.triggers(trouble, seat, refusal(trouble, seat, none, FreeAction.TRIGGER), out);
    Crates.options(trouble, seat, refusal(trouble, seat, none, FreeAction.OPEN_CRATE), out);
    travel(trouble, seat, refusal(trouble, seat, none, FreeAction.FAST_TRAVEL), out);
    items(trouble, seat, none, out);
  }

  /** Adds the trades of a hero (DEC-22). */
  public static void trades(Trouble trouble, int seat, Options out) {
    Trade.options(trouble, seat, refusal(trouble, seat, none(trouble, seat), FreeAction.TRADE), out);
  }

  private static @Nullable Refusal none(Trouble trouble, int seat) {
    return !ActionDice.hasUnspent(trouble, seat) ? NO_DIE
        : trouble.enemiesAt(trouble.seat(seat, Num.SPACE)) > 0 ? ENEMY : null;
  }

  private static @Nullable Refusal refusal(
      Trouble trouble, int seat, @Nullable Refusal none, FreeAction action) {
    return none != null ? none : Sums.isForbidden(trouble, seat, action) ? FORBIDDEN : null;
  }

  /** Adds fast travel (BT-TSK-18, DEC-20). */
  private static void travel(Trouble trouble, int seat, @Nullable Refusal refusal, Options out) {
    if (trouble.get(Num.ACT) == 2 || refusal != null && !out.isExplaining()) {
      return;
    }
    var board = trouble.board();
    boolean isHere = board.zones().get(board.zoneOf(trouble.seat(seat, Num.SPACE))).action()
        == ZoneAction.FAST_TRAVEL;
    if (isHere || out.isExplaining()) {
      for (String entrance : trouble.content().chinatown().entrances()) {
        out.add(trouble.actionAt(Word.TRAVEL, board.at(entrance)),
            refusal != null ? refusal : isHere ? null : NOT_UNDERGROUND);
      }
    }
  }

  /** Adds the use of items; an item's own limits come before the general ones (BT-FRE-10, BT-FRE-12, BT-FRE-13). */
  private static void items(Trouble trouble, int seat, @Nullable Refusal none, Options out) {
    for (int kind = 0; kind < ItemKind.COUNT; kind++) {
      if (trouble.items(seat, kind) > 0 || out.isExplaining()) {
        @Nullable Refusal own = Items.refusal(trouble, seat, ItemKind.of(kind));
        out.add(trouble.terms().actions.of(Word.USE, kind), own != null ? own : limit(ItemKind.of(kind), none));
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
