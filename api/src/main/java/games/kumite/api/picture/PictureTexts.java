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
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The words of a picture in one language, and the files beside them. */
final class PictureTexts {

  private static final String FOLDER = "/META-INF/kumite/picture/";

  private final Properties texts = new Properties();
  private final Properties words = new Properties();

  private PictureTexts() {}

  static PictureTexts of(Locale language, @Nullable Game game) {
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

  /** Returns the word that the game or this library has under a key. */
  Optional<String> word(String key) {
    String own = words.getProperty(key);
    return own == null ? Optional.ofNullable(texts.getProperty(key))
        : Optional.of(new MessageFormat(own, Locale.ROOT).format(new Object[0]));
  }
}
