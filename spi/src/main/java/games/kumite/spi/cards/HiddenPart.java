package games.kumite.spi.cards;

import games.kumite.api.random.SeededRandom;

/**
 * A part of a state that may hide something from an observer. Confined to one thread.
 *
 * <p>Observers are numbers: seat i (from 0) is i, the spectator comes after the last seat.
 */
public interface HiddenPart {

  /**
   * Takes away everything that an observer cannot know: what is left is the same in all worlds that the
   * observer cannot tell apart. Called on copies only.
   *
   * @param observer the observer's number
   */
  void redact(int observer);

  /**
   * Deals again what an observer cannot know, consistent with all it has seen. Called on copies only; cheap
   * on a copy of what has been {@linkplain #redact forgotten} for the same observer.
   *
   * @param observer the observer's number
   * @param random where the deal comes from
   */
  void redeal(int observer, SeededRandom random);

  /**
   * Counts how often something came to be known to a seat that did not know it. A spectator never chooses;
   * what it alone comes to know does not count.
   *
   * @return a number that grows with every such reveal
   */
  int revealCount();

  /**
   * A key of what an observer knows of this part and not everybody, as {@link games.kumite.api.MatchSearch#privateObservationKey}
   * promises; the same after {@link #redact} and {@link #redeal} for this observer.
   *
   * @param observer the observer's number
   * @return by default 0, as if nothing were hidden
   */
  default long privateKey(int observer) {
    return 0;
  }

  /**
   * A key of what everybody knows of this part.
   *
   * @return by default 0
   */
  default long publicKeyPart() {
    return 0;
  }

  /**
   * Counts how often something came to or went from what each seat holds in secret; everybody sees that.
   *
   * @return eight counters of 8 bits, that of seat i in bits {@code 8 * (i % 8)} and up; by default 0
   */
  default long handChangeCounters() {
    return 0;
  }
}
