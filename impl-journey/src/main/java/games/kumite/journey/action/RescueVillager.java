package games.kumite.journey.action;

import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Rescue villager (JW-ACT-14, JW-KAR-07). Stateless. */
final class RescueVillager {

  private static final EventType VILLAGER_RESCUED = EventTypes.figure("rescued", "JW-ACT-14").word("villager", EventTypes::tokenId);

  /** Good karma for a villager (JW-ACT-14). */
  private static final int KARMA = 3;
  private static final Refusal RESCUED = new Refusal("JW-ACT-14", "token-gone");

  private RescueVillager() {}

  /** Returns why the action is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!state.isThere(piece)) {
      return RESCUED;
    }
    return AdjacentToken.isBeside(state, pilgrim, piece) ? null : AdjacentToken.FAR;
  }

  static void execute(GameState state, int pilgrim, int piece) {
    state.take(piece);
    state.setPilgrim(pilgrim, Counters.VILLAGERS, state.pilgrim(pilgrim, Counters.VILLAGERS) + 1);
    state.emit(VILLAGER_RESCUED, pilgrim, piece);
    int karma = Math.max(0, KARMA + FigureStats.corruption(state, pilgrim, EffectVerb.MOD_RESCUE));
    if (karma > 0) {
      Karma.gainGood(state, pilgrim, karma);
    }
  }
}
