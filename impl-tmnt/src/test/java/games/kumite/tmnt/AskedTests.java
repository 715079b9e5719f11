package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is asked, and that a decision was made, tells nothing about a hand. */
final class AskedTests {

  private static final int WORLDS = 4;

  /** What everybody is told of a decision that waits and of those made so far. */
  private static String publicly(Played game) {
    StringBuilder told = new StringBuilder();
    for (Viewer viewer : List.of(game.match().seats().get(1), Viewer.spectator())) {
      Turn turn = game.match().perspective(viewer).turn();
      told.append(turn instanceof Turn.Waiting waiting ? waiting : turn.getClass().getSimpleName());
      for (PastDecision past : game.match().search().pastDecisions(viewer)) {
        told.append(' ').append(past.seat().name()).append(' ').append(past.kind());
      }
    }
    return told.toString();
  }

  private static Scene phaseTwo(String hand, boolean discreet) {
    Scene scene = Scene.of(3).eachQuestion().player("A", "L1 | " + hand).doors("E02");
    return discreet ? scene.discreet() : scene;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Rule({"MT-RUL-58", "MT-PHS-12", "MT-SET-14"})
  void phaseTwo_isAskedAlike_withAndWithoutAMonster(boolean discreet) {
    Played with = phaseTwo("M22 E01", discreet).second();
    Played without = phaseTwo("K01 E01", discreet).second();

    assertThat(with.options()).containsExactlyInAnyOrder("trouble card:M22", "loot");
    assertThat(without.options()).containsExactly("loot");
    assertThat(publicly(without)).isEqualTo(publicly(with)).contains("Waiting", "A");
    with.play("A loot");
    without.play("A loot");
    assertThat(publicly(without)).isEqualTo(publicly(with)).contains("A phase-two");
  }

  @Test
  @Rule({"MT-RUL-58", "MT-MON-10"})
  void wanderingMonster_isAskedAlike_withOneMonsterAndWithTwo() {
    Played one = Scene.of(3).eachQuestion().player("A", "L9").player("C", "| W01 M05 E06 K01").fight("M11")
        .play("C play card:wandering");
    Played two = Scene.of(3).eachQuestion().player("A", "L9").player("C", "| W01 M05 E06 M02").fight("M11")
        .play("C play card:wandering");

    assertThat(one.asked()).isEqualTo("C target");
    assertThat(one.options()).containsExactly("pair card:M05");
    assertThat(publicly(one)).isEqualTo(publicly(two));
    one.play("C pair card:M05");
    two.play("C pair card:M05");
    assertThat(publicly(one)).isEqualTo(publicly(two)).contains("C target");
  }

  @Test
  @Rule({"MT-RUL-58", "MT-ONE-07"})
  void dieSetter_isAskedFor_whereASingleCardSetsTheDie() {
    Played game = Scene.of(3).eachQuestion().player("A", "L4").player("B", "| O13").fight("M22");
    game.closes("run-1=2");
    game.play("B face 6");

    assertThat(game.asked()).isEqualTo("B die-setter");
    assertThat(game.options()).containsExactly("use card:O13");
  }

  /** The imagined matches at decisions of others in which the decision could not have been put, by kinds. */
  private static Map<String, Integer> impossible(Setup setup, int[] worlds) {
    Map<String, Integer> impossible = new TreeMap<>();
    Match match = new TmntGame().start(setup);
    RandomSource random = RandomSource.seeded(7).split("play");
    while (!match.isOver()) {
      if (!Inspection.question(Inspection.state(match)).isWindow()) {
        List<Viewer> viewers = new ArrayList<>(match.seats());
        viewers.add(Viewer.spectator());
        viewers.remove(match.actor());
        for (Viewer viewer : viewers) {
          for (int seed = 0; seed < WORLDS; seed++) {
            Match world = match.perspective(viewer).imagine(RandomSource.seeded(seed));
            worlds[0]++;
            boolean isLeftOut = Inspection.isLeftOut(Inspection.state(world), world.actionCount());
            if (isLeftOut || world.decision().actions().stream().allMatch(action -> action.notation().equals("done"))) {
              impossible.merge(match.decision().kind(), 1, Integer::sum);
            }
          }
        }
      }
      match.playRandom(random);
    }
    return impossible;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  @Rule({"MT-RUL-58", "MT-SET-14"})
  void imaginedMatches_atDecisionsOfOthers_areThoseInWhichTheyWouldHaveBeenAsked(int seats) {
    int[] worlds = {0};

    Map<String, Integer> impossible = impossible(Setup.seats(seats).seed(seats).option("turnLimit", 2), worlds);

    assertThat(worlds[0]).isGreaterThan(100);
    assertThat(impossible).isEmpty();
  }
}
