package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.dice.LuckyCoin;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Possible;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Items: their gain, their effects and their loss. */
public final class Items {

  private static final Refusal NOT_KEPT = new Refusal("BT-FRE-10", "not-kept");
  private static final Refusal FORBIDDEN = new Refusal("BT-RUL-73", "items-forbidden");
  private static final Refusal NOTHING = new Refusal("BT-RUL-108", "changes-nothing");

  private Items() {}

  /** Returns why an item's own rules forbid its use to a hero, null if they allow it. */
  public static @Nullable Refusal refusal(Trouble trouble, int seat, ItemKind item) {
    if (trouble.items(seat, item.ordinal()) == 0) {
      return NOT_KEPT;
    }
    if (Sums.isForbidden(trouble, seat, item)) {
      return FORBIDDEN;
    }
    boolean changes = switch (item) {
      case EGGS_REMEDY -> trouble.seat(seat, Num.HEALTH) < Trouble.MAX_HEALTH;
      case CASTING_BONES -> trouble.get(Num.ACT) == 1
          && !trouble.cards().isEmpty(trouble.zones().bigTrouble); // BT-SHP-17
      case GET_OUT_OF_HELL_FREE -> Hell.isKept(trouble, seat);
      case CHINESE_FIREWORKS -> isEnemySeen(trouble, trouble.board().sight(trouble.seat(seat, Num.SPACE)));
      case LUCKY_COIN -> LuckyCoin.isAny(trouble, seat);
      case HUGE_BUZZ -> Places.buzz(trouble, seat) != 0;
      default -> true;
    };
    return changes ? null : NOTHING;
  }

  private static boolean isEnemySeen(Trouble trouble, long spaces) {
    for (long left = spaces; left != 0; left &= left - 1) {
      if (trouble.enemiesAt(Long.numberOfTrailingZeros(left)) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Uses an item of a hero, which leaves the game (BT-SHP-02, BT-CRT-09). Its effects are put on the agenda. */
  public static void use(Trouble trouble, int seat, ItemKind item) {
    if (item == ItemKind.LUCKY_COIN) {
      LuckyCoin.useInTurn(trouble, seat);
      return;
    }
    trouble.spendItem(seat, item.ordinal());
    trouble.tell(trouble.terms().tidings.used, seat, item.ordinal());
    switch (item) {
      case EGGS_REMEDY -> Harm.heal(trouble, seat, Trouble.MAX_HEALTH); // BT-SHP-04
      case CASTING_BONES -> Peek.begin(trouble, seat, 1, 1); // BT-SHP-16
      case FORTUNE_COOKIE -> trouble.addSeat(seat, Num.FATE_EXTRA, 1); // BT-SHP-06
      case DRAGON_SPELL -> trouble.addSeat(seat, Num.SPELLS, 1); // BT-SHP-18
      case HUGE_BUZZ, CHINESE_FIREWORKS -> trouble.ask(new Aim(item, seat)); // BT-SHP-08, BT-SHP-13
      case GET_OUT_OF_HELL_FREE -> Hell.clear(trouble, seat); // BT-CRT-04
      case LUCKY_COIN -> throw new IllegalStateException("used above");
    }
  }

  /**
   * Gives a hero an item, if it is left (DEC-18).
   *
   * @param seat the seat of the hero
   * @param item the item's word, or that for one of the player's choice
   * @param cause the interrupted procedure
   */
  public static void gain(Trouble trouble, int seat, String item, Cause cause) {
    if (!Possible.isInShop(trouble, item)) {
      return;
    }
    if (item.equals(Effect.Item.CHOICE)) {
      trouble.ask(new ChooseItem(ChooseItem.Purpose.GAIN, seat, cause));
    } else {
      for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
        if (ItemKind.of(kind).word().equals(item)) {
          take(trouble, seat, kind);
        }
      }
    }
  }

  /** Takes an item from its stack for a hero. */
  public static void take(Trouble trouble, int seat, int kind) {
    trouble.add(Num.STACKS + kind, -1);
    keep(trouble, seat, kind);
  }

  /** Gives a hero an item from a crate, which is in no stack. */
  public static void keep(Trouble trouble, int seat, int kind) {
    trouble.addSeat(seat, Num.ITEMS + kind, 1);
    trouble.tell(trouble.terms().tidings.gained, seat, kind);
  }

  /** Asks a hero's player to discard a kept item, if it has any, in the middle of something (DEC-32). */
  public static void discard(Trouble trouble, int seat, Cause cause) {
    trouble.then(new ChooseItem(ChooseItem.Purpose.DISCARD, seat, cause));
  }

  /** Removes a kept item. */
  static void lose(Trouble trouble, int seat, int kind) {
    trouble.spendItem(seat, kind);
    trouble.tell(trouble.terms().tidings.discarded, seat, kind);
  }
}
