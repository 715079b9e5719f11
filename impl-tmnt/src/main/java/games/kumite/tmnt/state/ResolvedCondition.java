package games.kumite.tmnt.state;

import games.kumite.tmnt.content.EffectCondition;
import java.util.Arrays;

/**
 * A condition whose word has become a number: a Stance, a tag's bit, a slot, a face.
 *
 * @param scope the subject of the test
 * @param test the test
 * @param argument the number that the test compares with
 * @param result the result that the test must have: false for an effect after ELSE
 */
public record ResolvedCondition(EffectCondition.Scope scope, ConditionTest test, int argument, boolean result) {

  /** Returns a copy of some conditions with one more. */
  public static ResolvedCondition[] more(ResolvedCondition[] some, ResolvedCondition last) {
    ResolvedCondition[] more = Arrays.copyOf(some, some.length + 1);
    more[some.length] = last;
    return more;
  }

  /** Returns whether it always holds. */
  public boolean isNothing() {
    return test == ConditionTest.ANY && scope == EffectCondition.Scope.SELF && result;
  }
}
