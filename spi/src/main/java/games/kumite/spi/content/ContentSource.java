package games.kumite.spi.content;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A source of a game's content: the files that ship with it, and optionally a directory whose files replace them. Only
 * regular files of at most a mebibyte are read. Anything else under the name of one of the game's files is a problem;
 * the shipped file is not read in its place. Immutable and thread-safe.
 */
public final class ContentSource {

  private static final String SUFFIX = ".json";
  private static final int MAX_FILES = 1000;

  private final Class<?> anchor;
  private final String game;
  private final @Nullable Path directory;
  private final Map<Class<?>, Map<String, Object>> vocabularies;

  private ContentSource(Class<?> anchor, String game, @Nullable Path directory,
      Map<Class<?>, Map<String, Object>> vocabularies) {
    this.anchor = anchor;
    this.game = game;
    this.directory = directory;
    this.vocabularies = vocabularies;
  }

  /**
   * Returns the files that ship with a game.
   *
   * @param anchor a class of the plugin, beside its resources
   * @param game the game's id
   * @return the source
   */
  public static ContentSource shipped(Class<?> anchor, String game) {
    return new ContentSource(anchor, game, null, Map.of());
  }

  /**
   * Returns a copy that reads each file of a directory in place of the shipped one.
   *
   * @param replacements the directory
   * @return the changed copy
   * @throws ContentException if there is no such directory
   */
  ContentSource withDirectory(Path replacements) {
    if (!Files.isDirectory(replacements)) {
      throw refusal(replacements.toString(), Files.exists(replacements)
          ? "is not a directory" : "there is no such directory");
    }
    return new ContentSource(anchor, game, replacements, vocabularies);
  }

  /**
   * Returns a copy that reads each file of a directory in place of the shipped one; takes the value of an option.
   *
   * @param replacements the directory's path, or an empty text for none
   * @return the changed copy, or this source
   * @throws ContentException if there is no such directory
   */
  public ContentSource withDirectory(String replacements) {
    if (replacements.isEmpty()) {
      return this;
    }
    try {
      return withDirectory(Path.of(replacements));
    } catch (InvalidPathException garbled) {
      throw refusal(ContentWords.quoted(replacements), "this is not the path of a directory: " + garbled.getReason());
    }
  }

  /**
   * Returns a copy in which an interface that is not sealed has the given words. Content with such an interface can gain
   * words that its game does not know, such as those of a test.
   *
   * @param vocabulary the interface
   * @param words records that implement it, or sealed interfaces of such records
   * @param <T> the interface
   * @return the changed copy
   */
  public <T> ContentSource withWords(Class<T> vocabulary, List<? extends Class<? extends T>> words) {
    Map<Class<?>, Map<String, Object>> more = new LinkedHashMap<>(vocabularies);
    more.put(vocabulary, Vocabulary.of(words));
    return new ContentSource(anchor, game, directory, more);
  }

  /** Returns each word of a vocabulary with its constant or record class. */
  Map<String, Object> words(Class<?> vocabulary) {
    Map<String, Object> given = vocabularies.get(vocabulary);
    return given == null ? Vocabulary.words(vocabulary) : given;
  }

  /** Returns whether an interface has words of its own. */
  boolean hasWords(Class<?> vocabulary) {
    return vocabularies.containsKey(vocabulary);
  }

  private static ContentException refusal(String file, String message) {
    return new ContentException(List.of(new ContentProblem(file, "", "", message)));
  }

  /**
   * Returns a reader of this source.
   *
   * @return a reader with no files read yet
   */
  public ContentReader open() {
    return new ContentReader(this);
  }

  /** Returns the display name of a file. */
  String shown(String name) {
    Path own = own(name);
    return own == null || !isThere(own) ? resource(name) : own.toString();
  }

  /**
   * Returns the first bytes of a file, up to a maximum; null if there is no such file.
   *
   * @throws IOException if it is not readable; the message says why
   */
  byte @Nullable [] bytes(String name, int max) throws IOException {
    Path own = own(name);
    if (own == null || !isThere(own)) {
      try (InputStream in = anchor.getResourceAsStream("/" + resource(name))) {
        return in == null ? null : in.readNBytes(max);
      }
    }
    if (!Files.isRegularFile(own)) { // reading from a pipe or a device may block for ever
      throw new IOException(Files.isSymbolicLink(own) && !Files.exists(own)
          ? "this is a link that leads nowhere" : "must be a regular file");
    }
    try (InputStream in = Files.newInputStream(own)) {
      return in.readNBytes(max);
    } catch (AccessDeniedException denied) {
      throw new IOException("cannot be read: access is denied", denied);
    }
  }

  /**
   * Returns the names of the directory's files that look like content, in alphabetical order.
   *
   * @throws IOException if it cannot be listed, or holds too many
   */
  Set<String> files() throws IOException {
    Set<String> names = new TreeSet<>();
    if (directory != null) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
        for (Path file : files) {
          String name = String.valueOf(file.getFileName());
          if (name.toLowerCase(Locale.ROOT).endsWith(SUFFIX)) {
            names.add(name);
          }
          if (names.size() > MAX_FILES) {
            throw new IOException("must hold at most " + MAX_FILES + " files of content");
          }
        }
      } catch (DirectoryIteratorException failure) {
        throw failure.getCause();
      }
    }
    return names;
  }

  /** Returns the directory of an owner's files. */
  @Nullable Path directory() {
    return directory;
  }

  static String fileName(String name) {
    return name + SUFFIX;
  }

  private @Nullable Path own(String name) {
    return directory == null ? null : directory.resolve(fileName(name));
  }

  /** Returns whether anything has that name, even a dangling link or a file that may not be read. */
  private static boolean isThere(Path file) {
    return !Files.notExists(file, LinkOption.NOFOLLOW_LINKS);
  }

  private String resource(String name) {
    return "META-INF/kumite/" + game + "/" + fileName(name);
  }

  @Override
  public String toString() {
    return "content of " + game + (directory == null ? "" : " from " + directory);
  }
}
