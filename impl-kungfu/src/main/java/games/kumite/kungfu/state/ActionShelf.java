package games.kumite.kungfu.state;

import games.kumite.spi.Texts;
import games.kumite.spi.actions.Actions;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The actions of matches by their number of gangs: there are tens of thousands, so they are made once. Thread-safe. */
public final class ActionShelf {

  private final AtomicReferenceArray<Actions> made = new AtomicReferenceArray<>(Parties.MAX_GANGS + 1);

  /** Every action in a match of so many gangs. */
  public Actions of(Texts texts, int gangs) {
    Actions actions = made.get(gangs);
    if (actions == null) {
      actions = Terms.actions(texts, gangs);
      made.set(gangs, actions); // two threads may both make them; both are right
    }
    return actions;
  }
}
