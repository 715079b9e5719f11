package games.kumite.spi.engine.events;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.HistoryReplay;
import games.kumite.spi.engine.record.MatchHistory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The event replay of one match. No events are collected while the match is played: when a viewer reads, a second run
 * follows the history and emits them. While a viewer reads after every decision, the match itself emits its events,
 * which saves the second run; it stops when no viewer has read for a while. A match without a history emits its events
 * itself from the first reader on.
 *
 * <p>A copy of a match begins with the events of its original, so that its history is not run again. That may happen in
 * another thread than the original's, so a match that was copied no longer emits events itself.
 */
public final class EventReplay<S extends State<S>> {

  /** The number of actions without a reader after which the match no longer emits events itself. */
  private static final int UNREAD = 32;

  private static final Kernel KERNEL = Kernel.get();

  private final EventSource<S> match;
  private final EventLog teller;
  private @Nullable HistoryReplay<S> replay;
  private @Nullable HistoryEntry told;
  private boolean isShared;

  /** While the match itself emits events: how many events readers have when its last action is over. */
  private int over;
  private int unread;

  public EventReplay(EventSource<S> match) {
    this.match = match;
    this.teller = new EventLog(match.state().config());
    if (match.recorder() == null) {
      KERNEL.setSink(match.state(), teller);
    }
  }

  private EventReplay(EventSource<S> match, EventReplay<S> original, HistoryReplay<S> replayed) {
    this.match = match;
    this.teller = original.teller.fork();
    this.replay = replayed.fork(teller);
    this.told = original.told;
  }

  /** Returns this replay, from which copies take their events from now on, in any thread. */
  public synchronized EventReplay<S> shared() {
    isShared = true;
    if (isToldByMatch()) {
      letFollow();
    }
    return this;
  }

  /** Notes that the match has executed an action and emitted its events itself. */
  public void hasTold(HistoryEntry entry) {
    entry.toldUpTo = teller.line().size();
    told = entry;
    over = teller.toReaders().size();
    if (++unread > UNREAD) {
      letFollow();
    }
  }

  private boolean isToldByMatch() {
    return match.recorder() != null && KERNEL.sink(match.state()) == teller;
  }

  private void letTell() {
    replay = null;
    KERNEL.setSink(match.state(), teller);
    over = teller.toReaders().size();
  }

  private void letFollow() {
    KERNEL.setSink(match.state(), null);
    replay = HistoryReplay.at(match.engine(), match.state().copy(), teller);
  }

  /** Returns how many events readers get: none of an action that is still being executed. */
  private int size() {
    return match.isBusy() && isToldByMatch() ? over : teller.toReaders().size();
  }

  /** Returns the replay of a copy that was made when the history ended in this entry. */
  public synchronized EventReplay<S> fork(HistoryEntry from, EventSource<S> copy) {
    if (told == null || from.since(told) != null) {
      follow(from);
      HistoryReplay<S> reached = replay;
      if (reached != null) {
        return new EventReplay<>(copy, this, reached);
      }
    }
    return new EventReplay<>(copy); // the original has gone on, and its earlier position is not kept
  }

  public EventLog teller() {
    return teller;
  }

  /** Returns the events that led to the position, as a viewer may know them. */
  public synchronized EventViews.View line(int viewer) {
    follow();
    return teller.line().seenBy(viewer);
  }

  /** Returns a reader from the start, or from now on in a match without a history. */
  public EventReader reader(int viewer) {
    return readerFrom(viewer, match.recorder() == null ? teller.toReaders().size() : 0);
  }

  /** Returns a reader for a viewer that resumes at a position. */
  public EventReader reader(int viewer, int position) {
    int happened = happened();
    if (position < 0 || position > happened) {
      throw new IllegalArgumentException("position must be 0.." + happened + ", the events so far, was " + position);
    }
    return readerFrom(viewer, position);
  }

  private synchronized int happened() {
    follow();
    return size();
  }

  private EventReader readerFrom(int viewer, int from) {
    return new EventReader() {
      private int next = from;

      @Override
      public int position() {
        return next;
      }

      @Override
      public List<Event> read() {
        List<Event> news = news(viewer, next);
        next += news.size();
        return news;
      }
    };
  }

  private synchronized List<Event> news(int viewer, int from) {
    follow();
    return teller.toReaders().events(viewer, from, size(), match.state().config().texts());
  }

  private void follow() {
    MatchHistory<S> recorder = match.recorder();
    if (recorder == null) {
      return;
    }
    unread = 0;
    HistoryEntry known = told;
    boolean isReadEachTime = recorder.last() != known && known != null && recorder.last().previous == known;
    follow(recorder.last());
    if (isReadEachTime && !isShared && !match.isBusy()) {
      letTell();
    }
  }

  private void follow(HistoryEntry last) {
    if (last == told) {
      return;
    }
    HistoryEntry known = told;
    HistoryReplay<S> telling = replay;
    if (telling != null && known != null && last.previous == known) { // the caller reads after every decision
      tell(telling, last);
      told = last;
      return;
    }
    if (known == null) {
      telling = HistoryReplay.of(match.engine(), match.opening(), null, teller);
    } else if (telling == null || last.since(known) == null) {
      HistoryEntry shared = last.sharedWith(known);
      telling = HistoryReplay.of(match.engine(), match.opening(), null, null);
      entries(shared, null).forEach(telling::follow);
      KERNEL.setSink(telling.state(), teller);
      if (shared != known && shared.toldUpTo < teller.line().size()) { // otherwise it would reveal that something hidden was done
        teller.undone(shared.toldUpTo);
      }
      known = shared;
    }
    for (HistoryEntry entry : entries(last, known)) {
      tell(telling, entry);
    }
    replay = telling;
    told = last;
  }

  private void tell(HistoryReplay<S> telling, HistoryEntry entry) {
    telling.follow(entry);
    entry.toldUpTo = teller.line().size();
  }

  private static List<HistoryEntry> entries(HistoryEntry last, @Nullable HistoryEntry earlier) {
    List<HistoryEntry> entries = last.since(earlier);
    return entries == null ? List.of() : entries;
  }
}
