package games.kumite.spi;

import games.kumite.api.Action;
import java.util.AbstractList;
import java.util.RandomAccess;

/** An immutable list that takes over its array. */
final class ActionList extends AbstractList<Action> implements RandomAccess {

  /** Not changed. */
  final Action[] actions;

  ActionList(Action[] actions) {
    this.actions = actions;
  }

  @Override
  public Action get(int index) {
    return actions[index];
  }

  @Override
  public int size() {
    return actions.length;
  }
}
