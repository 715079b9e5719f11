package games.kumite.spi.console;

import games.kumite.spi.Texts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What the console itself says, in one language. Immutable. */
final class Say {

  static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);
  static final Say ENGLISH = new Say(Locale.ENGLISH);

  private final Locale language;
  private final Texts texts;

  private Say(Locale language) {
    this.language = language;
    this.texts = Texts.in(language, Say.class, "console");
  }

  /** In a language by its code. */
  static Say in(String code) {
    for (Locale language : LANGUAGES) {
      if (language.getLanguage().equals(code)) {
        return new Say(language);
      }
    }
    throw Refused.usage("--language must be one of "
        + LANGUAGES.stream().map(Locale::getLanguage).collect(Collectors.joining(", ")) + ", was " + Text.printable(code));
  }

  Locale language() {
    return language;
  }

  String text(String key, Object... arguments) {
    return texts.text(key, arguments);
  }

  /** The text of a word that a game or the API has made, or the word itself with spaces. */
  String word(String kind, String word) {
    String key = kind + "." + word;
    return texts.has(key) ? texts.text(key) : Text.spaced(word);
  }
}
