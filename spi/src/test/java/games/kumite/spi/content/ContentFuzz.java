package games.kumite.spi.content;

import games.kumite.spi.badinput.Fuzz;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Hands damaged files of an owner's content to a game. */
public final class ContentFuzz {

  private ContentFuzz() {}

  /**
   * Damages a file again and again.
   *
   * @param times how often
   * @param folder where the file may lie
   * @throws IOException if it cannot be written
   */
  public static void run(int times, Path folder) throws IOException {
    run(times, folder, refused -> { });
  }

  /**
   * Hands one file to a game that refuses it.
   *
   * @param folder where the file may lie
   * @param text the file
   * @return what the game says
   * @throws IOException if it cannot be written
   */
  public static String refusal(Path folder, String text) throws IOException {
    Files.write(folder.resolve("boats.json"), text.getBytes(StandardCharsets.UTF_8));
    try {
      Harbour.read(Harbour.shipped().withDirectory(folder));
      throw new AssertionError("must be refused: " + text);
    } catch (ContentException refused) {
      return String.valueOf(refused.getMessage());
    }
  }

  /**
   * The same, for somebody who listens.
   *
   * @param times how often
   * @param folder where the file may lie
   * @param listener is told what the game says of a file that it refuses
   * @throws IOException if it cannot be written
   */
  public static void run(int times, Path folder, Consumer<String> listener) throws IOException {
    Path file = folder.resolve("boats.json");
    String shipped;
    try (InputStream in = Harbour.class.getResourceAsStream("/META-INF/kumite/harbour/boats.json")) {
      shipped = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    new Fuzz(6, List.of(shipped)).run(times, ContentException.class, text -> {
      Files.deleteIfExists(file); // a file that is cut to nothing first is written out to the disk, which takes most of the time
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
      try {
        Harbour.read(Harbour.shipped().withDirectory(folder));
      } catch (ContentException refused) {
        listener.accept(String.valueOf(refused.getMessage()));
        throw refused;
      }
    });
  }
}
