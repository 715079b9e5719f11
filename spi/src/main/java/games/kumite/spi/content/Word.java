package games.kumite.spi.content;

/**
 * A word of a game's vocabulary, such as that of an effect on a card, with all that the game's rules say about it. Write
 * each word as one object: how content spells it and where it may stand are methods that the checks of content call; what
 * it does is an abstract method of the game's own type of words. A forgotten part then does not compile.
 */
public interface Word {

  /**
   * Returns the word.
   *
   * @return the text that stands for it in content
   */
  String word();
}
