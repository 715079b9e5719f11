package games.kumite.kungfu.content;

import games.kumite.spi.Texts;

/** The game's texts for labels of actions. Read when the first is asked for. */
public final class Wording {

  private Wording() {}

  private static final class Loaded {
    private static final Texts TEXTS = Texts.of(Wording.class, "kungfu");
  }

  /** The text {@code word.<word>}, or the word itself. */
  public static String word(String word) {
    return Loaded.TEXTS.has("word." + word) ? Loaded.TEXTS.text("word." + word) : word;
  }

  /** The text {@code action.<key>}; {0}, {1}... stand for the arguments. */
  public static String action(String key, Object... arguments) {
    return Loaded.TEXTS.text("action." + key, arguments);
  }
}
