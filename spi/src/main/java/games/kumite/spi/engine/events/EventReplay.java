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
 * Tells what happens in one match. Nothing is told while the match is played: when somebody reads, a
 * second run follows its history and tells. While somebody reads after every decision the match tells itself, which
 * spares the second run; it stops when nobody has read for a while. A match without a history tells itself from the
 * moment somebody wants to read.
 *
 * <p>A copy of a match begins with what its original has told, so that its history is not told again. That may happen
 * in another thread than the original's, so a match that was copied does not tell itself any more.
 */
public final class EventReplay<S extends State<S>> {

  /** After so many actions of which nobody has read the match does not tell itself any more. */
  private static final int UNREAD = 32;

  private static final Kernel KERNEL = Kernel.get();

  private final EventSource<S> match;
  private final EventLog teller;
  private @Nullable HistoryReplay<S> replay;
  private @Nullable HistoryEntry told;
  private boolean isShared;

  /** While the match tells itself: how much readers are told when its last action is over. */
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

  /** From now on copies are told from here, in whatever thread. */
  public synchronized EventReplay<S> shared() {
    isShared = true;
    if (isToldByMatch()) {
      letFollow();
    }
    return this;
  }

  /** The match has carried out an action and told of it itself. */
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

  /** How much readers are told: nothing of an action in the middle of which they ask. */
  private int size() {
    return match.isBusy() && isToldByMatch() ? over : teller.toReaders().size();
  }

  /** The retelling of a copy that was made when the history ended in this entry. */
  public synchronized EventReplay<S> fork(HistoryEntry from, EventSource<S> copy) {
    if (told == null || from.since(told) != null) {
      follow(from);
      HistoryReplay<S> reached = replay;
      if (reached != null) {
        return new EventReplay<>(copy, this, reached);
      }
    }
    return new EventReplay<>(copy); // the original has gone on, and nothing is kept of how it stood
  }

  public EventLog teller() {
    return teller;
  }

  /** What led to the position, as an observer may know it. */
  public synchronized EventViews.View line(int observer) {
    follow();
    return teller.line().seenBy(observer);
  }

  /** A reader from the start; in a match without a history from now on. */
  public EventReader reader(int observer) {
    return readerFrom(observer, match.recorder() == null ? teller.toReaders().size() : 0);
  }

  /** A reader for an observer who has been told so much already. */
  public EventReader reader(int observer, int position) {
    int happened = happened();
    if (position < 0 || position > happened) {
      throw new IllegalArgumentException("told must be 0.." + happened + ", the events so far, was " + position);
    }
    return readerFrom(observer, position);
  }

  private synchronized int happened() {
    follow();
    return size();
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
        List<Event> news = news(observer, next);
        next += news.size();
        return news;
      }
    };
  }

  private synchronized List<Event> news(int observer, int from) {
    follow();
    return teller.toReaders().events(observer, from, size(), match.state().config().texts());
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
    if (telling != null && known != null && last.previous == known) { // whoever reads after every decision
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
      if (shared != known && shared.toldUpTo < teller.line().size()) { // else it would tell that something hidden was done
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
