package games.kumite.spi.access;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.spi.AnytimeAction;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state that runs from question to question; everything needed to play a match. The legal actions of a question are
 * listed once. There is one implementation, so that calls are bound at once.
 *
 * @param <S> the game's state
 */
public abstract class Run<S extends State<S>> {

  /** The state. */
  public S state;

  /**
   * Creates a run.
   *
   * @param state the initial state
   */
  protected Run(S state) {
    this.state = state;
  }

  /** Returns the question that waits; there is one until the match is over. */
  public abstract Question<S> question();

  /** Returns whether a question waits. */
  public abstract boolean isAsking();

  /** Returns the index of the seat that chooses now. */
  public abstract int seat();

  /** Returns the result of the match, null before its end. */
  public abstract @Nullable Outcome outcome();

  /** Returns the listed action at an index; null if nothing is listed yet, or there is none at that index. */
  public abstract @Nullable Action listedAt(int index);

  /** Returns the number of listed actions; -1 if nothing is listed yet. */
  public abstract int listedSize();

  /** Returns the legal action at an index; throws for an index out of range. */
  public abstract Action at(int index);

  /** Returns the number of legal actions. */
  public abstract int size();

  /** Returns the number of leading actions that a search needs. */
  public abstract int leading();

  /** Returns the legal actions. */
  public abstract List<Action> actions();

  /** Returns whether the legal actions are listed and this seat is asked. */
  public abstract boolean isListedFor(int seat);

  /** Returns the legal actions if they are listed in an array that is not written any more, else null. */
  public abstract @Nullable List<Action> kept();

  /**
   * Takes over the legal actions of a run that asks the same; nothing is listed yet.
   *
   * @param kept what that run {@linkplain #kept keeps}
   * @param leading the number of leading actions that a search needs
   */
  public abstract void list(List<Action> kept, int leading);

  /** Replaces the state. */
  public abstract void reset(S other);

  /** Runs the agenda until a seat must choose or the match is over. */
  public abstract void advance();

  /** Executes a legal action and runs on. */
  public abstract void commit(Action action);

  /** Returns the legal action with a notation; throws for others. */
  public abstract Action find(@Nullable String notation);

  /** Returns the anytime actions of the asked seat. */
  public abstract List<AnytimeAction<S>> anytime();

  /** Returns whether an action is legal now, without giving a reason. */
  public abstract boolean isLegal(Action action);

  /** Returns the action itself if it is legal now; throws for others. */
  public abstract Action check(@Nullable Action action);
}
