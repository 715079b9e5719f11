package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.quest.Progress;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.track.Ending;

/** Hits on enemies, and their defeat. */
public final class Defeat {

  private Defeat() {}

  /**
   * Hits an enemy: a minion is defeated (BT-CMB-10), a boss loses 1 health (BT-CMB-11). The consequences are put on the
   * agenda.
   *
   * @param enemy one on the board
   * @param seat the seat that hits it
   * @param bounty whether its reward is paid
   */
  public static void hit(Trouble trouble, int enemy, int seat, Bounty bounty) {
    if (Enemy.isBoss(enemy)) {
      boss(trouble, Enemy.bossOf(enemy), 1, seat, bounty);
    } else {
      minion(trouble, enemy, seat, bounty);
    }
  }

  /**
   * Defeats a minion: it leaves the board, its reward is paid, and its quest continues.
   *
   * @param minion one on the board
   * @param seat the seat that defeated it
   * @param bounty whether its reward is paid
   */
  public static void minion(Trouble trouble, int minion, int seat, Bounty bounty) {
    minion(trouble, minion, seat, bounty, 0);
  }

  /**
   * Defeats a minion by a text that may remove more.
   *
   * @param more the number of minions left to remove
   */
  public static void minion(Trouble trouble, int minion, int seat, Bounty bounty, int more) {
    int slot = trouble.horde().quest(minion);
    Minion.Statistics card = trouble.statistics(Enemy.type(minion));
    leaveBoard(trouble, minion);
    int chi = bounty.isPaid() ? card.chi() : 0;
    int audacity = bounty.isPaid() ? card.audacity() : 0;
    if (chi > 0) {
      Chi.gain(trouble, seat, chi, Cause.kill(minion, more));
    }
    if (bounty == Bounty.PAID) {
      Carry.onTrigger(trouble, Trigger.ON_KILL, seat); // BT-RUL-112
    }
    if (slot != Horde.NO_QUEST || audacity > 0) { // BT-RUL-96: track moves last
      trouble.then(new Progress(slot, seat, audacity));
    }
  }

  /**
   * Takes health from a boss; at 0 it is defeated (BT-CMB-12).
   *
   * @param boss the index of one on the board
   * @param health the loss
   * @param seat the seat that hit it
   * @param bounty whether its reward is paid
   */
  public static void boss(Trouble trouble, int boss, int health, int seat, Bounty bounty) {
    int space = trouble.boss(boss, Num.BOSS_SPACE);
    if (isFelled(trouble, boss, health, seat)) {
      trouble.then(BossTexts.fall(boss, seat, space, bounty));
    }
  }

  /**
   * Hits every enemy in a space that the successes reach, at one moment and without reward (BT-RUL-69, BT-SHP-15).
   *
   * @param space the space
   * @param successes the successes rolled
   * @param seat the seat that rolled
   */
  public static void all(Trouble trouble, int space, int successes, int seat) {
    Horde horde = trouble.horde();
    int slots = 0;
    for (int place = 0; place < horde.size();) {
      int minion = horde.at(place);
      if (horde.spaceAt(place) != space || trouble.defense(minion) > successes) {
        place++;
      } else {
        int slot = horde.quest(minion);
        leaveBoard(trouble, minion);
        slots |= slot != Horde.NO_QUEST && Progress.isLast(trouble, slot) ? 1 << slot : 0;
      }
    }
    int bosses = 0;
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) == space && trouble.defense(Enemy.boss(boss)) <= successes) {
        bosses |= isFelled(trouble, boss, 1, seat) ? 1 << boss : 0;
      }
    }
    if (!trouble.isFinished()) {
      Felled.begin(trouble, seat, space, slots, bosses);
    }
  }

  /** Takes health from a boss; returns whether it leaves the board, and is not Lo Pan. */
  private static boolean isFelled(Trouble trouble, int boss, int health, int seat) {
    int before = trouble.boss(boss, Num.BOSS_HEALTH);
    boolean isGhost = Attack.isGhost(trouble, Enemy.boss(boss));
    int min = isGhost ? Math.min(before, trouble.content().loPan().flip()) : 0; // BT-ACT2-25
    int after = Math.max(min, before - health);
    trouble.setBoss(boss, Num.BOSS_HEALTH, after);
    trouble.tell(trouble.terms().tidings.bossHit, Enemy.boss(boss), after);
    if (isGhost) {
      if (after <= trouble.content().loPan().flip()) {
        makeFlesh(trouble);
      }
    } else if (after > 0) {
      BossTexts.carryOut(trouble, boss, Trigger.ON_HIT, seat, trouble.boss(boss, Num.BOSS_SPACE));
    } else if (boss == trouble.loPan()) {
      Ending.win(trouble); // BT-END-01
    } else {
      trouble.setBoss(boss, Num.BOSS_SPACE, Board.NOWHERE);
      trouble.setBoss(boss, Num.BOSS_HELD, 0);
      trouble.tell(trouble.terms().tidings.defeated, Enemy.boss(boss));
      return true;
    }
    return false;
  }

  /** Makes Lo Pan flesh (BT-ACT2-23). */
  private static void makeFlesh(Trouble trouble) {
    LoPan loPan = trouble.content().loPan();
    trouble.set(Num.FLESH, 1);
    int face = trouble.roll("lo-pan-flip", Trouble.NOBODY, trouble.content().dice().epicSkill().size());
    int space = trouble.board().at(loPan.landing(trouble.content().dice().epicSkill().get(face - 1)));
    trouble.setBoss(trouble.loPan(), Num.BOSS_SPACE, space);
    trouble.tell(trouble.terms().tidings.flesh, trouble.spaceNumber(space));
  }

  private static void leaveBoard(Trouble trouble, int minion) {
    trouble.horde().remove(minion); // BT-BTC-14
    trouble.tell(trouble.terms().tidings.defeated, minion);
  }
}
