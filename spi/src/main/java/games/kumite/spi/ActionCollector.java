package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A collector of the actions of a choice. Legal actions are listed in the order of adding. Refused ones are dropped
 * while a match is played, and examined when a caller asks for the reason of a refusal.
 *
 * <p>A state runner keeps one for its state, with the actions of the waiting question, so that they are listed once. It
 * is not part of the position, and copies of the state do not take it along; a list that does not change is shared.
 */
public final class ActionCollector {

  private static final Action[] NONE = {};
  private static final int ALL = -1;

  /** The listed actions that follow those of the table: this collector's own array, or a prepared one. */
  private Action[] actions = NONE;
  private Action[] room = NONE;
  private int count;

  /** The number of leading actions that stand in a table; they are copied only when a caller asks for the list. */
  private int ahead;

  /** A bit for each place of the {@link #table} that is listed; 0 if the places are those of cards. */
  private long places;
  private @Nullable Cards cards;
  private @Nullable Zone zone;
  private Action[] table = NONE;
  private int leading = ALL;
  private final boolean counting;

  /** Whether the actions are those of the question that waits, and there is one. */
  boolean isListed;

  /** Whether the actions of the last question were listed: then those of the next one will be too. */
  boolean isWanted;

  /** The candidates of the last selection, null before the first one. */
  private @Nullable Candidates candidates;

  /** The notation and the reason that are asked for, null while a match is played. */
  private final @Nullable Why why;

  /**
   * The reason why a notation is refused. Kept apart from the collector, because every playout has some collectors of
   * its own.
   */
  private static final class Why {

    private final String notation;
    private @Nullable Refusal reason;
    private @Nullable Refusal others;

    Why(String notation) {
      this.notation = notation;
    }
  }

  /** Creates a collector that only lists actions. */
  ActionCollector() {
    this.why = null;
    this.counting = false;
  }

  /** Creates a collector that also keeps the reason why a notation is refused. */
  ActionCollector(String notation) {
    this.why = new Why(notation);
    this.counting = false;
  }

  /** Creates a collector with a list. */
  ActionCollector(ActionList kept, int leading) {
    this.why = null;
    this.counting = false;
    this.actions = kept.actions;
    this.count = actions.length;
    this.leading = leading;
    this.isListed = true;
  }

  private ActionCollector(Action[] room) {
    this.why = null;
    this.counting = true;
    this.actions = room;
    this.room = room;
  }

  /** Returns a collector that only finds out whether there is any action. */
  static ActionCollector anything() {
    return new ActionCollector(new Action[1]);
  }

  /**
   * Returns whether the caller only asks whether there is an action, and there is one. Then no more needs to be added.
   *
   * @return true if the rest may be left out
   */
  public boolean isSatisfied() {
    return counting && count > 0;
  }

  /**
   * Marks the actions added so far as those that a search needs: all others lead to positions that these reach too.
   * Without this call a search needs all actions.
   */
  public void markSearchActions() {
    leading = size();
  }

  /** Returns the number of leading actions that a search needs. */
  int leading() {
    return leading == ALL ? size() : leading;
  }

  /**
   * Lists an action.
   *
   * @param action a legal action
   */
  public void add(Action action) {
    if (count == actions.length) {
      grow();
    }
    actions[count++] = action;
  }

