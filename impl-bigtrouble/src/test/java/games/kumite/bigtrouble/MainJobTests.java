package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import games.kumite.spi.testkit.MainJob;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The main job: a match in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests extends MainJob {

  MainJobTests() {
    super("bigtrouble");
  }

  @Test
  void match_asTheModuleStartsIt_isToldInWords_toItsResult() throws IOException {
    String told = run("", argumentsOfTheModule() + " --seed 42");
    assertThat(told).startsWith("Big Trouble in Little China: The Game").contains("\n== Setup")
        .containsPattern("\n== The Big Trouble card is [A-Z]").containsPattern("appears at S\\d+\\.\n")
        .containsPattern("\n== Result: ").doesNotContain("card:").doesNotContain("{").doesNotContain("null");
    assertThat(told.lines().filter(line -> !line.startsWith("  play bigtrouble")))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void match_asTheModuleStartsIt_canBeReadAtOneSitting() throws IOException {
    for (int seed = 41; seed <= 43; seed++) {
      String told = run("", argumentsOfTheModule() + " --seed " + seed);
      assertThat(told.lines()).as("seed %d", seed).hasSizeBetween(150, 500);
      assertThat(told).contains("\n== Setup ").contains("\n== Round 1 of Act I ").contains("\n== Round 1 of Act II ")
          .containsPattern("\n== Result: ");
    }
  }

  @Test
  void seat_ofAPerson_isPlayedByNumber() {
    String told = run("1\n".repeat(4000), "--seed 42 --seats Ana,Bo --person Ana");
    assertThat(told).contains("Take a hero.\n").containsPattern("\n== Result: ");
  }

  @Test
  void arguments_thatAreWrong_areAnsweredWithWhatIsAllowed() {
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "extraHard=9")).contains("must be 0..7");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--seats", "A,B,C,D,E")).contains("seats of bigtrouble must be ");
  }
}
