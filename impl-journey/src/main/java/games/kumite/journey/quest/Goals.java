package games.kumite.journey.quest;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestBoard;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** A check of whether goals hold. Stateless. */
final class Goals {

  private Goals() {}

  static boolean holds(GameState state, Goal goal) {
    if (goal instanceof Goal.VillagersRescued rescued) {
      return rescued(state) >= rescued.min();
    }
    if (goal instanceof Goal.VillagersLost lost) {
      return rescued(state) + count(state, QuestToken.Kind.VILLAGER) < lost.min();
    }
    if (goal instanceof Goal.EverybodyOn tile) {
      return everybodyOn(state, tile.tile());
    }
    if (goal instanceof Goal.GatesClosed closed) {
      return Long.bitCount(state.closedGates("")) >= closed.min();
    }
    if (goal instanceof Goal.GateClosed closed) {
      return state.closedGates(closed.gate()) != 0;
    }
    if (goal instanceof Goal.Defeated defeated) {
      return state.defeats(state.definition().type(defeated.type())) > 0;
    }
    if (goal instanceof Goal.WonBy by) {
      return state.get(Counters.TURN) <= by.turn();
    }
    if (goal instanceof Goal.TurnReached reached) {
      return state.get(Counters.TURN) + state.get(Counters.DEMONS_DONE) > reached.turn(); // JW-RUL-64
    }
    return ofPilgrims(state, goal);
  }

  private static boolean ofPilgrims(GameState state, Goal goal) {
    int all = (1 << Content.PILGRIMS) - 1;
    if (goal instanceof Goal.LeaderConscious) {
      return state.isConscious(state.definition().leader);
    }
    if (goal instanceof Goal.AllConscious) {
      return conscious(state) == all;
    }
    if (goal instanceof Goal.NeverUnconscious) {
      return state.get(Counters.FALLEN) == 0;
    }
    if (goal instanceof Goal.SutraCollected) {
      return state.get(Counters.COLLECTED) != 0;
    }
    if (goal instanceof Goal.SkillPlayedByEach) {
      return state.get(Counters.PLAYED_SKILL) == all;
    }
    if (goal instanceof Goal.Meditated) {
      return state.get(Counters.MEDITATED) != 0;
    }
    throw new IllegalStateException("unknown goal " + goal);
  }

  private static int conscious(GameState state) {
    int conscious = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      conscious |= state.isConscious(pilgrim) ? 1 << pilgrim : 0;
    }
    return conscious;
  }

  private static int rescued(GameState state) {
    int rescued = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      rescued += state.pilgrim(pilgrim, Counters.VILLAGERS);
    }
    return rescued;
  }

  private static int count(GameState state, QuestToken.Kind kind) {
    int count = 0;
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      count += state.scene().piece(piece).kind == kind && state.isThere(piece) ? 1 : 0;
    }
    return count;
  }

  /** Returns whether every conscious pilgrim is on a tile; one base square on it is enough (JW-DFN-07). */
  private static boolean everybodyOn(GameState state, String id) {
    QuestBoard scene = state.scene();
    List<QuestEntry.Placed> tiles = scene.quest.entry().tiles();
    int tile = 0;
    while (!tiles.get(tile).tile().equals(id)) {
      tile++;
    }
    boolean isAnybody = false;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (state.isConscious(pilgrim) && state.pose(pilgrim) != Pose.NONE) {
        isAnybody = true;
        if (!state.footing(pilgrim).isOn(state.pose(pilgrim), tile)) {
          return false;
        }
      }
    }
    return isAnybody;
  }
}
