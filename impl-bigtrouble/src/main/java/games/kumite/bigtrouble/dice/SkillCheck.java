package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Script;

/**
 * A skill check: its player slots dice and rolls. A quest's script calls it and takes the result.
 *
 * @param seat the rolling seat
 * @param slot the slot of the quest
 * @param difficulty the successes that pass it
 * @param pool the dice of its slots
 * @param successes the successes rolled
 */
public record SkillCheck(int seat, int slot, int difficulty, Pool pool, int successes) {

  /** The procedure that slots and rolls the dice (BT-SKL-01, BT-SKL-06). */
  public static final Script<GameState, SkillCheck> CHECK = Script.<GameState, SkillCheck>of("skill-check")
      .call(DicePlacement.SLOTS, (state, check) -> DicePlacement.check(check.seat, check.slot, check.difficulty),
          (state, check, dicing) ->
          new SkillCheck(check.seat, check.slot, check.difficulty, Pool.of(dicing), 0))
      .call(Roll.ROLL, (state, check) -> Roll.of(check.seat, RollContext.SKILL, check.slot, check.pool, check.difficulty),
          (state, check, roll) -> new SkillCheck(check.seat, check.slot, check.difficulty, check.pool, roll.successes()))
      .build();

  /** Returns a check of a hero. */
  public static SkillCheck of(int seat, int slot, int difficulty) {
    return new SkillCheck(seat, slot, difficulty, Pool.NONE, 0);
  }

  /** Returns whether it is passed (BT-SKL-03). */
  public boolean isPassed() {
    return successes >= difficulty;
  }
}
