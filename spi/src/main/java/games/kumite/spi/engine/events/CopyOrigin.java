package games.kumite.spi.engine.events;

import games.kumite.spi.State;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.marks.Immutable;

/**
 * The origin of a copy of a match: the event replay of the original, and where its history ended then. Safe to share:
 * the replay goes on under its own lock, and a copy is given the events up to that entry.
 */
@Immutable
public final class CopyOrigin<S extends State<S>> {

  private final EventReplay<S> retelling;
  private final HistoryEntry from;

  public CopyOrigin(EventReplay<S> retelling, HistoryEntry from) {
    this.retelling = retelling;
    this.from = from;
  }

  public EventReplay<S> forkFor(EventSource<S> copy) {
    return retelling.fork(from, copy);
  }
}
