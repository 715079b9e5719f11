package games.kumite.spi.features;

/**
 * Fills in the entries of a view that belong to one part of a state. Follows by what has changed; used by one thread.
 *
 * @param <P> the part
 */
public interface FeatureReader<P> {

  /** Fills the entries in. Numbers come after the cards of the same state. */
  void read(P part);

  /** Returns the number of cards that have become known, or unknown, or another, since the last reading. */
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
