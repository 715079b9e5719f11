package games.kumite.api.learn;

/** A match or perspective that has an {@link Encoding}. Implemented by engines; others ask {@link Encoding#of}. */
public interface Encodable {

  /**
   * How it, and all of its game, setup and content, are numbers to a program that learns.
   *
   * @return what says where everything is
   */
  Encoding encoding();
}
