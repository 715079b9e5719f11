package games.kumite.spi;

import org.jspecify.annotations.Nullable;

/**
 * The actions of the waiting question and the candidates of a selection, found once. Belongs to a state runner, which
 * lends it to its state. It is not part of the position, and copies of the state do not take it along.
 */
final class ListedActions<S extends State<S>> extends ActionCollector {

  /** Whether the actions are those of the question that waits, and there is one. */
  boolean isListed;

  /** Whether the actions of the last question were listed: then those of the next one will be too. */
  boolean isWanted;

  /** The question whose {@link #things} were kept as they are, null if they are stale. */
  private @Nullable Question<S> selecting;

  private @Nullable Candidates things;

  /** Whether the {@link #things} are in use. */
  private boolean areTaken;

  /** Returns the actions of a question. */
  ActionCollector of(Question<S> question, S state) {
    if (!isListed) {
      clear();
      question.collectActions(state, this);
      isListed = size() != 0;
    }
    return this;
  }

  /** Returns an empty collector. */
  ActionCollector begin() {
    isListed = false;
    clear();
    return this;
  }

  /** Returns whether the things of a selection have been kept. */
  boolean hasThingsOf(Question<S> question) {
    return selecting == question;
  }

  /** Returns the things kept last, for a caller that gives them back by {@link #keep}. */
  Candidates takeThings() {
    selecting = null;
    if (areTaken) {
      return new Candidates();
    }
    areTaken = true;
    Candidates known = things;
    if (known == null) {
      known = new Candidates();
      things = known;
    }
    return known;
  }

  /** Keeps the things of a selection until a seat has chosen. */
  void keep(Candidates found, Question<S> owner) {
    if (found != things) {
      things = found;
    }
    areTaken = false;
    selecting = owner;
  }

  /** Drops everything found, after a question is answered or the state is replaced. */
  void forget() {
    isWanted = isListed;
    isListed = false;
  }

  /** Drops everything, since the state is replaced. */
  void leave() {
    forget();
    selecting = null;
  }
}
