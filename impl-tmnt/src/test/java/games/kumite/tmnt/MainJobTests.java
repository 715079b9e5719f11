package games.kumite.tmnt;

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

  MainJobTests() {
    super("tmnt");
  }

  @TempDir
  Path folder;

  @Test
  void match_asTheModuleStartsIt_canBeReadAtOneSitting() throws IOException {
    assertThat(argumentsOfTheModule()).contains("--option turnLimit=5");
    for (int seed = 41; seed <= 43; seed++) {
      String told = run("", argumentsOfTheModule() + " --seed " + seed);
      assertThat(told.lines()).as("seed %d", seed).hasSizeBetween(150, 500);
      assertThat(told).contains("\n== Setup ").contains("\n== Round 5: the turn of ").containsPattern("\n== Result: ");
    }
  }

  @Test
  void wholeMatch_isPlayedByFourBotsToItsResult() throws IOException {
    String told = run("", argumentsOfTheModule().replaceFirst(" --option turnLimit=5", "") + " --seed 44");

    assertThat(told).startsWith("Munchkin Teenage Mutant Ninja Turtles ")
        .contains("1 Ana (greedy:10 bot), 2 Bo (greedy:10 bot)").contains("\n== Setup ")
        .contains("\n== Round 1: the turn of ").containsPattern("\n== Result: victory ")
        .containsPattern("\n 1  (Ana|Bo|Cleo|Dan) +win +score 10\n").contains("\nSeed 44\n");
    assertThat(told).containsPattern("  (Ana|Bo|Cleo|Dan) kicks open the door: [A-Z].*\\.\n")
        .containsPattern("  [A-Z].* is in the fight, at Level \\d+\\.\n")
        .containsPattern("  (Ana|Bo|Cleo|Dan) wins the fight, \\d+ to -?\\d+\\.\n")
        .containsPattern("  (Ana|Bo|Cleo|Dan) is at Level \\d+ after the kill\\.\n");
    assertThat(told.lines().filter(line -> !line.startsWith("  play tmnt"))).hasSizeLessThan(2500)
        .allMatch(line -> line.length() <= 80);
    assertThat(told).doesNotContain("card:").doesNotContain("{");
    String again = told.lines().filter(line -> line.startsWith("  play tmnt")).findFirst().orElseThrow().strip();
    assertThat(run("", again)).isEqualTo(told);
  }

  @Test
  void seat_ofAPerson_isPlayedByNumberAndNotation() {
    String typed = "choose card:CH2\nwhy play card:M01\n1\n" + "1\n".repeat(3000);
    String told = run(typed, "--seed 42 --seats Ana,Bo,Cleo --person Ana --option turnLimit=2");

    assertThat(told).contains("Choose your character.\n").contains("  Ana plays Raphael.\n")
        .contains("that card is not in your hand (MT-SET-14)").containsPattern("Ana \\(active, level \\d+")
        .containsPattern("\n== Result: ");
    assertThat(told.lines().filter(line -> !line.startsWith("  play tmnt"))).allMatch(line -> line.length() <= 80);
  }

  @Test
  void attributes_areSaidInTheGamesWords_inTheLanguageOfTheConsole() {
    String typed = "choose card:CH2\nquit\n";
    assertThat(run(typed, "--seed 42 --seats Ana,Bo,Cleo --person Ana"))
        .contains("(active, level 1, hand limit 5)", "Raphael [CH2] (Character card)", "(Item, One-Hand, bonus 1, gold 400)", "(One-Shot, for a combat, gold 200)");
    assertThat(run(typed, "--seed 42 --seats Ana,Bo,Cleo --person Ana --language de"))
        .contains("(am Zug, Stufe 1, Handgrenze 5)", "Raphael [CH2] (Charakterkarte)", "(Gegenstand, Einhand, Bonus 1, Gold 400)", "(Einmal-Karte, für einen Kampf, Gold 200)");
  }

  @Test
  void hands_ofOthers_areNotTold() {
    String told = run("choose card:CH2\nquit\n", "--seed 42 --seats Ana,Bo,Cleo --person Ana");

    assertThat(told).containsPattern("  Ana draws [A-Z].*\\.\n").contains("  Bo draws a card.")
        .doesNotContainPattern("Bo draws [A-Z]");
  }

  @Test
  void record_cutInTheMiddle_goesOnToTheSameResult() throws IOException {
    Path file = folder.resolve("match.txt");
    String told = run("", "--seed 7 --option turnLimit=1 --record " + file);
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() / 2));

    String resumed = run("", "replay " + file + " --resume");

    assertThat(Files.readString(file)).isEqualTo(whole);
    assertThat(resumed.substring(resumed.indexOf("\n== Result"), resumed.indexOf("\nRecorded")))
        .isEqualTo(told.substring(told.indexOf("\n== Result"), told.indexOf("\nRecorded")));
  }

  @Test
  void arguments_thatAreWrong_areAnsweredWithWhatIsAllowed() {
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "turnLimit=0")).contains("must be 1..500");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--seats", "A,B")).contains("seats of tmnt must be ");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "content=" + folder.resolve("none")))
        .contains("there is no such directory");
  }
}
