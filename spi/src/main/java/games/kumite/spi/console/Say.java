package games.kumite.spi.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Collectors;

/** What the console itself says, in one language: {@code META-INF/kumite/console/texts.properties}. Thread-safe. */
final class Say {

  static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);
  static final Say ENGLISH = new Say(Locale.ENGLISH, "");

  private final Locale language;
  private final Properties texts = new Properties();

  private Say(Locale language, String ending) {
    this.language = language;
    String file = "/META-INF/kumite/console/texts" + ending + ".properties";
    try (InputStream in = Say.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing");
      }
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  /** In a language by its code. */
  static Say in(String code) {
    for (Locale language : LANGUAGES) {
      if (language.getLanguage().equals(code)) {
        return language.equals(Locale.ENGLISH) ? ENGLISH : new Say(language, "_" + code);
      }
    }
    throw Refused.usage("--language must be one of "
        + LANGUAGES.stream().map(Locale::getLanguage).collect(Collectors.joining(", ")) + ", was " + Text.printable(code));
  }

  Locale language() {
    return language;
  }

  String text(String key, Object... arguments) {
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray(); // numbers without marks between their digits
    return new MessageFormat(texts.getProperty(key, key), Locale.ROOT).format(words);
  }

  /** One of two texts: for one thing, and for another number of things. */
  String counted(String key, int number, Object... arguments) {
    return text(key + (number == 1 ? ".one" : ".many"), arguments);
  }

  /** The text of a word that a game or the API has made, or the word itself with spaces. */
  String word(String kind, String word) {
    return texts.getProperty(kind + "." + word, Text.spaced(word));
  }
}
