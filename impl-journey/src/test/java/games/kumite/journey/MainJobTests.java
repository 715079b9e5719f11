package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.MainJob;
import org.junit.jupiter.api.Test;

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

  @Test
  void person_seesTheMap_withWallsGatesAndFacings() {
    String told = run("1\n1\n1\ntable\nquit\n", "--seed 42 --seats Ana --person Ana --option quest=Q1");

    assertThat(told).contains("== Turn 1 begins").contains("AP left. Choose an action.")
        .contains("T Tripitaka (Ana): facing north, health 12").contains("|")
        .contains("Gate G1: type gate, state active");
    assertThat(told).containsPattern("\n +15 .*T\\^");
  }
}
