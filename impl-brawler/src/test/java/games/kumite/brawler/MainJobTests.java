package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import games.kumite.spi.testkit.MainJob;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job: a match in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests extends MainJob {

  @TempDir
  Path folder;

  MainJobTests() {
    super("brawler");
  }

  private static String run(String typed, String... args) {
    return run(Main.OK, typed, args);
  }

  @Test
  void match_withoutArguments_isPlayedToItsResult() {
    String told = run("");

    assertThat(told).startsWith("Brawler ").contains("\nSeats    1 Ana (random bot), 2 Bo (random bot)\n")
        .contains("\n== Setup ").contains("\n== Round 1: ").containsPattern("\n== Result: (victory|defeat) ");
    String again = told.lines().filter(line -> line.startsWith("To see it again: ")).findFirst().orElseThrow();
    assertThat(run("", again.substring("To see it again: ".length()).split(" "))).isEqualTo(told);
  }

  @Test
  void match_ofASeed_showsRoundsDiceAndDamage() {
    String told = run("", "--seed", "42");

    assertThat(told).containsPattern("  (Ana|Bo) rolls \\d+ for Speed\\.\n")
        .containsPattern("  (Ana|Bo) plays the [a-z ]+\\.\n")
        .containsPattern("  The boss takes \\d+ damage, \\d+ in all; \\d+ defeat it\\.\n")
        .containsPattern("  The boss hits (Ana|Bo) for \\d+; (Ana|Bo) has \\d+ Health left\\.\n")
        .containsPattern("\n 1  Ana  (win |loss)  score \\d+\n 1  Bo   (win |loss)  score \\d+\n")
        .contains("\nSeed 42\n");
    assertThat(told.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void hero_ofAPerson_isPlayedByNumberAndNotation() {
    String typed = "help\nchoose S H\n1\n1\n1\nwhy roll\n" + "1\n".repeat(500);
    String told = run(typed, "--seed", "42", "--person", "Ana", "--option", "bossCount=2");

    assertThat(told).contains("Ana> why roll\n").contains("BR-").containsPattern("== Result: (victory|defeat) ");
  }

  @Test
  void why_withTheIdOfARule_saysWhatItSays() {
    String told = run("why br-set-08\nwhy BR-SET-99\nquit\n", "--seed", "42", "--person", "Ana");

    assertThat(told).contains("A hero's starting Health is 3d6 + 20, so 23 to 38.");
    assertThat(told.substring(told.indexOf("why BR-SET-99") + 20)).doesNotContain("Health is 3d6");
  }

  @Test
  void match_ofOneHeroAndOfAHost_isStarted() {
    assertThat(run("", "--option", "heroCount=1", "--option", "bossCount=1", "--seed", "1"))
        .contains("\nSeats    1 Ana (random bot)\n");
    assertThat(run("", "--option", "host=true", "--option", "bossCount=1", "--seed", "1"))
        .contains("3 Cleo (random bot)").contains(" -  Cleo  no result\n");
  }

  @Test
  void record_cutAnywhere_goesOnToTheSameResult() throws IOException {
    Path file = folder.resolve("match.txt");
    String told = run("", "--seed", "7", "--option", "bossCount=2", "--record", file.toString());
    String whole = Files.readString(file);
    int played = whole.indexOf('\n', whole.indexOf("\n0 start") + 1) + 1;
    for (int sixth = 0; sixth < 6; sixth++) {
      int cut = played + (whole.length() - played) * sixth / 6;
      Files.writeString(file, whole.substring(0, cut));
      String resumed = run("", "replay", file.toString(), "--resume");

      assertThat(Files.readString(file)).isEqualTo(whole);
      assertThat(resumed.substring(resumed.indexOf("\n== Result"), resumed.indexOf("\nRecorded")))
          .isEqualTo(told.substring(told.indexOf("\n== Result"), told.indexOf("\nRecorded")));
    }
  }

  @Test
  void arguments_thatAreWrong_areAnsweredWithWhatIsAllowed() {
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "bossCount=13")).contains("must be 1..12");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "bosses=3")).contains("bossCount (1..12)");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--seats", "A,B,C,D")).contains("seats of brawler must be ");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "content=" + folder.resolve("none")))
        .contains("there is no such directory");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--speed", "3")).contains("Unknown option");
  }

  @Test
  void content_ofAnOwner_isPlayedWith() throws IOException {
    Files.writeString(folder.resolve("dice.json"), """
        {"normal": %1$s, "d6Only": %1$s}""".formatted("""
        {"health": {"count": 1, "sides": 1, "plus": 90}, "speed": {"count": 1, "sides": 20},
         "ace": {"count": 1, "sides": 6}, "attack": {"count": 1, "sides": 6}, "rest": {"count": 1, "sides": 6},
         "recovery": {"count": 1, "sides": 6}, "recoveryHealth": {"count": 1, "sides": 6}}"""));

    assertThat(run("", "--seed", "1", "--option", "content=" + folder)).contains("Ana starts with 91 Health.");
  }
}
