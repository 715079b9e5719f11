package games.kumite.journey.quest;

import games.kumite.journey.card.TriggerMatching;
import games.kumite.journey.content.Content;
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
  public static void collected(GameState state, int pilgrim, Continuation continuation) {
    boolean isFirst = state.get(Counters.COLLECTED) == 0;
    state.set(Counters.COLLECTED, 1);
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && isFirst; i++) {
      int gate = rules.get(i) instanceof QuestRule.SpawnOnSutra ? Gates.nearestOpen(state) : GameState.NOBODY;
      if (gate != GameState.NOBODY && rules.get(i) instanceof QuestRule.SpawnOnSutra spawn) {
        Spawn.several(state, state.definition().type(spawn.type()), 1, gate, pilgrim, continuation);
      }
    }
  }

  /**
   * Returns whether a pilgrim may collect a sutra: the quest names no other who must (JW-ACT-13). Any pilgrim
   * may take a sutra that a dead one has left elsewhere, or whose collectors are all dead (JW-RUL-149).
   */
  public static boolean mayCollect(GameState state, int pilgrim, int piece) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    int collectors = 0;
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.CollectedBy collected
          && (collected.sutra() == 0 || state.scene().piece(piece).id.equals(String.valueOf(collected.sutra())))) {
        collectors |= named(state, collected.pilgrims());
      }
    }
    return collectors == 0 || (collectors >> pilgrim & 1) != 0 || state.square(piece) != state.scene().piece(piece).square;
  }

  /** Returns bits of the pilgrims that are not dead. */
  private static int named(GameState state, List<String> ids) {
    int named = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      boolean isNamed = ids.contains(state.definition().pilgrim(pilgrim).entry().id());
      named |= isNamed && state.pilgrim(pilgrim, Counters.LYING) != Counters.DEAD ? 1 << pilgrim : 0;
    }
    return named;
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
