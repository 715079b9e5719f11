package games.kumite.spi.cards.belief;

import org.jspecify.annotations.Nullable;

/** Cards as the engine alone can have them forgotten: what was left the last time saves work if they lie as they did then. */
public abstract class ForgetfulCards {

  /** Only for cards. */
  protected ForgetfulCards() {}

  /**
   * Takes away everything that an observer cannot know from a copy that nothing has been done with.
   *
   * @param observer the observer's number
   * @param last what was left the last time, null if there was none
   * @return what is left now
   */
  protected abstract Left forgetAgain(int observer, @Nullable Left last);

  /** What was left of cards that were forgotten, and how they lay before. */
  public abstract static class Left {

    /** Only for cards. */
    protected Left() {}
  }
}
