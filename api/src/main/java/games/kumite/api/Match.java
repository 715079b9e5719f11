package games.kumite.api;

import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * One running game.
 *
 * <p>A match waits for exactly one {@link Decision} at a time until it is over. Chance and everything
 * that nobody decides happens inside {@link #play(Action)}. It can be copied, saved, resumed and
 * searched at every decision, also in the middle of nested effects and reaction windows.
 *
 * <p>Used by one thread at a time; different matches, copies included, share nothing that changes.
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
   * What is played.
   *
   * @return the game, in the language of this match
   */
  Game game();

  /**
   * This match with its texts for people in another language, so that two seats of one match can each read their own:
   * table, prompts, labels, events, refusals and perspectives. It is no other match: what is played in either is played
   * in both. Its {@linkplain EventReader#position() positions} hold for readers in this language. The first reading in
   * a language costs one run along the record, each later one what is new.
   *
   * <pre>{@code
   * Table forAna = match.table(ana);
   * Table forBernd = match.in(Locale.GERMAN).table(bernd);
   * }</pre>
   *
   * @param language the language; its country does not matter
   * @return this match in that language, or this one if it has that language or its game is not shipped in it
   * @throws IllegalStateException if this match keeps no record; it has the language of the game that started it
   */
  default Match in(Locale language) {
    Objects.requireNonNull(language, "language must not be null");
    return this;
  }

  /**
   * Who plays.
   *
   * @return the seats in their order, an immutable list
   */
  List<Seat> seats();

  /**
   * Whether the match has ended.
   *
   * @return true once there is an outcome and no decision
   */
  boolean isOver();

  /**
   * The choice to be made now.
   *
   * @return a snapshot of the decision
   * @throws IllegalStateException if the match is over
   */
  Decision decision();

  /**
   * The seat that chooses now; the same as {@code decision().seat()}, and cheaper.
   *
   * @return the seat
   * @throws IllegalStateException if the match is over
   */
  Seat actor();

  /**
   * How many actions the current decision lists; the same as {@code decision().actions().size()}, and
   * cheaper.
   *
   * @return at least 1, or 0 if the match is over
   */
  int actionCount();

  /**
   * Plays a legal action drawn at random, without listing all where the game can do so: for playouts. Every kind of
   * action comes up, not each with the same chance.
   *
   * @param random where the choice comes from; not the match's own source
   * @return what was played
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
   * Plays one of the listed actions by its place: the fastest way to play.
   *
   * @param index 0 to {@code actionCount() - 1}
   * @throws IllegalActionException if there is no such place or the match is over; nothing has changed
   */
  void play(int index);

  /**
   * Plays an action for the seat that chooses now.
   *
   * @param action one that the current decision lists or accepts
   * @throws IllegalActionException if it is not legal now, or the match is over; nothing has changed
   */
  void play(Action action);

  /**
   * Plays an action that a seat has meant for one of its decisions: what comes late, twice or from somebody who is not
   * asked is refused, also where the action would be legal now for somebody else.
   *
   * @param seat who has chosen
   * @param number the {@linkplain Decision#number() number} of the decision that was answered
   * @param action one that this decision lists or accepts
   * @throws IllegalActionException if another decision is to be made now, the action is not legal, or the match is
   *     over; nothing has changed
   */
  default void play(Seat seat, int number, Action action) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (isOver()) {
      throw new IllegalActionException("the match is over", null);
    }
    Decision decision = decision();
    if (!decision.seat().equals(seat)) {
      throw new IllegalActionException("it is not for " + seat.name() + " to choose now", null);
    }
    if (decision.number() != number) {
      throw new IllegalActionException("the action was meant for decision " + number + " of " + seat.name()
          + "; now decision " + decision.number() + " is to be made, " + decision.kind(), null);
    }
    play(action);
  }

  /**
   * Takes the answers of several seats to an open window in any order, for servers whose players answer when they
   * like. For the owner of the match: who may answer is a secret of the window.
   *
   * @return a new collector of answers, of this match from its present position on
   */
  default Answers answers() {
    return new TurnOrderAnswers(this);
  }

  /**
   * A match in the same position with the same future: equal actions give equal results in both.
   * Costs less than a decision, at any depth of the rules and at any length of the match. It keeps a
   * record if this match does; readers of events stay with this match.
   *
   * @return the copy
   */
  Match copy();

  /**
   * The words that this match's notations use besides verbs, ids and numbers: those of the game, and those that its
   * content adds.
   *
   * @return an immutable list; by default the {@linkplain Game#keywords() game's}
   */
  default List<String> keywords() {
    return game().keywords();
  }

  /**
   * Where the match is in the game's structure.
   *
   * @return the innermost phase, one of {@link Game#phases()}
   */
  Phase phase();

  /**
   * How the match ended.
   *
   * @return the outcome
   * @throws IllegalStateException if the match is not over
   */
  Outcome outcome();

  /**
   * What an observer may see now.
   *
   * @param viewer one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return the table
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  Table table(Viewer viewer);

  /**
   * A reader of what happens, as an observer may know it: from the start of the match; in a match without a record
   * ({@link Setup#withoutRecord()}, an imagined match), which does not know what has happened, from this call on.
   *
   * @param viewer one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return a new reader
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  EventReader events(Viewer viewer);

  /**
   * A reader for somebody who was told the beginning already, such as a client that comes back: it goes on after that.
   *
   * @param viewer one of {@link #seats()}, or {@link Viewer#spectator()}
   * @param position how many events it has been told: {@link EventReader#position()} of an earlier reader of this match
   * @return a new reader
   * @throws IllegalArgumentException if the observer is no seat of this match, or less than so much has happened
   */
  default EventReader events(Viewer viewer, int position) {
    if (position < 0) {
      throw new IllegalArgumentException("told must be at least 0, was " + position);
    }
    EventReader reader = events(viewer);
    List<Event> all = reader.read();
    if (position > all.size()) {
      throw new IllegalArgumentException("only " + all.size() + " events have happened, was asked for those after " + position);
    }
    return new ResumedReader(reader, all.subList(position, all.size()), position);
  }

  /**
   * The match as an observer sees it now: what a bot may know. Without a record it tells of no events.
   *
   * @param viewer one of {@link #seats()}, or {@link Viewer#spectator()}
   * @return a copy of all that the observer may know
   * @throws IllegalArgumentException if the observer is no seat of this match
   */
  Perspective perspective(Viewer viewer);

  /**
   * Returns what searching and learning programs ask of this match. Costs nothing, so that it may be asked again each time.
   *
   * @return the questions; by default answered from the other methods of this match
   */
  default MatchSearch search() {
    return () -> this;
  }

  /**
   * The match so far, from which {@link Game#resume(MatchRecord)} rebuilds it. It holds everything,
   * hidden things included: it is for the owner of the match, not for its seats.
   *
   * @return the record
   * @throws IllegalStateException if the match keeps none ({@link Setup#withoutRecord()}, an imagined
   *     match)
   */
  MatchRecord record();

  /**
   * Says something about the match in its record, where it stands now: a tag of the owner's, as PGN has them, or that
   * somebody has taken a seat over. It changes nothing of the match, and an undo does not take it back.
   *
   * @param name such as {@code Event}: a capital letter and up to 39 letters and digits, none of the record's own tags
   * @param values what it says, one to eight texts
   * @throws IllegalArgumentException if name or values are none of a {@link MatchRecord.Note}, or there are
   *     {@value MatchRecord#MAX_NOTES} already; nothing has changed
   * @throws IllegalStateException if the match keeps no record
   */
  default void addNote(String name, String... values) {
    throw new IllegalStateException("this match keeps no notes");
  }

  /**
   * What {@link #undo()} would meet.
   *
   * @return {@link UndoBarrier#NONE} if the last action can be taken back
   */
  UndoBarrier undoBarrier();

  /**
   * Whether {@link #undo()} can be done, and would take back an action of a seat's own: what a frontend asks before it
   * offers that seat to undo. A seat that is told so learns of nobody else's choices more than it sees: whether others were
   * asked after its action is what {@link UndoBarrier#REVEALED_SECRET} keeps.
   *
   * @param seat one of {@link #seats()}
   * @return whether the last action is its own and can be taken back
   * @throws IllegalArgumentException if it is no seat of this match
   */
  default boolean canUndo(Seat seat) {
    Objects.requireNonNull(seat, "seat must not be null");
    if (!seats().contains(seat)) {
      throw new IllegalArgumentException(seat + " is no seat of this match");
    }
    if (undoBarrier() != UndoBarrier.NONE) {
      return false;
    }
    List<MatchRecord.Line> lines = record().lines();
    return lines.get(lines.size() - 1).seat() == seat.number();
  }

  /**
   * Takes the last action back. Honest: it goes back no further than the last random result, the last
   * revealed secret, or another seat's choice. A resumed match does not know whose action was taken back
   * before.
   *
   * @throws IllegalStateException if something stops it; the message says what, and nothing has changed
   */
  void undo();
}
