package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.QuestWorths;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/** The remaining work, in action dice. */
final class Effort {

  /** The effort for a quest that cannot be reached. */
  static final double MAX = 20;
  static final double STRIDE = 2.1;
  private static final double CHECK = 1.5;
  private static final double REQUIREMENT = 1.4;
  private static final double ANY = 1.05;
  /** The additional effort for an enemy that has yet to appear, because of its damage until it is gone. */
  private static final double APPEARING = 0.9;
  private static final double TOKEN = 0.1;
  private static final double[] OF_DEFENSE = {1, 1.4, 2.4, 3.8, 5.5, 8};
  private static final double BOSS_GUARD = 6;
  private static final double BOSS_HIT = 5;

  private Effort() {}

  /** Returns the effort for the next event of a quest once a hero is there, including the parts that follow. */
  static double of(Trouble trouble, int slot) {
    if (!(trouble.wholeEvent(slot) instanceof QuestEvent.Several several)) {
      return ofPart(trouble, slot);
    }
    int next = trouble.quest(slot, Num.QUEST_PART) + 1;
    return ofPart(trouble, slot) + QuestWorths.work(trouble.content(), trouble.board(),
        several.parts().get(next - 1).space(), several.parts().subList(next, several.parts().size()));
  }

  private static double ofPart(Trouble trouble, int slot) {
    QuestEvent event = Quests.event(trouble, slot);
    boolean isBegun = trouble.quest(slot, Num.QUEST_BEGUN) == 1;
    double token = isBegun ? 0 : TOKEN;
    if (event instanceof QuestEvent.Check check) {
      return token + CHECK * check.difficulty();
    } else if (event instanceof QuestEvent.Task task) {
      return token + requirements(trouble, slot, task);
    } else if (event instanceof QuestEvent.Combat combat) {
      return token + enemies(trouble, slot, combat, isBegun);
    } else if (event instanceof QuestEvent.Defeat defeat) {
      int boss = trouble.content().boss(defeat.boss());
      return BOSS_HIT * trouble.boss(boss, Num.BOSS_HEALTH);
    }
    return token;
  }

  private static double requirements(Trouble trouble, int slot, QuestEvent.Task task) {
    double sum = 0;
    for (int i = 0; i < task.requirements().size(); i++) {
      if ((trouble.quest(slot, Num.QUEST_COVERED) >> i & 1) == 0) {
        sum += task.requirements().get(i) == Attribute.ANY ? ANY : REQUIREMENT;
      }
    }
    return sum;
  }

  private static double enemies(Trouble trouble, int slot, QuestEvent.Combat combat, boolean isBegun) {
    int boss = trouble.content().boss(combat.enemies().get(0));
    if (boss >= 0) {
      return BOSS_HIT * (isBegun ? trouble.boss(boss, Num.BOSS_HEALTH) : trouble.startingHealth(boss));
    }
    double sum = 0;
    if (isBegun) {
      for (int place = 0; place < trouble.horde().size(); place++) {
        sum += trouble.horde().quest(trouble.horde().at(place)) == slot ? enemy(trouble, trouble.horde().at(place)) : 0;
      }
      return sum;
    }
    for (String enemy : combat.enemies()) {
      sum += ofDefense(trouble.statistics(trouble.content().minion(enemy)).defense()) + APPEARING;
    }
    return sum;
  }

  /** Returns the effort to remove an enemy. */
  static double enemy(Trouble trouble, int enemy) {
    return Enemy.isBoss(enemy) ? BOSS_GUARD : ofDefense(trouble.defense(enemy));
  }

  private static double ofDefense(int defense) {
    return OF_DEFENSE[Math.min(defense, OF_DEFENSE.length - 1)];
  }

  /** Returns the space where a quest continues, {@link Board#NOWHERE} without one. */
  static int space(Trouble trouble, int slot) {
    QuestEvent event = trouble.get(Num.ACT) == 2 ? Quests.event(trouble, slot) : null;
    return event instanceof QuestEvent.Defeat defeat
        ? trouble.boss(trouble.content().boss(defeat.boss()), Num.BOSS_SPACE) : trouble.quest(slot, Num.QUEST_SPACE);
  }

  /** Returns the effort for a hero's way to a space, including the enemies there. */
  static double way(Trouble trouble, Board board, int seat, int space) {
    if (space == Board.NOWHERE) {
      return MAX;
    }
    int distance = board.distance(Way.GATEWAYS, trouble.seat(seat, Num.SPACE), space);
    return distance == Board.FAR ? MAX : Math.max(0, distance - Progress.points(trouble, seat)) / STRIDE;
  }

  /** Returns the effort to remove the enemies in a space. */
  static double guards(Trouble trouble, int slot, int space) {
    QuestEvent event = Quests.event(trouble, slot);
    boolean isFight = trouble.quest(slot, Num.QUEST_BEGUN) == 1 && event instanceof QuestEvent.Combat
        || event instanceof QuestEvent.Defeat;
    if (isFight || space == Board.NOWHERE) {
      return 0;
    }
    double sum = 0;
    for (int place = 0; place < trouble.horde().size(); place++) {
      sum += trouble.horde().spaceAt(place) == space ? enemy(trouble, trouble.horde().at(place)) : 0;
    }
    for (int boss = 0; boss < trouble.loPan(); boss++) {
      sum += trouble.boss(boss, Num.BOSS_SPACE) == space ? BOSS_GUARD : 0;
    }
    return sum;
  }
}
