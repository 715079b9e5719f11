package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Script;

/**
 * Skill dice are rolled and hit every enemy in a space that they reach, without reward (BT-RUL-69, BT-SHP-15).
 *
 * @param seat who rolls
 * @param purpose {@link PlainRoll.Purpose#FIREWORKS} or {@link PlainRoll.Purpose#HIT_ALL}
 * @param dice how many
 * @param space where
 * @param successes what was rolled
 */
public record Blast(int seat, PlainRoll.Purpose purpose, int dice, int space, int successes) {

  /** The roll and its hits. */
  public static final Script<Trouble, Blast> BLAST = Script.<Trouble, Blast>of("blast")
      .call(PlainRoll.ROLL, (trouble, blast) -> PlainRoll.of(blast.seat, blast.purpose, blast.space, blast.dice),
          (trouble, blast, roll) -> new Blast(blast.seat, blast.purpose, blast.dice, blast.space, roll.successes()))
      .act((trouble, blast) -> hit(trouble, blast.seat, blast.space, blast.successes))
      .end();

  /** Dice that are rolled for a space. */
  public static Blast of(int seat, PlainRoll.Purpose purpose, int dice, int space) {
    return new Blast(seat, purpose, dice, space, 0);
  }

  private static void hit(Trouble trouble, int seat, int space, int successes) {
    trouble.tell(trouble.terms().tidings.blast, seat, successes, trouble.spaceNumber(space));
    Defeat.all(trouble, space, successes, seat);
  }
}
