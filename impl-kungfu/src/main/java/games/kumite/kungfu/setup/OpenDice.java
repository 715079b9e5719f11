package games.kumite.kungfu.setup;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/**
 * The random source of a match whose dice lie on the table afterwards, for rules that get a source and no state.
 *
 * @param state the state of the match
 */
record OpenDice(GameState state) implements RandomSource {

  @Override
  public int die(String label, int subject, int sides) {
    int face = state.random().die(label, subject, sides);
    state.layDice(label, Figures.NEUTRAL, sides, face);
    return face;
  }

  @Override
  public int pick(String label, int subject, int count) {
    return state.random().pick(label, subject, count);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    return state.random().permutation(label, subject, count);
  }

  @Override
  public RandomSource split(String name) {
    return state.random().split(name);
  }

  @Override
  public RandomSource copy() {
    return state.random().copy();
  }
}
