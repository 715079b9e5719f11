package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures come onto the table. */
final class DeploymentTests {

  private static Opened deploying(String plot, String... more) {
    return Opened.attacked("complication=1 vip-presence=1 initiative=6,1", "ninja", "martial", "plot " + plot,
        "location token:location-street", "trait vehicles", "trait buildings", "trait fire-hydrant",
        "trait soft-missiles", "done").play(more);
  }

  @Test
  @Rule({"KF-SET-16", "KF-SET-17", "KF-SET-18", "KF-RUL-52"})
  void players_takeTurns_theAttackerFirst_anyFigureAnywhere() {
    Opened match = deploying("revenge");
    assertThat(match.actor()).isEqualTo("Ana");
    assertThat(match.listed()).as("one for each profile").containsExactly("deploy figure:1-1", "deploy figure:1-2",
        "deploy figure:1-3", "deploy figure:1-7", "deploy figure:1-10");
    match.play("deploy figure:1-2");
    assertThat(match.listed()).hasSizeBetween(50, 64).contains("deploy figure:1-2 562 562")
        .allMatch(notation -> notation.matches("deploy figure:1-2 \\d+ \\d+( \\d+)?"));
    assertThat(match.refused("deploy figure:1-5 4501 3333")).as("another figure was chosen").isEqualTo("none");
    match = deploying("revenge").play("deploy figure:1-5", "deploy figure:1-5 4501 3333");
    assertThat(match.element("figure:1-5").number("x")).isEqualTo(4501);
    assertThat(match.actor()).isEqualTo("Bo");
    match.play("deploy figure:2-1 500 500");
    assertThat(match.actor()).isEqualTo("Ana");
    assertThat(match.refused("deploy figure:1-5")).isEqualTo("none");
    assertThat(match.refused("deploy figure:1-6")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"124, 500, KF-RUL-14", "3400, 1300, KF-RUL-14", "8876, 500, KF-RUL-14", "4500, 3000, KF-RUL-14",
      "125, 8600, legal", "1500, 7400, legal"})
  @Rule({"KF-RUL-12", "KF-RUL-14"})
  void place_mustBeFree(int x, int y, String rule) {
    assertThat(deploying("revenge").play("deploy figure:1-1 4500 3000", "deploy figure:2-1 500 500")
        .refused("deploy figure:1-2 " + x + " " + y)).isEqualTo(rule);
  }

  @Test
  @Rule({"KF-SET-17", "KF-RUL-91"})
  void visibleEnemies_keep240mmAway_hiddenOnesNeedNot() {
    Opened match = deploying("revenge").play("deploy figure:1-1 2000 5000");
    assertThat(match.refused("deploy figure:2-1 4650 5000")).as("a gap of 2400").isEqualTo("legal");
    assertThat(match.refused("deploy figure:2-1 4649 5000")).isEqualTo("KF-SET-17");
    assertThat(match.refused("deploy figure:2-1 1500 7400")).as("seen through the window").isEqualTo("KF-SET-17");
    assertThat(match.refused("deploy figure:2-1 2600 7000")).as("inside the house, out of sight").isEqualTo("legal");
    match.play("deploy figure:2-1");
    assertThat(match.listed()).allMatch(notation -> match.refused(notation).equals("legal"))
        .doesNotContain("deploy figure:2-1 1687 5062").contains("deploy figure:2-1 5062 5062");
  }

  @Test
  @Rule("KF-RUL-37")
  void roof_isWrittenWithItsLevel() {
    Opened match = deploying("revenge");
    assertThat(match.refused("deploy figure:1-1 1500 7400 720")).isEqualTo("legal");
    assertThat(match.refused("deploy figure:1-1 1500 7400 700")).isEqualTo("KF-RUL-14");
    match.play("deploy figure:1-1 1500 7400 720");
    assertThat(match.element("figure:1-1").number("level")).isEqualTo(720);
  }

  @Test
  @Rule("KF-PLT-04a")
  void attackers_keepAwayFromTheHeavyObject() {
    Opened match = deploying("take", "object heavy");
    assertThat(match.refused("deploy figure:1-1 4500 1976")).isEqualTo("KF-PLT-04a");
    assertThat(match.refused("deploy figure:1-1 4500 1975")).isEqualTo("legal");
    match.play("deploy figure:1-1 4500 1975");
    assertThat(match.refused("deploy figure:2-1 4500 4900")).as("the defender may").isEqualTo("legal");
    assertThat(deploying("take", "object hidden").refused("deploy figure:1-1 4500 1976")).isEqualTo("legal");
  }

