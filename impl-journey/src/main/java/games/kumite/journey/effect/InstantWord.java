package games.kumite.journey.effect;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.state.GameState;

/** A word that acts at once: on a card played at any time, in one's own activation or after an event, or on a misfortune card. */
public abstract class InstantWord extends EffectWord {

  /** A test of an effect for the owner of the card, or for a figure. */
  @FunctionalInterface
  public interface Test {

    /** The test that is always passed. */
    Test ALWAYS = (state, effect, subject) -> true;
    /** The test that is never passed. */
    Test NEVER = (state, effect, subject) -> false;

    /** Returns whether an effect passes. */
    boolean passes(GameState state, Effect effect, int subject);
  }

  private final Test wish;

  InstantWord(EffectRow row, Test wish) {
    super(row);
    this.wish = wish;
  }

  /** Returns the word of an effect that happens at once. */
  static InstantWord of(Effect effect) {
    if (effect.word() instanceof InstantWord word) {
      return word;
    }
    throw new IllegalStateException(effect.text() + " does not happen at once");
  }

  /** Carries out the next word of a card; its questions are put on the agenda. */
  static void carryOut(GameState state, CardResolution doing) {
    Effect effect = doing.effect(state);
    of(effect).execute(state, effect, doing);
    state.then(doing.rest(state));
  }

  /** Carries out an effect. */
  abstract void execute(GameState state, Effect effect, CardResolution doing);

  /** Returns whether an effect would change anything (JW-RUL-101). */
  abstract boolean isUseful(GameState state, Effect effect, int owner, int by, int on);

  /** Returns whether the heuristic plays a card for a useful effect. */
  final boolean isWanted(GameState state, Effect effect, int owner) {
    return wish.passes(state, effect, owner);
  }
}
