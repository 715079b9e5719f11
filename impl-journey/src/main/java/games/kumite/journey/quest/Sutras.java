package games.kumite.journey.quest;

import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Spawn;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import java.util.List;

/** The rules of a quest about collected and carried sutras. Stateless. */
public final class Sutras {

  private Sutras() {}

  /** Notes a collected sutra, which may bring a demon once per quest (JW-RUL-73, JW-RUL-74). */
  public static void collected(GameState state, int pilgrim, Continuation sequel) {
    boolean isFirst = state.get(Counters.COLLECTED) == 0;
    state.set(Counters.COLLECTED, 1);
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && isFirst; i++) {
      int gate = rules.get(i) instanceof QuestRule.SpawnOnSutra ? Gates.nearestOpen(state) : GameState.NOBODY;
      if (gate != GameState.NOBODY && rules.get(i) instanceof QuestRule.SpawnOnSutra spawn) {
        Spawn.several(state, state.definition().type(spawn.type()), 1, gate, pilgrim, sequel);
      }
    }
  }

  /** Hands over the sutras of a pilgrim that ends its activation next to a conscious Tripitaka. */
  public static void handOver(GameState state, int pilgrim) {
    int leader = state.definition().leader;
    int sutras = state.pilgrim(pilgrim, Counters.SUTRAS);
    if (sutras == 0 || pilgrim == leader || !state.isConscious(leader) || !state.isConscious(pilgrim)
        || !TriggerMatching.areAdjacent(state, pilgrim, leader)) {
      return;
    }
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.HandOver) {
        state.setPilgrim(pilgrim, Counters.SUTRAS, 0);
        state.setPilgrim(leader, Counters.SUTRAS, state.pilgrim(leader, Counters.SUTRAS) + sutras);
        state.emit(state.definition().reports.handed, pilgrim, leader, sutras);
        return;
      }
    }
  }
}
