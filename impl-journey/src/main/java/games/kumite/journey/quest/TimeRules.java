package games.kumite.journey.quest;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** Special rules of a quest that depend on time (JW-TRN-23). Stateless. */
public final class TimeRules {

  private TimeRules() {}

  /** Applies extra cards and flames at the end of the turn. The caller checks whether the quest is lost by it. */
  public static void endOfTurn(GameState state) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.ExtraCards extra && state.get(Counters.TURN) >= extra.fromTurn()) {
        stir(state, extra.gate());
      } else if (rules.get(i) instanceof QuestRule.Flames flames && state.get(Counters.TURN) == flames.turn()) {
        burn(state, flames);
      }
    }
  }

  /** Adds an extra card of the gate to the next Demon phase if a villager is left on the map. */
  private static void stir(GameState state, String id) {
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.VILLAGER && state.isThere(piece)) {
        int gate = Gates.named(state, id);
        if (state.gate(gate) != QuestToken.Gate.CLOSED) {
          state.setExtraCards(gate, state.extraCards(gate) + 1);
          state.emit(state.definition().told.stirred, state.scene().told(gate));
        }
        return;
      }
    }
  }

  /** Removes all villagers inside first; then every pilgrim that is not dead gets its bad karma (JW-RUL-122). */
  private static void burn(GameState state, QuestRule.Flames flames) {
    Ground ground = state.scene().ground;
    int removed = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      boolean isVillager = state.scene().piece(piece).kind == QuestToken.Kind.VILLAGER && state.isThere(piece);
      int square = isVillager ? state.square(piece) : Ground.NONE;
      if (isVillager && flames.area().holds(ground.x(square), ground.y(square))) {
        state.take(piece);
        state.emit(state.definition().told.burned, state.scene().told(piece));
        removed++;
      }
    }
    for (int place = 1; place <= Content.PILGRIMS && removed > 0; place++) {
      int pilgrim = state.inOrder(place);
      if (state.pilgrim(pilgrim, Counters.LYING) != Counters.DEAD) {
        Karma.gainBad(state, pilgrim, removed * flames.badKarma(), Continuation.NONE);
      }
    }
  }
}
