package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Script;

/**
 * A roll of skill dice that hits every enemy in a space that it reaches, without reward (BT-RUL-69, BT-SHP-15).
 *
 * @param seat the rolling seat
 * @param purpose {@link PlainRoll.Purpose#FIREWORKS} or {@link PlainRoll.Purpose#HIT_ALL}
 * @param dice the number of dice
 * @param space the space
 * @param successes the successes rolled
 */
public record Blast(int seat, PlainRoll.Purpose purpose, int dice, int space, int successes) {

  /** The procedure: the roll and its hits. */
  public static final Script<Trouble, Blast> BLAST = Script.<Trouble, Blast>of("blast")
      .call(PlainRoll.ROLL, (trouble, blast) -> PlainRoll.of(blast.seat, blast.purpose, blast.space, blast.dice),
          (trouble, blast, roll) -> new Blast(blast.seat, blast.purpose, blast.dice, blast.space, roll.successes()))
      .act((trouble, blast) -> hit(trouble, blast.seat, blast.space, blast.successes))
      .end();

  /** Returns a blast in a space. */
  public static Blast of(int seat, PlainRoll.Purpose purpose, int dice, int space) {
    return new Blast(seat, purpose, dice, space, 0);
  }

  private static void hit(Trouble trouble, int seat, int space, int successes) {
    trouble.tell(trouble.terms().tidings.blast, seat, successes, trouble.spaceNumber(space));
    Defeat.all(trouble, space, successes, seat);
  }
}
