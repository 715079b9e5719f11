package games.kumite.spi;

import games.kumite.spi.marks.Shared;

/**
 * What a copy of a match was made from: the retelling of the original and where its history ended then. Nobody sees it
 * change: the retelling goes on under its own lock, and a copy is given what was told up to that entry.
 */
@Shared
final class Original<S extends State<S>> {

  private final Retelling<S> retelling;
  private final RecordEntry from;

  Original(Retelling<S> retelling, RecordEntry from) {
    this.retelling = retelling;
    this.from = from;
  }

  Retelling<S> forkFor(EventSource<S> copy) {
    return retelling.fork(from, copy);
  }
}
