package games.kumite.bigtrouble.item;

import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Script;

/**
 * A roll of skill dice that hits every enemy in a space that it reaches (BT-RUL-69, BT-SHP-14, BT-SHP-15).
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
      .act((state, blast) -> blast.hit(state))
      .build();

  /** Returns a blast in a space. */
  public static SpaceAttack of(int seat, PlainRoll.Purpose purpose, int dice, int space) {
    return new SpaceAttack(seat, purpose, dice, space, 0);
  }

  private void hit(GameState state) {
    state.emit(state.definition().events.blast, seat, successes, state.spaceNumber(space));
    Defeat.all(state, space, successes, seat,
        purpose == PlainRoll.Purpose.FIREWORKS ? DefeatReward.WITHOUT_CHI : DefeatReward.NONE);
  }
}
