package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.spi.marks.Shared;

/**
 * An interpreter of the words of texts. Nearly everything has texts, and texts trigger nearly everything; this
 * interface is the only way up from texts to their consequences. Effects are put on the agenda.
 */
@Shared
public interface Doing {

  /** Permissions to put a card that {@code peekBT} shows to the bottom of the deck. */
  enum Bottom {
    ALLOWED, FORBIDDEN,
    /** Only if self has left a space in this turn. */
    IF_MOVED
  }

  /** Carries out an effect. */
  void effect(Trouble trouble, Effect effect, Occasion on, Bottom bottom);

  /** Applies an effect to a single hero. */
  void befall(Trouble trouble, Effect effect, Occasion on, int seat);

  /** Carries out an effect up to a number of times, as long as the player wants. */
  void upTo(Trouble trouble, Effect effect, Occasion on, int times);
}
