package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where content comes from: what ships, and an owner's directory in its place. */
final class ContentSourceTests {

  @TempDir
  Path directory;

  @Test
  void directory_withOneFile_replacesThatFileAlone() throws IOException {
    Files.writeString(directory.resolve("goods.json"),
        "[{\"id\": \"rope\", \"price\": 11}, {\"id\": \"lamp\", \"price\": 13}]");
    Files.writeString(directory.resolve("README.txt"), "notes of the owner");

    Harbour harbour = Harbour.read(Harbour.shipped().withDirectory(directory));

    assertThat(harbour.goods()).extracting(Harbour.Good::price).containsExactly(11, 13);
    assertThat(harbour.boats()).isEqualTo(Harbour.read(Harbour.shipped()).boats());
  }

  @Test
  void directory_withMisnamedFile_isRefused() throws IOException {
    Files.writeString(directory.resolve("good.json"), "[]");

    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> Harbour.read(Harbour.shipped().withDirectory(directory)))
        .withMessage(directory.resolve("good.json")
            + ": this is not a content file of the game; its files are boats.json, chart.json, goods.json");
  }

  @Test
  void directoryNamed_withEmptyText_isWhatShips() {
    ContentSource shipped = Harbour.shipped();

    assertThat(shipped.withDirectory("")).isSameAs(shipped);
    assertThat(shipped).hasToString("content of harbour");
  }

  @Test
  void directory_thatIsMissing_isRefused() {
    Path nowhere = directory.resolve("nowhere");

    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> Harbour.shipped().withDirectory(nowhere.toString()))
        .withMessage(nowhere + ": there is no such directory");
  }

  @Test
  void directory_thatIsAFile_isRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("goods.json"), "[]");

    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> Harbour.shipped().withDirectory(file))
        .withMessage(file + ": is not a directory");
  }

  @Test
  void directory_thatIsNoPath_isRefused() {
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> Harbour.shipped().withDirectory("a\0b"))
        .withMessageContaining("\"a\\u0000b\": this is not the path");
  }

  @Test
  void shipped_withoutFiles_namesEachOfThem() {
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> Harbour.read(ContentSource.shipped(Harbour.class, "desert")))
        .withMessageContaining("META-INF/kumite/desert/boats.json: this file is missing")
        .withMessageContaining("META-INF/kumite/desert/goods.json: this file is missing")
        .withMessageContaining("META-INF/kumite/desert/chart.json: this file is missing");
  }
}