  /**
   * Lists an action for each card of a zone, from the top: the element of an array at the index of the card's face.
   *
   * @param from the cards
   * @param pile the zone
   * @param faces the legal actions by faces; not changed after this call
   */
  public void add(Cards from, Zone pile, Action[] faces) {
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
   * Lists the actions at some places of an array, the lowest place first. They stay in the array until a list is asked
   * for.
   *
   * @param legal a bit for each legal action: bit i for the one at place i
   * @param all the actions by places; not changed after this call
   */
  public void addAll(long legal, Action[] all) {
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

  /** Returns whether all listed actions may stay in a table. */
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
   * @param prepared the legal actions; not changed after this call
   */
  public void addAll(Action[] prepared) {
    if (count == 0 && !counting) {
      actions = prepared; // full, so further actions go into an array of our own
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
   * @param refusal the reason why it is not legal, null if it is
   */
  public void add(Action action, @Nullable Refusal refusal) {
    if (refusal == null) {
      add(action);
    } else if (why != null) {
      explain(action, refusal, why);
    }
  }

  /**
   * Returns whether an action with this refusal would be kept: it is legal, or the caller asks for reasons. Otherwise
   * the action need not be created.
   *
   * @param refusal null if it is legal
   * @return false if {@link #add(Action, Refusal)} would drop it
   */
  public boolean accepts(@Nullable Refusal refusal) {
    return refusal == null || why != null;
  }

  /**
   * Sets the reason for refusing all actions that are not added, where one rule of the choice covers all of them. It
   * applies to the notations of actions of the game with the verb of a listed action that are not among the added ones.
   *
   * @param refusal the reason, null for none
   */
  public void refuseOthers(@Nullable Refusal refusal) {
    if (why != null) {
      why.others = refusal;
    }
  }

  /** Returns the reason for refusing actions that were not added, null if the choice does not give one. */
  @Nullable Refusal others() {
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
   * Returns whether the caller asks why an action is refused. Otherwise refused actions are dropped, and a choice may
   * skip those that it knows to be refused.
   *
   * @return true if refused actions are examined
   */
  public boolean isExplaining() {
    return why != null;
  }

  /**
   * Returns the number of listed actions so far.
   *
   * @return the number, from 0
   */
  public int size() {
    return ahead + count;
  }

  /** Returns this collector without actions. */
  ActionCollector begin() {
    isListed = false;
    clear();
    return this;
  }

  /** Drops the actions after a question is answered. */
  void forget() {
    isWanted = isListed;
    isListed = false;
  }

  /** Drops everything found, since the state is replaced. */
  void leave() {
    forget();
    if (candidates != null) {
      candidates.owner = null;
    }
  }

  /** Returns whether the kept candidates are those of a selection. */
  boolean hasCandidatesOf(Question<?> selection) {
    return candidates != null && candidates.owner == selection;
  }

  /** Returns the candidates kept last, for a caller that gives them back by {@link #keep}. */
  Candidates takeCandidates() {
    Candidates kept = candidates;
    if (kept == null) {
      kept = new Candidates();
      candidates = kept;
    } else if (kept.isTaken) {
      return new Candidates();
    }
    kept.owner = null;
    kept.isTaken = true;
    return kept;
  }

  /** Keeps the candidates of a selection until a seat has chosen. */
  void keep(Candidates found, Question<?> selection) {
    found.owner = selection;
    found.isTaken = false;
    if (candidates != found) {
      candidates = found;
    }
  }

  /** Removes all actions. */
  void clear() {
    count = 0;
    ahead = 0;
    places = 0;
    leading = ALL;
    if (actions != room) {
      actions = room;
    }
  }

  Action get(int index) {
    return index < ahead ? ahead(index) : actions[index - ahead];
  }

  @Nullable Refusal reason() {
    return why == null ? null : why.reason;
  }

  /** Returns whether all listed actions stand in an array that is not written any more. */
  boolean isKept() {
    return ahead == 0 && actions != room && count == actions.length;
  }

  /** Returns the listed actions as a list, which stays as it is when this collector is used again. */
  List<Action> toList() {
    if (ahead != 0 || actions == room) {
      settle();
    }
    return new ActionList(actions);
  }

  /** Returns the first action in the table, as a cursor: the token of its card, or the bits of the places from it on. */
  private long firstAhead() {
    return places != 0 ? places : Objects.requireNonNull(cards).top(Objects.requireNonNull(zone));
  }

  private Action ahead(long cursor) {
    return table[places != 0 ? Long.numberOfTrailingZeros(cursor) : Objects.requireNonNull(cards).face((int) cursor)];
  }

  private long nextAhead(long cursor) {
    return places != 0 ? cursor & cursor - 1 : Objects.requireNonNull(cards).next((int) cursor);
  }

  /** Moves the listed actions into an array of the list's own, which is not written any more. */
  private void settle() {
    Action[] all = new Action[size()];
    long cursor = ahead == 0 ? 0 : firstAhead();
    for (int i = 0; i < ahead; i++) {
      all[i] = ahead(cursor);
      cursor = nextAhead(cursor);
    }
    System.arraycopy(actions, 0, all, ahead, count);
    count = all.length;
    ahead = 0;
    places = 0;
    actions = all;
  }

  /** Returns the listed action that is or equals one, null if none does. */
  @Nullable Action listed(Action action) {
    if (ahead == 0 && isAmong(action, actions, count)) {
      return action;
    }
    int index = indexOf(action);
    return index < 0 ? null : get(index);
  }

  /** Returns whether an array contains this very action. */
  private static boolean isAmong(Action action, Action[] all, int count) {
    boolean isAmong = false;
    for (int i = 0; i < count; i++) { // always to the end: a mispredicted branch costs more
      isAmong |= all[i] == action;
    }
    return isAmong;
  }

  /** Returns the index of the listed action that is this one, else of the first that equals it; -1 if none does. */
  int indexOf(Action action) {
    int equal = -1;
    long cursor = ahead == 0 ? 0 : firstAhead();
    for (int i = 0; i < ahead; i++) {
      Action listed = ahead(cursor);
      if (listed == action) {
        return i;
      }
      equal = equal < 0 && listed.equals(action) ? i : equal;
      cursor = nextAhead(cursor);
    }
    for (int i = 0; i < count; i++) {
      if (actions[i] == action) {
        return ahead + i;
      }
      equal = equal < 0 && actions[i].equals(action) ? ahead + i : equal;
    }
    return equal;
  }

  @Nullable Action named(String notation) {
    long cursor = ahead == 0 ? 0 : firstAhead();
    for (int i = 0; i < ahead; i++) {
      Action listed = ahead(cursor);
      if (listed.notation().equals(notation)) {
        return listed;
      }
      cursor = nextAhead(cursor);
    }
    for (int i = 0; i < count; i++) {
      if (actions[i].notation().equals(notation)) {
        return actions[i];
      }
    }
    return null;
  }
}
