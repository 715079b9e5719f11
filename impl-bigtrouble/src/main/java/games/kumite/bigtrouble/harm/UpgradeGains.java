package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.spi.Refusal;
import java.util.List;
import java.util.function.ToLongBiFunction;

/**
 * The gain of an upgrade card, or of its epic side.
 *
 * @param player the seat of the player
 * @param cause the interrupted procedure
 */
public record UpgradeGains(int player, Cause cause) {

  private static final Refusal OWNED = new Refusal("BT-UPG-11", "owned");
  private static final Refusal NOT_OWNED = new Refusal("BT-UPG-04", "not-owned");
  private static final Refusal FLIPPED = new Refusal("BT-UPG-13", "flipped");

  /** DEC-02 and DEC-06: the gain of a card of the hero's own set, normal side up (BT-UPG-11). */
  public static final SingleChoice<UpgradeGains> NEW = choice("upgrade", ActionVerb.OWN,
      (state, it) -> (1 << Upgrade.SET) - 1, (state, it, chosen) -> gain(state, it.player, chosen.first()))
      .refusing((state, it, bit) -> state.owns(it.player, bit) ? OWNED : null);

  /** DEC-07: the permanent flip of an owned upgrade card, unique or not, to its epic side (BT-UPG-13). */
  static final SingleChoice<UpgradeGains> FLIP = choice("flip", ActionVerb.FLIP,
      (state, it) -> (1L << state.upgradeBits()) - 1, (state, it, chosen) -> flip(state, it.player, chosen.first()))
      .refusing((state, it, bit) -> !state.owns(it.player, bit) ? NOT_OWNED : state.isEpic(it.player, bit) ? FLIPPED : null);

  private static SingleChoice<UpgradeGains> choice(String kind, ActionVerb verb,
      ToLongBiFunction<GameState, UpgradeGains> bits, SingleChoice.Consequence<UpgradeGains> consequence) {
    return SingleChoice.<UpgradeGains>of(kind, UpgradeGains::player, bits,
        (state, it, bit) -> state.definition().actions.of(verb, state.upgrade(it.player, bit)), consequence)
        .prompting((state, it) -> List.of(it.cause.words(state)));
  }

  /** Gives a hero an upgrade, of its set or a unique one, normal side up (BT-SET-11). */
  public static void gain(GameState state, int seat, int upgrade) {
    state.setSeat(seat, Counters.OWNED, state.seat(seat, Counters.OWNED) | 1 << state.upgradeBit(upgrade));
    state.emit(state.definition().events.upgrade, seat, upgrade);
  }

  private static void flip(GameState state, int seat, int upgrade) {
    state.setSeat(seat, Counters.EPIC, state.seat(seat, Counters.EPIC) | 1 << state.upgradeBit(upgrade));
    state.emit(state.definition().events.flip, seat, upgrade);
  }
}
