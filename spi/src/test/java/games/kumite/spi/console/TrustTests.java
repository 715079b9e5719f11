package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record that names a directory is shown once the user has said that it is their own. */
final class TrustTests {

  private static final List<String> MARKET = List.of("games.kumite.spi.content.Market");

  @TempDir
  private Path folder;

  @BeforeEach
  void writePrices() throws IOException {
    Files.writeString(folder.resolve("goods.json"), "[{\"id\": \"salt\", \"price\": 3}]");
  }

  private String recorded() {
    String record = folder.resolve("record").toString();
    Run run = Run.of(MARKET, "buy token:salt\nquit\n", "play", "market", "--seats", "Ana", "--seed", "1", "-p", "Ana",
        "--option", "content=" + folder, "--record", record).well();
    assertThat(run.out()).containsPattern("To go on:\\s+replay \\S+ --trust --resume --person Ana\n");
    return record;
  }

  @Test
  void record_thatNamesADirectory_isShownIfItIsTrusted() {
    String record = recorded();

    Run run = Run.of(MARKET, "", "replay", record);
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.err().replaceAll("\\s+", " "))
        .contains("line 5: option content names a directory, " + folder + "; if the record is your own: --trust");
    assertThat(Run.of(MARKET, "", "replay", record, "--trust").well().out()).contains("Ana pays 3.");
    assertThat(Run.of(MARKET, "", "play", "--replay", record, "--trust").well().out()).contains("Ana pays 3.");
    assertThat(Run.of(MARKET, "1\nquit\n", "replay", record, "--trust", "--resume", "-p", "Ana").well().out())
        .contains("Ana pays 3.\n", "To go on:\n");
  }

  @Test
  void trust_withoutAReplay_isRefused() {
    assertThat(Run.of(MARKET, "", "play", "market", "--trust").err()).contains("--trust needs --replay FILE");
  }
}
