package games.kumite.spi.console.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.console.Run;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that take the place of others as soon as they are whole. */
final class ReplacementTests {

  @TempDir
  Path folder;

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }

  @Test
  void text_thatCannotBeWrittenWhole_leavesTheOlderOne() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "older");
    try (Replacement fresh = Replacement.of(page)) {
      fresh.write("half of the ne");
      fresh.channel().close(); // as on a disk that is full
      assertThatThrownBy(() -> fresh.write("w one")).isInstanceOf(ClosedChannelException.class);
    }

    assertThat(page).hasContent("older");
    assertThat(files()).containsExactly(page);
  }

  @Test
  void text_thatIsWhole_takesThePlace() throws IOException {
    Path page = Files.writeString(folder.resolve("page.html"), "older");
    Files.setPosixFilePermissions(page, PosixFilePermissions.fromString("rw-------"));
    Path link = Files.createSymbolicLink(folder.resolve("link.html"), page);
    Replacement.write(link, "newer");

    assertThat(page).hasContent("newer");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(page))).isEqualTo("rw-------");
    assertThat(files()).containsExactlyInAnyOrder(page, link);
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--html", "--svg"})
  void page_ofARecord_isReplacedWhole(String option) throws IOException {
    Path record = folder.resolve("match.txt");
    Path page = Files.writeString(folder.resolve("page"), "older");
    Object before = Files.readAttributes(page, "unix:ino").get("ino");
    Run.of("", "play", "tictactoe", "--seed", "3", "--record", record.toString()).well();
    Run.of("", "replay", record.toString(), option, page.toString()).well();

    assertThat(Files.readString(page)).contains("svg");
    assertThat(Files.readAttributes(page, "unix:ino").get("ino")).as("another file").isNotEqualTo(before);
    assertThat(files()).containsExactlyInAnyOrder(record, page);
  }
}
