package games.kumite.api;

import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A running game: it waits for one decision at a time until it is over.
 *
 * <p>Playing an action also resolves everything that needs no decision, such as dice and draws. A match can be copied,
 * saved, resumed and searched at every decision, even inside nested effects and reaction windows.
 *
 * <p>A match is used by one thread at a time. Different matches, copies included, share no mutable state.
 *
 * <pre>{@code
 * Match match = Games.named("brawler").start(Setup.seats("Ana", "Bo").seed(42));
 * while (!match.isOver()) {
 *   match.play(match.decision().actions().get(0));
 * }
 * System.out.println(match.outcome());
 * }</pre>
 */
public interface Match {

  /**
   * Returns the game being played.
   *
   * @return the game, in the language of this match
   */
  Game game();

  /**
   * Returns a view of this match with its texts in another language. Two seats of one match can each read their own:
   * table, prompts, labels, events, refusals and perspectives. Both views belong to the same match: an action played in
   * one is played in the other. {@linkplain EventReader#position() Positions} hold for readers in the same language.
   * The first call that needs texts in a language replays the record once; later calls only process what is new.
   *
   * <pre>{@code
   * Table forAna = match.table(ana);
   * Table forBernd = match.in(Locale.GERMAN).table(bernd);
   * }</pre>
   *
   * @param language the language; its country is ignored
   * @return the view; this match itself if it already has that language or its game is not available in it
   * @throws IllegalStateException if this match keeps no record; its language is that of the game that started it
   */
  default Match in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    return this;
  }

  /**
   * Returns the seats in playing order.
   *
   * @return an immutable list
   */
  List<Seat> seats();

  /**
   * Returns whether the match has ended.
   *
   * @return true once there is an outcome and no pending decision
   */
  boolean isOver();

  /**
   * Returns a snapshot of the pending decision.
   *
   * @return the decision
   * @throws IllegalStateException if the match is over
   */
  Decision decision();

  /**
   * Returns the seat that decides next; cheaper than {@code decision().seat()}.
   *
   * @return the seat
   * @throws IllegalStateException if the match is over
   */
  Seat actor();

  /**
   * Returns the number of listed actions; cheaper than {@code decision().actions().size()}.
   *
   * @return at least 1; 0 if the match is over
   */
  int actionCount();

  /**
   * Plays a random legal action, without listing all actions where the game can avoid it. Meant for playouts. Every
   * kind of action can come up, but not all with the same probability.
   *
   * @param random the random source of the choice; not the match's own
   * @return the action that was played
   * @throws IllegalActionException if the match is over
   */
  default Action playRandom(RandomSource random) {
    if (isOver()) {
      throw new IllegalActionException("the match is over", null);
    }
    int choices = actionCount();
    Action action = decision().actions().get(choices == 1 ? 0 : random.pick("playout", 0, choices));
    play(action);
    return action;
  }

  /**
   * Plays the listed action at an index. This is the fastest way to play.
   *
   * @param index an index of the listed actions, from 0 to {@code actionCount() - 1}
   * @throws IllegalActionException if the index is out of range or the match is over; the match is unchanged
   */
  void play(int index);

  /**
   * Plays an action for the seat that decides next.
   *
   * @param action an action that the pending decision lists or accepts
   * @throws IllegalActionException if the action is not legal now or the match is over; the match is unchanged
   */
  void play(Action action);

  /**
   * Plays an action that a seat chose for a particular decision. Refuses late and duplicate messages, and messages from
   * a seat that is not asked.
   *
   * @param seat the seat that chose
   * @param decisionNumber the {@linkplain Decision#number() number} of the answered decision
   * @param action an action that this decision lists or accepts
   * @throws IllegalActionException if another decision is pending, the action is not legal, or the match is over; the
   *     match is unchanged
   */
  default void play(Seat seat, int decisionNumber, Action action) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (isOver()) {
      throw new IllegalActionException("the match is over", null);
    }
    Decision decision = decision();
    if (!decision.seat().equals(seat)) {
      throw new IllegalActionException("it is not for " + seat.name() + " to choose now", null);
    }
    if (decision.number() != decisionNumber) {
      throw new IllegalActionException("the action was meant for decision " + decisionNumber + " of " + seat.name()
          + "; now decision " + decision.number() + " is to be made, " + decision.kind(), null);
    }
    play(action);
  }

  /**
   * Returns a collector for answers of several seats to an open window. Meant for servers whose players answer in any
   * order. The collector belongs to the owner of the match, since the seats that may answer are a secret of the window.
   *
   * @return a new collector, from the present position of this match on
   */
  default Answers answers() {
    return new TurnOrderAnswers(this);
  }

  /**
   * Returns an independent copy in the same position and with the same future. Equal actions give equal results in both
   * matches. A copy costs less than a decision, at any depth of the rules and at any length of the match. It keeps a
   * record if this match does. Event readers remain attached to this match.
   *
   * @return the copy
   */
  Match copy();

  /**
   * Returns the keywords used in this match's notations. Keywords are all words other than verbs, ids and numbers. They
   * come from the game and from its content.
   *
   * @return an immutable list; by default the {@linkplain Game#keywords() game's}
   */
  default List<String> keywords() {
    return game().keywords();
  }

  /**
   * Returns the current phase.
   *
   * @return the innermost phase, one of {@link Game#phases()}
   */
  Phase phase();

  /**
   * Returns the result of a finished match.
   *
   * @return the outcome
   * @throws IllegalStateException if the match is not over
   */
  Outcome outcome();

  /**
   * Returns what a viewer can see now.
   *
   * @param viewer the viewer: one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return the table
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  Table table(Viewer viewer);

  /**
   * Returns a reader for everything that happens, as far as a viewer may know it. The reader starts at the beginning of
   * the match. In a match without a record ({@link Setup#withoutRecord()}, an imagined match) it starts at this call.
   *
   * @param viewer the viewer: one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return a new reader
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  EventReader events(Viewer viewer);

  /**
   * Returns a reader that resumes at a position. Meant for a client that reconnects and has read the beginning.
   *
   * @param viewer the viewer: one of {@link #seats()}, or {@link Viewer#spectator()}
   * @param position the number of events already read: {@link EventReader#position()} of an earlier reader of this
   *     match
   * @return a new reader
   * @throws IllegalArgumentException if the viewer is not a seat of this match, or the position has not been reached
   *     yet
   */
  default EventReader events(Viewer viewer, int position) {
    if (position < 0) {
      throw new IllegalArgumentException("position must be at least 0, was " + position);
    }
    EventReader reader = events(viewer);
    List<Event> all = reader.read();
    if (position > all.size()) {
      throw new IllegalArgumentException("only " + all.size() + " events have happened, was asked for those after " + position);
    }
    return new ResumedReader(reader, all.subList(position, all.size()), position);
  }

  /**
   * Returns what a viewer knows now, as a copy without hidden information. This is what a bot may see. Without a record
   * the copy has no events.
   *
   * @param viewer the viewer: one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return a copy of everything that the viewer may know
   * @throws IllegalArgumentException if the viewer is not a seat of this match
   */
  Perspective perspective(Viewer viewer);

  /**
   * Returns the interface for searching and learning programs. The call costs nothing and may be repeated.
   *
   * @return the search interface; by default answered from the other methods of this match
   */
  default MatchSearch search() {
    return () -> this;
  }

  /**
   * Returns the record of the match so far, from which it can be {@linkplain Game#resume(MatchRecord) resumed}. The
   * record contains hidden information. It is meant for the owner of the match and not for its seats.
   *
   * @return the record
   * @throws IllegalStateException if the match keeps no record ({@link Setup#withoutRecord()}, an imagined match)
   */
  MatchRecord record();

  /**
   * Adds an owner's note to the record at the present position. A note is a tag as in PGN, for example that another
   * player has taken over a seat. It does not affect the match, and an undo does not remove it.
   *
   * @param name the name of the note, such as {@code Event}: a capital letter followed by up to 39 letters and digits;
   *     not one of the record's own tags
   * @param values the content of the note, one to eight texts
   * @throws IllegalArgumentException if the name or the values are not allowed in a {@link MatchRecord.Note}, or there
   *     are {@value MatchRecord#MAX_NOTES} notes already; the match is unchanged
   * @throws IllegalStateException if the match keeps no record
   */
  default void addNote(String name, String... values) {
    throw new IllegalStateException("this match keeps no notes");
  }

  /**
   * Returns what prevents an {@linkplain #undo() undo}, or {@link UndoBarrier#NONE}.
   *
   * @return the barrier; {@link UndoBarrier#NONE} if the last action can be taken back
   */
  UndoBarrier undoBarrier();

  /**
   * Returns what prevents an {@linkplain #undo() undo} by a seat, which takes back its own action only. A frontend asks this
   * before it offers an undo. The answer reveals nothing about other seats' choices: if other seats were asked after the
   * action, it is {@link UndoBarrier#REVEALED_SECRET}.
   *
   * @param seat one of {@link #seats()}
   * @return the barrier of {@link #undoBarrier()}; without one, {@link UndoBarrier#OTHER_SEAT} if the last action is another
   *     seat's, else {@link UndoBarrier#NONE}
   * @throws IllegalArgumentException if the seat is not a seat of this match
   */
  default UndoBarrier undoBarrier(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is not a seat of this match");
    }
    UndoBarrier barrier = undoBarrier();
    if (barrier != UndoBarrier.NONE) {
      return barrier;
    }
    List<MatchRecord.Line> lines = record().lines();
    return lines.get(lines.size() - 1).seat() == seat.number() ? UndoBarrier.NONE : UndoBarrier.OTHER_SEAT;
  }

  /**
   * Takes back the last action. An undo never goes back beyond a random result, a revealed secret, or another seat's
   * choice. A resumed match does not know which seat's action was taken back before the match was saved.
   *
   * @throws IllegalStateException if a barrier prevents the undo; the message names it, and the match is unchanged
   */
  void undo();
}
