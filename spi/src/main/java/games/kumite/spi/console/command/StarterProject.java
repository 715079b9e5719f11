package games.kumite.spi.console.command;

import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.FileErrors;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/** A plugin's project, made from the templates in {@code META-INF/kumite/starter}. Immutable. */
final class StarterProject {

  private static final String TEMPLATES = "/META-INF/kumite/starter/";

  private final Map<String, String> files = new LinkedHashMap<>();

  /**
   * Creates a project.
   *
   * @param id the game's id: lower-case letters, digits and hyphens
   * @param packageName the package of the game
   */
  StarterProject(String id, String packageName) {
    Map<String, String> values = values(id, packageName);
    template("files.txt").lines().map(line -> line.split(" ")).forEach(names ->
        files.put(filled(names[1], values), filled(template(names[0]), values)));
  }

  private static Map<String, String> values(String id, String packageName) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("id", id);
    values.put("title", Arrays.stream(id.split("-")).filter(word -> !word.isEmpty())
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)).collect(Collectors.joining()));
    values.put("package", packageName);
    values.put("folder", packageName.replace('.', '/'));
    values.put("XX", (id.replaceAll("[^a-z]", "") + "x").substring(0, 2).toUpperCase(Locale.ROOT));
    Properties versions = new Properties();
    try (InputStream in = open("versions.properties")) {
      versions.load(in);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    versions.forEach((name, version) -> values.put(name.toString(), version.toString()));
    return values;
  }

  private static String filled(String text, Map<String, String> values) {
    String filled = text;
    for (Map.Entry<String, String> value : values.entrySet()) {
      filled = filled.replace("{" + value.getKey() + "}", value.getValue());
    }
    return filled;
  }

  private static String template(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static InputStream open(String name) throws IOException {
    InputStream in = StarterProject.class.getResourceAsStream(TEMPLATES + name);
    if (in == null) {
      throw new IOException(TEMPLATES + name);
    }
    return in;
  }

  /** Returns whether a part of a package's name is a word that the Java language reserves (JLS 3.9). */
  static boolean hasReservedWord(String packageName) {
    List<String> reserved = List.of(template("reserved.txt").split("\\s+"));
    return Arrays.stream(packageName.split("\\.")).anyMatch(reserved::contains);
  }

  /** Returns the texts of the files by their paths. */
  Map<String, String> files() {
    return files;
  }

  /** Writes all files. */
  void write(Path folder) {
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.toAbsolutePath().getParent());
        Files.writeString(path, file.getValue());
      }
    } catch (IOException failure) {
      throw ConsoleException.file("unwritable", folder, FileErrors.of(failure));
    }
  }
}
