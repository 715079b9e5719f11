package games.kumite.spi.testkit.content;

import games.kumite.api.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The content files that a game ships, by their names, such as {@code bosses.json}. */
final class ShippedFiles {

  private static final JsonMapper MAPPER = new JsonMapper();

  private ShippedFiles() {}

  /** Reads the files beside the class of a game. */
  static Map<String, JsonNode> of(Game game) {
    try {
      URI place = game.getClass().getProtectionDomain().getCodeSource().getLocation().toURI();
      Path path = Path.of(place);
      if (Files.isDirectory(path)) {
        return read(path, game.id());
      }
      try (FileSystem jar = FileSystems.newFileSystem(path)) {
        return read(jar.getPath("/"), game.id());
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Map<String, JsonNode> read(Path root, String id) throws IOException {
    Map<String, JsonNode> files = new TreeMap<>();
    Path folder = root.resolve("META-INF").resolve("kumite").resolve(id);
    try (Stream<Path> there = Files.list(folder)) {
      for (Path file : there.filter(any -> any.toString().endsWith(".json")).toList()) {
        files.put(file.getFileName().toString(), MAPPER.readTree(Files.readAllBytes(file)));
      }
    }
    return Collections.unmodifiableMap(files);
  }
}
