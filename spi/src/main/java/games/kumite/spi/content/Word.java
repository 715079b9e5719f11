package games.kumite.spi.content;

/**
 * A word of a game's vocabulary, such as that of an effect on a card, with all that the game's rules say about it. Write
 * each word as one object: how content spells it and where it may stand are methods that the checks of content call; what
 * it does is an abstract method of the game's own type of words. A forgotten part then does not compile.
 *
 * <p>Words are constants: all copies of a match share them, and the conformance kit does not look into them. Their text
 * ({@code toString}) is the word.
 */
public interface Word {

  /**
   * Returns the word.
   *
   * @return the text that stands for it in content
   */
  String word();
}
