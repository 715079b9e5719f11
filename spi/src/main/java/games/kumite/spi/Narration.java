package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells what happens in one match. Nothing is told while the match is played: when somebody reads, a
 * second run follows its history and tells. A match without a history tells live from the moment
 * somebody wants to read.
 *
 * <p>A copy of a match begins with what its original has told, so that its history is not told again. That may happen
 * in another thread than the original's.
 */
final class Narration<S extends State<S>> {

  private final EngineMatch<S> match;
  private final Chronicle chronicle;
  private @Nullable Replay<S> replay;
  private @Nullable History told;

  Narration(EngineMatch<S> match) {
    this.match = match;
    this.chronicle = new Chronicle(match.state.start());
    if (match.journal() == null) {
      match.state.chronicle = chronicle;
    }
  }

  private Narration(EngineMatch<S> match, Narration<S> original, Replay<S> replayed) {
    this.match = match;
    this.chronicle = original.chronicle.fork();
    this.replay = replayed.fork(chronicle);
    this.told = original.told;
  }

  /** The narration of a copy that was made when the history ended in this entry. */
  synchronized Narration<S> fork(History from, EngineMatch<S> copy) {
    if (told == null || from.since(told) != null) {
      follow(from);
      Replay<S> reached = replay;
      if (reached != null) {
        return new Narration<>(copy, this, reached);
      }
    }
    return new Narration<>(copy); // the original has gone on, and nothing is kept of how it stood
  }

  Chronicle chronicle() {
    return chronicle;
  }

  /** What led to the position, as an observer may know it. */
  synchronized Telling.Told line(int observer) {
    follow();
    return chronicle.line().seenBy(observer);
  }

  /** A reader from the start; in a match without a history from now on. */
  EventReader reader(int observer) {
    return readerFrom(observer, match.journal() == null ? chronicle.toReaders().size() : 0);
  }

  /** A reader for an observer who has been told so much already. */
  EventReader reader(int observer, int told) {
    int happened = happened();
    if (told < 0 || told > happened) {
      throw new IllegalArgumentException("told must be 0.." + happened + ", the events so far, was " + told);
    }
    return readerFrom(observer, told);
  }

  private synchronized int happened() {
    follow();
    return chronicle.toReaders().size();
  }

  private EventReader readerFrom(int observer, int from) {
    return new EventReader() {
      private int next = from;

      @Override
      public int position() {
        return next;
      }

      @Override
      public List<Event> read() {
        List<Happening> news = news(observer, next);
        next += news.size();
        return Chronicle.events(news, match.state.start().texts());
      }
    };
  }

  private synchronized List<Happening> news(int observer, int from) {
    follow();
    return chronicle.toReaders().seenBy(observer).from(from);
  }

  private void follow() {
    Journal<S> journal = match.journal();
    if (journal != null) {
      follow(journal.last());
    }
  }

  private void follow(History last) {
    if (last == told) {
      return;
    }
    History known = told;
    Replay<S> telling = replay;
    if (telling == null || known == null) {
      telling = Replay.of(match.engine, match.opening(), null, chronicle);
    } else if (last.since(known) == null) {
      known = last.sharedWith(known);
      telling = Replay.of(match.engine, match.opening(), null, null);
      entries(known, null).forEach(telling::follow);
      telling.state.chronicle = chronicle;
      chronicle.undone(known.toldUpTo);
    }
    for (History entry : entries(last, known)) {
      telling.follow(entry);
      entry.toldUpTo = chronicle.line().size();
    }
    replay = telling;
    told = last;
  }

  private static List<History> entries(History last, @Nullable History earlier) {
    List<History> entries = last.since(earlier);
    return entries == null ? List.of() : entries;
  }
}
