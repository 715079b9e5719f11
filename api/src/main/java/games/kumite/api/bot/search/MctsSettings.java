package games.kumite.api.bot.search;

import java.io.Serializable;
import java.util.Objects;

/**
 * The settings of an {@code mcts} bot, apart from its budget. Immutable.
 *
 * @param aim the objective
 * @param exploration the exploration constant of the UCB formula, in standard deviations of the rewards; higher values
 *     try rare actions more often
 * @param playout the number of decisions after which a playout stops with the game's estimate; {@link #AS_DECLARED} for
 *     the number that the game declares, {@link #FULL} for playouts to the end of the match, {@link #PHASE_END} for
 *     none, {@link #ROUND_END} for playouts up to the next round
 */
public record MctsSettings(Objective aim, double exploration, int playout) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Playouts with the {@linkplain games.kumite.api.GameProperties#playoutCutoff cutoff} that the game declares. */
  public static final int AS_DECLARED = Integer.MIN_VALUE;

  /** Playouts to the end of the match, independent of what the game declares. */
  public static final int FULL = Integer.MAX_VALUE;

  /** No playouts, and no search beyond the end of the current phase. */
  public static final int PHASE_END = Integer.MIN_VALUE + 1;

  /**
   * Heuristic playouts up to the next {@linkplain games.kumite.api.MatchSearch#round round}, and no search beyond it.
   */
  public static final int ROUND_END = Integer.MIN_VALUE + 2;

  /** The settings that have proved good in every game tried; see the package's documentation. */
  public static final MctsSettings DEFAULT = new MctsSettings(Objective.BOTH, 1.4, AS_DECLARED);

  /** Validates the components. */
  public MctsSettings {
    Objects.requireNonNull(aim, "aim");
    if (!(exploration >= 0 && exploration <= 100)) {
      throw new IllegalArgumentException("exploration must be 0..100, was " + exploration);
    }
    if (playout < 0 && playout > ROUND_END) {
      throw new IllegalArgumentException("playout must be at least 0, was " + playout);
    }
  }

  /**
   * Returns a copy with another objective.
   *
   * @param changed the objective
   * @return the changed copy
   */
  public MctsSettings withObjective(Objective changed) {
    return new MctsSettings(changed, exploration, playout);
  }

  /**
   * Returns a copy with another exploration constant.
   *
   * @param changed the constant, from 0 to 100
   * @return the changed copy
   */
  public MctsSettings withExploration(double changed) {
    return new MctsSettings(aim, changed, playout);
  }

  /**
   * Returns a copy with another length of playouts.
   *
   * @param changed a number of decisions, useful in a game with {@linkplain games.kumite.api.MatchSearch#estimate
   *     estimates}; or {@link #AS_DECLARED}, {@link #FULL}, {@link #PHASE_END} or {@link #ROUND_END}
   * @return the changed copy
   */
  public MctsSettings withPlayout(int changed) {
    return new MctsSettings(aim, exploration, changed);
  }
}
