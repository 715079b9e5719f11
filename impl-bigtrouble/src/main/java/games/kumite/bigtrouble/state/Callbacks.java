package games.kumite.bigtrouble.state;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.state.Callbacks.Bottom;
import games.kumite.spi.marks.Immutable;

/**
 * An interpreter of the words of texts. Nearly everything has texts, and texts trigger nearly everything; this
 * interface is the only way up from texts to their consequences. Effects are put on the agenda.
 */
@Immutable
public interface Callbacks {

  /** Permissions to put a card that {@code peekBT} shows to the bottom of the deck. */
  enum Bottom {
    ALLOWED, FORBIDDEN,
    /** Only if self has left a space in this turn. */
    IF_MOVED
  }

  /** Carries out an effect. */
  void effect(GameState state, Effect effect, EffectContext on, Bottom bottom);

  /** Applies an effect to a single hero. */
  void befall(GameState state, Effect effect, EffectContext on, int seat);

  /** Carries out an effect up to a number of times, as long as the player wants. */
  void upTo(GameState state, Effect effect, EffectContext on, int times);
}
