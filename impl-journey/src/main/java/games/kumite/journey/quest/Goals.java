package games.kumite.journey.quest;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Scene;
import java.util.List;

/** A check of whether goals hold. Stateless. */
final class Goals {

  private Goals() {}

  static boolean holds(Journey journey, Goal goal) {
    if (goal instanceof Goal.VillagersRescued rescued) {
      return rescued(journey) >= rescued.min();
    }
    if (goal instanceof Goal.VillagersLost lost) {
      return rescued(journey) + count(journey, Piece.Kind.VILLAGER) < lost.min();
    }
    if (goal instanceof Goal.EverybodyOn tile) {
      return everybodyOn(journey, tile.tile());
    }
    if (goal instanceof Goal.GatesClosed closed) {
      return Long.bitCount(journey.closedGates("")) >= closed.min();
    }
    if (goal instanceof Goal.GateClosed closed) {
      return journey.closedGates(closed.gate()) != 0;
    }
    if (goal instanceof Goal.Defeated defeated) {
      return journey.defeats(journey.terms().type(defeated.type())) > 0;
    }
    if (goal instanceof Goal.WonBy by) {
      return journey.get(Num.TURN) <= by.turn();
    }
    if (goal instanceof Goal.TurnReached reached) {
      return journey.get(Num.TURN) + journey.get(Num.DEMONS_DONE) > reached.turn(); // JW-RUL-64
    }
    return ofPilgrims(journey, goal);
  }

  private static boolean ofPilgrims(Journey journey, Goal goal) {
    int all = (1 << Content.PILGRIMS) - 1;
    if (goal instanceof Goal.LeaderConscious) {
      return journey.isConscious(journey.terms().leader);
    }
    if (goal instanceof Goal.AllConscious) {
      return conscious(journey) == all;
    }
    if (goal instanceof Goal.NeverUnconscious) {
      return journey.get(Num.FALLEN) == 0;
    }
    if (goal instanceof Goal.SutraCollected) {
      return journey.get(Num.COLLECTED) != 0;
    }
    if (goal instanceof Goal.SkillPlayedByEach) {
      return journey.get(Num.PLAYED_SKILL) == all;
    }
    if (goal instanceof Goal.Meditated) {
      return journey.get(Num.MEDITATED) != 0;
    }
    throw new IllegalStateException("unknown goal " + goal);
  }

  private static int conscious(Journey journey) {
    int conscious = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      conscious |= journey.isConscious(pilgrim) ? 1 << pilgrim : 0;
    }
    return conscious;
  }

  private static int rescued(Journey journey) {
    int rescued = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      rescued += journey.pilgrim(pilgrim, Num.VILLAGERS);
    }
    return rescued;
  }

  private static int count(Journey journey, Piece.Kind kind) {
    int count = 0;
    for (int piece = 0; piece < journey.scene().pieces(); piece++) {
      count += journey.scene().piece(piece).kind == kind && journey.isThere(piece) ? 1 : 0;
    }
    return count;
  }

  /** Returns whether every conscious pilgrim is on a tile; one base square on it is enough (JW-DFN-07). */
  private static boolean everybodyOn(Journey journey, String id) {
    Scene scene = journey.scene();
    List<QuestEntry.Placed> tiles = scene.quest.entry().tiles();
    int tile = 0;
    while (!tiles.get(tile).tile().equals(id)) {
      tile++;
    }
    boolean isAnybody = false;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.isConscious(pilgrim) && journey.pose(pilgrim) != Pose.NONE) {
        isAnybody = true;
        if (!journey.footing(pilgrim).isOn(journey.pose(pilgrim), tile)) {
          return false;
        }
      }
    }
    return isAnybody;
  }
}
