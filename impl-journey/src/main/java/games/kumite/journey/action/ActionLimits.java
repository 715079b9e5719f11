package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The number of actions of a kind that AP, conditions and corruption allow a pilgrim now. Stateless. */
final class ActionLimits {

  private static final Refusal POINTS = new Refusal("JW-TRN-13", "no-points");
  private static final Refusal BARRED = new Refusal("JW-CRD-17", "barred");
  private static final Refusal DISTRACTED = new Refusal("JW-CRD-12", "distracted");
  private static final Refusal LURED = new Refusal("JW-CRD-11", "lured");
  /** The number of actions to which corruption that forbids repeating applies (JW-CRD-10). */
  private static final int FIRST = 2;

  private ActionLimits() {}

  /** Returns the available AP. */
  private static int points(GameState state, PilgrimAction act) {
    return act.source() == PilgrimAction.Source.GRANTED ? 1 : state.get(Counters.POINTS);
  }

  /** Returns why not even one action of a kind is allowed, null if it is. */
  static @Nullable Refusal refusal(GameState state, PilgrimAction act, Deed deed) {
    if (points(state, act) < 1) {
      return POINTS;
    }
    if (Conditions.bars(state, act.pilgrim(), deed)) {
      return BARRED;
    }
    if (left(state, act) < 1) {
      return DISTRACTED;
    }
    return max(state, act, deed) < 1 ? LURED : null;
  }

  /** Returns the number of actions that Demon Distraction leaves; granted actions count too (JW-CRD-12, JW-RUL-43). */
  private static int left(GameState state, PilgrimAction act) {
    return FigureStats.cap(state, act.pilgrim(), EffectVerb.CAP_ACTIONS) - state.pilgrim(act.pilgrim(), Counters.ACTIONS);
  }

  /** Returns the number of actions of a kind that can be combined now, limited by the notation. */
  static int max(GameState state, PilgrimAction act, Deed deed) {
    int max = Math.min(ActionVerb.MAX_MOVES, Math.min(points(state, act), left(state, act)));
    int pilgrim = act.pilgrim();
    int done = state.pilgrim(pilgrim, Counters.OWN_ACTIONS);
    if (act.source() == PilgrimAction.Source.GRANTED || done >= FIRST || !FigureStats.isCorrupted(state, pilgrim, EffectVerb.NO_REPEAT_ACTION)) {
      return max; // JW-CRD-10, JW-RUL-42
    }
    if ((state.pilgrim(pilgrim, Counters.DEEDS) >> deed.ordinal() & 1) != 0) {
      return 0; // JW-CRD-11
    }
    return done == 0 ? Math.min(max, 1) : max;
  }

  /** Spends AP and counts actions; those of a combined move count each (JW-RUL-42). */
  static void spend(GameState state, PilgrimAction act, Deed deed, int count) {
    int pilgrim = act.pilgrim();
    state.setPilgrim(pilgrim, Counters.ACTIONS, state.pilgrim(pilgrim, Counters.ACTIONS) + count);
    if (act.source() == PilgrimAction.Source.GRANTED) {
      return;
    }
    state.set(Counters.POINTS, state.get(Counters.POINTS) - count);
    int done = state.pilgrim(pilgrim, Counters.OWN_ACTIONS);
    if (count > 0 && done < FIRST) {
      state.setPilgrim(pilgrim, Counters.DEEDS, state.pilgrim(pilgrim, Counters.DEEDS) | 1 << deed.ordinal());
    }
    state.setPilgrim(pilgrim, Counters.OWN_ACTIONS, done + count);
  }
}
