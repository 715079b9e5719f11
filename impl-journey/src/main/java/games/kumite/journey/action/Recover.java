package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Recover at a water well, which each pilgrim uses once per quest (JW-ACT-15, JW-ACT-16). Stateless. */
final class Recover {

  private static final EventType RECOVERED = EventTypes.figure("recovered", "JW-ACT-15").word("well", EventTypes::tokenId);
  private static final Refusal WELL_USED = new Refusal("JW-ACT-16", "well-used");
  private static final Refusal NO_HEALTH = new Refusal("JW-ACT-15", "no-healing");
  private static final Refusal FULL_HEALTH = new Refusal("JW-RUL-147", "full-health");

  private Recover() {}

  /** Returns why the action is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!AdjacentToken.isBeside(state, pilgrim, piece)) {
      return AdjacentToken.FAR;
    }
    if ((state.users(piece) >> pilgrim & 1) != 0) {
      return WELL_USED;
    }
    if (FigureStats.isBlocked(state, pilgrim, Track.HEALTH)) {
      return NO_HEALTH;
    }
    return state.figure(pilgrim, Counters.HEALTH) < state.maxHealth(pilgrim) ? null : FULL_HEALTH;
  }

  static void execute(GameState state, int pilgrim, int piece) {
    state.use(piece, pilgrim);
    state.emit(RECOVERED, pilgrim, piece);
    StatisticChanges.heal(state, pilgrim, state.maxHealth(pilgrim));
  }
}
