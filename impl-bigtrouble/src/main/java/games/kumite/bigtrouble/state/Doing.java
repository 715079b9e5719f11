package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.spi.marks.Shared;

/**
 * Carries out the words of texts: the one way up from texts, which nearly everything has, to what they set off, which is
 * nearly everything. What is done is put on the agenda.
 */
@Shared
public interface Doing {

  /** Whether a card that {@code peekBT} shows may go to the bottom of the deck. */
  enum Bottom {
    ALLOWED, FORBIDDEN,
    /** Only if self has left a space in this turn. */
    IF_MOVED
  }

  /** Carries out an effect. */
  void effect(Trouble trouble, Effect effect, Occasion on, Bottom bottom);

  /** Lets an effect befall a hero. */
  void befall(Trouble trouble, Effect effect, Occasion on, int seat);

  /** Carries out an effect up to so many times, as long as the player wants. */
  void upTo(Trouble trouble, Effect effect, Occasion on, int times);
}
