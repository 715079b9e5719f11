package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.MainJob;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job: a quest in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests extends MainJob {

  MainJobTests() {
    super("journey");
  }

  @Test
  void quest_playedByBots_tellsPlansAndReasons() {
    String told = run("", "--seats Ana,Bo --option quest=Q1 --seed 42");

    assertThat(told).startsWith("Journey: Wrath of Demons ").contains("\n== Setup ").contains("\n== Turn 1 begins ")
        .contains("  The map of Dusk at the farmhouse is laid out.\n").containsPattern("\n== Result: ")
        .containsPattern("  Warrior \\d can attack no one and comes nearer to Tripitaka: 2 AP to move\\.\n")
        .containsPattern("  Gate G1 draws [A-Z].*\\.\n");
    assertThat(told).doesNotContain("figure:").doesNotContain("{");
    assertThat(told.lines().filter(line -> !line.startsWith("  play journey"))).allMatch(line -> line.length() <= 80);
  }

  /** What a person has played comes again from its record: the same events in the same order, to the same end. */
  @Test
  void replay_ofAPersonsMatch_repeatsThatMatch(@TempDir Path folder) {
    String file = folder.resolve("journey.txt").toString();
    String played = run(0, "1\n".repeat(3000), "play", "journey", "--seed", "42", "--seats", "Ana", "--person", "Ana",
        "--option", "quest=Q2", "--record", file);
    String shown = run(0, "", "replay", file);

    assertThat(played).contains("== Result: ");
    List<String> events = shown.lines().filter(line -> line.startsWith("  ") && line.endsWith(".")).toList();
    assertThat(events).hasSizeGreaterThan(100);
    assertThat(played.lines()).containsSubsequence(events);
    assertThat(result(shown)).isEqualTo(result(played));
  }

  @Test
  void nextQuest_isPlayedWithWhatThePilgrimsBring_andKeptInARecordOfItsOwn(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("journey.txt");
    String played = run(0, "1\n".repeat(3000) + "next quest=Q99\nnext quest=Q2\n" + "1\n".repeat(3000), "play", "journey", "--seed", "42",
        "--seats", "Ana", "--person", "Ana", "--option", "quest=Q2", "--record", file.toString());

    assertThat(played.split("== Result: ", -1)).hasSize(3);
    assertThat(played).contains("This goes over to the next match:\n  --option \"campaign=tripitaka ").contains("Q99");
    assertThat(Files.readString(file)).doesNotContain("[Option \"campaign\" \"Q");
    assertThat(Files.readString(folder.resolve("journey-2.txt"))).containsPattern("\\[Option \"campaign\" \".+\"]");
  }

  private static String result(String output) {
    return output.lines().filter(line -> line.startsWith("== Result: ")).findFirst().orElseThrow();
  }

  @Test
  void person_seesTheMap_withWallsGatesAndFacings() {
    String told = run("1\n1\n1\ntable\nquit\n", "--seed 42 --seats Ana --person Ana --option quest=Q1");

    assertThat(told).contains("== Turn 1 begins").contains("AP left. Choose an action.")
        .contains("T Tripitaka (Ana): facing north, health 12").contains("|")
        .contains("Gate G1: gate, active");
    assertThat(told).containsPattern("\n +15 .*T\\^");
  }
}
