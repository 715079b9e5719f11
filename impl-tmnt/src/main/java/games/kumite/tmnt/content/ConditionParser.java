package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.spi.content.Words;
import games.kumite.tmnt.content.EffectCondition.Scope;
import java.util.List;

/** A parser of conditions: {@code SELF(STANCE=AGGRESSIVE)}, {@code MONSTER(LEVEL>=10)}, {@code ALONE}. Immutable. */
public final class ConditionParser {

  private final Words<ConditionWord> words;
  private final Grammar<EffectCondition> conditions;

  ConditionParser(Words<ConditionWord> words) {
    this.words = words;
    Grammar<EffectCondition> forms = Grammar.of("there is no condition \"%s\" in the vocabulary");
    for (ConditionWord word : words.toList()) {
      for (Scope scope : word.scopes()) {
        forms = forms.form(scope + "\\(" + word.pattern() + "\\)", found -> read(scope, word, found));
      }
      if (word.scopes().contains(Scope.SELF)) {
        forms = forms.form(word.pattern(), found -> read(Scope.SELF, word, found));
      }
    }
    conditions = forms;
  }

  /** Returns a copy with further words. */
  ConditionParser and(List<? extends ConditionWord> more) {
    return new ConditionParser(words.and(more));
  }

  /** Returns the words. */
  public List<ConditionWord> words() {
    return words.toList();
  }

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException if the text is not a condition
   */
  public EffectCondition parse(String text) {
    return conditions.read(text);
  }

  private static EffectCondition read(Scope scope, ConditionWord word, Found found) {
    return switch (word.argument()) {
      case NONE -> new EffectCondition(scope, word, "", 0);
      case NUMBER -> new EffectCondition(scope, word, "", found.number(1));
      default -> new EffectCondition(scope, word, found.text(1), 0);
    };
  }
}
