package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/**
 * Cards that only the engine can redact. The result of the last redaction saves work if the cards lie as they did then.
 */
public abstract class ForgetfulCards {

  /** Creates cards; for {@link games.kumite.spi.cards.Cards} only. */
  protected ForgetfulCards() {}

  /**
   * Removes everything that a viewer cannot know from an unchanged copy.
   *
   * @param viewer the viewer's number
   * @param last the result of the last redaction, null if there was none
   * @return the result of this one
   */
  protected abstract Left forgetAgain(int viewer, @Nullable Left last);

  /** The result of a redaction of cards, with their positions before it. */
  public abstract static class Left {

    /** Creates a result; for {@link games.kumite.spi.cards.Cards} only. */
    protected Left() {}
  }
}
