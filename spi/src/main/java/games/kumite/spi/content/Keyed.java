package games.kumite.spi.content;

/**
 * A value that steps hold, such as an effect of a card, with a key of its own. Without one, the records of a game are
 * keyed by their components, and a change of the components would end the records of matches that were saved before.
 */
public interface Keyed {

  /**
   * Returns the key.
   *
   * @return a number that is equal for equal values and hardly ever for others, on every JVM and in every version
   */
  long key();
}
