package games.kumite.bigtrouble.combat;

import games.kumite.bigtrouble.content.Reach;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.Dicing;
import games.kumite.bigtrouble.dice.Pool;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.dice.Slotting;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.enemy.Bounty;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.Enemies;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * A combat check against one enemy (BT-CMB-01, BT-CMB-16).
 *
 * @param seat the attacking seat
 * @param enemy the target
 * @param pool the dice of the slots
 * @param successes the successes rolled
 */
public record Combat(int seat, int enemy, Pool pool, int successes) {

  private static final Refusal NOT_HERE = new Refusal("BT-CMB-04", "enemy-elsewhere");
  private static final Refusal NOT_SEEN = new Refusal("BT-CMB-07", "enemy-not-seen");

  /** The procedure: dice, roll, hit or strikeback. */
  public static final Script<Trouble, Combat> COMBAT = Script.<Trouble, Combat>of("combat")
      .act(Combat::aim)
      .call(Dicing.SLOTS, (trouble, combat) -> Dicing.fight(combat.seat, combat.enemy), (trouble, combat, dice) ->
          new Combat(combat.seat, combat.enemy, Pool.of(dice), 0))
      .call(Roll.ROLL, (trouble, combat) ->
              Roll.of(combat.seat, Context.COMBAT, combat.enemy, combat.pool, trouble.defense(combat.enemy)),
          (trouble, combat, roll) -> new Combat(combat.seat, combat.enemy, combat.pool, roll.successes()))
      .onlyIf((trouble, combat) -> trouble.enemySpace(combat.enemy) != Board.NOWHERE)
      .when((trouble, combat) -> combat.successes >= trouble.defense(combat.enemy),
          then -> then.act(Combat::hit),
          otherwise -> otherwise.act(Combat::miss))
      .end();

  /** Returns a hero's combat check. */
  public static Combat of(int seat, int enemy) {
    return new Combat(seat, enemy, Pool.NONE, 0);
  }

  private static void aim(Trouble trouble, Combat combat) {
    if (trouble.enemySpace(combat.enemy) != trouble.seat(combat.seat, Num.SPACE)) {
      Sums.happened(trouble, combat.seat, Verb.RANGED, Context.ALL);
    }
  }

  private static void hit(Trouble trouble, Combat combat) {
    trouble.tell(trouble.terms().tidings.hit, combat.seat, combat.enemy);
    Defeat.hit(trouble, combat.enemy, combat.seat, Bounty.PAID);
  }

  private static void miss(Trouble trouble, Combat combat) {
    trouble.tell(trouble.terms().tidings.missed, combat.seat, combat.enemy);
    if (isStruckBack(trouble, combat)) {
      if (Sums.holds(trouble, combat.seat, Verb.NO_STRIKEBACK)) {
        Sums.happened(trouble, combat.seat, Verb.NO_STRIKEBACK, Context.ALL);
      } else {
        Enemies.strikeBack(trouble, combat.enemy, combat.seat); // BT-CMB-20
      }
    }
    Carry.onTrigger(trouble, Trigger.ON_FAIL, combat.seat);
  }

  /** Returns whether the enemy strikes back (BT-CMB-13, BT-CMB-15). */
  private static boolean isStruckBack(Trouble trouble, Combat combat) {
    if (trouble.enemySpace(combat.enemy) == trouble.seat(combat.seat, Num.SPACE)) {
      return true;
    }
    if (!Enemy.isBoss(combat.enemy)) {
      return trouble.statistics(Enemy.type(combat.enemy)).range() == Reach.RANGED;
    }
    int boss = Enemy.bossOf(combat.enemy);
    return boss == trouble.loPan() ? trouble.get(Num.FLESH) == 0
        : trouble.content().bosses().get(boss).entry().range() == Reach.RANGED;
  }

  /** Adds the enemies that a hero may attack (DEC-13). */
  public static void options(Trouble trouble, int seat, Options out) {
    int space = trouble.seat(seat, Num.SPACE);
    @Nullable Refusal noDie = ActionDice.hasPlaceable(trouble, seat) ? null : Slotting.NO_DIE;
    boolean isRanged = Sums.holds(trouble, seat, Verb.RANGED); // BT-CMB-05, BT-CMB-06
    long reach = isRanged ? trouble.board().sight(space) : 1L << space;
    for (int place = 0; place < trouble.horde().size(); place++) {
      option(trouble, trouble.horde().at(place), reach, noDie, isRanged, out);
    }
    for (int boss = 0; boss < trouble.bossCount(); boss++) {
      if (trouble.boss(boss, Num.BOSS_SPACE) != Board.NOWHERE) {
        option(trouble, Enemy.boss(boss), reach, noDie, isRanged, out);
      }
    }
  }

  private static void option(
      Trouble trouble, int enemy, long reach, @Nullable Refusal noDie, boolean isRanged, Options out) {
    boolean isReached = (reach >> trouble.enemySpace(enemy) & 1) != 0;
    if (isReached || out.isExplaining()) {
      out.add(trouble.actionOn(Word.FIGHT, enemy),
          noDie != null ? noDie : isReached ? null : isRanged ? NOT_SEEN : NOT_HERE);
    }
  }
}
