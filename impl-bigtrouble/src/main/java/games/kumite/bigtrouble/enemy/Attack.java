package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.LoPan;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;

/**
 * An attack of an enemy, if a hero is in reach: on one hero (BT-ENM-12, BT-ENM-22), or by the ghost's die.
 *
 * @param enemy the enemy
 */
record Attack(int enemy) implements Step<Trouble> {

  private static final EventType GHOST = EventType.of("ghost-attacks", "BT-ACT2-22").number("successes").number("attack")
      .named("targets", targets -> Texts.word(LoPan.Targets.values()[targets]));

  @Override
  public void run(Trouble trouble) {
    if (trouble.enemySpace(enemy) == Board.NOWHERE) {
      return;
    }
    int seats = Hunt.inReach(trouble, enemy);
    if (seats == 0) {
      return;
    }
    if (isGhost(trouble, enemy)) {
      LoPan.Attack attack = ghost(trouble, LoPan.Targets.IN_SIGHT);
      if (attack.targets() == LoPan.Targets.IN_SIGHT) {
        each(trouble, seats, attack.attack());
      } else {
        one(trouble, seats, attack.attack());
      }
    } else {
      one(trouble, seats, strength(trouble, enemy));
    }
  }

  /** Attacks one of several heroes: the nearest, then the one with the most chi, then the group's choice (BT-ENM-13). */
  private void one(Trouble trouble, int seats, int attack) {
    int preferred = Hunt.preferred(trouble, trouble.enemySpace(enemy), seats);
    if (Integer.bitCount(preferred) > 1) {
      trouble.ask(new ChooseTarget(ChooseTarget.Purpose.ATTACK, enemy, preferred, attack));
    } else if (preferred != 0) {
      Harm.attack(trouble, Integer.numberOfTrailingZeros(preferred), attack, enemy); // BT-ENM-14
    }
  }

  /** Attacks each hero in seat order (BT-RUL-70). */
  private void each(Trouble trouble, int seats, int attack) {
    for (int i = 0; i < trouble.seats(); i++) {
      int seat = (trouble.leader() + i) % trouble.seats();
      if ((seats >> seat & 1) != 0) {
        Harm.attack(trouble, seat, attack, enemy);
      }
    }
  }

  static boolean isGhost(Trouble trouble, int enemy) {
    return enemy == Enemy.boss(trouble.loPan()) && trouble.get(Num.FLESH) == 0;
  }

  /**
   * Rolls for the ghost's attack (BT-RUL-53).
   *
   * @param most {@code IN_SIGHT} for the targets by the die, {@code ONE} for a strikeback
   */
  static LoPan.Attack ghost(Trouble trouble, LoPan.Targets most) {
    int face = trouble.roll("lo-pan", Trouble.NOBODY, trouble.content().dice().skill().size());
    LoPan.Attack attack = trouble.content().loPan().attack(trouble.content().dice().skill().get(face - 1));
    LoPan.Targets targets = most == LoPan.Targets.ONE ? most : attack.targets();
    trouble.tell(GHOST, attack.successes(), attack.attack(), targets.ordinal());
    return attack;
  }

  /** Returns the damage of an attack of any enemy except the ghost. */
  static int strength(Trouble trouble, int enemy) {
    if (!Enemy.isBoss(enemy)) {
      return trouble.statistics(Enemy.type(enemy)).attack();
    }
    int boss = Enemy.bossOf(enemy);
    return boss == trouble.loPan() ? trouble.content().loPan().fleshAttack()
        : trouble.content().bosses().get(boss).entry().attack();
  }
}
