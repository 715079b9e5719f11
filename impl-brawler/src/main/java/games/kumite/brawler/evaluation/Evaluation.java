package games.kumite.brawler.evaluation;

import games.kumite.brawler.state.GameState;

/**
 * The evaluation of a position: the heroes' Health against what the remaining bosses will cost them. The figures were
 * fitted to the outcomes of 1,200 matches of random and searching bots with one and two heroes against 3 to 12 bosses, at
 * every choice: 0.046 by Brier's score with one hero and 0.112 with two. How well the heroes will play is unknown to it.
 */
public final class Evaluation {

  private static final double COST_TO_ONE = 13; // the Health that a boss costs a hero who fights alone
  private static final double COST_TO_SEVERAL = 6.2;
  private static final double LAST_OF_ONE = 4; // the last boss that a hero has to survive costs less
  private static final double LAST_OF_SEVERAL = 1;
  private static final double DOUBT_OF_ONE = 6; // this much more Health than needed makes the chance 0.73
  private static final double DOUBT_OF_SEVERAL = 9;

  private Evaluation() {}

  /** Returns how likely the heroes are to win, from 0 to 1. */
  public static double of(GameState state) {
    double begun = Math.min(1.0, (double) state.damage() / state.bossHealth());
    double done = state.defeated() + (state.round() > state.defeated() ? begun : 0);
    boolean isAlone = state.heroCount() == 1;
    double cost = isAlone ? COST_TO_ONE : COST_TO_SEVERAL;
    double spare = (isAlone ? LAST_OF_ONE : LAST_OF_SEVERAL) - cost * (state.definition().settings().bossCount() - done);
    for (int hero = 0; hero < state.heroCount(); hero++) {
      spare += state.health(hero);
    }
    return 1 / (1 + StrictMath.exp(-spare / (isAlone ? DOUBT_OF_ONE : DOUBT_OF_SEVERAL)));
  }
}
