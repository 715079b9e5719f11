package games.kumite.tmnt.state;

import games.kumite.spi.marks.Shared;
import games.kumite.tmnt.content.Condition;

/** A condition whose word has become a number: a Stance, a tag's bit, a slot, a face. Immutable. */
@Shared
public final class Need {

  /** Who or what is tested. */
  public final Condition.Scope scope;
  /** The test. */
  public final Condition.Test test;
  /** What the test is about. */
  public final int argument;
  /** What must come of the test: false for what stands behind ELSE. */
  public final boolean result;

  Need(Condition.Scope scope, Condition.Test test, int argument, boolean result) {
    this.scope = scope;
    this.test = test;
    this.argument = argument;
    this.result = result;
  }

  /** Whether it always holds. */
  public boolean isNothing() {
    return test == Condition.Test.ANY && scope == Condition.Scope.SELF && result;
  }
}
