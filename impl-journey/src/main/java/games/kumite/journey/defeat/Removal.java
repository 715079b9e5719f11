package games.kumite.journey.defeat;

import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** Demons that leave the board. Stateless. */
public final class Removal {

  private static final EventType REMOVED = EventTypes.figure("removed", "JW-RUL-34");

  private Removal() {}

  /** Removes a defeated demon with its conditions; the miniature is free again (JW-ATK-17, JW-RUL-75). */
  public static void ofDefeated(GameState state, int demon) {
    state.addDefeat(state.definition().figure(demon).type);
    QuestRules.defeated(state, demon); // JW-QST-04
    state.leave(demon);
  }

  /** Removes a guest lord after its attack, which is not a defeat (JW-SDC-02). */
  public static void ofGuest(GameState state, int demon) {
    state.leave(demon);
    state.emit(REMOVED, demon);
  }

  /**
   * Removes a demon that was defeated without an attacker, or that no pilgrim may claim: no karma (JW-RUL-34,
   * JW-QST-04).
   */
  public static void unclaimed(GameState state, int demon) {
    ofDefeated(state, demon);
    state.emit(REMOVED, demon);
  }
}
