package games.kumite.tmnt.content;

import games.kumite.tmnt.content.Condition.Scope;
import games.kumite.tmnt.content.Condition.Test;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a condition: {@code SELF(STANCE=AGGRESSIVE)}, {@code MONSTER(LEVEL>=10)}, {@code ALONE}. */
final class ConditionText {

  private static final Pattern SCOPED = Pattern.compile("(SELF|SIDE|MONSTER|OTHER_MONSTER|TARGET)\\((.+)\\)");
  private static final Pattern NUMBER = Pattern.compile("(HAND<=|LEVEL<=|LEVEL>=|COUNT>=|KATAS>=)([0-9]{1,2})");
  private static final Pattern WORD = Pattern.compile("(STANCE|KIND|CHARACTER|TAG|SLOT_EMPTY)=([A-Z_0-9]+)");

  private static final Set<Test> OF_MONSTERS =
      EnumSet.of(Test.ANY, Test.TAG, Test.LEVEL_LEAST, Test.LEVEL_MOST, Test.COUNT);
  private static final Set<Test> OF_PLAYERS = EnumSet.of(Test.ANY, Test.STANCE, Test.NO_STANCE, Test.KIND,
      Test.CHARACTER, Test.HAND_MOST, Test.LEVEL_MOST, Test.LEVEL_LEAST, Test.SLOT_EMPTY, Test.HANDS_EMPTY,
      Test.HAS_ALLY, Test.HAS_HELPER, Test.HELPS, Test.ALONE, Test.KATAS);
  private static final Set<Test> OF_TARGETS = EnumSet.copyOf(OF_PLAYERS);

  static {
    OF_TARGETS.add(Test.LOWEST);
  }

  private ConditionText() {}

  static Condition parse(String text) {
    Matcher scoped = SCOPED.matcher(text);
    Scope scope = Scope.SELF;
    String inner = text;
    if (scoped.matches()) {
      scope = Scope.valueOf(scoped.group(1));
      inner = scoped.group(2);
    }
    Condition condition =
        scope == Scope.OTHER_MONSTER ? new Condition(scope, Test.NAMED, inner, 0) : test(scope, inner, text);
    if (!tests(scope).contains(condition.test())) {
      throw new IllegalArgumentException("there is no condition \"" + text + "\" in the vocabulary");
    }
    return condition;
  }

  private static Set<Test> tests(Scope scope) {
    return switch (scope) {
      case MONSTER -> OF_MONSTERS;
      case OTHER_MONSTER -> EnumSet.of(Test.NAMED);
      case TARGET -> OF_TARGETS;
      default -> OF_PLAYERS;
    };
  }

  private static Condition test(Scope scope, String inner, String text) {
    return switch (inner) {
      case "ANY", "HAS_ALLY", "HAS_HELPER", "ALONE", "LOWEST" -> new Condition(scope, Test.valueOf(inner), "", 0);
      case "ROLE=HELPER" -> new Condition(scope, Test.HELPS, "", 0);
      case "STANCE=NONE" -> new Condition(scope, Test.NO_STANCE, "", 0);
      case "SLOT_EMPTY=HANDS" -> new Condition(scope, Test.HANDS_EMPTY, "", 0);
      default -> compared(scope, inner, text);
    };
  }

  private static Condition compared(Scope scope, String inner, String text) {
    Matcher word = WORD.matcher(inner);
    if (word.matches()) {
      return new Condition(scope, Test.valueOf(word.group(1)), word.group(2), 0);
    }
    Matcher number = NUMBER.matcher(inner);
    if (number.matches()) {
      Test test = switch (number.group(1)) {
        case "HAND<=" -> Test.HAND_MOST;
        case "LEVEL<=" -> Test.LEVEL_MOST;
        case "LEVEL>=" -> Test.LEVEL_LEAST;
        case "COUNT>=" -> Test.COUNT;
        default -> Test.KATAS;
      };
      return new Condition(scope, test, "", Integer.parseInt(number.group(2)));
    }
    throw new IllegalArgumentException("there is no condition \"" + text + "\" in the vocabulary");
  }
}
