package games.kumite.spi;

import games.kumite.api.Action;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the actions of a question. Legal ones are listed in the order of adding; refused ones are
 * dropped while a match is played, and looked at when somebody asks why.
 */
public final class Options {

  private static final Action[] NONE = {};
  private static final int ALL = -1;

  private Action[] actions = NONE;
  private int size;
  private int leading = ALL;
  private final @Nullable String wanted;
  private final boolean counting;
  private @Nullable Refusal reason;
  private @Nullable Refusal others;

  /** Lists actions alone, or keeps the reason of this notation's refusal too if it meets one. */
  Options(@Nullable String wanted) {
    this.wanted = wanted;
    this.counting = false;
  }

  private Options(Action[] room) {
    this.wanted = null;
    this.counting = true;
    this.actions = room;
  }

  /** Finds out whether there is anything at all. */
  static Options anything() {
    return new Options(new Action[1]);
  }

  /**
   * Whether somebody only asks if there is an action, and there is one: no more needs to be added.
   *
   * @return true if the rest may be left out
   */
  public boolean isEnough() {
    return counting && size > 0;
  }

  /**
   * Says that the actions so far are those that a search needs: all others lead to what these reach too. Without this
   * call all are.
   */
  public void endLeading() {
    leading = size;
  }

  /** How many of the first actions a search needs. */
  int leading() {
    return leading == ALL ? size : leading;
  }

  /**
   * Lists an action.
   *
   * @param action a legal one
   */
  public void add(Action action) {
    if (size == actions.length) {
      grow();
    }
    actions[size++] = action;
  }

  /**
   * Lists an action unless a rule refuses it.
   *
   * @param action the action
   * @param refusal null if it is legal, else why it is not
   */
  public void add(Action action, @Nullable Refusal refusal) {
    if (refusal == null) {
      add(action);
    } else if (wanted != null) {
      explain(action, refusal);
    }
  }

  /**
   * Whether an action with this refusal would be looked at: it is legal, or somebody asks why not. Otherwise it need not
   * be made.
   *
   * @param refusal null if it is legal
   * @return false if {@link #add(Action, Refusal)} would drop it
   */
  public boolean looksAt(@Nullable Refusal refusal) {
    return refusal == null || wanted != null;
  }

  /**
   * Says why whatever has not been named is refused, where a question has one rule for all of it: the reason of a
   * notation that begins with the verb of a listed action and is none of those added.
   *
   * @param refusal the reason, null for none
   */
  public void refuseOthers(@Nullable Refusal refusal) {
    others = refusal;
  }

  /** Why what has not been named is refused, null if the question does not say. */
  @Nullable Refusal others() {
    return others;
  }

  private void explain(Action action, Refusal refusal) {
    if (reason == null && action.notation().equals(wanted)) {
      reason = refusal;
    }
  }

  private void grow() {
    if (counting) {
      size = 0;
      return;
    }
    actions = Arrays.copyOf(actions, size == 0 ? 10 : size * 2);
  }

  /**
   * Whether somebody asks why an action is refused. Otherwise refused actions are dropped, and a
   * question may save itself the walk over those that it knows to be refused.
   *
   * @return true if refused actions are looked at
   */
  public boolean isExplaining() {
    return wanted != null;
  }

  /**
   * How many actions are listed so far.
   *
   * @return the number, from 0
   */
  public int size() {
    return size;
  }

  /** Starts again. */
  void clear() {
    size = 0;
    leading = ALL;
    others = null;
  }

  Action get(int index) {
    return actions[index];
  }

  @Nullable Refusal reason() {
    return reason;
  }

  List<Action> toList() {
    return new ActionList(Arrays.copyOf(actions, size));
  }

  int indexOf(Action action) {
    for (int i = 0; i < size; i++) {
      if (actions[i] == action) {
        return i;
      }
    }
    for (int i = 0; i < size; i++) {
      if (actions[i].equals(action)) {
        return i;
      }
    }
    return -1;
  }

  @Nullable Action named(String notation) {
    for (int i = 0; i < size; i++) {
      if (actions[i].notation().equals(notation)) {
        return actions[i];
      }
    }
    return null;
  }
}
