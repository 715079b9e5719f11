package games.kumite.api.arena;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The actions of a match so far. One thread appends actions; any thread may read them. */
final class ActionLog {

  private static final int FIRST = 32;

  /** Written before the size and read after it, so that a reader sees every action it counts. */
  private Action[] actions = new Action[FIRST];
  private final AtomicInteger size = new AtomicInteger();

  void add(Action action) {
    int count = size.getPlain();
    if (count == actions.length) {
      actions = Arrays.copyOf(actions, 2 * count);
    }
    actions[count] = action;
    size.setRelease(count + 1);
  }

  List<Action> list() {
    int count = size.getAcquire();
    return List.of(Arrays.copyOf(actions, count));
  }
}
