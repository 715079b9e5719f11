package games.kumite.spi.features;

/**
 * A reader that fills in the entries of an observation that belong to one part of a state. Updates only what has
 * changed; confined to one thread.
 *
 * @param <P> the part
 */
public interface FeatureReader<P> {

  /** Fills in the entries. Numbers come after the cards of the same state. */
  void read(P part);

  /** Returns the number of cards that have become known, unknown or another since the last call of {@link #read}. */
  default int changes() {
    return 0;
  }

  /** Returns the token of one of those cards, by an index from 0. */
  default int changed(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  /** Returns the number of the name by which a card is known, -1 if it is unknown. */
  default int shown(int token) {
    return -1;
  }
}
