package games.kumite.journey.quest;

import games.kumite.journey.card.Parties;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.gate.Spawn;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import java.util.List;

/** The rules of a quest about collected and carried sutras. Stateless. */
public final class Sutras {

  private Sutras() {}

  /** Notes a collected sutra, which may bring a demon once per quest (JW-RUL-73, JW-RUL-74). */
  public static void collected(Journey journey, int pilgrim, Sequel sequel) {
    boolean isFirst = journey.get(Num.COLLECTED) == 0;
    journey.set(Num.COLLECTED, 1);
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size() && isFirst; i++) {
      int gate = rules.get(i) instanceof QuestRule.SpawnOnSutra ? Gates.nearestOpen(journey) : Journey.NOBODY;
      if (gate != Journey.NOBODY && rules.get(i) instanceof QuestRule.SpawnOnSutra spawn) {
        Spawn.several(journey, journey.terms().type(spawn.type()), 1, gate, pilgrim, sequel);
      }
    }
  }

  /** Hands over the sutras of a pilgrim that ends its activation next to a conscious Tripitaka. */
  public static void handOver(Journey journey, int pilgrim) {
    int leader = journey.terms().leader;
    int sutras = journey.pilgrim(pilgrim, Num.SUTRAS);
    if (sutras == 0 || pilgrim == leader || !journey.isConscious(leader) || !journey.isConscious(pilgrim)
        || !Parties.areAdjacent(journey, pilgrim, leader)) {
      return;
    }
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.HandOver) {
        journey.setPilgrim(pilgrim, Num.SUTRAS, 0);
        journey.setPilgrim(leader, Num.SUTRAS, journey.pilgrim(leader, Num.SUTRAS) + sutras);
        journey.tell(journey.terms().reports.handed, pilgrim, leader, sutras);
        return;
      }
    }
  }
}
