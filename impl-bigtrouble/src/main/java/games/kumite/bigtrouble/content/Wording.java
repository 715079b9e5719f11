package games.kumite.bigtrouble.content;

import games.kumite.spi.Texts;

/** The game's texts for what has a name before any match: labels of actions. Read when the first is asked for. */
public final class Wording {

  private Wording() {}

  private static final class Loaded {
    private static final Texts TEXTS = Texts.of(Wording.class, Content.GAME);
  }

  /**
   * The label of an action.
   *
   * @param key the text {@code action.<key>}
   * @param arguments what {0}, {1}... stand for
   */
  public static String action(String key, Object... arguments) {
    return Loaded.TEXTS.text("action." + key, arguments);
  }

  /** The word for a keyword, in the text {@code word.<key>}. */
  public static String word(String key) {
    return Loaded.TEXTS.text("word." + key);
  }
}
