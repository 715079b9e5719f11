package games.kumite.spi.console.texts;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.IllegalActionException;
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
 * The texts of the console in one language, and the width of its lines: {@code texts.properties} while it runs, and {@code usage.properties} about
 * its command line, both under {@code META-INF/kumite/console}, and the names of kinds and attributes that pictures share.
 * Thread-safe.
 */
public final class ConsoleTexts {

  /** The languages of the console, the default first. */
  public static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);
  /** The English texts. */
  public static final ConsoleTexts ENGLISH = new ConsoleTexts(Locale.ENGLISH, "", Terminal.WIDTH);

  private static final String FOLDER = "/META-INF/kumite/console/";

  private final Locale language;
  private final String ending;
  private final int width;
  private final Properties texts = new Properties();
  /** The words of a game in this language, empty without a game. */
  private final Properties words = new Properties();
  private @Nullable LibraryTexts phrases;

  private ConsoleTexts(Locale language, String ending, int width) {
    this.language = language;
    this.ending = ending;
    this.width = width;
    read(TablePicture.class, "/META-INF/kumite/picture/texts" + ending + ".properties", texts::load);
    read("texts", texts::load);
  }

  /** A parser of a file of texts. */
  private interface Reading {
    void from(InputStreamReader reader) throws IOException;
  }

  private void read(String name, Reading reading) {
    String file = FOLDER + name + ending + ".properties";
    if (!read(ConsoleTexts.class, file, reading)) {
      throw new IllegalStateException(file + " is missing");
    }
  }

  /** Reads a file; returns whether it exists. */
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
   * Returns the texts in a language by its code.
   *
   * @param code a code such as {@code de}
   * @return the texts; empty if the console does not have the language
   */
  public static Optional<ConsoleTexts> in(String code) {
    return LANGUAGES.stream().filter(language -> language.getLanguage().equals(code)).findFirst()
        .map(language -> language.equals(Locale.ENGLISH) ? ENGLISH : new ConsoleTexts(language, "_" + code, Terminal.WIDTH));
  }

  /**
   * Returns a copy for a game, whose own words come first: the names of its attributes, and the phrases for the words
   * that are their values. They are texts of the game with the keys {@code attribute.<name>}, {@code flag.<name>} where
   * a flag has another name, and {@code value.<name>.<word>}.
   *
   * @param game the game, in any language
   * @return the copy; the console's words alone if the game has no texts in this language
   */
  public ConsoleTexts of(Game game) {
    ConsoleTexts say = new ConsoleTexts(language, ending, width);
    Game installed = Games.installed().stream().filter(other -> other.id().equals(game.id())).findFirst().orElse(game);
    read(installed.getClass(), "/META-INF/kumite/" + game.id() + "/texts" + ending + ".properties", say.words::load);
    return say;
  }

  /**
   * Returns a copy for lines of another width; without the words of a game.
   *
   * @param columns the number of columns of a line
   * @return the copy
   */
  public ConsoleTexts wide(int columns) {
    return columns == width ? this : new ConsoleTexts(language, ending, columns);
  }

  /**
   * Returns the width of the lines in which texts are set.
   *
   * @return the number of columns
   */
  public int width() {
    return width;
  }

  /**
   * Returns the language.
   *
   * @return one of {@link #LANGUAGES}
   */
  public Locale language() {
    return language;
  }

  /**
   * Returns the texts about the command line.
   *
   * @return the texts as the command line's library reads them
   */
  public ResourceBundle usage() {
    ResourceBundle[] usage = new ResourceBundle[1];
    read("usage", reader -> usage[0] = new PropertyResourceBundle(reader));
    return usage[0];
  }

  /**
   * Returns a text with arguments.
   *
   * @param key the key of the text
   * @param arguments the arguments; numbers are written without grouping separators
   * @return the text
   */
  public String text(String key, Object... arguments) {
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(texts.getProperty(key, key), Locale.ROOT).format(words);
  }

  /**
   * Returns a message of the library, a game or a bot in this language.
   *
   * @param english the English message, one or more lines
   * @return the message in this language; lines without a translation stay in English and are marked as such
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

  /**
   * Returns a refusal of an action in this language.
   *
   * @param refused the refusal by a match
   * @param game the game of the match, which refuses in English if it does not speak this language
   * @return the refusal in this language
   */
  public String refusal(IllegalActionException refused, Game game) {
    String said = String.valueOf(refused.getMessage());
    return game.languages().contains(language()) ? said : library(said);
  }

  /** Returns the phrases of the library, read on first use, which is rare. */
  private synchronized LibraryTexts phrases() {
    if (phrases == null) {
      phrases = new LibraryTexts(FOLDER, ending);
      phrases.add(Games.installed(), ending);
    }
    return phrases;
  }

  /**
   * Returns the text for one thing, or the one for any other number of things.
   *
   * @param key the beginning of their keys
   * @param number the number of things
   * @param arguments the arguments
   * @return the text
   */
  public String counted(String key, int number, Object... arguments) {
    return text(key + (number == 1 ? ".one" : ".many"), arguments);
  }

  /**
   * Returns phrases as one.
   *
   * @param phrases the phrases
   * @return such as {@code a}, {@code a and b}, or {@code a, b and c}
   */
  public String list(List<String> phrases) {
    int last = phrases.size() - 1;
    return last < 1 ? String.join("", phrases)
        : String.join(", ", phrases.subList(0, last)) + " " + text("and") + " " + phrases.get(last);
  }

  /**
   * Returns a word that the game or the console may have in this language.
   *
   * @param key the key of the word
   * @return the word, empty if neither has one
   */
  public Optional<String> word(String key) {
    String own = words.getProperty(key);
    return own == null ? Optional.ofNullable(texts.getProperty(key))
        : Optional.of(new MessageFormat(own, Locale.ROOT).format(new Object[0]));
  }
}
