package games.kumite.spi;

/**
 * What a copy of a match was made from: the narration of the original and where its history ended then. Nobody sees it
 * change: the narration goes on under its own lock, and a copy is given what was told up to that entry.
 */
@Shared
final class Original<S extends State<S>> {

  private final Narration<S> narration;
  private final History from;

  Original(Narration<S> narration, History from) {
    this.narration = narration;
    this.from = from;
  }

  Narration<S> forkFor(EngineMatch<S> copy) {
    return narration.fork(from, copy);
  }
}
