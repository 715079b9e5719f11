package games.kumite.spi.console.texts;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.picture.TablePicture;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the console itself says, in one language: {@code texts.properties} while it runs, and {@code usage.properties}
 * about its command line, both under {@code META-INF/kumite/console}, with the names of kinds and attributes that pictures
 * have too. Thread-safe.
 */
public final class ConsoleTexts {

  /** The languages of the console, the first where nobody names one. */
  public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);
  /** What it says in English. */
  public static final ConsoleTexts ENGLISH = new ConsoleTexts(Locale.ENGLISH, "");

  private static final String FOLDER = "/META-INF/kumite/console/";

  private final Locale language;
  private final String ending;
  private final Properties texts = new Properties();
  /** What a game says in this language, nothing where no game is played. */
  private final Properties words = new Properties();
  private @Nullable LibraryTexts phrases;

  private ConsoleTexts(Locale language, String ending) {
    this.language = language;
    this.ending = ending;
    read(TablePicture.class, "/META-INF/kumite/picture/texts" + ending + ".properties", texts::load);
    read("texts", texts::load);
  }

  /** What reads a file of texts. */
  private interface Reading {
    void from(InputStreamReader reader) throws IOException;
  }

  private void read(String name, Reading reading) {
    String file = FOLDER + name + ending + ".properties";
    if (!read(ConsoleTexts.class, file, reading)) {
      throw new IllegalStateException(file + " is missing");
    }
  }

  /** Whether there is such a file. */
  private static boolean read(Class<?> owner, String file, Reading reading) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      if (in != null) {
        reading.from(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
      return in != null;
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  /**
   * In a language by its code.
   *
   * @param code such as {@code de}
   * @return nothing if the console does not speak it
   */
  public static Optional<ConsoleTexts> in(String code) {
    return LANGUAGES.stream().filter(language -> language.getLanguage().equals(code)).findFirst()
        .map(language -> language.equals(Locale.ENGLISH) ? ENGLISH : new ConsoleTexts(language, "_" + code));
  }

  /**
   * The same at the table of a game, whose own words come first: how its attributes are called, and what is said for the
   * words that are their values. They stand in the game's texts as {@code attribute.<name>}, {@code flag.<name>} where
   * a flag is called otherwise, and {@code value.<name>.<word>}.
   *
   * @param game the game, in any language
   * @return what the console says; the console's words alone if the game has no texts in this language
   */
  public ConsoleTexts of(Game game) {
    ConsoleTexts say = new ConsoleTexts(language, ending);
    Game installed = Games.installed().stream().filter(other -> other.id().equals(game.id())).findFirst().orElse(game);
    read(installed.getClass(), "/META-INF/kumite/" + game.id() + "/texts" + ending + ".properties", say.words::load);
    return say;
  }

  /**
   * Which language it is.
   *
   * @return one of {@link #LANGUAGES}
   */
  public Locale language() {
    return language;
  }

  /**
   * What it says about its command line.
   *
   * @return the texts as the command line's library reads them
   */
  public ResourceBundle usage() {
    ResourceBundle[] usage = new ResourceBundle[1];
    read("usage", reader -> usage[0] = new PropertyResourceBundle(reader));
    return usage[0];
  }

  /**
   * A text with arguments.
   *
   * @param key which
   * @param arguments what stands in its holes; numbers get no marks between their digits
   * @return the text
   */
  public String text(String key, Object... arguments) {
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(texts.getProperty(key, key), Locale.ROOT).format(words);
  }

  /**
   * What the library, a game or a bot says in English.
   *
   * @param english what it says, one or more lines
   * @return the same in this language; a line that the console does not know in English, with a word that says so
   */
  public String library(String english) {
    if (ending.isEmpty()) {
      return english;
    }
    LibraryTexts known = phrases();
    return english.lines().map(line -> {
      int from = line.length() - line.stripLeading().length();
      String text = line.substring(from);
      return line.substring(0, from) + (text.isEmpty() ? "" : known.say(text).orElseGet(() -> text("library", text)));
    }).collect(Collectors.joining("\n"));
  }

  /** Read when the library says something, which it rarely does. */
  private synchronized LibraryTexts phrases() {
    if (phrases == null) {
      phrases = new LibraryTexts(FOLDER, ending);
      phrases.add(Games.installed(), ending);
    }
    return phrases;
  }

  /**
   * One of two texts: for one thing, and for another number of things.
   *
   * @param key the beginning of their keys
   * @param number how many things
   * @param arguments what stands in its holes
   * @return the text
   */
  public String counted(String key, int number, Object... arguments) {
    return text(key + (number == 1 ? ".one" : ".many"), arguments);
  }

  /**
   * A word that the game or the console may have in this language.
   *
   * @param key which
   * @return nothing if neither has one
   */
  public Optional<String> word(String key) {
    String own = words.getProperty(key);
    return own == null ? Optional.ofNullable(texts.getProperty(key))
        : Optional.of(new MessageFormat(own, Locale.ROOT).format(new Object[0]));
  }
}
