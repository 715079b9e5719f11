package games.kumite.tmnt.state;

import games.kumite.tmnt.content.Condition;

/**
 * A condition whose word has become a number: a Stance, a tag's bit, a slot, a face.
 *
 * @param scope who or what is tested
 * @param test the test
 * @param argument what the test is about
 * @param result what must come of the test: false for what stands behind ELSE
 */
public record Need(Condition.Scope scope, Condition.Test test, int argument, boolean result) {

  /** Returns whether it always holds. */
  public boolean isNothing() {
    return test == Condition.Test.ANY && scope == Condition.Scope.SELF && result;
  }
}
