package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The remaining work, in action dice. */
final class Effort {

  /** The effort for a quest that cannot be reached. */
  static final double MAX = 20;
  static final double STRIDE = 2.1;
  private static final double CHECK = 1.5;
  private static final double REQUIREMENT = 1.4;
  private static final double[] OF_DEFENSE = {1, 1.4, 2.4, 3.8, 5.5, 8};
  private static final double BOSS_GUARD = 6;
  private static final double BOSS_HIT = 5;

  private Effort() {}

  /** Returns the effort for the next event of a quest once a hero is there, including the parts that follow. */
  static double of(GameState state, int slot) {
    List<QuestEvent> parts = state.wholeEvent(slot).parts();
    if (parts.size() == 1) {
      return ofPart(state, slot);
    }
    int next = state.quest(slot, Counters.QUEST_PART) + 1;
    return ofPart(state, slot) + QuestValues.work(state.content(), state.board(),
        parts.get(next - 1).space(), parts.subList(next, parts.size()));
  }

  private static double ofPart(GameState state, int slot) {
    QuestEvent event = Quests.event(state, slot);
    boolean isBegun = state.quest(slot, Counters.QUEST_BEGUN) == 1;
    if (!event.boss().isEmpty()) {
      return BOSS_HIT * state.boss(state.content().boss(event.boss()), Counters.BOSS_HEALTH);
    }
    int open = event.requirements().size() - Integer.bitCount(state.quest(slot, Counters.QUEST_COVERED));
    return CHECK * event.difficulty() + REQUIREMENT * open
        + (event.enemies().isEmpty() ? 0 : enemies(state, slot, event.enemies(), isBegun));
  }

  private static double enemies(GameState state, int slot, List<String> enemies, boolean isBegun) {
    int boss = state.content().boss(enemies.get(0));
    if (boss >= 0) {
      return BOSS_HIT * (isBegun ? state.boss(boss, Counters.BOSS_HEALTH) : state.startingHealth(boss));
    }
    double sum = 0;
    if (isBegun) {
      for (int place = 0; place < state.horde().size(); place++) {
        sum += state.horde().quest(state.horde().at(place)) == slot ? enemy(state, state.horde().at(place)) : 0;
      }
      return sum;
    }
    for (String enemy : enemies) {
      sum += ofDefense(state.statistics(state.content().minion(enemy)).defense());
    }
    return sum;
  }

  /** Returns the effort to remove an enemy. */
  static double enemy(GameState state, int enemy) {
    return EnemyNumbers.isBoss(enemy) ? BOSS_GUARD : ofDefense(state.defense(enemy));
  }

  private static double ofDefense(int defense) {
    return OF_DEFENSE[Math.min(defense, OF_DEFENSE.length - 1)];
  }

  /** Returns the space where a quest continues, {@link Board#NOWHERE} without one. */
  static int space(GameState state, int slot) {
    QuestEvent event = state.get(Counters.ACT) == 2 ? Quests.event(state, slot) : null;
    return event != null && !event.boss().isEmpty()
        ? state.boss(state.content().boss(event.boss()), Counters.BOSS_SPACE) : state.quest(slot, Counters.QUEST_SPACE);
  }

  /** Returns the effort for a hero's way to a space, including the enemies there. */
  static double way(GameState state, Board board, int seat, int space) {
    if (space == Board.NOWHERE) {
      return MAX;
    }
    int distance = board.distance(ConnectionKind.GATEWAYS, state.seat(seat, Counters.SPACE), space);
    return distance == Board.FAR ? MAX : Math.max(0, distance - ActionProgress.points(state, seat)) / STRIDE;
  }

  /** Returns the effort to remove the enemies in a space. */
  static double guards(GameState state, int slot, int space) {
    QuestEvent event = Quests.event(state, slot);
    boolean isFight = state.quest(slot, Counters.QUEST_BEGUN) == 1 && !event.enemies().isEmpty()
        || !event.boss().isEmpty();
    if (isFight || space == Board.NOWHERE) {
      return 0;
    }
    double sum = 0;
    for (int place = 0; place < state.horde().size(); place++) {
      sum += state.horde().spaceAt(place) == space ? enemy(state, state.horde().at(place)) : 0;
    }
    for (int boss = 0; boss < state.loPan(); boss++) {
      sum += state.boss(boss, Counters.BOSS_SPACE) == space ? BOSS_GUARD : 0;
    }
    return sum;
  }
}
