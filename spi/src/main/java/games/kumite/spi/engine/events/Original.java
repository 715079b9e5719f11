package games.kumite.spi.engine.events;

import games.kumite.spi.State;
import games.kumite.spi.engine.record.RecordEntry;
import games.kumite.spi.marks.Shared;

/**
 * What a copy of a match was made from: the retelling of the original and where its history ended then. Nobody sees it
 * change: the retelling goes on under its own lock, and a copy is given what was told up to that entry.
 */
@Shared
public final class Original<S extends State<S>> {

  private final Retelling<S> retelling;
  private final RecordEntry from;

  public Original(Retelling<S> retelling, RecordEntry from) {
    this.retelling = retelling;
    this.from = from;
  }

  public Retelling<S> forkFor(EventSource<S> copy) {
    return retelling.fork(from, copy);
  }
}
