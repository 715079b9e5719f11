package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Properties of every match of a game, declared by its author and verified by the conformance kit. Immutable.
 *
 * <pre>{@code
 * GameProperties.ofMaxDecisions(131).withScoreRange(0, 12).withHiddenInformation().withChance().withSharedResult()
 * }</pre>
 */
public final class GameProperties {

  /**
   * A {@linkplain #playoutCutoff() playout cutoff} at the end of the current phase. There are no random playouts, and a
   * search ends where the phase in which it began ends.
   */
  public static final int PHASE_END = -1;

  /**
   * A {@linkplain #playoutCutoff() playout cutoff} at the end of the current {@linkplain MatchSearch#round round}, with
   * heuristic playouts. Playouts continue with {@linkplain MatchSearch#playHeuristic heuristic} actions up to the first
   * decision of the next round.
   */
  public static final int ROUND_END = -2;

  private final boolean hiddenInformation;
  private final boolean chance;
  private final boolean cooperative;
  private final int minScore;
  private final int maxScore;
  private final int maxDecisions;
  private final int playoutCutoff;

  private GameProperties(boolean hiddenInformation, boolean chance, boolean cooperative, int minScore, int maxScore,
      int maxDecisions, int cutoff) {
    this.hiddenInformation = hiddenInformation;
    this.chance = chance;
    this.cooperative = cooperative;
    this.minScore = minScore;
    this.maxScore = maxScore;
    this.maxDecisions = maxDecisions;
    this.playoutCutoff = cutoff;
  }

  /**
   * Returns the properties of a deterministic, competitive, perfect-information game without scores.
   *
   * @param maxDecisions the number of decisions that no match exceeds with any setup, at least 1
   * @return the properties
   */
  public static GameProperties ofMaxDecisions(int maxDecisions) {
    if (maxDecisions < 1) {
      throw new IllegalArgumentException("maxDecisions must be at least 1, was " + maxDecisions);
    }
    return new GameProperties(false, false, false, 0, 0, maxDecisions, Integer.MAX_VALUE);
  }

  /**
   * Returns a copy with a range of scores.
   *
   * @param min the lowest score that a seat can reach
   * @param max the highest score that a seat can reach
   * @return the changed copy
   */
  public GameProperties withScoreRange(int min, int max) {
    if (min > max) {
      throw new IllegalArgumentException("scores must be a range, were " + min + ".." + max);
    }
    return new GameProperties(hiddenInformation, chance, cooperative, min, max, maxDecisions, playoutCutoff);
  }

  /**
   * Returns a copy that declares hidden information.
   *
   * @return the changed copy
   */
  public GameProperties withHiddenInformation() {
    return new GameProperties(true, chance, cooperative, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * Returns a copy that declares random events.
   *
   * @return the changed copy
   */
  public GameProperties withChance() {
    return new GameProperties(hiddenInformation, true, cooperative, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * Returns a copy in which all seats win or lose together.
   *
   * @return the changed copy
   */
  public GameProperties withSharedResult() {
    return new GameProperties(hiddenInformation, chance, true, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * Returns a copy with a default length of playouts. Meant for games with long matches. A bot that uses the default
   * stops a random playout after that many decisions and takes the game's {@linkplain MatchSearch#estimate estimate}.
   *
   * @param decisions the number of decisions after which a playout tells more than the estimate of the present
   *     position, at least 0; {@link #PHASE_END} if no number does and positions are best compared within a {@linkplain
   *     Match#phase phase}; {@link #ROUND_END} if the events at the end of a round matter and rounds are comparable
   * @return the changed copy
   */
  public GameProperties withPlayoutCutoff(int decisions) {
    if (decisions < ROUND_END) {
      throw new IllegalArgumentException("cutoff must be at least 0, PHASE_END or ROUND_END, was " + decisions);
    }
    return new GameProperties(hiddenInformation, chance, cooperative, minScore, maxScore, maxDecisions, decisions);
  }

  /**
   * Returns whether seats may see different things.
   *
   * @return true if the game has hidden information
   */
  public boolean hasHiddenInformation() {
    return hiddenInformation;
  }

  /**
   * Returns whether dice, picks or shuffles occur.
   *
   * @return true if the game has random events
   */
  public boolean hasChance() {
    return chance;
  }

  /**
   * Returns whether all seats share one result.
   *
   * @return true if the game is co-operative
   */
  public boolean isCooperative() {
    return cooperative;
  }

  /**
   * Returns the lowest score a seat can reach.
   *
   * @return the score
   */
  public int minScore() {
    return minScore;
  }

  /**
   * Returns the highest score a seat can reach.
   *
   * @return the score
   */
  public int maxScore() {
    return maxScore;
  }

  /**
   * Returns the number of decisions that no match exceeds. It holds for every setup; {@link Game#maxDecisions} may know
   * a smaller number for a particular one.
   *
   * @return at least 1
   */
  public int maxDecisions() {
    return maxDecisions;
  }

  /**
   * Returns after how many decisions playouts stop, or one of the constants. It is the default of bots, which then take
   * the game's {@linkplain MatchSearch#estimate estimate}.
   *
   * @return at least 0, {@link #PHASE_END}, {@link #ROUND_END}, or {@link Integer#MAX_VALUE} if matches are short
   *     enough to be played to their end
   */
  public int playoutCutoff() {
    return playoutCutoff;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameProperties facts && facts.hiddenInformation == hiddenInformation && facts.chance == chance
        && facts.cooperative == cooperative && facts.minScore == minScore && facts.maxScore == maxScore
        && facts.maxDecisions == maxDecisions && facts.playoutCutoff == playoutCutoff;
  }

  @Override
  public int hashCode() {
    return Objects.hash(hiddenInformation, chance, cooperative, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  @Override
  public String toString() {
    return "Facts[hiddenInformation=" + hiddenInformation + ", chance=" + chance + ", cooperative=" + cooperative
        + ", minScore=" + minScore + ", maxScore=" + maxScore + ", maxDecisions=" + maxDecisions
        + (playoutCutoff == Integer.MAX_VALUE ? "" : ", cutoff="
        + (playoutCutoff == PHASE_END ? "phase" : playoutCutoff == ROUND_END ? "round" : playoutCutoff)) + "]";
  }
}
