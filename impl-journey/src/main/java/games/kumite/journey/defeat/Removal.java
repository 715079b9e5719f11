package games.kumite.journey.defeat;

import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.GameState;
import java.util.List;

/** Demons that leave the board. Stateless. */
public final class Removal {

  private Removal() {}

  /** Removes a defeated demon with its conditions; the miniature is free again (JW-ATK-17, JW-RUL-75). */
  public static void ofDefeated(GameState state, int demon) {
    state.addDefeat(state.definition().figure(demon).type);
    Doors.open(state, type(state, demon)); // JW-QST-04
    state.leave(demon);
  }

  /** Removes a guest lord after its attack, which is not a defeat (JW-SDC-02). */
  public static void ofGuest(GameState state, int demon) {
    state.leave(demon);
    state.emit(state.definition().reports.removed, demon);
  }

  /**
   * Removes a demon that was defeated without an attacker, or that no pilgrim may claim: no karma (JW-RUL-34,
   * JW-QST-04).
   */
  public static void unclaimed(GameState state, int demon) {
    ofDefeated(state, demon);
    state.emit(state.definition().reports.removed, demon);
  }

  private static String type(GameState state, int demon) {
    return state.definition().demon(state.definition().figure(demon).type).entry().id();
  }

  /**
   * Returns whether the quest removes a defeated demon before it can be killed or cleansed: a rule says so, or an event
   * of the quest is set off by its defeat (JW-QST-04).
   */
  public static boolean isUnclaimed(GameState state, int demon) {
    String type = type(state, demon);
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.Unclaimed unclaimed && unclaimed.type().equals(type)
          || rules.get(i) instanceof QuestRule.DoorAfterDefeat door && door.type().equals(type)
          || rules.get(i) instanceof QuestRule.GateAfterDefeat gate && gate.type().equals(type)) {
        return true;
      }
    }
    return false;
  }
}
