package games.kumite.api.picture;

import games.kumite.api.Game;
import games.kumite.api.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The words of a picture in one language, and the files beside them. Thread-safe. */
final class PictureTexts {

  private static final String FOLDER = "/META-INF/kumite/picture/";

  private static final int MAX_CACHED = 64;
  /** The texts by language and game, of each class loader that finds games. */
  private static final Map<ClassLoader, Map<Key, PictureTexts>> KNOWN = new WeakHashMap<>();

  private final Properties texts = new Properties();
  private final Properties words = new Properties();
  /** The words of the game that have been asked for. */
  private final Map<String, Optional<String>> said = new ConcurrentHashMap<>();

  /** The language, the id of the game and the name of its class; both are empty without a game. */
  private record Key(String language, String game, String type) {}

  /** The style sheet, read once. */
  private static final class Style {
    static final String TEXT = readStyle();
  }

  private PictureTexts() {}

  /** Returns the texts of a language with the words of a game. To find a game's files takes longer than to draw a table. */
  static PictureTexts of(Locale language, @Nullable Game game) {
    ClassLoader context = Objects.requireNonNullElse(Thread.currentThread().getContextClassLoader(), ClassLoader.getSystemClassLoader());
    Key key = new Key(language.getLanguage(), game == null ? "" : game.id(), game == null ? "" : game.getClass().getName());
    synchronized (KNOWN) {
      PictureTexts known = KNOWN.getOrDefault(context, Map.of()).get(key);
      if (known != null) {
        return known;
      }
    }
    PictureTexts made = read(language, game);
    synchronized (KNOWN) {
      Map<Key, PictureTexts> all = KNOWN.computeIfAbsent(context, first -> new LinkedHashMap<>());
      if (all.size() >= MAX_CACHED) {
        all.clear();
      }
      all.put(key, made);
    }
    return made;
  }

  private static PictureTexts read(Locale language, @Nullable Game game) {
    PictureTexts made = new PictureTexts();
    String ending = language.getLanguage().equals("en") ? "" : "_" + language.getLanguage();
    load(PictureTexts.class, FOLDER + "texts.properties", made.texts);
    load(PictureTexts.class, FOLDER + "texts" + ending + ".properties", made.texts);
    if (game != null) {
      Game installed = Games.installed().stream().filter(other -> other.id().equals(game.id())).findFirst().orElse(game);
      load(installed.getClass(), "/META-INF/kumite/" + game.id() + "/texts" + ending + ".properties", made.words);
    }
    return made;
  }

  private static void load(Class<?> owner, String file, Properties properties) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      if (in != null) {
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  /** Returns the style sheet of all pictures. */
  static String style() {
    return Style.TEXT;
  }

  private static String readStyle() {
    String file = FOLDER + "picture.css";
    try (InputStream in = PictureTexts.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  /** Returns a text with its arguments; numbers get no marks between their digits. */
  String text(String key, Object... arguments) {
    Object[] shown = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(texts.getProperty(key, key), Locale.ROOT).format(shown);
  }

  /** Returns phrases as one: {@code a}, {@code a and b}, {@code a, b and c}. */
  String list(List<String> phrases) {
    int last = phrases.size() - 1;
    return last < 1 ? String.join("", phrases)
        : String.join(", ", phrases.subList(0, last)) + " " + text("and") + " " + phrases.get(last);
  }

  /** Returns the word that the game or this library has under a key. */
  Optional<String> word(String key) {
    Optional<String> known = said.get(key);
    if (known != null) {
      return known;
    }
    String own = words.getProperty(key);
    if (own == null) {
      return Optional.ofNullable(texts.getProperty(key));
    }
    Optional<String> word = Optional.of(new MessageFormat(own, Locale.ROOT).format(new Object[0]));
    said.put(key, word);
    return word;
  }
}
