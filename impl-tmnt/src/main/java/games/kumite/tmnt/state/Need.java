package games.kumite.tmnt.state;

import games.kumite.spi.Shared;
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

  Need(Condition.Scope scope, Condition.Test test, int argument) {
    this.scope = scope;
    this.test = test;
    this.argument = argument;
  }

  /** Whether it always holds. */
  public boolean isNothing() {
    return test == Condition.Test.ANY;
  }
}
