package games.kumite.api.bot;

import java.io.Serializable;
import java.util.Objects;

/**
 * How an {@link IsMctsBot} searches, apart from its budget. Immutable.
 *
 * @param aim what it tries to reach
 * @param exploration how much it looks at actions that it has seldom tried: the constant of the UCB formula, in
 *     standard deviations of the rewards
 * @param playout the number of decisions after which a playout is cut off and the game's estimate asked; {@link
 *     #AS_DECLARED} for what the game declares, {@link #FULL} for playouts to the match's end, {@link #PHASE_END} for none, {@link
 *     #ROUND_END} for those up to the next round
 */
record MctsSettings(Objective aim, double exploration, int playout) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Playouts as long as the game's {@linkplain games.kumite.api.GameProperties#playoutCutoff facts} say. */
  static final int AS_DECLARED = Integer.MIN_VALUE;

  /** Playouts to the end of the match, whatever the game declares. */
  static final int FULL = Integer.MAX_VALUE;

  /** No playouts, and no look beyond the end of the phase in which the choice is made. */
  static final int PHASE_END = Integer.MIN_VALUE + 1;

  /** Playouts by sensible actions up to the next {@linkplain games.kumite.api.MatchSearch#round round}, and no look beyond it. */
  static final int ROUND_END = Integer.MIN_VALUE + 2;

  /** What has proved good in every game tried: see the package's documentation. */
  static final MctsSettings DEFAULT = new MctsSettings(Objective.BOTH, 1.4, AS_DECLARED);

  /** Checks the ranges. */
  MctsSettings {
    Objects.requireNonNull(aim, "aim");
    if (!(exploration >= 0 && exploration <= 100)) {
      throw new IllegalArgumentException("exploration must be 0..100, was " + exploration);
    }
    if (playout < 0 && playout > ROUND_END) {
      throw new IllegalArgumentException("playout must be at least 0, was " + playout);
    }
  }

  /**
   * The same with another aim.
   *
   * @param changed what to reach
   * @return the changed copy
   */
  MctsSettings withObjective(Objective changed) {
    return new MctsSettings(changed, exploration, playout);
  }

  /**
   * The same with another constant of exploration.
   *
   * @param changed 0 to 100
   * @return the changed copy
   */
  MctsSettings withExploration(double changed) {
    return new MctsSettings(aim, changed, playout);
  }

  /**
   * The same with shorter or longer playouts.
   *
   * @param changed a number of decisions, which makes sense in a game that offers {@linkplain
   *     games.kumite.api.MatchSearch#estimate estimates}, {@link #AS_DECLARED}, {@link #FULL}, {@link
   *     #PHASE_END} or {@link #ROUND_END}
   * @return the changed copy
   */
  MctsSettings withPlayout(int changed) {
    return new MctsSettings(aim, exploration, changed);
  }
}
