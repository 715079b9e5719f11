package games.kumite.tmnt.state;

import games.kumite.tmnt.content.EffectCondition;

/**
 * A condition whose word has become a number: a Stance, a tag's bit, a slot, a face.
 *
 * @param scope the subject of the test
 * @param test the test
 * @param argument the number that the test compares with
 * @param result the result that the test must have: false for an effect after ELSE
 */
public record ResolvedCondition(EffectCondition.Scope scope, EffectCondition.Test test, int argument, boolean result) {

  /** Returns whether it always holds. */
  public boolean isNothing() {
    return test == EffectCondition.Test.ANY && scope == EffectCondition.Scope.SELF && result;
  }
}
