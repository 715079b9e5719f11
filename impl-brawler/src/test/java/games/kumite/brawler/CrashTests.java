package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.testkit.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The process that plays and writes a record down is killed at some moment: what the file holds then goes on at its last
 * whole line. Most are killed some lines after the first, at any moment of the choice that follows; of each twenty one is killed
 * before the first line.
 */
final class CrashTests {

  private static final String MAIN = "games.kumite.spi.console.Main";

  @TempDir
  Path folder;

  @Test
  void record_ofAKilledProcess_goesOn() throws Exception {
    crash(3);
  }

  @Test
  @Tag("long")
  void record_ofAHundredKilledProcesses_goesOn() throws Exception {
    crash(100);
  }

  private void crash(int times) throws IOException, InterruptedException {
    Examples programs = Examples.in(Files.createDirectory(folder.resolve("classes")));
    Random moments = new Random(7);
    int inTheMiddle = 0;
    for (int i = 0; i < times; i++) {
      Path file = folder.resolve("record-" + i + ".txt");
      Process process = programs.start(MAIN, "play", "brawler", "-q", "--bots", "flat:20ms", "--record", file.toString());
      boolean isBeforeTheFirstLine = i % 20 == 19;
      int lines = isBeforeTheFirstLine ? 0 : 1 + moments.nextInt(20);
      while (process.isAlive() && played(file) < lines) {
        Thread.sleep(2);
      }
      Thread.sleep(moments.nextInt(isBeforeTheFirstLine ? 300 : 30));
      process.destroyForcibly().waitFor();
      inTheMiddle += goesOn(file) ? 1 : 0;
    }
    System.out.println(inTheMiddle + " of " + times + " processes were killed in the middle of a match");
    assertThat(inTheMiddle).isGreaterThanOrEqualTo(times * 9 / 10);
  }

  /** How many lines of play are written down. */
  private static long played(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file).lines().filter(line -> !line.startsWith("[")).count() : 0;
  }

  /** Whether the match had begun and was not over. */
  private static boolean goesOn(Path file) throws IOException {
    if (!Files.exists(file) || Files.size(file) == 0) {
      return false; // killed before the first line
    }
    MatchRecord record = MatchRecord.read(file);
    Match match = Games.named("brawler").resume(record);
    assertThat(match.record()).isEqualTo(record);
    boolean wasOver = match.isOver();
    while (!match.isOver()) {
      match.play(0);
    }
    assertThat(match.record().text()).startsWith(record.text());
    return !wasOver;
  }
}
