package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar.Found;
import games.kumite.spi.content.Word;
import games.kumite.tmnt.content.Clause.Trigger;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A word of the effect vocabulary: how it is written, where it may stand and how it reads. */
public interface EffectWord extends Word {

  /** Returns the effect by which rules ask for it. */
  EffectVerb asked();

  /** Returns a regular expression for its text: the word with its arguments. */
  String pattern();

  /**
   * Returns the effect of a text that fits the pattern.
   *
   * @param conditions the parser of conditions in it
   * @throws IllegalArgumentException if the arguments do not fit each other
   */
  Effect read(Found found, ConditionParser conditions);

  /** Returns the places at which it may stand. */
  Set<TextPlace> places();

  /** Returns the fault of an effect at its place, apart from what holds for every word; empty if there is none. */
  default String fault(Effect effect, Trigger trigger, @Nullable CardType type) {
    return "";
  }

  /** Returns whether it decides by itself when a card can be played, so that ELSE cannot stand with it. */
  default boolean isUnbranched() {
    return false;
  }

  /** Returns whether a card may hold it only once. */
  default boolean isSingle() {
    return false;
  }

  /** Returns whether it must be the only effect of a type of card. */
  default boolean isAlone(CardType type) {
    return false;
  }

  /** Returns whether it counts while its condition holds, not by the state at the time of play. */
  default boolean isSummedUp(CardType type) {
    return false;
  }

  /** Returns the times of play at which it can have its effect. */
  default Set<PlayTime> times(CardType type) {
    return switch (type) {
      case ONE_SHOT -> EnumSet.of(PlayTime.COMBAT);
      case SPECIAL, LEVEL_CARD -> EnumSet.of(PlayTime.ANY, PlayTime.OWN_NONCOMBAT);
      default -> EnumSet.allOf(PlayTime.class);
    };
  }

  /** Returns the choice that the user must make before it: a word for each kind of choice, empty for none. */
  default String choice(Effect effect) {
    return "";
  }

  /** Returns the display phrase of an effect, given the phrase of the language for its word and arguments. */
  default String phrase(Effect effect, Supplier<String> usual) {
    return usual.get();
  }
}
