package games.kumite.journey.action;

import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.effect.DrawEffects;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.PlayEvents;
import games.kumite.journey.stats.FigureStats;

/** The effects of the shorter actions. Stateless. */
final class SimpleActions {

  /** Chi for a Rest (JW-ACT-17). */
  private static final int REST = 5;
  /** Good karma for a villager (JW-ACT-14). */
  private static final int RESCUE = 3;

  private SimpleActions() {}

  /** Prays (JW-ACT-03). */
  static void pray(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    state.setPilgrim(pilgrim, Counters.USED_BOX, 1);
    state.emit(state.definition().reports.prays, pilgrim);
    DrawEffects.fortune(state, pilgrim, act.continuation());
  }

  /** Rests (JW-ACT-17). */
  static void rest(GameState state, int pilgrim) {
    state.setPilgrim(pilgrim, Counters.RESTS, state.pilgrim(pilgrim, Counters.RESTS) + 1);
    state.emit(state.definition().reports.rests, pilgrim);
    StatisticChanges.gainChi(state, pilgrim, REST);
  }

  /** Masters a skill (JW-ACT-23). */
  static void masterSkill(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    state.setPilgrim(pilgrim, Counters.MASTERED, 1);
    Karma.loseGood(state, pilgrim, FeasibleActions.MASTER_COST);
    int card = DrawCards.search(state, pilgrim, CardKind.ONE_TIME);
    state.emit(state.definition().reports.mastered, pilgrim, card);
    state.after(Event.DRAW_SKILL, pilgrim, pilgrim, act.continuation());
  }

  /** Carries out an action on a token. */
  static void token(GameState state, PilgrimAction act, int piece) {
    int pilgrim = act.pilgrim();
    PlayEvents reports = state.definition().reports;
    int position = state.scene().told(piece);
    switch (state.scene().piece(piece).kind) {
      case DOOR -> { // JW-ACT-09, JW-ACT-10
        state.take(piece);
        state.emit(reports.broke, pilgrim, position);
      }
      case SUTRA -> { // JW-ACT-12
        state.take(piece);
        state.setPilgrim(pilgrim, Counters.SUTRAS, state.pilgrim(pilgrim, Counters.SUTRAS) + 1);
        state.emit(reports.collected, pilgrim, position);
        QuestRules.collected(state, pilgrim, act.continuation());
      }
      case VILLAGER -> { // JW-ACT-14, JW-KAR-07
        state.take(piece);
        state.setPilgrim(pilgrim, Counters.VILLAGERS, state.pilgrim(pilgrim, Counters.VILLAGERS) + 1);
        state.emit(reports.rescued, pilgrim, position);
        int karma = Math.max(0, RESCUE + FigureStats.corruption(state, pilgrim, EffectVerb.MOD_RESCUE));
        if (karma > 0) {
          Karma.gainGood(state, pilgrim, karma, act.continuation());
        }
      }
      case WELL -> { // JW-ACT-15, JW-ACT-16
        state.use(piece, pilgrim);
        state.emit(reports.recovered, pilgrim, position);
        StatisticChanges.heal(state, pilgrim, state.maxHealth(pilgrim));
      }
      case GATE -> { // JW-ACT-25
        state.setPilgrim(pilgrim, Counters.SUTRAS, state.pilgrim(pilgrim, Counters.SUTRAS) - 1);
        Gates.close(state, piece);
      }
      case BOX -> throw new IllegalStateException("a box is prayed at");
    }
  }
}
