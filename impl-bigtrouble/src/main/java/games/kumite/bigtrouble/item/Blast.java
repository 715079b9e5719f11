package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.enemy.Bounty;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** Skill dice are rolled and hit every enemy in a space that they reach: fireworks, {@code hitAll}. */
public final class Blast {

  private static final EventType TOTAL = EventType.of("blast", "BT-SHP-13").seat("who").number("successes");

  private Blast() {}

  /** The dice are rolled; every enemy of at most so much defense is hit, without reward (BT-RUL-69, BT-SHP-15). */
  public static void at(Trouble trouble, int seat, int dice, int space) {
    var faces = trouble.content().dice().skill();
    int successes = 0;
    for (int face : trouble.roll("blast", seat, dice, faces.size())) {
      successes += faces.get(face - 1);
    }
    trouble.tell(TOTAL, seat, successes);
    Horde horde = trouble.horde();
    int[] hit = new int[horde.size()];
    int count = 0;
    for (int place = 0; place < horde.size(); place++) {
      if (horde.spaceAt(place) == space && trouble.defense(horde.at(place)) <= successes) {
        hit[count++] = horde.at(place);
      }
    }
    for (int i = 0; i < count; i++) {
      Defeat.hit(trouble, hit[i], seat, Bounty.NONE);
    }
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == space && trouble.defense(Enemy.boss(boss)) <= successes) {
        Defeat.hit(trouble, Enemy.boss(boss), seat, Bounty.NONE);
      }
    }
  }
}
