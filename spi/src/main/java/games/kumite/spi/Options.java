package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the actions of a question. Legal ones are listed in the order of adding; refused ones are
 * dropped while a match is played, and looked at when somebody asks why.
 */
public sealed class Options permits Listing {

  private static final Action[] NONE = {};
  private static final int ALL = -1;

  private Action[] actions = NONE;
  private int size;
  private int leading = ALL;
  private final boolean counting;

  /** What somebody wants to know who asks why, null for everybody else. */
  private final @Nullable Why why;

  /** Why a notation is refused; apart from the options, since every playout has some of its own. */
  private static final class Why {

    private final String notation;
    private @Nullable Refusal reason;
    private @Nullable Refusal others;

    Why(String notation) {
      this.notation = notation;
    }
  }

  /** Lists actions alone. */
  Options() {
    this.why = null;
    this.counting = false;
  }

  /** Keeps the reason of this notation's refusal too if it meets one. */
  Options(String notation) {
    this.why = new Why(notation);
    this.counting = false;
  }

  private Options(Action[] room) {
    this.why = null;
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
  public final boolean isEnough() {
    return counting && size > 0;
  }

  /**
   * Says that the actions so far are those that a search needs: all others lead to what these reach too. Without this
   * call all are.
   */
  public final void endLeading() {
    leading = size;
  }

  /** How many of the first actions a search needs. */
  final int leading() {
    return leading == ALL ? size : leading;
  }

  /**
   * Lists an action.
   *
   * @param action a legal one
   */
  public final void add(Action action) {
    if (size == actions.length) {
      grow();
    }
    actions[size++] = action;
  }

  /**
   * Lists an action for each card of a zone, from the top: the one that stands at the place of its face.
   *
   * @param cards where cards lie
   * @param zone the zone
   * @param byFace the legal actions by faces
   */
  public final void add(Cards cards, Zone zone, Action[] byFace) {
    if (!counting && size + cards.count(zone) <= actions.length) {
      size = cards.list(zone, byFace, actions, size);
      return;
    }
    for (int card = cards.top(zone); card >= 0; card = cards.next(card)) {
      add(byFace[cards.face(card)]);
    }
  }

  /**
   * Lists an action unless a rule refuses it.
   *
   * @param action the action
   * @param refusal null if it is legal, else why it is not
   */
  public final void add(Action action, @Nullable Refusal refusal) {
    if (refusal == null) {
      add(action);
    } else if (why != null) {
      explain(action, refusal, why);
    }
  }

  /**
   * Whether an action with this refusal would be looked at: it is legal, or somebody asks why not. Otherwise it need not
   * be made.
   *
   * @param refusal null if it is legal
   * @return false if {@link #add(Action, Refusal)} would drop it
   */
  public final boolean looksAt(@Nullable Refusal refusal) {
    return refusal == null || why != null;
  }

  /**
   * Says why whatever has not been named is refused, where a question has one rule for all of it: the reason of a
   * notation that begins with the verb of a listed action and is none of those added.
   *
   * @param refusal the reason, null for none
   */
  public final void refuseOthers(@Nullable Refusal refusal) {
    if (why != null) {
      why.others = refusal;
    }
  }

  /** Why what has not been named is refused, null if the question does not say. */
  final @Nullable Refusal others() {
    return why == null ? null : why.others;
  }

  private static void explain(Action action, Refusal refusal, Why why) {
    if (why.reason == null && action.notation().equals(why.notation)) {
      why.reason = refusal;
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
  public final boolean isExplaining() {
    return why != null;
  }

  /**
   * How many actions are listed so far.
   *
   * @return the number, from 0
   */
  public final int size() {
    return size;
  }

  /** Starts again. */
  final void clear() {
    size = 0;
    leading = ALL;
  }

  final Action get(int index) {
    return actions[index];
  }

  final @Nullable Refusal reason() {
    return why == null ? null : why.reason;
  }

  final List<Action> toList() {
    return new ActionList(Arrays.copyOf(actions, size));
  }

  final int indexOf(Action action) {
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

  final @Nullable Action named(String notation) {
    for (int i = 0; i < size; i++) {
      if (actions[i].notation().equals(notation)) {
        return actions[i];
      }
    }
    return null;
  }
}
