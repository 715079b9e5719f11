package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What gangs hand on if somebody had a part in it who does not come again. */
final class LegacyTests {

  private static final String[] GANGS = {"1 detective 1000 1000", "1 veteran-cop 1500 1000", "1 swat-officer 2000 1000",
    "1 beat-cop 2500 1000", "1 rookie-cop 3000 1000", "1 rookie-cop 3500 1000", "2 dim-mak-master 8000 8000",
    "2 martial-arts-champion 7500 8000", "2 shaolin-monk 7000 8000", "2 student 6500 8000", "2 student 6000 8000",
    "2 senior-student 5500 8000"};

  /** Bo's Protagonist has refused the challenge of a figure; the battle ends in a draw. */
  private static String refused(Ring ring, int challenger) {
    Figures figures = ring.figures();
    int humbled = ring.figure("2-1");
    figures.inflict(humbled, Condition.HUMBLED);
    figures.humbler(humbled, challenger);
    figures.note(humbled, PlotDeed.REFUSED);
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    return String.valueOf(ring.match().table(Viewer.spectator()).find("token:campaign").orElseThrow().get("campaign"));
  }

  /** Whether Bo's Protagonist begins a battle Humbled that follows upon this. */
  private static boolean isHumbled(String legacy) {
    LoadedDice dice = new LoadedDice();
    dice.lay("attacker=6,1");
    GameState state = (GameState) Inspection.state(new SetupGame().start(
        games.kumite.api.Setup.seats("Ana", "Bo").option("campaign", legacy).random(dice)));
    return state.figures().is(state.figures().named("2-1"), Condition.HUMBLED);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Rule({"KF-TAO-09", "KF-ADV-04"})
  void challengedByAGuest_orByReinforcements_heStaysHumbled(boolean isGuest) {
    Ring ring = Ring.of(isGuest ? Cast.run(Vip.TIME_TRAVELLER, 1, 5000, 5000) : state -> {
      int more = state.figures().add(state.definition().content.profile("beat-cop"), 0);
      state.figures().put(more, games.kumite.kungfu.geometry.Place.of(5000, 5000, 0));
    }, GANGS);
    String legacy = refused(ring, ring.figure("1-7"));
    assertThat(legacy).endsWith("members=dim-mak-master/refused,martial-arts-champion,shaolin-monk,student,student,senior-student");
    assertThat(isHumbled(legacy)).isTrue();
  }

  @Test
  @Rule({"KF-TAO-09", "KF-ADV-04", "KF-RUL-160"})
  void challengedByAnOwnFriendWhoWasPossessed_heStaysHumbled() {
    Ring ring = Ring.of(state -> { }, GANGS);
    String legacy = refused(ring, ring.figure("2-2"));
    assertThat(legacy).contains("dim-mak-master/refused,");
    assertThat(isHumbled(legacy)).isTrue();
  }

  @Test
  @Rule({"KF-TAO-09", "KF-ADV-04"})
  void challengedByAnEnemyWhoComesAgain_heKnowsByWhom() {
    Ring ring = Ring.of(state -> { }, GANGS);
    String legacy = refused(ring, ring.figure("1-2"));
    assertThat(legacy).contains("dim-mak-master/refused-1-2,");
    assertThat(isHumbled(legacy)).isTrue();
  }
}
