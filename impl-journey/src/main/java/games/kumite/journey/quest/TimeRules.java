package games.kumite.journey.quest;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Sequel;
import java.util.List;

/** Special rules of a quest that depend on time (JW-TRN-23). Stateless. */
public final class TimeRules {

  private TimeRules() {}

  /** Applies extra cards and flames at the end of the turn. The caller checks whether the quest is lost by it. */
  public static void endOfTurn(Journey journey) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.ExtraCards extra && journey.get(Num.TURN) >= extra.fromTurn()) {
        stir(journey, extra.gate());
      } else if (rules.get(i) instanceof QuestRule.Flames flames && journey.get(Num.TURN) == flames.turn()) {
        burn(journey, flames);
      }
    }
  }

  /** Adds an extra card of the gate to the next Demon phase if a villager is left on the map. */
  private static void stir(Journey journey, String id) {
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      if (journey.scene().piece(piece).kind == Piece.Kind.VILLAGER && journey.isThere(piece)) {
        int gate = Gates.named(journey, id);
        if (journey.gate(gate) != Piece.Gate.CLOSED) {
          journey.setExtraCards(gate, journey.extraCards(gate) + 1);
          journey.tell(journey.terms().told.stirred, journey.scene().told(gate));
        }
        return;
      }
    }
  }

  /** Removes all villagers inside first; then every pilgrim that is not dead gets its bad karma (JW-RUL-122). */
  private static void burn(Journey journey, QuestRule.Flames flames) {
    Ground ground = journey.scene().ground;
    int removed = 0;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      boolean isVillager = journey.scene().piece(piece).kind == Piece.Kind.VILLAGER && journey.isThere(piece);
      int square = isVillager ? journey.square(piece) : Ground.NONE;
      if (isVillager && flames.area().holds(ground.x(square), ground.y(square))) {
        journey.take(piece);
        journey.tell(journey.terms().told.burned, journey.scene().told(piece));
        removed++;
      }
    }
    for (int place = 1; place <= Content.PILGRIMS && removed > 0; place++) {
      int pilgrim = journey.inOrder(place);
      if (journey.pilgrim(pilgrim, Num.LYING) != Num.DEAD) {
        Karma.gainBad(journey, pilgrim, removed * flames.badKarma(), Sequel.NONE);
      }
    }
  }
}
