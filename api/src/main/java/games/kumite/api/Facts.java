package games.kumite.api;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What holds for every match of a game, declared by its author and checked by the conformance kit, so
 * that bots and frontends need not find it out. Immutable.
 *
 * <pre>{@code
 * Facts.within(131).withScores(0, 12).withHiddenInformation().withChance().withCooperation()
 * }</pre>
 */
public final class Facts {

  /** A {@link #cutoff()} without random decisions that also ends a search where the phase ends in which it begins. */
  public static final int PHASE_END = -1;

  /**
   * A {@link #cutoff()} with the end of the {@linkplain MatchSearch#round round} in which a search begins: playouts go on up to the
   * first decision of the next round by {@linkplain MatchSearch#playSensibly sensible} actions.
   */
  public static final int ROUND_END = -2;

  private final boolean hiddenInformation;
  private final boolean chance;
  private final boolean cooperative;
  private final int minScore;
  private final int maxScore;
  private final int maxDecisions;
  private final int cutoff;

  private Facts(boolean hiddenInformation, boolean chance, boolean cooperative, int minScore, int maxScore,
      int maxDecisions, int cutoff) {
    this.hiddenInformation = hiddenInformation;
    this.chance = chance;
    this.cooperative = cooperative;
    this.minScore = minScore;
    this.maxScore = maxScore;
    this.maxDecisions = maxDecisions;
    this.cutoff = cutoff;
  }

  /**
   * Facts of a game without chance or secrets in which seats play against each other and all scores are 0.
   *
   * @param maxDecisions the number of decisions that no match exceeds, whatever its setup; at least 1
   * @return the facts
   */
  public static Facts within(int maxDecisions) {
    if (maxDecisions < 1) {
      throw new IllegalArgumentException("maxDecisions must be at least 1, was " + maxDecisions);
    }
    return new Facts(false, false, false, 0, 0, maxDecisions, Integer.MAX_VALUE);
  }

  /**
   * The same with a range of scores.
   *
   * @param min the smallest score that a seat can reach
   * @param max the greatest score that a seat can reach
   * @return the changed copy
   */
  public Facts withScores(int min, int max) {
    if (min > max) {
      throw new IllegalArgumentException("scores must be a range, were " + min + ".." + max);
    }
    return new Facts(hiddenInformation, chance, cooperative, min, max, maxDecisions, cutoff);
  }

  /**
   * The same where seats may see different things.
   *
   * @return the changed copy
   */
  public Facts withHiddenInformation() {
    return new Facts(true, chance, cooperative, minScore, maxScore, maxDecisions, cutoff);
  }

  /**
   * The same where dice, picks or shuffles occur.
   *
   * @return the changed copy
   */
  public Facts withChance() {
    return new Facts(hiddenInformation, true, cooperative, minScore, maxScore, maxDecisions, cutoff);
  }

  /**
   * The same where all seats share one result.
   *
   * @return the changed copy
   */
  public Facts withCooperation() {
    return new Facts(hiddenInformation, chance, true, minScore, maxScore, maxDecisions, cutoff);
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
  public Facts withCutoff(int decisions) {
    if (decisions < ROUND_END) {
      throw new IllegalArgumentException("cutoff must be at least 0, PHASE_END or ROUND_END, was " + decisions);
    }
    return new Facts(hiddenInformation, chance, cooperative, minScore, maxScore, maxDecisions, decisions);
  }

  /**
   * Whether seats may see different things.
   *
   * @return true if so
   */
  public boolean hiddenInformation() {
    return hiddenInformation;
  }

  /**
   * Whether dice, picks or shuffles occur.
   *
   * @return true if so
   */
  public boolean chance() {
    return chance;
  }

  /**
   * Whether all seats share one result.
   *
   * @return true if so
   */
  public boolean cooperative() {
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
  public int cutoff() {
    return cutoff;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Facts facts && facts.hiddenInformation == hiddenInformation && facts.chance == chance
        && facts.cooperative == cooperative && facts.minScore == minScore && facts.maxScore == maxScore
        && facts.maxDecisions == maxDecisions && facts.cutoff == cutoff;
  }

  @Override
  public int hashCode() {
    return Objects.hash(hiddenInformation, chance, cooperative, minScore, maxScore, maxDecisions, cutoff);
  }

  @Override
  public String toString() {
    return "Facts[hiddenInformation=" + hiddenInformation + ", chance=" + chance + ", cooperative=" + cooperative
        + ", minScore=" + minScore + ", maxScore=" + maxScore + ", maxDecisions=" + maxDecisions
        + (cutoff == Integer.MAX_VALUE ? "" : ", cutoff="
        + (cutoff == PHASE_END ? "phase" : cutoff == ROUND_END ? "round" : cutoff)) + "]";
  }
}
