package games.kumite.journey.defeat;

import games.kumite.journey.content.QuestRule;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** Doors that a rule of the quest keeps closed until a lord is defeated. Stateless. */
public final class Doors {

  private Doors() {}

  /** Returns whether a closed door cannot be broken (JW-SET-03). */
  public static boolean isBarred(GameState state, int piece) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.DoorAfterDefeat after && after.door().equals(state.scene().piece(piece).id)) {
        return true;
      }
    }
    return false;
  }

  /** Opens the doors that the defeat of a type of demon opens. */
  static void open(GameState state, String type) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.DoorAfterDefeat after && after.type().equals(type)) {
        open(state, after);
      }
    }
  }

  private static void open(GameState state, QuestRule.DoorAfterDefeat after) {
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      QuestToken token = state.scene().piece(piece);
      if (token.kind == QuestToken.Kind.DOOR && token.id.equals(after.door()) && state.isThere(piece)) {
        state.take(piece);
        state.emit(state.definition().told.opened, state.scene().told(piece));
      }
    }
  }
}
