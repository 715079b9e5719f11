package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/** What is left to do, in action dice. */
final class Work {

  /** A quest that cannot be reached. */
  static final double MAX = 20;
  private static final double STRIDE = 2.4;
  private static final double CHECK = 1.6;
  private static final double REQUIREMENT = 1.3;
  private static final double TOKEN = 0.1;
  private static final double ENEMY = 1.6;
  private static final double BOSS_HIT = 3.5;

  private Work() {}

  /** What the next event of a quest asks for, once a hero is there. */
  static double of(Trouble trouble, int slot) {
    QuestEvent event = Quests.event(trouble, slot);
    boolean isBegun = trouble.quest(slot, Num.QUEST_BEGUN) == 1;
    double token = isBegun ? 0 : TOKEN;
    if (event instanceof QuestEvent.Check check) {
      return token + CHECK * check.difficulty();
    } else if (event instanceof QuestEvent.Task task) {
      int open = task.requirements().size() - Integer.bitCount(trouble.quest(slot, Num.QUEST_COVERED));
      return token + REQUIREMENT * open;
    } else if (event instanceof QuestEvent.Combat combat) {
      return token + enemies(trouble, slot, combat, isBegun);
    } else if (event instanceof QuestEvent.Defeat defeat) {
      int boss = trouble.content().boss(defeat.boss());
      return BOSS_HIT * trouble.boss(boss, Num.BOSS_HEALTH);
    }
    return token;
  }

  private static double enemies(Trouble trouble, int slot, QuestEvent.Combat combat, boolean isBegun) {
    int boss = trouble.content().boss(combat.enemies().get(0));
    if (boss >= 0) {
      return BOSS_HIT * (isBegun ? trouble.boss(boss, Num.BOSS_HEALTH) : trouble.startingHealth(boss));
    }
    return ENEMY * (isBegun ? trouble.quest(slot, Num.QUEST_LEFT) : combat.enemies().size());
  }

  /** The space where a quest goes on, {@link Board#NOWHERE} without one. */
  static int space(Trouble trouble, int slot) {
    QuestEvent event = trouble.get(Num.ACT) == 2 ? Quests.event(trouble, slot) : null;
    return event instanceof QuestEvent.Defeat defeat
        ? trouble.boss(trouble.content().boss(defeat.boss()), Num.BOSS_SPACE) : trouble.quest(slot, Num.QUEST_SPACE);
  }

  /** What a hero's way to a space asks for, the enemies there among it. */
  static double way(Trouble trouble, Board board, int seat, int space) {
    if (space == Board.NOWHERE) {
      return MAX;
    }
    int distance = board.distance(Way.GATEWAYS, trouble.seat(seat, Num.SPACE), space);
    return distance == Board.FAR ? MAX : distance / STRIDE;
  }

  /** The enemies in a space, as what it asks for to be rid of them. */
  static double guards(Trouble trouble, int slot, int space) {
    QuestEvent event = Quests.event(trouble, slot);
    boolean isFight = trouble.quest(slot, Num.QUEST_BEGUN) == 1 && event instanceof QuestEvent.Combat
        || event instanceof QuestEvent.Defeat;
    return isFight || space == Board.NOWHERE ? 0 : ENEMY * trouble.enemiesAt(space);
  }
}
