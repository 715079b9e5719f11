package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Verb;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The number of actions of a kind that AP, conditions and corruption allow a pilgrim now. Stateless. */
final class Allowance {

  private static final Refusal POINTS = new Refusal("JW-TRN-13", "no-points");
  private static final Refusal BARRED = new Refusal("JW-CRD-17", "barred");
  private static final Refusal DISTRACTED = new Refusal("JW-CRD-12", "distracted");
  private static final Refusal LURED = new Refusal("JW-CRD-11", "lured");
  /** The number of actions to which corruption that forbids repeating applies (JW-CRD-10). */
  private static final int FIRST = 2;

  private Allowance() {}

  /** Returns the available AP. */
  private static int points(Journey journey, Act act) {
    return act.source() == Act.Source.GRANTED ? 1 : journey.get(Num.POINTS);
  }

  /** Returns why not even one action of a kind is allowed, null if it is. */
  static @Nullable Refusal refusal(Journey journey, Act act, Deed deed) {
    if (points(journey, act) < 1) {
      return POINTS;
    }
    if (Conditions.bars(journey, act.pilgrim(), deed)) {
      return BARRED;
    }
    if (left(journey, act) < 1) {
      return DISTRACTED;
    }
    return max(journey, act, deed) < 1 ? LURED : null;
  }

  /** Returns the number of actions that Demon Distraction leaves; granted actions count too (JW-CRD-12, JW-RUL-43). */
  private static int left(Journey journey, Act act) {
    return Sums.cap(journey, act.pilgrim(), Verb.CAP_ACTIONS) - journey.pilgrim(act.pilgrim(), Num.ACTIONS);
  }

  /** Returns the number of actions of a kind that can be combined now, limited by the notation. */
  static int max(Journey journey, Act act, Deed deed) {
    int max = Math.min(Word.MAX_MOVES, Math.min(points(journey, act), left(journey, act)));
    int pilgrim = act.pilgrim();
    int done = journey.pilgrim(pilgrim, Num.OWN_ACTIONS);
    if (act.source() == Act.Source.GRANTED || done >= FIRST || !Sums.isCorrupted(journey, pilgrim, Verb.NO_REPEAT_ACTION)) {
      return max; // JW-CRD-10, JW-RUL-42
    }
    if ((journey.pilgrim(pilgrim, Num.DEEDS) >> deed.ordinal() & 1) != 0) {
      return 0; // JW-CRD-11
    }
    return done == 0 ? Math.min(max, 1) : max;
  }

  /** Spends AP and counts actions; those of a combined move count each (JW-RUL-42). */
  static void spend(Journey journey, Act act, Deed deed, int count) {
    int pilgrim = act.pilgrim();
    journey.setPilgrim(pilgrim, Num.ACTIONS, journey.pilgrim(pilgrim, Num.ACTIONS) + count);
    if (act.source() == Act.Source.GRANTED) {
      return;
    }
    journey.set(Num.POINTS, journey.get(Num.POINTS) - count);
    int done = journey.pilgrim(pilgrim, Num.OWN_ACTIONS);
    if (count > 0 && done < FIRST) {
      journey.setPilgrim(pilgrim, Num.DEEDS, journey.pilgrim(pilgrim, Num.DEEDS) | 1 << deed.ordinal());
    }
    journey.setPilgrim(pilgrim, Num.OWN_ACTIONS, done + count);
  }
}
