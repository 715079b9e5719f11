package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game must keep, looked at lightly on every table, with every number of seats and every option: matches end,
 * what is listed is legal and reads back, a copy and a record lead to the same end. The contract looks closer at a few.
 */
final class EverySetupTests {

  private static final Game GAME = new KungFuGame();
  private static final int EVERY = 37;
  private static final List<String> TABLES = List.of("hideout", "temple", "restaurant", "market", "fishmarket", "wilderness",
      "cemetery", "village", "site", "street", "school");
  /** A gang after a battle: somebody Humbled, a Signature Weapon lost, one member to be replaced. */
  private static final String VETERANS =
      "level=1 members=oyabun/unarmed,hitman,enforcer,enforcer/lost,enforcer,enforcer; ";
  private static final String RIVALS = "level=-1 members=detective/refused-1-1,beat-cop,beat-cop,rookie-cop,rookie-cop,rookie-cop";

  private static Setup of(int seats, long seed) {
    return Setup.seats(List.of("Ana", "Bo", "Cy", "Di", "Ed", "Fay").subList(0, seats).toArray(String[]::new)).seed(seed)
        .option("turnLimit", 5);
  }

  static Stream<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (int i = 0; i < TABLES.size(); i++) {
      setups.add(of(2 + i % 5, i).option("table", TABLES.get(i)).option("budget", 200)
          .option("vehicles", i % 2 == 1));
    }
    for (int seed = 1; seed <= 4; seed++) {
      setups.add(of(seed < 4 ? 2 : 4, seed).option("table", "generated").option("budget", 200).option("vehicles", seed > 2));
    }
    setups.add(of(2, 21).option("budget", 800).option("coProtagonists", 3));
    setups.add(of(2, 22).option("budget", 410).option("strictChi", true).option("table", "generated"));
    setups.add(of(2, 25).option("budget", 300).option("building", true));
    setups.add(of(2, 23).option("campaign", VETERANS + RIVALS));
    setups.add(of(3, 24).option("campaign", VETERANS + RIVALS + "; " + VETERANS + RIVALS)
        .option("table", "site").option("vehicles", true));
    return setups.stream();
  }

  @ParameterizedTest(name = "setup {index}")
  @MethodSource("setups")
  void aMatch_ends_andIsTheSameInACopyAndARecord(Setup setup) {
    Match match = GAME.start(setup);
    SeededRandom random = RandomSource.seeded(7).split("play");
    int bound = GAME.properties().maxDecisions();
    int count = 0;
    Match copy = match;
    while (!match.isOver()) {
      if (count++ % EVERY == 0) {
        look(match);
        copy = match.copy();
      }
      assertThat(count).isLessThanOrEqualTo(bound);
      Action action = match.playRandom(random);
      copy.play(copy.decision().parse(action.notation()));
    }
    assertThat(seen(copy)).isEqualTo(seen(match));
    Match resumed = GAME.resume(match.record());
    assertThat(resumed.isOver()).isTrue();
    assertThat(seen(resumed)).isEqualTo(seen(match));
    assertThat(resumed.outcome()).isEqualTo(match.outcome());
  }

  private static void look(Match match) {
    Decision decision = match.decision();
    assertThat(decision.actions()).isNotEmpty();
    assertThat(match.seats()).contains(match.actor());
    assertThat(GAME.phases().stream().map(phase -> phase.id())).contains(match.phase().id());
    HashSet<String> notations = new HashSet<>();
    for (Action action : decision.actions()) {
      assertThat(notations.add(action.notation())).as(action.notation()).isTrue();
      assertThat(decision.parse(action.notation())).isEqualTo(action);
    }
  }

  private static String seen(Match match) {
    StringBuilder all = new StringBuilder(match.table(Viewer.spectator()).toString());
    for (Seat seat : match.seats()) {
      all.append(match.table(seat));
    }
    return all.toString();
  }
}
