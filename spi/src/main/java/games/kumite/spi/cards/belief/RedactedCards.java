package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/**
 * How cards lay when they were last forgotten for one observer, and what was left of them: as long as none of them is moved
 * or shown, the next copy costs little. Belongs to a match, for it knows what is hidden; confined to one thread.
 */
public final class RedactedCards {

  private final int observer;
  private ForgetfulCards.@Nullable Left left;

  /**
   * Nothing yet.
   *
   * @param observer the observer's number
   */
  public RedactedCards(int observer) {
    this.observer = observer;
  }

  /**
   * Takes away everything that the observer cannot know.
   *
   * @param copy a copy of the match's cards that nothing has been done with
   */
  public void forget(ForgetfulCards copy) {
    left = copy.forgetAgain(observer, left);
  }
}
