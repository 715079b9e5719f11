package games.kumite.spi.cards;

import games.kumite.api.random.SeededRandom;

/**
 * A part of a state that may hide something from a viewer. Confined to one thread.
 *
 * <p>Viewers are numbers: seat i (from 0) is i, the spectator comes after the last seat.
 */
public interface HiddenPart {

  /**
   * Removes everything that a viewer cannot know. The result is the same in all worlds that the viewer cannot tell
   * apart. Called on copies only.
   *
   * @param viewer the viewer's number
   */
  void redact(int viewer);

  /**
   * Deals again what a viewer cannot know, consistent with everything it has seen. Called on copies only; cheap on a
   * copy that has been {@linkplain #redact redacted} for the same viewer.
   *
   * @param viewer the viewer's number
   * @param random the random source
   */
  void redeal(int viewer, SeededRandom random);

  /**
   * Returns how often something became known to a seat that did not know it. Reveals to the spectator alone do not
   * count, because a spectator never chooses.
   *
   * @return a number that grows with every such reveal
   */
  int revealCount();

  /**
   * Returns a key of what a viewer knows of this part and not all viewers know, as
   * {@link games.kumite.api.MatchSearch#privateObservationKey} promises. It does not change by {@link #redact} and
   * {@link #redeal} for this viewer.
   *
   * @param viewer the viewer's number
   * @return by default 0, as if nothing were hidden
   */
  default long privateKey(int viewer) {
    return 0;
  }

  /**
   * Returns a key of the public knowledge of this part.
   *
   * @return by default 0
   */
  default long publicKeyPart() {
    return 0;
  }

  /**
   * Returns how often something came to or left what each seat holds in secret; all viewers see that.
   *
   * @return eight counters of 8 bits, that of seat i in bits {@code 8 * (i % 8)} and up; by default 0
   */
  default long handChangeCounters() {
    return 0;
  }
}
