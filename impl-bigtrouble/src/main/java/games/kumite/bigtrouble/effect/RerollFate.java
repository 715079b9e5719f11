package games.kumite.bigtrouble.effect;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Selection;

/** DEC-39: dice of the fate pool that are rolled again. */
enum RerollFate implements Selection<GameState, RerollFate.Some> {
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
  public int seat(GameState state, Some some) {
    return some.seat;
  }

  @Override
  public int max(GameState state, Some some) {
    return some.max;
  }

  @Override
  public void collectCandidates(GameState state, Some some, Candidates out) {
    FatePool.collect(state, 0, out);
  }

  @Override
  public Prompt prompt(GameState state, Some some, IntList selected) {
    return Question.prompt(state, kind(), some.seat, String.join(" ", FatePool.words(state)), some.max);
  }

  @Override
  public Some localsAfter(GameState state, Some some, IntList selected) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (selected.contains(die)) {
        FatePool.roll(state, die);
      }
    }
    return some;
  }
}
