package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.spi.Texts;
import games.kumite.spi.content.Word;
import org.jspecify.annotations.Nullable;

/**
 * A word of the effect vocabulary: how it is written, where it may stand and how it reads. Words that hold for a while are
 * {@link LastingWord}s, which rules ask for; the others carry out themselves what they mean.
 */
public interface EffectWord extends KeywordConstant, Word {

  /** The nature of an effect: it happens, lasts, or does one or the other by its trigger. */
  enum Nature { INSTANT, LASTING, EITHER }

  /** Returns the number that stands for the word in keys; it never changes, so that records of matches stay readable. */
  int number();

  /** Returns the form of its arguments. */
  Shape shape();

  /** Returns whether it happens or lasts. */
  Nature nature();

  /** Returns the word by which rules ask for it while it lasts, null if it never does. */
  @Nullable LastingWord lasting();

  /** Returns the fault of the word in its place, apart from what holds for every word; empty if there is none. */
  default String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
    return "";
  }

  /** Returns whether it would be ignored in an act; {@code act} is not {@link TextSource.Acts#BOTH}. */
  default boolean isIdle(Effect effect, TextSource.Acts act, TextSource home) {
    return false;
  }

  /** Returns whether it is for self, without naming a target or a place. */
  default boolean isOfSelf() {
    return false;
  }

  /** Returns whether it can matter to a hero who does not act if it holds to the end of a turn. */
  default boolean isOfAnyTurn(Effect effect) {
    return false;
  }

  /** Returns whether "up to" may stand after it. */
  default boolean isRepeatable() {
    return false;
  }

  /** Returns whether it moves the audacity or the threat token. */
  default boolean movesToken() {
    return false;
  }

  /** Returns the phrase of the word with its arguments as display texts and numbers; the heroes it names come later. */
  default String phrase(Texts texts, Effect effect, Object... arguments) {
    return texts.text("effect." + word(), arguments);
  }
}
