package games.kumite.kungfu.setup;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The shipped profiles and a few more, for traits that none of them has: a directory of one's own content. */
final class Masters {

  private static final String MORE = """
      {"id": "gunslinger", "name": "Gunslinger", "group": "test", "type": "protagonist", "points": 100, "quality": 2, \
      "combat": 4, "traits": ["two-guns"], "printed": true},
      {"id": "marksman", "name": "Marksman", "group": "test", "type": "extra", "points": 20, "quality": 4, \
      "combat": 2, "traits": ["pistol", "fire-into-hand-to-hand"], "printed": true},
      {"id": "weakling", "name": "Weakling", "group": "test", "type": "extra", "points": 16, "quality": 5, \
      "combat": 0, "traits": ["automatic-weapon"], "printed": true},
      {"id": "sage", "name": "Sage", "group": "test", "type": "protagonist", "points": 100, "quality": 2, \
      "combat": 4, "traits": ["arrow-sanctuary", "aura-of-death", "spirit-ward", "waterwalk", "water-wall", \
      "arrowcatcher"], "printed": true},
      {"id": "ringer", "name": "Ringer", "group": "test", "type": "protagonist", "points": 100, "quality": 2, \
      "combat": 4, "traits": ["throwing-stars", "magic-gong", "call-the-monsoon", "aura-of-the-tiger", "aura-of-the-dragon", \
      "poison", "arrowcatcher"], "printed": true},
      {"id": "sword-saint", "name": "Sword Saint", "group": "test", "type": "protagonist", "points": 100, \
      "quality": 2, "combat": 4, "traits": ["flying-sword"], "printed": true},
      {"id": "robot", "name": "Robot", "group": "test", "type": "extra", "points": 20, "quality": 4, "combat": 2, \
      "traits": ["artificial"], "printed": true},
      """;
  private static final String PATH = "META-INF/kumite/kungfu/profiles.json";
  private static final Path DIRECTORY = make();

  private Masters() {}

  /** Where it lies. */
  static String directory() {
    return DIRECTORY.toString();
  }

  private static Path make() {
    try (InputStream in = Masters.class.getClassLoader().getResourceAsStream(PATH)) {
      String shipped = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Path directory = Files.createTempDirectory("masters");
      Path file = Files.writeString(directory.resolve("profiles.json"), "[" + MORE + shipped.substring(1 + shipped.indexOf('[')));
      file.toFile().deleteOnExit();
      directory.toFile().deleteOnExit();
      return directory;
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
