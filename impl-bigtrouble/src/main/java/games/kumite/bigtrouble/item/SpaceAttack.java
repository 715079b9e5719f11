package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.state.GameState;
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
public record SpaceAttack(int seat, PlainRoll.Purpose purpose, int dice, int space, int successes) {

  /** The procedure: the roll and its hits. */
  public static final Script<GameState, SpaceAttack> BLAST = Script.<GameState, SpaceAttack>of("blast")
      .call(PlainRoll.ROLL, (state, blast) -> PlainRoll.of(blast.seat, blast.purpose, blast.space, blast.dice),
          (state, blast, roll) -> new SpaceAttack(blast.seat, blast.purpose, blast.dice, blast.space, roll.successes()))
      .act((state, blast) -> hit(state, blast.seat, blast.space, blast.successes))
      .build();

  /** Returns a blast in a space. */
  public static SpaceAttack of(int seat, PlainRoll.Purpose purpose, int dice, int space) {
    return new SpaceAttack(seat, purpose, dice, space, 0);
  }

  private static void hit(GameState state, int seat, int space, int successes) {
    state.emit(state.definition().events.blast, seat, successes, state.spaceNumber(space));
    Defeat.all(state, space, successes, seat);
  }
}
