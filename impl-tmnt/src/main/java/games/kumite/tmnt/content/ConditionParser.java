package games.kumite.tmnt.content;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.tmnt.content.EffectCondition.Scope;
import games.kumite.tmnt.content.EffectCondition.Test;
import java.util.EnumSet;
import java.util.Set;

/** A parser of conditions: {@code SELF(STANCE=AGGRESSIVE)}, {@code MONSTER(LEVEL>=10)}, {@code ALONE}. */
public final class ConditionParser {

  private static final String UNKNOWN = "there is no condition \"%s\" in the vocabulary";
  private static final Set<Test> OF_MONSTERS =
      EnumSet.of(Test.ANY, Test.TAG, Test.LEVEL_LEAST, Test.LEVEL_MOST, Test.COUNT);
  private static final Set<Test> OF_TARGETS = EnumSet.complementOf(EnumSet.of(Test.TAG, Test.COUNT, Test.NAMED));

  private static final Grammar<EffectCondition> CONDITION = Grammar.<EffectCondition>of(UNKNOWN)
      .form("OTHER_MONSTER\\((.+)\\)", found -> new EffectCondition(Scope.OTHER_MONSTER, Test.NAMED, found.text(1), 0))
      .form("(SELF|SIDE|MONSTER|TARGET)\\((.+)\\)", found -> scoped(found.word(1, Scope.class), found.text(2), found))
      .form(".+", found -> scoped(Scope.SELF, found.text(), found));

  /** The grammar of the part in brackets, read as if it described the owner. */
  private static final Grammar<EffectCondition> TEST = Grammar.<EffectCondition>of(UNKNOWN)
      .form("(ANY|HAS_ALLY|HAS_HELPER|ALONE|LOWEST)", found -> test(found.word(1, Test.class), "", 0))
      .form("ROLE=HELPER", found -> test(Test.HELPS, "", 0))
      .form("STANCE=NONE", found -> test(Test.NO_STANCE, "", 0))
      .form("SLOT_EMPTY=HANDS", found -> test(Test.HANDS_EMPTY, "", 0))
      .form("(STANCE|KIND|CHARACTER|TAG|SLOT_EMPTY)=([A-Z_0-9]+)",
          found -> test(found.word(1, Test.class), found.text(2), 0))
      .form("HAND<=([0-9]{1,2})", found -> test(Test.HAND_MOST, "", found.number(1)))
      .form("LEVEL<=([0-9]{1,2})", found -> test(Test.LEVEL_MOST, "", found.number(1)))
      .form("LEVEL>=([0-9]{1,2})", found -> test(Test.LEVEL_LEAST, "", found.number(1)))
      .form("(COUNT|KATAS)>=([0-9]{1,2})", found -> test(found.word(1, Test.class), "", found.number(2)))
      .form(".+", found -> test(Test.NAMED, "", 0)); // fits no form here

  private ConditionParser() {}

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException if the text is not a condition
   */
  public static EffectCondition parse(String text) {
    return CONDITION.read(text);
  }

  private static EffectCondition test(Test test, String word, int number) {
    return new EffectCondition(Scope.SELF, test, word, number);
  }

  private static EffectCondition scoped(Scope scope, String inner, Found whole) {
    EffectCondition read = TEST.read(inner);
    boolean fits = switch (scope) {
      case MONSTER -> OF_MONSTERS.contains(read.test());
      case TARGET -> OF_TARGETS.contains(read.test());
      default -> OF_TARGETS.contains(read.test()) && read.test() != Test.LOWEST;
    };
    if (!fits) {
      throw new IllegalArgumentException(String.format(UNKNOWN, whole.text()));
    }
    return new EffectCondition(scope, read.test(), read.word(), read.number());
  }
}
