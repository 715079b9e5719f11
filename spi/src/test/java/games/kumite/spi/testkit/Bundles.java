package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.spi.plugin.Originals;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a game in all its languages: equal keys, equal arguments, no unused placeholder, no apostrophe that gets
 * lost.
 */
final class Bundles {

  /** An apostrophe that is not doubled, except for a quoted brace. */
  private static final Pattern LONE = Pattern.compile("(?<!')'(?!'|\\{|})(?<!\\{'|}')");
  private static final Pattern ARGUMENT = Pattern.compile("\\{([0-9])");

  private final Map<String, Properties> byFile = new TreeMap<>();
  private final Map<String, Boolean> known = new TreeMap<>();
  private final String spoken;
  private final @Nullable Bundles original;

  /** Creates the texts of a game, which {@link #has} looks for in one language. */
  Bundles(Game game, Locale language) {
    Game played = Originals.of(game);
    original = played == game ? null : new Bundles(played, language);
    spoken = language.equals(Locale.ENGLISH) ? "/texts.properties" : "/texts_" + language.getLanguage() + ".properties";
    String path = "/META-INF/kumite/" + game.id() + "/texts";
    read(game, path + ".properties");
    Arrays.stream(Locale.getISOLanguages()).forEach(other -> read(game, path + "_" + other + ".properties"));
  }

  private void read(Game game, String file) {
    try (InputStream in = game.getClass().getResourceAsStream(file)) {
      if (in != null) {
        Properties texts = new Properties();
        texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        byFile.put(file, texts);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  /** Returns whether a text is one of those in the language, with any arguments. */
  boolean has(String text) {
    return known.computeIfAbsent(text, this::find) || original != null && original.has(text);
  }

  private boolean find(String text) {
    return byFile.entrySet().stream()
        .filter(file -> file.getKey().endsWith(spoken))
        .flatMap(file -> file.getValue().stringPropertyNames().stream().map(file.getValue()::getProperty))
        .anyMatch(pattern -> fits(text, pattern));
  }

  private static boolean fits(String text, String pattern) {
    if (!pattern.contains("{")) {
      return pattern.replace("''", "'").equals(text);
    }
    String literal = Arrays.stream(pattern.replace("''", "'").split("\\{[^}]*}", -1)).map(Pattern::quote)
        .collect(Collectors.joining(".*"));
    return !pattern.matches("(\\{[^}]*}|[^A-Za-z])*") && text.matches(literal);
  }

  /** Compares all files with the English one. */
  void areWhole() {
    String english = byFile.keySet().stream().filter(file -> file.endsWith("/texts.properties")).findFirst().orElse("");
    byFile.forEach((file, texts) -> {
      Set<String> keys = new TreeSet<>(byFile.get(english).stringPropertyNames());
      Set<String> own = new TreeSet<>(texts.stringPropertyNames());
      Set<String> missing = new TreeSet<>(keys);
      missing.removeAll(own);
      own.removeAll(keys);
      if (!missing.isEmpty() || !own.isEmpty()) {
        throw new AssertionError(file + " must have the keys of " + english + ": missing are " + missing
            + ", too many are " + own);
      }
      keys.forEach(key -> text(file, key, texts.getProperty(key), byFile.get(english).getProperty(key)));
    });
  }

  private static void text(String file, String key, String text, String english) {
    if (LONE.matcher(text).find()) {
      throw new AssertionError(file + ": an apostrophe is doubled in a text, or it is not shown; " + key + " = " + text);
    }
    if (!arguments(text).equals(arguments(english)) && !key.startsWith("word.")) {
      throw new AssertionError(file + ": the text " + key + " must have the arguments " + arguments(english) + ", has "
          + arguments(text));
    }
  }

  private static Set<String> arguments(String text) {
    return ARGUMENT.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
  }
}
