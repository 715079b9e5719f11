package games.kumite.brawler.content;

import games.kumite.spi.Texts;

/**
 * The game's texts for what has a name before any match: labels of actions and cards. Read when the
 * first label is asked for.
 */
public final class Wording {

  private Wording() {}

  private static final class Loaded {
    private static final Texts TEXTS = Texts.of(Wording.class, "brawler");
  }

  /**
   * The label of an action.
   *
   * @param key the text {@code action.<key>}
   * @param arguments what {0}, {1}... stand for
   * @return the label
   */
  public static String action(String key, Object... arguments) {
    return Loaded.TEXTS.text("action." + key, arguments);
  }

  /**
   * The name of a word of the game.
   *
   * @param id such as {@code deck:S}
   * @return the text {@code word.<id>}
   */
  public static String word(String id) {
    return Loaded.TEXTS.text("word." + id);
  }

  /**
   * The name of a card.
   *
   * @param rank such as {@code 7} or {@code K}
   * @param suit the letter of its suit
   * @return such as {@code seven of spades}
   */
  public static String card(String rank, String suit) {
    return Loaded.TEXTS.text("card",
        Loaded.TEXTS.text("rank." + rank), Loaded.TEXTS.text("suit." + suit));
  }
}
