package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the actions of a question. Legal ones are listed in the order of adding; refused ones are
 * dropped while a match is played, and looked at when somebody asks why.
 */
public sealed class ActionCollector permits ListedActions {

  private static final Action[] NONE = {};
  private static final int ALL = -1;

  /** What is listed behind the table's: the room, or what was prepared. */
  private Action[] actions = NONE;
  private Action[] room = NONE;
  private int count;

  /** How many of the first actions stand in a table, from which nobody copies them before somebody wants the list. */
  private int ahead;

  /** A bit for each place of the {@link #table} that is listed; 0 if the places are those of cards. */
  private long places;
  private @Nullable Cards cards;
  private @Nullable Zone zone;
  private Action[] table = NONE;
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
  ActionCollector() {
    this.why = null;
    this.counting = false;
  }

  /** Keeps the reason of this notation's refusal too if it meets one. */
  ActionCollector(String notation) {
    this.why = new Why(notation);
    this.counting = false;
  }

  private ActionCollector(Action[] room) {
    this.why = null;
    this.counting = true;
    this.actions = room;
    this.room = room;
  }

  /** Finds out whether there is anything at all. */
  static ActionCollector anything() {
    return new ActionCollector(new Action[1]);
  }

  /**
   * Whether somebody only asks if there is an action, and there is one: no more needs to be added.
   *
   * @return true if the rest may be left out
   */
  public final boolean isSatisfied() {
    return counting && count > 0;
  }

  /**
   * Says that the actions so far are those that a search needs: all others lead to what these reach too. Without this
   * call all are.
   */
  public final void markSearchActions() {
    leading = size();
  }

  /** How many of the first actions a search needs. */
  final int leading() {
    return leading == ALL ? size() : leading;
  }

  /**
   * Lists an action.
   *
   * @param action a legal one
   */
  public final void add(Action action) {
    if (count == actions.length) {
      grow();
    }
    actions[count++] = action;
  }

  /**
   * Lists an action for each card of a zone, from the top: the one that stands at the place of its face.
   *
   * @param from where cards lie
   * @param pile the zone
   * @param faces the legal actions by faces; nobody changes the array any more
   */
  public final void add(Cards from, Zone pile, Action[] faces) {
    if (!isUntouched()) {
      for (int card = from.top(pile); card >= 0; card = from.next(card)) {
        add(faces[from.face(card)]);
      }
      return;
    }
    if (cards != from) {
      cards = from;
    }
    if (zone != pile) {
      zone = pile;
    }
    if (table != faces) {
      table = faces;
    }
    ahead = from.count(pile);
  }

  /**
   * Lists the actions at some places of an array, the lowest place first. They stay in the array until a list is asked for.
   *
   * @param legal a bit for each legal action: bit i for the one at place i
   * @param all the actions by places; never changed after this call
   */
  public final void addAll(long legal, Action[] all) {
    if (!isUntouched()) {
      for (long left = legal; left != 0; left &= left - 1) {
        add(all[Long.numberOfTrailingZeros(left)]);
      }
      return;
    }
    places = legal;
    if (table != all) {
      table = all;
    }
    ahead = Long.bitCount(legal);
  }

  /** Whether all that is listed may stay in a table. */
  private boolean isUntouched() {
    return count == 0 && ahead == 0 && !counting && why == null;
  }

  private Action ahead(int index) {
    if (places != 0) {
      return table[SetBits.place(index, places)];
    }
    Cards from = Objects.requireNonNull(cards);
    return table[from.face(from.at(Objects.requireNonNull(zone), index))];
  }

  /**
   * Lists actions that were prepared together.
   *
   * @param prepared the legal actions; nobody changes the array any more
   */
  public final void addAll(Action[] prepared) {
    if (count == 0 && !counting) {
      actions = prepared; // full, so whatever is added moves to the room
      count = prepared.length;
    } else {
      addEach(prepared);
    }
  }

  private void addEach(Action[] prepared) {
    for (Action action : prepared) {
      add(action);
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
  public final boolean accepts(@Nullable Refusal refusal) {
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
      count = 0;
      return;
    }
    Action[] listed = actions;
    if (room.length <= count) {
      room = new Action[count == 0 ? 10 : count * 2];
    }
    System.arraycopy(listed, 0, room, 0, count);
    actions = room;
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
    return ahead + count;
  }

  /** Starts again. */
  final void clear() {
    count = 0;
    ahead = 0;
    places = 0;
    leading = ALL;
    if (actions != room) {
      actions = room;
    }
  }

  final Action get(int index) {
    return index < ahead ? ahead(index) : actions[index - ahead];
  }

  final @Nullable Refusal reason() {
    return why == null ? null : why.reason;
  }

  /** The actions as a list, which stays as it is when these options begin again. */
  final List<Action> toList() {
    if (ahead != 0 || actions == room) {
      settle();
    }
    return new ActionList(actions);
  }

  /** Copies what is listed out of the room and the table: nobody writes into that array any more. */
  private void settle() {
    Action[] all = new Action[size()];
    for (int i = 0; i < ahead; i++) {
      all[i] = ahead(i);
    }
    System.arraycopy(actions, 0, all, ahead, count);
    count = all.length;
    ahead = 0;
    places = 0;
    actions = all;
  }

  /** The listed action that is or equals one, null if none does. */
  final @Nullable Action listed(Action action) {
    if (ahead == 0 && isAmong(action, actions, count)) {
      return action;
    }
    int index = indexOf(action);
    return index < 0 ? null : get(index);
  }

  /** Whether this very action is listed. */
  private static boolean isAmong(Action action, Action[] all, int count) {
    boolean isAmong = false;
    for (int i = 0; i < count; i++) { // to the end: where it stands cannot be foreseen, and a wrong guess costs more
      isAmong |= all[i] == action;
    }
    return isAmong;
  }

  final int indexOf(Action action) {
    for (int i = 0; i < size(); i++) {
      if (get(i) == action) {
        return i;
      }
    }
    for (int i = 0; i < size(); i++) {
      if (get(i).equals(action)) {
        return i;
      }
    }
    return -1;
  }

  final @Nullable Action named(String notation) {
    for (int i = 0; i < size(); i++) {
      if (get(i).notation().equals(notation)) {
        return get(i);
      }
    }
    return null;
  }
}
