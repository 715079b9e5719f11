package games.kumite.spi.testkit;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules that a game's code names, for refusals and events: the texts among the constants of its compiled classes.
 */
final class NamedRules {

  private static final int TEXT = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS_FILE_VERSION = 8;

  private final Pattern id;
  private final Map<String, Set<String>> classesById = new TreeMap<>();
  private int classes;

  private NamedRules(String prefix) {
    id = Pattern.compile(prefix + "(?:-[A-Z0-9]+)?-[0-9]+[a-z]*");
  }

  /**
   * Returns the names in the classes below a directory.
   *
   * @param prefix the beginning of the ids of the game
   * @return the names; none if there is no such directory
   */
  static NamedRules in(Path root, String prefix) {
    NamedRules named = new NamedRules(prefix);
    if (Files.isDirectory(root)) {
      try (Stream<Path> all = Files.walk(root)) {
        List<Path> files = all.filter(file -> file.toString().endsWith(".class")).sorted().toList();
        for (Path file : files) {
          named.read(file);
        }
      } catch (IOException failure) {
        throw new UncheckedIOException("cannot read the classes in " + root.toAbsolutePath(), failure);
      }
    }
    return named;
  }

  /** Returns the names of the classes by id. */
  Map<String, Set<String>> byId() {
    return classesById;
  }

  /** Returns the number of classes that were read. */
  int classes() {
    return classes;
  }

  private void read(Path file) throws IOException {
    classes++;
    try (InputStream bytes = Files.newInputStream(file); DataInputStream in = new DataInputStream(bytes)) {
      in.skipNBytes(CLASS_FILE_VERSION);
      int constants = in.readUnsignedShort();
      for (int i = 1; i < constants; i++) {
        int kind = in.readUnsignedByte();
        if (kind == TEXT) {
          note(in.readUTF(), file);
        } else {
          in.skipNBytes(length(kind));
          i += kind == LONG || kind == DOUBLE ? 1 : 0; // these occupy two entries
        }
      }
    }
  }

  /** Returns the number of bytes of a constant that is not a text (The Java Virtual Machine Specification, 4.4). */
  private static int length(int kind) {
    return switch (kind) {
      case LONG, DOUBLE -> Long.BYTES;
      case 7, 8, 16, 19, 20 -> Short.BYTES; // a class, string, method type, module, package
      case 15 -> Short.BYTES + 1; // a method handle
      default -> 2 * Short.BYTES; // a number, or a pair
    };
  }

  private void note(String text, Path file) {
    if (id.matcher(text).matches()) {
      classesById.computeIfAbsent(text, key -> new TreeSet<>())
          .add(file.getFileName().toString().replaceAll("\\.class$", ""));
    }
  }
}
