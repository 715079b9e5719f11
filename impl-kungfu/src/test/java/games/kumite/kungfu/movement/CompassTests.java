package games.kumite.kungfu.movement;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Side;
import games.kumite.kungfu.setup.ScenarioTests;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One compass in events, choices and scenery: y grows downwards as on the drawn table, smaller y is north and 12 o'clock. */
final class CompassTests {

  private static final String ANA = "1 hero 500 500";

  private static Ring walker() {
    return acting(state -> { }, 1, "2 hero 4000 4000", ANA).play("move");
  }

  private static String told(Ring ring) {
    List<Event> events = ring.match().events(Viewer.spectator()).read();
    return events.stream().filter(event -> event.type().endsWith("moved") && !event.text().isEmpty()).map(Event::text).reduce((a, b) -> b).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"4000 3000, north", "4600 3400, north-east", "5000 4000, east", "4600 4600, south-east", "4000 5000, south",
      "3400 4600, south-west", "3000 4000, west", "3400 3400, north-west"})
  @Rule({"KF-MOV-01", "KF-RUL-15"})
  void anEvent_namesTheDirectionAsDrawn(String to, String direction) {
    assertThat(told(walker().play("to " + to))).contains(" cm " + direction + ",");
  }

  @ParameterizedTest
  @CsvSource({"4000 2550, 12", "5450 4000, 3", "4000 5450, 6", "2550 4000, 9"})
  @Rule({"KF-RUL-15", "KF-RUL-52"})
  void aChoice_saysTheSameDirectionOnTheClock(String to, int hour) {
    Ring ring = walker();
    assertThat(ring.match().decision().label(ring.match().decision().parse("to " + to))).endsWith("towards " + hour + " o'clock)");
  }

  @ParameterizedTest
  @CsvSource({"0, hour-3", "1, half-past-3", "6, hour-6", "12, hour-9", "17, half-past-11", "18, hour-12", "23, half-past-2"})
  @Rule("KF-RUL-15")
  void aDirection_isATimeOnTheClock(int direction, String word) {
    assertThat(Whereabouts.clockWord(direction)).isEqualTo(word);
  }

  @Test
  @Rule({"KF-RUL-15", "KF-RUL-117", "KF-TRT-78a"})
  void aWallOfWater_runsTowardsATimeOnTheClock() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 2), "2 hero/water-wall 4000 4000", "1 student 6000 4000", "1 hero 8000 8000")
        .play("water-wall figure:2-1", "mark 5000 4000");
    assertThat(ring.match().decision().label(ring.match().decision().parse("shift 1"))).isEqualTo("Towards half past 3");
    ring.play("shift 6");
    assertThat(ring.match().events(Viewer.spectator()).read()).extracting(Event::text)
        .anyMatch(text -> text.endsWith("rises at x 50.0 cm, y 40.0 cm and runs towards 6 o'clock."));
  }

  @ParameterizedTest
  @CsvSource({"4000 3250, north", "4000 4750, south"})
  @Rule({"KF-CON-12", "KF-RUL-15", "KF-RUL-16"})
  void aRecoil_isToldAsDrawn(String to, String direction) {
    int y = Integer.parseInt(to.split(" ")[1]) < 4000 ? 4250 : 3750;
    Ring ring = acting(state -> { }, 1, "2 hero 4000 " + y, "1 hero 4000 4000", "1 hero 500 500")
        .dice("attack-2=5 defence-1=4").play("attack", "inflict recoil-short");
    assertThat(ring.match().decision().label(ring.match().decision().parse("turn 1"))).isEqualTo("15 degrees clockwise");
    assertThat(ring.match().decision().label(ring.match().decision().parse("turn -6"))).isEqualTo("90 degrees anticlockwise");
    ring.play("turn 0");
    assertThat(ring.place("1-1")).isEqualTo(to);
    assertThat(ring.match().events(Viewer.spectator()).read()).extracting(Event::text)
        .anyMatch(text -> text.startsWith("Hero 1-1 is pushed 7.5 cm " + direction + ","));
  }

  @Test
  @Rule({"KF-RUL-15", "KF-GEN-06"})
  void theNorthWallOfAHouse_isTheOneOfSmallerY() {
    assertThat(Side.values()[0]).isEqualTo(Side.NORTH);
    Opened street = ScenarioTests.deployed("complication=1 vip-presence=1 initiative=6,1");
    assertThat(street.element("terrain:u1.s").number("y")).as("6200 to 8600").isEqualTo(8540);
  }

  @Test
  @Rule("KF-MOV-01")
  void aFigureThatStaysWhereItIs_doesNotHardlyMove() {
    assertThat(told(walker().play("to 4000 4000"))).isEqualTo("Hero 2-1 stays in place.");
    assertThat(told(walker().play("to 4000 4002"))).isEqualTo("Hero 2-1 hardly moves.");
  }
}
