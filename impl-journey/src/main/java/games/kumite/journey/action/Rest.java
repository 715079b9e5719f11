package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Rest, which gives chi (JW-ACT-17, JW-ACT-18). Stateless. */
final class Rest {

  private static final EventType RESTS = EventTypes.figure("rests", "JW-ACT-17");

  /** Chi for a Rest (JW-ACT-17). */
  private static final int CHI = 5;
  /** Rest actions per activation (JW-ACT-18). */
  private static final int MAX = 2;

  private static final Refusal RESTED = new Refusal("JW-ACT-18", "rested");
  private static final Refusal NO_CHI = new Refusal("JW-ACT-17", "no-chi");
  private static final Refusal FULL_CHI = new Refusal("JW-RUL-147", "full-chi");

  private Rest() {}

  /**
   * Returns why Rest is impossible (JW-ACT-18), null if it is possible. A condition that blocks gaining chi bars Rest,
   * and Restless allows fewer; full chi leaves nothing to gain (JW-RUL-147).
   */
  static @Nullable Refusal refusal(GameState state, int pilgrim) {
    if (FigureStats.isBlocked(state, pilgrim, Track.CHI)) {
      return NO_CHI;
    }
    int max = Math.min(MAX, FigureStats.cap(state, pilgrim, EffectVerb.CAP_REST));
    if (state.pilgrim(pilgrim, Counters.RESTS) >= max) {
      return RESTED;
    }
    return state.pilgrim(pilgrim, Counters.CHI) < state.maxChi(pilgrim) ? null : FULL_CHI;
  }

  static void execute(GameState state, int pilgrim) {
    state.setPilgrim(pilgrim, Counters.RESTS, state.pilgrim(pilgrim, Counters.RESTS) + 1);
    state.emit(RESTS, pilgrim);
    StatisticChanges.gainChi(state, pilgrim, CHI);
  }
}
