package games.kumite.spi;

import games.kumite.api.Element;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game's texts for players: prompts, labels, events and refusals, read from resource bundles.
 *
 * <p>The English file is {@code META-INF/kumite/<game>/texts.properties} in UTF-8 (that folder is open on the module
 * path too). {@code texts_de.properties} beside it has the same texts in German for {@link games.kumite.api.Game#in},
 * and so on. The language of the JVM has no effect. A text is a {@link MessageFormat} pattern, in which a {@link Double}
 * gets the decimal sign of the language. Immutable and thread-safe.
 */
public final class Texts {

  private static final String COMMON = "spi";
  private static final Pattern TRANSLATION = Pattern.compile("texts_([a-z]{2})\\.properties");

  /** The events that the engine emits in every game; a game need not have a text for them. */
  private static final List<String> WITHOUT_TEXT = List.of("card-moved", "element-moved", "card-shown", "shuffled", "rolled");

  private static final String MISSING = "???";
  private static final String PROMPT = "prompt.";
  private static final String EVENT = "event.";
  private static final String TABLE = "table.";
  private static final int MAX_CACHED_LABELS = 1000;
  private static final String NO_LABEL = "\0";
  private static final String WAITING = ".waiting";

  private static final ClassValue<WordsOfEnum> WORDS = new ClassValue<>() {
    @Override
    protected WordsOfEnum computeValue(Class<?> type) {
      return new WordsOfEnum();
    }
  };

  /** A cache of the words of an enum's constants, by ordinal: every notation and table asks for some. */
  private static final class WordsOfEnum {

    private volatile @Nullable String[] known = {};

    String of(Enum<?> constant) {
      @Nullable String[] words = known;
      int at = constant.ordinal();
      String word = at < words.length ? words[at] : null;
      if (word == null) {
        word = constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        words = Arrays.copyOf(words, Math.max(words.length, at + 1));
        words[at] = word;
        known = words;
      }
      return word;
    }
  }

  /** The texts by key, in alphabetical order, with a hash index: every element of every table asks for its label. */
  private final Map<String, MessagePattern> patterns;

  /** A cache of default labels by the ids of elements, replaced by a larger copy; {@link #NO_LABEL} where there is none. */
  private volatile Map<String, String> labels = Map.of();

  private Texts(Map<String, MessagePattern> patterns) {
    this.patterns = patterns;
  }

  /**
   * Reads a game's texts in English.
   *
   * @param anchor a class of the plugin
   * @param game the game's id
   * @return the texts
   * @throws IllegalStateException if there is no English file
   */
  public static Texts of(Class<?> anchor, String game) {
    return in(Locale.ENGLISH, anchor, game);
  }

  /**
   * Reads a game's texts in a language; missing ones are in English.
   *
   * @param language the language
   * @param anchor a class of the plugin
   * @param game the game's id
   * @return the texts
   * @throws IllegalStateException if there is no English file
   */
  public static Texts in(Locale language, Class<?> anchor, String game) {
    Map<String, MessagePattern> patterns = new TreeMap<>();
    read(Texts.class, english(COMMON), Locale.ENGLISH, patterns);
    if (isShipped(language, anchor, game)) {
      read(Texts.class, file(COMMON, language), language, patterns);
    }
    if (!read(anchor, english(game), Locale.ENGLISH, patterns)) {
      throw new IllegalStateException("the texts of " + game + " are missing: " + english(game));
    }
    if (!language.getLanguage().equals(Locale.ENGLISH.getLanguage())) {
      read(anchor, file(game, language), language, patterns);
    }
    return new Texts(new LinkedHashMap<>(patterns));
  }

  /**
   * Returns texts that are given in code, over the common ones, for a game in English alone.
   *
   * @param given the patterns by key
   * @return the texts
   * @throws IllegalArgumentException if a pattern has a single apostrophe, which would not be shown
   */
  public static Texts of(Map<String, String> given) {
    Map<String, MessagePattern> patterns = new TreeMap<>();
    read(Texts.class, english(COMMON), Locale.ENGLISH, patterns);
    given.forEach((key, text) -> patterns.put(key, pattern("the texts in code", Locale.ENGLISH, key, text)));
    return new Texts(new LinkedHashMap<>(patterns));
  }

  /**
   * Returns a copy in which the texts of a file replace or extend these.
   *
   * @param language the language of the file
   * @param anchor a class of the plugin that ships the file
   * @param game the id in the file's path
   * @return the changed copy; equal to these texts if there is no such file
   */
  public Texts over(Locale language, Class<?> anchor, String game) {
    Map<String, MessagePattern> all = new TreeMap<>(patterns);
    read(anchor, language.getLanguage().equals(Locale.ENGLISH.getLanguage()) ? english(game) : file(game, language), language, all);
    return new Texts(new LinkedHashMap<>(all));
  }

  /** Returns whether a game has texts in a language. */
  static boolean isShipped(Locale language, Class<?> anchor, String game) {
    return !language.getLanguage().isEmpty() && anchor.getResource("/" + file(game, language)) != null;
  }

  /**
   * Returns the languages, as two letters, of the files of texts that name theirs. Lists what lies beside the
   * English file; asks for the files one by one where that is neither a jar nor a directory.
   */
  static Set<String> shipped(Class<?> anchor, String game) {
    URL beside = anchor.getResource("/" + english(game));
    try (Stream<String> files = beside == null ? Stream.empty() : files(beside)) {
      return files.map(TRANSLATION::matcher).filter(Matcher::matches).map(file -> file.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException | UncheckedIOException | FileSystemNotFoundException | IllegalArgumentException unlisted) {
      return Stream.of(Locale.getISOLanguages())
          .filter(language -> isShipped(Locale.forLanguageTag(language), anchor, game)).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Stream<String> files(URL beside) throws IOException {
    URLConnection connection = beside.openConnection();
    if (connection instanceof JarURLConnection inJar) {
      inJar.setUseCaches(false);
      String folder = inJar.getEntryName().substring(0, inJar.getEntryName().lastIndexOf('/') + 1);
      try (JarFile jar = inJar.getJarFile()) {
        return jar.stream().map(JarEntry::getName).filter(name -> name.startsWith(folder))
            .map(name -> name.substring(folder.length())).toList().stream();
      }
    }
    if (!beside.getProtocol().equals("file")) {
      throw new FileSystemNotFoundException(beside.getProtocol());
    }
    return Files.list(Path.of(URI.create(beside.toString())).getParent()).map(file -> file.getFileName().toString());
  }

  private static String english(String game) {
    return "META-INF/kumite/" + game + "/texts.properties";
  }

  private static String file(String game, Locale language) {
    return "META-INF/kumite/" + game + "/texts_" + language.getLanguage() + ".properties";
  }

  private static boolean read(Class<?> anchor, String resource, Locale language, Map<String, MessagePattern> patterns) {
    try (InputStream in = anchor.getResourceAsStream("/" + resource)) {
      if (in == null) {
        return false;
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      properties.stringPropertyNames().forEach(
          key -> patterns.put(key, pattern(resource, language, key, properties.getProperty(key))));
      return true;
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + resource, failure);
    }
  }

  /** Parses a text. A single apostrophe would swallow itself, and the placeholders up to the next one. */
  private static MessagePattern pattern(String source, Locale language, String key, String text) {
    if (MessagePattern.hasLoneApostrophe(text)) {
      throw new IllegalArgumentException(source + ": text " + key + " must double its apostrophe ('' for '), was: " + text);
    }
    return MessagePattern.of(text, language);
  }

  /**
   * Returns whether there is a text for a key.
   *
   * @param key a key such as {@code prompt.attack}
   * @return true if so
   */
  public boolean has(String key) {
    return patterns.containsKey(key);
  }

  /**
   * Returns the keys of all texts.
   *
   * @return an immutable set in alphabetical order
   */
  public java.util.Set<String> keys() {
    return java.util.Collections.unmodifiableSet(patterns.keySet());
  }

  /** Returns the kinds of decisions that have both their prompts, in alphabetical order. */
  List<String> promptedKinds() {
    return patterns.keySet().stream()
        .filter(key -> key.startsWith(PROMPT) && has(key + WAITING))
        .map(key -> key.substring(PROMPT.length()))
        .toList();
  }

  /**
   * Returns the types of events that have a text, in alphabetical order; a suffix after a full stop marks a variant of
   * a text.
   */
  List<String> eventTypes() {
    Stream<String> told = patterns.keySet().stream().filter(key -> key.startsWith(EVENT))
        .map(key -> key.substring(EVENT.length()).split("\\.", 2)[0]);
    return Stream.concat(told, WITHOUT_TEXT.stream()).distinct().sorted().toList();
  }

  /**
   * Returns a text.
   *
   * @param key a key such as {@code prompt.attack}
   * @param arguments the values of {0}, {1}...
   * @return the text, or {@code ???key???} if there is none for the key, so that a missing text does not stop a match
   */
  public String text(String key, Object... arguments) {
    MessagePattern pattern = patterns.get(key);
    if (pattern == null) {
      return MISSING + key + MISSING;
    }
    return pattern.filled(arguments);
  }

  /**
   * Returns the label of an element by the first of the texts {@code table.pile.in-play-1}, {@code table.pile.in-play},
   * {@code table.pile.in} and {@code table.pile}; null if there is none. Every element of every table asks for it, and only
   * some hundreds of ids occur in a game.
   */
  @Nullable String defaultLabel(Element.Kind kind, String id) {
    String label = labels.get(id);
    if (label == null) {
      label = findLabel(TABLE + kind.word(), id.substring(kind.word().length() + 1));
      if (labels.size() < MAX_CACHED_LABELS) {
        Map<String, String> more = new LinkedHashMap<>(labels);
        more.put(id, label);
        labels = more;
      }
    }
    return label.equals(NO_LABEL) ? null : label;
  }

  private String findLabel(String prefix, String name) {
    int end = name.length();
    while (end >= 0 && !has(prefix + "." + name.substring(0, end))) {
      end = name.lastIndexOf('-', end - 1);
    }
    String key = end < 0 ? prefix : prefix + "." + name.substring(0, end);
    return has(key) ? text(key, end < 0 ? name : name.substring(Math.min(name.length(), end + 1))) : NO_LABEL;
  }

  /**
   * Returns the text of a word of the game, such as a kind of cards.
   *
   * @param kind the beginning of the key: what the word stands for
   * @param word the word
   * @param arguments the values of {0}, {1}...
   * @return the text {@code <kind>.<word>}
   */
  public String wordText(String kind, Enum<?> word, Object... arguments) {
    return text(kind + "." + word(word), arguments);
  }

  /**
   * Returns the texts of several words.
   *
   * @param kind the beginning of the key: what the words stand for
   * @param words the words
   * @return their texts with commas between them
   */
  public String wordText(String kind, List<? extends Enum<?>> words) {
    return words.stream().map(word -> wordText(kind, word)).collect(Collectors.joining(", "));
  }

  /**
   * Returns the word of a constant in keys, notations and attributes.
   *
   * @param constant a constant such as {@code DRAW_CARD}
   * @return its name in small letters with hyphens, {@code draw-card}
   */
  public static String word(Enum<?> constant) {
    return WORDS.get(constant.getDeclaringClass()).of(constant);
  }

  /**
   * Returns a text as a sentence.
   *
   * @param text the text, not empty
   * @return the text with a capital letter and a full stop
   */
  public static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
  }
}
