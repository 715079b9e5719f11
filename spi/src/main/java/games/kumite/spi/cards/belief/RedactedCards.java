package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/**
 * The positions of cards when they were last redacted for one viewer, and the result. As long as no card is moved or
 * shown, the next copy costs little. Belongs to a match, since it holds hidden information; confined to one thread.
 */
public final class RedactedCards {

  private final int viewer;
  private ForgetfulCards.@Nullable Left left;

  /**
   * Creates an empty object for a viewer.
   *
   * @param viewer the viewer's number
   */
  public RedactedCards(int viewer) {
    this.viewer = viewer;
  }

  /**
   * Removes everything that the viewer cannot know.
   *
   * @param copy an unchanged copy of the match's cards
   */
  public void forget(ForgetfulCards copy) {
    left = copy.forgetAgain(viewer, left);
  }
}
