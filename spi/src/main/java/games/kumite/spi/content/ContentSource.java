package games.kumite.spi.content;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Where a game's content comes from: the files that ship with it, and maybe a directory whose files
 * replace them. Immutable and thread-safe.
 */
public final class ContentSource {

  private static final String SUFFIX = ".json";

  private final Class<?> anchor;
  private final String game;
  private final @Nullable Path directory;

  private ContentSource(Class<?> anchor, String game, @Nullable Path directory) {
    this.anchor = anchor;
    this.game = game;
    this.directory = directory;
  }

  /**
   * The files that ship with a game.
   *
   * @param anchor a class of the plugin, beside whose resources they lie
   * @param game the game's id
   * @return the source
   */
  public static ContentSource shipped(Class<?> anchor, String game) {
    return new ContentSource(anchor, game, null);
  }

  /**
   * The same, but each file that lies in a directory is read from there.
   *
   * @param replacements the directory
   * @return the changed copy
   * @throws ContentException if there is no such directory
   */
  public ContentSource withDirectory(Path replacements) {
    if (!Files.isDirectory(replacements)) {
      throw refusal(replacements.toString(), Files.exists(replacements)
          ? "is not a directory" : "there is no such directory");
    }
    return new ContentSource(anchor, game, replacements);
  }

  /**
   * The same, but each file that lies in a directory is read from there: for the value of an option.
   *
   * @param replacements the directory's path, or an empty text for none
   * @return the changed copy, or this source
   * @throws ContentException if there is no such directory
   */
  public ContentSource withDirectoryNamed(String replacements) {
    if (replacements.isEmpty()) {
      return this;
    }
    try {
      return withDirectory(Path.of(replacements));
    } catch (InvalidPathException garbled) {
      throw refusal(Words.quoted(replacements), "this is no path of a directory: " + garbled.getReason());
    }
  }

  private static ContentException refusal(String file, String message) {
    return new ContentException(List.of(new ContentProblem(file, "", "", message)));
  }

  /**
   * Begins to read.
   *
   * @return a reader with no files read yet
   */
  public ContentReader open() {
    return new ContentReader(this);
  }

  /** How people are told of a file. */
  String shown(String name) {
    Path own = own(name);
    return own == null ? resource(name) : own.toString();
  }

  /** The first bytes of a file, at most so many; null if there is no such file. */
  byte @Nullable [] bytes(String name, int most) throws IOException {
    Path own = own(name);
    try (InputStream in = own == null
        ? anchor.getResourceAsStream("/" + resource(name)) : Files.newInputStream(own)) {
      return in == null ? null : in.readNBytes(most);
    }
  }

  /** The names of the files that the directory holds, in alphabetical order. */
  Set<String> replaced() throws IOException {
    Set<String> names = new TreeSet<>();
    if (directory != null) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + SUFFIX)) {
        for (Path file : files) {
          String name = String.valueOf(file.getFileName());
          names.add(name.substring(0, name.length() - SUFFIX.length()));
        }
      }
    }
    return names;
  }

  private @Nullable Path own(String name) {
    if (directory == null) {
      return null;
    }
    Path file = directory.resolve(name + SUFFIX);
    return Files.exists(file) ? file : null;
  }

  private String resource(String name) {
    return "META-INF/kumite/" + game + "/" + name + SUFFIX;
  }

  @Override
  public String toString() {
    return "content of " + game + (directory == null ? "" : " from " + directory);
  }
}
