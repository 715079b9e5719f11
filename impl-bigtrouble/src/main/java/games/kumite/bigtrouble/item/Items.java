package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.ArgumentKind;
import games.kumite.bigtrouble.dice.LuckyCoin;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.harm.Hell;
import games.kumite.bigtrouble.resolution.HeroPlacement;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.spi.Refusal;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Items: their gain, their effects and their loss. */
public final class Items {

  private static final Refusal NOT_KEPT = new Refusal("BT-FRE-10", "not-kept");
  private static final Refusal FORBIDDEN = new Refusal("BT-RUL-73", "items-forbidden");
  private static final Refusal NOTHING = new Refusal("BT-RUL-108", "changes-nothing");

  private static final int FIREWORKS_DICE = 5;

  /** DEC-24: the destination of a Huge Buzz (BT-SHP-09). */
  private static final SingleChoice<Integer> BUZZ = SingleChoice.of("huge-buzz", player -> player, HeroPlacement::buzz,
      (state, player, space) -> state.actionAt(ActionVerb.AT, space),
      (state, player, chosen) -> HeroPlacement.put(state, player, state.spaceOf(chosen)));

  /** DEC-25: the space of fireworks (BT-SHP-14). */
  private static final SingleChoice<Integer> FIREWORKS = SingleChoice.of("fireworks", player -> player,
      (state, player) -> state.board().sight(state.seat(player, Counters.SPACE)),
      (state, player, space) -> state.actionAt(ActionVerb.AT, space), (state, player, chosen) -> state.then(SpaceAttack.BLAST.start(
          SpaceAttack.of(player, PlainRoll.Purpose.FIREWORKS, FIREWORKS_DICE, state.spaceOf(chosen)))));

  /**
   * A player who gains or discards an item of choice.
   *
   * @param player the choosing seat
   * @param cause the interrupted procedure
   */
  private record Owner(int player, Cause cause) {}

  /** DEC-18: the choice of an item to gain. */
  private static final SingleChoice<Owner> GAIN = SingleChoice.of("gain-item", Owner::player,
      (state, it) -> bits(ItemKind.SHOP_KINDS, kind -> state.get(Counters.STACKS + kind) > 0), ActionVerb.GAIN,
      (state, it, chosen) -> take(state, it.player, chosen.first()));

  /** DEC-32: the choice of an item to discard. */
  private static final SingleChoice<Owner> DISCARD = SingleChoice.of("discard-item", Owner::player,
      (state, it) -> bits(ItemKind.COUNT, kind -> state.items(it.player, kind) > 0), ActionVerb.DISCARD,
      (state, it, chosen) -> lose(state, it.player, chosen.first()));

  private Items() {}

  private static long bits(int kinds, IntPredicate isThere) {
    long bits = 0;
    for (int kind = 0; kind < kinds; kind++) {
      bits |= isThere.test(kind) ? 1 << kind : 0;
    }
    return bits;
  }

  /** Returns why an item's own rules forbid its use to a hero, null if they allow it. */
  public static @Nullable Refusal refusal(GameState state, int seat, ItemKind item) {
    if (state.items(seat, item.ordinal()) == 0) {
      return NOT_KEPT;
    }
    if (Modifiers.isForbidden(state, seat, item)) {
      return FORBIDDEN;
    }
    boolean changes = switch (item) {
      case EGGS_REMEDY -> state.seat(seat, Counters.HEALTH) < GameState.MAX_HEALTH;
      case CASTING_BONES -> state.get(Counters.ACT) == 1
          && !state.cards().isEmpty(state.zones().bigTrouble); // BT-SHP-17
      case GET_OUT_OF_HELL_FREE -> Hell.isKept(state, seat);
      case CHINESE_FIREWORKS -> isEnemySeen(state, state.board().sight(state.seat(seat, Counters.SPACE)));
      case LUCKY_COIN -> LuckyCoin.isAny(state, seat);
      case HUGE_BUZZ -> HeroPlacement.buzz(state, seat) != 0;
      default -> true;
    };
    return changes ? null : NOTHING;
  }

  private static boolean isEnemySeen(GameState state, long spaces) {
    for (long left = spaces; left != 0; left &= left - 1) {
      if (state.enemiesAt(Long.numberOfTrailingZeros(left)) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Uses an item of a hero, which leaves the game (BT-SHP-02, BT-CRT-09). Its effects are put on the agenda. */
  public static void use(GameState state, int seat, ItemKind item) {
    if (item == ItemKind.LUCKY_COIN) {
      LuckyCoin.useInTurn(state, seat);
      return;
    }
    state.spendItem(seat, item.ordinal());
    state.emit(state.definition().events.used, seat, item.ordinal());
    switch (item) {
      case EGGS_REMEDY -> Harm.heal(state, seat, GameState.MAX_HEALTH); // BT-SHP-04
      case CASTING_BONES -> Peek.begin(state, seat, 1, 1); // BT-SHP-16
      case FORTUNE_COOKIE -> state.addSeat(seat, Counters.FATE_EXTRA, 1); // BT-SHP-06
      case DRAGON_SPELL -> state.addSeat(seat, Counters.SPELLS, 1); // BT-SHP-18
      case HUGE_BUZZ -> state.ask(BUZZ.about(seat)); // BT-SHP-08
      case CHINESE_FIREWORKS -> state.ask(FIREWORKS.about(seat)); // BT-SHP-13
      case GET_OUT_OF_HELL_FREE -> Hell.clear(state, seat); // BT-CRT-04
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
  public static void gain(GameState state, int seat, String item, Cause cause) {
    if (!isInShop(state, item)) {
      return;
    }
    if (item.equals(ArgumentKind.CHOICE)) {
      state.ask(GAIN.about(new Owner(seat, cause)));
    } else {
      for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
        if (ItemKind.of(kind).word().equals(item)) {
          take(state, seat, kind);
        }
      }
    }
  }

  /** Returns whether an item is left in its stack, or any in any stack for {@code choice}. */
  public static boolean isInShop(GameState state, String item) {
    for (int kind = 0; kind < ItemKind.SHOP_KINDS; kind++) {
      if (state.isInShop(kind) && (item.equals(ArgumentKind.CHOICE) || ItemKind.of(kind).word().equals(item))) {
        return true;
      }
    }
    return false;
  }

  /** Takes an item from its stack for a hero. */
  public static void take(GameState state, int seat, int kind) {
    state.add(Counters.STACKS + kind, -1);
    keep(state, seat, kind);
  }

  /** Gives a hero an item from a crate, which is in no stack. */
  public static void keep(GameState state, int seat, int kind) {
    state.addSeat(seat, Counters.ITEMS + kind, 1);
    state.emit(state.definition().events.gained, seat, kind);
  }

  /** Asks a hero's player to discard a kept item, if it has any, in the middle of something (DEC-32). */
  public static void discard(GameState state, int seat, Cause cause) {
    state.then(DISCARD.about(new Owner(seat, cause)));
  }

  private static void lose(GameState state, int seat, int kind) {
    state.spendItem(seat, kind);
    state.emit(state.definition().events.discarded, seat, kind);
  }
}
