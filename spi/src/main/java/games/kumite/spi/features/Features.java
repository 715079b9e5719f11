package games.kumite.spi.features;

import games.kumite.api.learn.Feature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entries of an observation that belong to the parts of one layout. Immutable.
 *
 * @param <P> a part of the layout
 */
public interface Features<P> {

  /** Returns the number of entries. */
  int size();

  /** Appends the entries in their order. */
  void name(List<Feature> out);

  /**
   * Returns a reader that fills in the entries.
   *
   * @param viewer the viewer's number
   * @param values the observation
   * @param base where the entries begin
   * @param cards the reader of the cards of the same state, null if it has none
   * @return a reader for one thread
   */
  FeatureReader<P> reader(int viewer, float[] values, int base, @Nullable FeatureReader<?> cards);

  /** Returns the number of names by which numbers of cards are summed, 0 if these are not cards. */
  default int names() {
    return 0;
  }

  /** Returns the id of the first card of a name. */
  default String id(int name) {
    throw new IndexOutOfBoundsException(name);
  }

  /** Returns the number of cards of a name. */
  default int copies(int name) {
    throw new IndexOutOfBoundsException(name);
  }
}
