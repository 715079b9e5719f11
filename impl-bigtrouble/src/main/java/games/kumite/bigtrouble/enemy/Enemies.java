package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.bigtrouble.text.Spots;

/** Deeds of enemies outside the enemy phase. */
public final class Enemies {

  private Enemies() {}

  /** Lets an enemy strike back at a hero if it can (BT-CMB-13). The consequences are put on the agenda. */
  public static void strikeBack(Trouble trouble, int enemy, int seat) {
    if ((Hunt.inReach(trouble, enemy) >> seat & 1) == 0) {
      return; // BT-CMB-15
    }
    trouble.tell(trouble.terms().tidings.strikesBack, seat, enemy);
    Harm.attack(trouble, seat, struckBack(trouble, enemy), enemy);
  }

  /** Returns the damage of a strikeback: that of an attack unless a board differs (BT-RUL-15). */
  private static int struckBack(Trouble trouble, int enemy) {
    if (Attack.isGhost(trouble, enemy)) {
      return Attack.ghost(trouble, LoPan.Targets.ONE).attack(); // BT-RUL-53
    }
    if (Enemy.isBoss(enemy) && Enemy.bossOf(enemy) != trouble.loPan()) {
      return trouble.content().bosses().get(Enemy.bossOf(enemy)).entry().struckBack();
    }
    return Attack.strength(trouble, enemy);
  }

  /** Moves every minion in the Streets up to a number of spaces like in the enemy phase, without an attack. */
  public static void march(Trouble trouble, int spaces) {
    March.begin(trouble, spaces);
  }

  /** Makes enemies in a space skip their next move, if they have any. */
  public static void hold(Trouble trouble, int space) {
    Horde horde = trouble.horde();
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && !horde.isHeld(horde.at(place))) {
        horde.hold(horde.at(place));
        trouble.tell(trouble.terms().tidings.held, horde.at(place));
      }
    }
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == space && Spots.isMoving(trouble, boss)
          && trouble.boss(boss, Num.BOSS_HELD) == 0) {
        trouble.setBoss(boss, Num.BOSS_HELD, 1);
        trouble.tell(trouble.terms().tidings.held, Enemy.boss(boss));
      }
    }
  }

  /** Moves a boss to the adjacent space with the lowest id, over an open border or a red line (Lightning's board). */
  public static void flee(Trouble trouble, int boss) {
    int space = trouble.boss(boss, Num.BOSS_SPACE);
    if (space == Board.NOWHERE) {
      return;
    }
    long next = trouble.board().neighbours(Way.ENTRYWAYS, space);
    if (next != 0) {
      Move.place(trouble, Enemy.boss(boss), Long.numberOfTrailingZeros(next));
    }
  }
}
