package games.kumite.spi.features;

import org.jspecify.annotations.Nullable;

/**
 * A layout of parts that the engine reads as features. A final class with a protected method in a package that is not
 * exported: authors hold the layout but can neither call the method nor name its types.
 *
 * @param <P> a part of the layout
 */
public abstract class Featured<P> {

  /** Creates a layout; for layouts only. */
  protected Featured() {}

  /**
   * Returns the features.
   *
   * @param cards the features of the cards of the same state, null if it has none
   * @return the features
   */
  protected abstract Features<P> features(@Nullable Features<?> cards);

  /**
   * Returns the features of a layout.
   *
   * @param <P> a part of the layout
   * @param layout the layout
   * @param cards the features of the cards of the same state, null if it has none
   * @return the features
   */
  public static <P> Features<P> of(Featured<P> layout, @Nullable Features<?> cards) {
    return layout.features(cards);
  }
}
