package games.kumite.spi;

import org.jspecify.annotations.Nullable;

/**
 * The actions of the question that waits and the things that a selection picks from, found once. Belongs to a machine,
 * which lends it to its state; it is no part of the position, and no copy of the state takes it along.
 */
final class ListedActions<S extends State<S>> extends ActionCollector {

  /** Whether the options are those of the question that waits, and there is one. */
  boolean isListed;

  /** Whether the actions of the last question were listed: then those of the next one will be too. */
  boolean isWanted;

  /** Whose the {@link #things} are as they were left, null if they are stale. */
  private @Nullable Question<S> selecting;

  private @Nullable Candidates things;

  /** Whether somebody is at work with the {@link #things}. */
  private boolean areTaken;

  /** The actions of a question. */
  ActionCollector of(Question<S> question, S state) {
    if (!isListed) {
      clear();
      question.collectActions(state, this);
      isListed = size() != 0;
    }
    return this;
  }

  /** An empty list. */
  ActionCollector begin() {
    isListed = false;
    clear();
    return this;
  }

  /** Whether the things of a selection have been kept. */
  boolean hasThingsOf(Question<S> question) {
    return selecting == question;
  }

  /** What was kept last, for one who gives it back by {@link #keep}. */
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

  /** Keeps the things of a selection until somebody has chosen. */
  void keep(Candidates found, Question<S> owner) {
    if (found != things) {
      things = found;
    }
    areTaken = false;
    selecting = owner;
  }

  /** A question is answered, or the state is another one: nothing that was found holds any more. */
  void forget() {
    isWanted = isListed;
    isListed = false;
  }

  /** The state is another one. */
  void leave() {
    forget();
    selecting = null;
  }
}
