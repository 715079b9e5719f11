package games.kumite.journey.defeat;

import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.Journey;
import java.util.List;

/** Demons that leave the board. Stateless. */
public final class Removal {

  private Removal() {}

  /** Removes a defeated demon with its conditions; the miniature is free again (JW-ATK-17, JW-RUL-75). */
  public static void ofDefeated(Journey journey, int demon) {
    journey.addDefeat(journey.terms().figure(demon).type);
    journey.leave(demon);
  }

  /** Removes a guest lord after its attack, which is not a defeat (JW-SDC-02). */
  public static void ofGuest(Journey journey, int demon) {
    journey.leave(demon);
    journey.tell(journey.terms().reports.removed, demon);
  }

  /**
   * Removes a demon that was defeated without an attacker, or that no pilgrim may claim: no karma (JW-RUL-34,
   * JW-QST-04).
   */
  public static void unclaimed(Journey journey, int demon) {
    ofDefeated(journey, demon);
    journey.tell(journey.terms().reports.removed, demon);
  }

  /** Returns whether the quest removes a defeated demon before it can be killed or cleansed (JW-QST-04). */
  public static boolean isUnclaimed(Journey journey, int demon) {
    String type = journey.terms().demon(journey.terms().figure(demon).type).entry().id();
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.Unclaimed unclaimed && unclaimed.type().equals(type)) {
        return true;
      }
    }
    return false;
  }
}
