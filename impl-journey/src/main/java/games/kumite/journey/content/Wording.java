package games.kumite.journey.content;

import games.kumite.spi.Texts;

/** The game's texts for what has a name before any match: labels of actions. Read when the first is asked for. */
public final class Wording {

  private Wording() {}

  private static final class Loaded {
    private static final Texts TEXTS = Texts.of(Wording.class, "journey");
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
}
