package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MatchDefinition;
import games.kumite.spi.marks.Immutable;
import java.util.function.ToDoubleFunction;

/**
 * The evaluation of positions for the heroes. The values of cards and quests are found once for each definition of a
 * match. Immutable.
 */
@Immutable
public final class Evaluation implements ToDoubleFunction<GameState> {

  // The usual values with 1, 2, 3, 4 players.
  private static final double[] ACT_ONE = {85, 150, 185, 210};
  private static final double[] ACT_TWO = {30, 30, 30, 30};
  private static final double WIDTH = 60;

  private final ActOneEvaluation actOne;
  private final ActTwoEvaluation actTwo;

  /** Creates the evaluation of the matches of a definition. */
  public Evaluation(MatchDefinition definition) {
    UpgradeValues upgrades = new UpgradeValues(definition.content);
    HeroStrength heroes = new HeroStrength(upgrades);
    actOne = ActOneEvaluation.with(heroes,
        new QuestValues(definition.content, definition.chinatown, definition.settings.seats()));
    actTwo = ActTwoEvaluation.with(heroes);
  }

  /** Returns the evaluation, from 0 to 1: it orders positions, and is not a probability of winning. */
  @Override
  public double applyAsDouble(GameState state) {
    int players = state.seats() - 1;
    return share(state.get(Counters.ACT) == 1 ? actOne.of(state) - ACT_ONE[players]
        : actTwo.of(state) - ACT_TWO[players]);
  }

  /** Returns a share that is one half at zero and never flat: far from the middle, a step still counts. */
  private static double share(double distance) {
    return 0.5 + 0.5 * distance / (WIDTH + Math.abs(distance));
  }
}
