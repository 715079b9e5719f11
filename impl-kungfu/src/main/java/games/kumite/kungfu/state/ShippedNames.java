package games.kumite.kungfu.state;

import games.kumite.spi.Texts;

/**
 * The names and texts of the shipped content in the language of a match. A name has the key {@code name.<name>}, the text
 * of a trait {@code trait.<id>}. Content of an owner whose name or text is another one is shown as it is written.
 */
public final class ShippedNames {

  /** The English texts, read when the first one is asked for. */
  private static final class English {
    private static final Texts TEXTS = Texts.of(ShippedNames.class, "kungfu");
  }

  private ShippedNames() {}

  /** Returns a name in a language. */
  public static String of(Texts texts, String name) {
    String key = "name." + name;
    return texts.has(key) ? texts.text(key) : name;
  }

  /** Returns the text of a trait in a language, given its id and the text in the content. */
  public static String trait(Texts texts, String id, String text) {
    String key = "trait." + id;
    return texts.has(key) && English.TEXTS.text(key).equals(text) ? texts.text(key) : text;
  }

  /** Returns the word for a kind of scenery. */
  static String kind(Texts texts, String word) {
    String key = "value.kind." + word;
    return texts.has(key) ? texts.text(key) : word.replace('_', ' ').replace('-', ' ');
  }
}
