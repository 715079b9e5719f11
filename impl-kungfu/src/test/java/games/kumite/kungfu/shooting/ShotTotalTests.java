package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the two sides of a shot come to, to the point. Both roll 3, heroes have C4; Bo's 2-1 shoots at Ana's 1-1. */
final class ShotTotalTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String FRIEND = "2 student 8000 8000";
  private static final String FAR = "5500 4000";
  private static final String NEAR = "4900 4000";

  private static String totals(Ring ring) {
    Event last = ring.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("shot"))
        .reduce((first, second) -> second).orElseThrow();
    return last.argument("total") + ":" + last.argument("other");
  }

  private static String shot(Consumer<GameState> more, String shooter, String target, String place) {
    Ring ring = Ring.acting(more, 1, "2 " + shooter + " 4000 4000", "1 " + target + " " + place, FRIEND)
        .dice("shot-2=3 dodge-1=3").play("shoot");
    return totals(ring.choose("fire 1 figure:1-1 0"));
  }

  private static Consumer<GameState> are(int figure, String conditions) {
    return state -> {
      for (String condition : conditions.split(" ")) {
        state.figures().inflict(figure, Condition.valueOf(condition));
      }
    };
  }

  @ParameterizedTest
  @CsvSource({"SITTING_DUCK, 8:7", "TRANSFIXED, 9:7", "STANCE, 8:7", "TIED_UP, 9:7", "BLINDED, 9:7", "STUNNED, 7:7", "LIMPING, 7:7",
    "DISTRACTED, 7:7", "KNOCKED_DOWN, 7:7", "HUMBLED, 7:7", "TRANSFIXED TIED_UP BLINDED, 13:7"})
  @Rule({"KF-GUN-15d", "KF-GUN-15g", "KF-GUN-15h", "KF-RUL-154", "KF-TRT-44e", "KF-TRT-24d", "KF-CON-24a"})
  void theStateOfTheTarget_addsUp(String conditions, String totals) {
    assertThat(shot(are(1, conditions), "hero/pistol", "hero", FAR)).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"hero/big, 5550 4000, 8:7", "hero/huge, 5600 4000, 8:7", "hero/undead, 5500 4000, 5:7", "hero/artificial, 5500 4000, 5:7",
    "hero/undead/artificial/sacrifice, 5500 4000, 5:7", "hero/difficult-target, 5500 4000, 6:7", "hero/arrowcatcher, 5500 4000, 7:7",
    "hero/ground-fighter, 5500 4000, 7:7", "hero/animal, 5500 4000, 7:7"})
  @Rule({"KF-GUN-15b", "KF-GUN-15e", "KF-GUN-15f", "KF-RUL-48", "KF-RUL-154", "KF-TRT-21a", "KF-TRT-07a"})
  void whatTheTargetIs_counts(String target, String place, String totals) {
    assertThat(shot(PLAIN, "hero/pistol", target, place)).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"STUNNED, 7:7", "TRANSFIXED, 9:7", "STANCE, 8:7", "LIMPING, 6:7", "TIED_UP, 8:7"})
  @Rule({"KF-TRT-21b", "KF-TRT-44f"})
  void aDifficultTarget_isNone_whileHeCannotDodge(String condition, String totals) {
    assertThat(shot(are(1, condition), "hero/pistol", "hero/difficult-target", FAR)).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"hero/pistol, 8:7", "hero/throwing-stars, 7:7", "hero/automatic-weapon, 8:7"})
  @Rule("KF-GUN-15c")
  void pointBlank_isWithinS_forFirearmsAlone(String shooter, String totals) {
    assertThat(shot(PLAIN, shooter, "hero", NEAR)).isEqualTo(totals);
    assertThat(shot(PLAIN, shooter, "hero", FAR)).isEqualTo("7:7");
  }

  @Test
  @Rule("KF-GUN-15c")
  void pointBlank_endsWithAGapOf750() {
    assertThat(shot(PLAIN, "hero/pistol", "hero", "5000 4000")).isEqualTo("8:7");
    assertThat(shot(PLAIN, "hero/pistol", "hero", "5001 4000")).isEqualTo("7:7");
  }

  @Test
  @Rule({"KF-GUN-15h", "KF-TRT-36"})
  void whoLiesNear_isHitBetter_butForAGroundFighter() {
    assertThat(shot(are(1, "KNOCKED_DOWN"), "hero/pistol", "hero", NEAR)).as("point-blank besides").isEqualTo("10:7");
    assertThat(shot(are(1, "KNOCKED_DOWN"), "hero/pistol", "hero/ground-fighter", NEAR)).isEqualTo("8:7");
  }

  @Test
  @Rule("KF-TRT-07a")
  void anArrowcatcher_catchesWhatIsThrown() {
    assertThat(shot(PLAIN, "hero/throwing-stars", "hero/arrowcatcher", NEAR)).isEqualTo("7:8");
  }

  @Test
  @Rule({"KF-GUN-15j", "KF-TRT-17b"})
  void theShooterAndTheWeather_count() {
    assertThat(shot(PLAIN, "hero/pistol/good-shot", "hero", FAR)).isEqualTo("8:7");
    assertThat(shot(state -> state.set(Counters.RAIN, 2), "hero/pistol", "hero", FAR)).isEqualTo("6:7");
  }

  @Test
  @Rule({"KF-GUN-20", "KF-TRT-33"})
  void aHailOfFire_hasNeitherGoodShotNorPointBlank() {
    Ring ring = Ring.acting(PLAIN, 2, "2 hero/two-guns/good-shot 4000 4000", "1 hero " + NEAR, FRIEND).play("shoot", "hail 1")
        .dice("shot-2=3 dodge-1=3").play("at figure:1-1");
    assertThat(totals(ring)).isEqualTo("7:7");
  }
}
