package games.kumite.tmnt.content;

import games.kumite.spi.content.Word;
import games.kumite.tmnt.content.EffectCondition.Scope;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/** A word of conditions: how it is written, of whom it may be said and how it reads. */
public interface ConditionWord extends Word {

  /** The argument of a word. */
  enum Argument { NONE, NUMBER, STANCE, CHARACTER, KIND, TAG, SLOT, MONSTER }

  /** The word that always holds. */
  ConditionWord ANY = new ConditionWord() {

    private final Set<Scope> scopes = Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Scope.OTHER_MONSTER)));

    @Override
    public String pattern() {
      return word();
    }

    @Override
    public Argument argument() {
      return Argument.NONE;
    }

    @Override
    public Set<Scope> scopes() {
      return scopes;
    }

    @Override
    public String word() {
      return "ANY";
    }

    @Override
    public String toString() {
      return word();
    }
  };

  /** Returns a regular expression for its text; the argument is its group. */
  String pattern();

  /** Returns what its argument is. */
  Argument argument();

  /** Returns the subjects of which it may be said. */
  Set<Scope> scopes();

  /** Returns whether it is said of all monsters together. */
  default boolean isOfAll() {
    return false;
  }

  /** Returns the display phrase, given the argument and the phrase of the language. */
  default String phrase(String argument, Supplier<String> usual) {
    return usual.get();
  }
}
