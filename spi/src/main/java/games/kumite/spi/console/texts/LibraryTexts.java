package games.kumite.spi.console.texts;

import games.kumite.api.Game;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The messages of the library about records, setups, bots and content, in another language. Exceptions are in English,
 * for programmers; players at the console read them in the language of the console. The English sentences are in
 * {@code phrases.properties}, with placeholders, and are matched against the messages. A game with other languages may
 * have such files beside its texts, for messages about its own content. Filled once, then only read.
 */
final class LibraryTexts {

  private static final List<String> DEPTHS = List.of("part.", "loose.");
  private static final String NUMBER = "-?[0-9][0-9.]*";
  private static final int LONGEST_LINE = 20_000;
  private static final Pattern LONG = Pattern.compile("(?s).*\\.\\.\\. \\([0-9]+ characters\\)\"");
  private static final Pattern HOLE = Pattern.compile("\\{([0-9])([#+?*]?)}");

  private final List<Phrase> phrases = new ArrayList<>();

  /** A sentence in both languages; at depth 1 a part of a sentence, at depth 2 a part of a list. */
  private record Phrase(int depth, Pattern english, List<Hole> holes, String spoken) {}

  /** A placeholder: its number, and what may replace it. */
  private record Hole(int number, String what) {}

  LibraryTexts(String folder, String ending) {
    add(LibraryTexts.class, folder, ending);
  }

  /** Adds the messages of games about their own content, each in a file of its own. */
  void add(List<Game> games, String ending) {
    games.forEach(game -> add(game.getClass(), "/META-INF/kumite/" + game.id() + "/", ending));
  }

  private void add(Class<?> owner, String folder, String ending) {
    Map<String, String> spoken = read(owner, folder + "phrases" + ending + ".properties");
    read(owner, folder + "phrases.properties").forEach((key, english) ->
        phrases.add(phrase(depth(key), english, spoken.getOrDefault(key, english))));
  }

  /** Returns a file's texts in its order, which is the order of matching; empty if there is no file. */
  private static Map<String, String> read(Class<?> owner, String file) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      if (in == null) {
        return Map.of();
      }
      Map<String, String> texts = new LinkedHashMap<>();
      new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines()
          .filter(line -> line.contains(" = ") && !line.startsWith("#"))
          .forEach(line -> texts.put(line.substring(0, line.indexOf(" = ")), line.substring(line.indexOf(" = ") + 3)));
      return texts;
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + file, failure);
    }
  }

  private static int depth(String key) {
    return 1 + DEPTHS.indexOf(key.substring(0, key.indexOf('.') + 1));
  }

  private static Phrase phrase(int depth, String english, String spoken) {
    StringBuilder pattern = new StringBuilder();
    List<Hole> holes = new ArrayList<>();
    Matcher hole = HOLE.matcher(english);
    int from = 0;
    while (hole.find()) {
      pattern.append(Pattern.quote(english.substring(from, hole.start())))
          .append(hole.group(2).equals("#") ? "(" + NUMBER + ")" : "(.*?)");
      holes.add(new Hole(Integer.parseInt(hole.group(1)), hole.group(2)));
      from = hole.end();
    }
    pattern.append(Pattern.quote(english.substring(from)));
    return new Phrase(depth, Pattern.compile(pattern.toString(), Pattern.DOTALL), holes, spoken);
  }

  /** Returns the translation of one line; empty if it is not known. */
  Optional<String> say(String line) {
    return line.length() > LONGEST_LINE ? Optional.empty() : sentence(line, 0);
  }

  private Optional<String> sentence(String english, int depth) {
    for (Phrase phrase : phrases) {
      Matcher matcher = phrase.depth <= depth ? phrase.english.matcher(english) : null;
      Optional<String> spoken = matcher != null && matcher.matches() ? filled(phrase, matcher) : Optional.empty();
      if (spoken.isPresent()) {
        return spoken;
      }
    }
    return Optional.empty();
  }

  private Optional<String> filled(Phrase phrase, Matcher matcher) {
    Map<Integer, String> holes = new LinkedHashMap<>();
    for (int i = 0; i < phrase.holes.size(); i++) {
      String found = matcher.group(i + 1);
      Hole hole = phrase.holes.get(i);
      Optional<String> inner = switch (hole.what) {
        case "+" -> sentence(found, 1);
        case "?" -> Optional.of(loosely(found, 1));
        case "*" -> Optional.of(loosely(found, 2));
        default -> Optional.of(found);
      };
      if (inner.isEmpty()) {
        return Optional.empty();
      }
      holes.put(hole.number, inner.get());
    }
    return Optional.of(HOLE.matcher(phrase.spoken).replaceAll(hole ->
        Matcher.quoteReplacement(holes.getOrDefault(Integer.valueOf(hole.group(1)), ""))));
  }

  /** Returns a text as its author wrote it, apart from the note that it was longer. */
  private String loosely(String text, int depth) {
    return isQuoted(text) && !LONG.matcher(text).matches() ? text : sentence(text, depth).orElse(text);
  }

  private static boolean isQuoted(String text) {
    return text.startsWith("\"") && text.endsWith("\"");
  }
}
