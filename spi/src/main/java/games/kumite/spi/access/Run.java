package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.spi.AnytimeAction;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state that runs from question to question. The legal actions of a question are listed once. All that a match is played
 * with: it has one implementation, so that calls are bound at once.
 *
 * @param <S> the game's state
 */
public abstract class Run<S extends State<S>> {

  /** Where it stands. */
  public S state;

  /**
   * A run.
   *
   * @param state where it begins
   */
  protected Run(S state) {
    this.state = state;
  }

  /** The question that waits; there is one until the match is over. */
  public abstract Question<S> question();

  /** Whether a question waits. */
  public abstract boolean isAsking();

  /** The index of the seat that chooses now. */
  public abstract int seat();

  /** How the match ended, null before. */
  public abstract @Nullable Outcome outcome();

  /** The listed action at an index; null if nothing is listed yet, or there is none at that index. */
  public abstract @Nullable Action listedAt(int index);

  /** How many actions are listed; -1 if nothing is listed yet. */
  public abstract int listedSize();

  /** The legal action at an index; refuses an index that is out of range. */
  public abstract Action at(int index);

  /** How many actions are legal. */
  public abstract int size();

  /** How many of the first actions a search needs. */
  public abstract int leading();

  /** The legal actions. */
  public abstract List<Action> actions();

  /** Whether the legal actions are listed and this seat is asked. */
  public abstract boolean isListedFor(int seat);

  /** Takes another state in place of the one so far. */
  public abstract void reset(S other);

  /** Runs the agenda until a seat must choose or the match is over. */
  public abstract void advance();

  /** Carries out a legal action and runs on. */
  public abstract void commit(Action action);

  /** The legal action of that notation; refuses all others. */
  public abstract Action find(@Nullable String notation);

  /** What the seat that is asked may do besides. */
  public abstract List<AnytimeAction<S>> anytime();

  /** Whether an action is legal now, without a text about it. */
  public abstract boolean isLegal(Action action);

  /** The action itself if it is legal now; refuses all others. */
  public abstract Action check(@Nullable Action action);
}
