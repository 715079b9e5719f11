package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.MainJob;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The main job: a match in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests extends MainJob {

  MainJobTests() {
    super("kungfu");
  }

  @Test
  void match_playedByBots_tellsWhatHappens() {
    String told = run("", "--seats Ana,Bo --option budget=200 --option turnLimit=5 --seed 42");

    assertThat(told).startsWith("A Fistful of Kung Fu ").contains("\n== Setup ").contains("\n== Turn 1 of ")
        .containsPattern("\n== Result: ");
    assertThat(told).doesNotContain("figure:").doesNotContain("{");
    assertThat(told.lines().filter(line -> !line.startsWith("  play kungfu"))).allMatch(line -> line.length() <= 80);
  }

  @Test
  void match_asTheModuleStartsIt_canBeReadAtOneSitting() throws IOException {
    for (int seed = 41; seed <= 43; seed++) {
      String told = run("", argumentsOfTheModule() + " --seed " + seed);
      assertThat(told.lines()).as("seed %d", seed).hasSizeBetween(100, 500);
      assertThat(told).contains("\n== Setup ").contains("\n== Turn 1 of ").containsPattern("\n== Result: ");
      assertThat(told).as("seed %d: they fight", seed).containsPattern(" (strikes|shoots) at ");
    }
  }

  @Test
  void person_seesTheTable_andIsAskedAboutFiguresByName() {
    String told = run("gang token:gang-police\n" + "1\n".repeat(63) + "quit\n",
        "--seats Ana,Bo --person Ana --bots random --seed 5 --option table=street");

    assertThat(told).contains("a character is 125 wide and 250 high").contains("Detective 1-1 (Ana) at ")
        .contains("u1 at 300, 6200, item 1")
        .containsPattern("\n  1  Activate [A-Z].* 1-\\d+ +activate figure:1-\\d+\n")
        .containsPattern("\n[A-Z].* 1-\\d+: roll how many dice\\? Or take a free action\\.\n");
    assertThat(told).containsPattern("\\n +\\|.*=====.*:.*\\|\\n").doesNotContain("{");
    assertThat(told.lines()).allMatch(line -> line.length() <= 80);
  }

  @Rule("KF-SET-12")
  @Test
  void gang_thatIsNotReady_isRefusedByTheRule() {
    String told = run("recruit token:profile-swat-team-leader\ndone\nwhy done\nquit\n", "--seats Ana,Bo --person Ana --seed 5");

    assertThat(told).doesNotContain("recruit done")
        .containsPattern("(?s)Ana> done\n.*\\(KF-SET-12\\).*why done\n.*\\(KF-SET-12\\)");
  }
}
