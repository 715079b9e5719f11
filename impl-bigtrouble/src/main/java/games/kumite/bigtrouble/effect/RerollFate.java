package games.kumite.bigtrouble.effect;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;

/** DEC-39: dice of the fate pool that are rolled again. */
enum RerollFate implements Selection<Trouble, RerollFate.Some> {
  /** The only selection of its kind. */
  POOL;

  /**
   * The choosing player, and the number of dice.
   *
   * @param seat the choosing seat
   * @param max the greatest number of dice
   */
  record Some(int seat, int max) {}

  @Override
  public String kind() {
    return "reroll-fate";
  }

  @Override
  public int seat(Trouble trouble, Some some) {
    return some.seat;
  }

  @Override
  public int max(Trouble trouble, Some some) {
    return some.max;
  }

  @Override
  public void things(Trouble trouble, Some some, Things out) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL) {
        out.add(die, die, trouble.terms().actions.of(Word.FATE_DIE, die + 1));
      }
    }
  }

  @Override
  public Prompt prompt(Trouble trouble, Some some, Picks picks) {
    return Question.prompt(trouble, kind(), some.seat, String.join(" ", FatePool.words(trouble)), some.max);
  }

  @Override
  public Some chosen(Trouble trouble, Some some, Picks picks) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (picks.contains(die)) {
        FatePool.roll(trouble, die);
      }
    }
    return some;
  }
}
