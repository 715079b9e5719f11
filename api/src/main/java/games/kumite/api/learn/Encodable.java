package games.kumite.api.learn;

/** A match or perspective that has an {@link Encoding}. Implemented by engines; programs call {@link Encoding#of}. */
public interface Encodable {

  /**
   * Returns the encoding of this match's game, setup and content.
   *
   * @return the encoding
   */
  Encoding encoding();
}