  @Test
  @Rule("KF-SET-19")
  void player_whoseOpponentIsDone_placesTheRest() {
    Opened match = Opened.attacked("complication=1 vip-presence=1 initiative=6,1", "yakuza", "ninja", "plot revenge",
        "location token:location-street", "trait vehicles", "trait buildings", "trait fire-hydrant",
        "trait soft-missiles", "done");
    StringBuilder order = new StringBuilder();
    while (match.kind().startsWith("deploy")) {
      if (match.kind().equals("deploy-at")) {
        order.append(match.actor().charAt(0));
      }
      match.match().play(0);
    }
    assertThat(order).hasToString("AB".repeat(11) + "B");
    assertThat(match.match().table(Viewer.spectator()).all().values().stream()
        .filter(element -> element.kind() == Element.Kind.FIGURE && element.get("x") != null)).hasSize(23);
  }

  @Test
  @Rule({"KF-SET-17", "KF-RUL-12"})
  void deployment_atRandom_alwaysEnds_andNobodyStandsInAnother() {
    for (int seed = 0; seed < 6; seed++) {
      Opened match = deploying("revenge");
      RandomSource random = RandomSource.seeded(seed);
      while (match.kind().startsWith("deploy")) {
        match.match().play(random.pick("action", 0, match.match().decision().actions().size()));
      }
      List<Element> figures = match.match().table(Viewer.spectator()).all().values().stream()
          .filter(element -> element.kind() == Element.Kind.FIGURE).toList();
      for (Element a : figures) {
        for (Element b : figures) {
          long dx = a.number("x") - b.number("x");
          long dy = a.number("y") - b.number("y");
          assertThat(a == b || dx * dx + dy * dy >= 250 * 250 || a.number("level") != b.number("level"))
              .as("seed %s: %s %s", seed, a.id(), b.id()).isTrue();
        }
      }
    }
  }

  /** Nine watchers on a bare table, and maybe one fewer, who leaves a corner. */
  private static Match watched(int watchers) {
    return new SetupGame(state -> {
      state.set(Counters.ATTACKER, 1);
      state.set(Counters.PLOT, Plot.REVENGE.ordinal());
      state.set(Counters.SEEKER, 1);
      state.set(Counters.FIRST, 0);
      int student = state.definition().content.profile("student");
      state.figures().add(student, 0);
      for (int i = 0; i < watchers; i++) {
        state.figures().put(state.figures().add(student, 1), Place.of(1500 + i % 3 * 3000, 1500 + i / 3 * 3000, 0));
      }
      return new Deploy(0, Deploy.NOBODY);
    }).start(games.kumite.api.Setup.seats("Ana", "Bo").seed(1));
  }

  @Test
  @Rule({"KF-SET-17", "KF-RUL-185"})
  void table_fullOfWatchers_waivesTheDistance_butNotContact() {
    Match room = watched(8);
    room.play(0);
    assertThat(room.decision().actions()).isNotEmpty().allMatch(action ->
        action.notation().matches("deploy figure:1-1 [78]\\d+ [78]\\d+"));
    Decision crowded = watched(9).decision();
    assertThat(crowded.actions()).hasSize(1);
    assertThat(crowded.parse("deploy figure:1-1 1500 1756").notation()).isEqualTo("deploy figure:1-1 1500 1756");
    assertThatThrownBy(() -> crowded.parse("deploy figure:1-1 1500 1755"))
        .isInstanceOfSatisfying(IllegalActionException.class,
            refused -> assertThat(refused.rule()).contains("KF-RUL-185"));
  }

  @ParameterizedTest
  @CsvSource({"deploy figure:2-1 500 500", "deploy figure:1-99 500 500", "deploy figure:1-1 500",
      "deploy figure:1-99", "deploy",
      "deploy figure:1-1 0500 1", "deploy figure:1-1 500 500 0", "place figure:1-1 500 500", "deploy 1-1 500 500",
      "deploy figure:1-1 -5 500"})
  void otherNotation_isNoDeployment(String notation) {
    assertThat(deploying("revenge").refused(notation)).isEqualTo("none");
  }

  @Test
  void forms_nameEveryFigureThatWaits() {
    Opened match = deploying("revenge");
    assertThat(match.match().decision().templates()).hasSize(24).extracting(ActionTemplate::start)
        .contains("deploy figure:1-1", "deploy figure:1-12");
    ActionTemplate form = match.match().decision().templates().get(0);
    assertThat(match.match().decision().parse(form.notation(500, 500)).notation())
        .isEqualTo("deploy figure:1-1 500 500");
  }
}
