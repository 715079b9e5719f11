package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The main job: a quest in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests {

  private static final String GAME = "kumite.game";

  private String before;

  @BeforeEach
  void namesTheGame() {
    before = System.getProperty(GAME, "");
    System.setProperty(GAME, "journey");
  }

  @AfterEach
  void forgetsTheGame() {
    System.setProperty(GAME, before);
  }

  private static String run(String typed, String args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Main.run(args.split(" "), new StringReader(typed), new PrintWriter(out), new PrintWriter(err)))
        .as(() -> out + "\n" + err).isEqualTo(Main.OK);
    return out.toString().replace("\r\n", "\n");
  }

  @Test
  void quest_playedByBots_tellsPlansAndReasons() {
    String told = run("", "--seats Ana,Bo --option quest=Q1 --seed 42");

    assertThat(told).startsWith("Journey: Wrath of Demons ").contains("\n== Setup ").contains("\n== Turn 1 begins ")
        .contains("  The map of Dusk at the farmhouse is laid out.\n").containsPattern("\n== Result: ")
        .containsPattern("  Warrior \\d can attack nobody and comes nearer to Tripitaka: 2 AP to move\\.\n")
        .containsPattern("  Gate G1 draws [A-Z].*\\.\n");
    assertThat(told).doesNotContain("figure:").doesNotContain("{");
    assertThat(told.lines().filter(line -> !line.startsWith("  play journey"))).allMatch(line -> line.length() <= 80);
  }

  @Test
  void person_seesTheMap_withWallsGatesAndFacings() {
    String told = run("1\n1\n1\ntable\nquit\n", "--seed 42 --seats Ana --person Ana --option quest=Q1");

    assertThat(told).contains("== Turn 1 begins").contains("AP left: choose an action.")
        .contains("T Tripitaka (Ana): facing north, health 12").contains("|")
        .contains("Gate G1: type gate, state active");
    assertThat(told).containsPattern("\n +15 .*T\\^");
  }
}
