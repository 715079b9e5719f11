package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What holds for every match of a game, declared by its author and checked by the conformance kit, so
 * that bots and frontends need not find it out. Immutable.
 *
 * <pre>{@code
 * GameProperties.ofMaxDecisions(131).withScoreRange(0, 12).withHiddenInformation().withChance().withSharedResult()
 * }</pre>
 */
public final class GameProperties {

  /** A {@link #playoutCutoff()} without random decisions that also ends a search where the phase ends in which it begins. */
  public static final int PHASE_END = -1;

  /**
   * A {@link #playoutCutoff()} with the end of the {@linkplain MatchSearch#round round} in which a search begins: playouts go on up to the
   * first decision of the next round by {@linkplain MatchSearch#playHeuristic sensible} actions.
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
   * Facts of a game without chance or secrets in which seats play against each other and all scores are 0.
   *
   * @param maxDecisions the number of decisions that no match exceeds, whatever its setup; at least 1
   * @return the facts
   */
  public static GameProperties ofMaxDecisions(int maxDecisions) {
    if (maxDecisions < 1) {
      throw new IllegalArgumentException("maxDecisions must be at least 1, was " + maxDecisions);
    }
    return new GameProperties(false, false, false, 0, 0, maxDecisions, Integer.MAX_VALUE);
  }

  /**
   * The same with a range of scores.
   *
   * @param min the smallest score that a seat can reach
   * @param max the greatest score that a seat can reach
   * @return the changed copy
   */
  public GameProperties withScoreRange(int min, int max) {
    if (min > max) {
      throw new IllegalArgumentException("scores must be a range, were " + min + ".." + max);
    }
    return new GameProperties(hiddenInformation, chance, cooperative, min, max, maxDecisions, playoutCutoff);
  }

  /**
   * The same where seats may see different things.
   *
   * @return the changed copy
   */
  public GameProperties withHiddenInformation() {
    return new GameProperties(true, chance, cooperative, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * The same where dice, picks or shuffles occur.
   *
   * @return the changed copy
   */
  public GameProperties withChance() {
    return new GameProperties(hiddenInformation, true, cooperative, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * The same where all seats share one result.
   *
   * @return the changed copy
   */
  public GameProperties withSharedResult() {
    return new GameProperties(hiddenInformation, chance, true, minScore, maxScore, maxDecisions, playoutCutoff);
  }

  /**
   * The same where matches are long: a bot that plays on at random, and has not been told otherwise, stops after so many
   * decisions and takes the game's {@linkplain MatchSearch#estimate estimate}.
   *
   * @param decisions from 0: how many say more about a position than the estimate of the position itself does; or {@link
   *     #PHASE_END} where none does, and positions are best compared within a {@linkplain Match#phase phase}, before what
   *     nobody decides comes upon the players; or {@link #ROUND_END} where that should be seen and rounds are like
   * @return the changed copy
   */
  public GameProperties withPlayoutCutoff(int decisions) {
    if (decisions < ROUND_END) {
      throw new IllegalArgumentException("cutoff must be at least 0, PHASE_END or ROUND_END, was " + decisions);
    }
    return new GameProperties(hiddenInformation, chance, cooperative, minScore, maxScore, maxDecisions, decisions);
  }

  /**
   * Whether seats may see different things.
   *
   * @return true if so
   */
  public boolean hasHiddenInformation() {
    return hiddenInformation;
  }

  /**
   * Whether dice, picks or shuffles occur.
   *
   * @return true if so
   */
  public boolean hasChance() {
    return chance;
  }

  /**
   * Whether all seats share one result.
   *
   * @return true if so
   */
  public boolean isCooperative() {
    return cooperative;
  }

  /**
   * The smallest score that a seat can reach.
   *
   * @return the score
   */
  public int minScore() {
    return minScore;
  }

  /**
   * The greatest score that a seat can reach.
   *
   * @return the score
   */
  public int maxScore() {
    return maxScore;
  }

  /**
   * The number of decisions that no match exceeds, whatever its setup. {@link Game#maxDecisions} may know a smaller
   * one for a setup.
   *
   * @return at least 1
   */
  public int maxDecisions() {
    return maxDecisions;
  }

  /**
   * The number of random decisions after which bots judge a match by the game's {@linkplain MatchSearch#estimate estimate}
   * unless they are told otherwise.
   *
   * @return at least 0; {@link #PHASE_END}; {@link #ROUND_END}; or {@link Integer#MAX_VALUE} where matches are short
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
