package games.kumite.kungfu.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.KungFuGame;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Stage;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Giving up: KF-RUL-198. */
final class ConcedingTests {

  private static final String ANA = "1 student 1000 1000";
  private static final String BO = "2 student 8000 8000";

  private static List<String> events(Match match) {
    return match.events(Viewer.spectator()).read().stream().map(Event::type).toList();
  }

  @Test
  @Rule({"KF-RUL-198", "KF-RUL-42"})
  void whoConcedes_loses_withThePointsDestroyedSoFar() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.DEAD), "1 detective 1000 1000", ANA, BO);
    int detective = ring.figures().profile(0).points;
    ring.play("concede");

    Outcome outcome = ring.match().outcome();
    assertThat(outcome.summary()).isEqualTo("conceded");
    assertThat(outcome.standings()).extracting(Outcome.Standing::result)
        .containsExactly(Outcome.Result.WIN, Outcome.Result.LOSS);
    assertThat(outcome.standings()).extracting(Outcome.Standing::score).as("Bo gave up, who had destroyed more")
        .containsExactly(0, detective);
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("won, and a decisive battle").isEqualTo(2);
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isZero();
    assertThat(ring.place("1-2")).as("nobody flees").isEqualTo("1000 1000");
  }

  @Test
  @Rule("KF-RUL-198")
  void conceding_isOfferedBesideTheList_andToldToAll() {
    Ring ring = Ring.of(ANA, BO);
    assertThat(ring.listed()).doesNotContain("concede");
    assertThat(ring.match().decision().anytimeActions()).extracting(Action::notation).containsExactly("concede");
    assertThat(ring.match().decision().label(ring.match().decision().anytimeActions().get(0))).isEqualTo("Concede");
    ring.play("concede");
    assertThat(events(ring.match())).contains("conceded");
  }

  @Test
  @Rule("KF-RUL-198")
  void ofASide_eachPlayerConcedes_andUntilThenAllPlayOn() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", state -> { }, ANA, BO, "3 student 500 500", "4 student 8000 500");
    Ring allies = ring.play("concede");
    assertThat(allies.actor() + allies.kind()).as("asked again").isEqualTo("Ananominate");
    assertThat(allies.match().table(Viewer.spectator()).find("seat:1").orElseThrow().get("conceded")).isEqualTo(true);
    assertThat(allies.match().table(Viewer.spectator()).find("seat:3").orElseThrow().attributes())
        .doesNotContainKey("conceded");
    assertThat(allies.refused("concede")).as("twice").isEqualTo("KF-RUL-198");
    assertThat(allies.match().decision().anytimeActions()).isEmpty();
    allies.dice("initiative-card=0").play("end-turn", "concede");
    assertThat(allies.match().isOver()).as("one of each side").isFalse();
    allies.dice("initiative-card=0").play("end-turn");
    assertThat(allies.actor()).isEqualTo("Cy");
    allies.play("concede");
    assertThat(allies.match().outcome().standings()).extracting(Outcome.Standing::result)
        .containsExactly(Outcome.Result.LOSS, Outcome.Result.WIN, Outcome.Result.LOSS, Outcome.Result.WIN);
  }

  @Test
  @Rule({"KF-RUL-198", "KF-MUL-02b"})
  void whoRunsTwoGangs_givesBothUp() {
    Ring ring = Ring.ofSeats(3, "initiative-card=1", state -> { }, ANA, BO, "3 student 500 500", "4 student 8000 500");
    ring.play("concede");
    assertThat(ring.match().outcome().standings()).extracting(Outcome.Standing::result)
        .as("Bo runs gangs 2 and 4").containsExactly(Outcome.Result.WIN, Outcome.Result.LOSS, Outcome.Result.WIN);
  }

  /** Wherever a random match asks, from the gangs of the setup to blows and windows. */
  @ParameterizedTest
  @CsvSource({"2, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6"})
  @Rule("KF-RUL-198")
  void conceding_isLegalAtEachDecision_andSettlesNothingBeforeTheFirstTurn(int seats, int seed) {
    Match match = new KungFuGame().start(games.kumite.api.Setup.seats(seats).seed(seed));
    SeededRandom random = new SeededRandom(seed);
    Set<String> kinds = new TreeSet<>();
    while (!match.isOver() && kinds.size() < 16) {
      String kind = match.decision().kind();
      if (kinds.add(kind)) {
        concedesHere(match.copy());
      }
      match.playRandom(random);
    }
    assertThat(kinds).hasSizeGreaterThan(5);
  }

  private static void concedesHere(Match match) {
    int seat = match.actor().index();
    boolean isSetup = match.phase().isWithin(Stage.SETUP.phase());
    String kind = match.decision().kind();
    match.play(match.decision().parse("concede"));
    assertThat(match.search().pastDecisions(Viewer.spectator())).last().extracting(PastDecision::action).hasToString("concede");
    assertThat(events(match)).contains("conceded");
    if (match.isOver()) {
      assertThat(match.outcome().standings().get(seat).result()).isEqualTo(Outcome.Result.LOSS);
      assertThat(events(match).contains("chi-level-changes")).as(kind).isEqualTo(!isSetup);
    } else {
      assertThat(match.decision().kind()).isEqualTo(kind);
    }
  }
}
