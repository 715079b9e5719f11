package games.kumite.brawler.content;

import games.kumite.spi.Texts;

/**
 * The game's texts for what has a name before any match: the cards. Read when the first label is asked for.
 */
public final class Wording {

  private Wording() {}

  private static final class Loaded {
    private static final Texts TEXTS = Texts.of(Wording.class, "brawler");
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
