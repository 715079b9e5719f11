package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Two cards at one moment, and cards that take the actor of a procedure away or give another one its turn. */
final class CrossPairTests {

  @Test
  @Rule({"JW-RUL-69", "JW-CRD-28", "JW-RUL-77"})
  void attackerThatIsKilledByItsOwnArrow_doesNotShootAtTheNext() {
    Situation s = Situation.on(6, 6).pilgrim("T 3,1 N").pilgrim("M 2,3 N").hand('T', "T4").demon("1 archer 0,1 E")
        .dice("red=3 black=4").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka", "kill").isOver();
    assertThat(s.number('T', Counters.BAD)).isEqualTo(1);
    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.where("1")).isEqualTo("none");
  }

  @Test
  @Rule({"JW-RUL-102", "JW-RUL-42"})
  void actionThatIsGranted_mayGrantAnother_inTheMiddleOfSomebodyElsesActivation() {
    Situation s = Situation.on(5, 5).pilgrim("S 0,0 E").pilgrim("M 3,3 N").hand('S', "S3").hand('M', "M8")
        .demon("1 warrior 3,2 S").demon("2 archer 3,1 S").dice("red-1=3,3,3,3 white-1=1,1 blue=0")
        .when(Turns.activation('S')).play("play card:S3 figure:monk-sha", "attack", "kill",
            "play card:M8 figure:monkey-king", "attack", "kill");
    assertThat(s.number('M', Counters.BAD)).isEqualTo(2);
    assertThat(s.number('M', Counters.CHI)).isEqualTo(7);
    assertThat(s.asked()).as("Monk Sha goes on").isEqualTo("act Ana");
    assertThat(s.journey().get(Counters.ACTIVE)).isEqualTo(Situation.pilgrim('S'));
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
  }

  @Test
  @Rule("JW-RUL-62")
  void twoCardsThatRollAgain_areBothUsedForOneCleanseRoll() {
    Situation s = Situation.on(5, 5).pilgrim("H 3,3 N").hand('H', "H8", "F09").demon("1 archer 3,2 S")
        .dice("red-1=2,2,0,0,3 white-1=1").attack("H")
        .play("pass", "cleanse", "play card:H8 figure:cho-hakkai", "play card:F09 figure:cho-hakkai").isOver();
    assertThat(s.number('H', Counters.GOOD)).isEqualTo(2);
    assertThat(s.where("1")).isEqualTo("none");
  }

  /** Monk Sha alone has a condition among the pilgrims: nobody is asked who is meant, and the Warrior keeps its own. */
  @Test
  @Rule({"JW-RUL-104", "JW-RUL-101"})
  void cureOfAnyPilgrim_isForNoDemon() {
    Situation s = Situation.on(5, 5).pilgrim("S 3,3 N").hand('S', "S8").condition("S", "SLOWED", 0)
        .demon("1 warrior 0,0 S").condition("1", "SLOWED", 0).when(QuietPoint.POINT).play("play card:S8 figure:monk-sha").isOver();
    assertThat(s.conditions("S")).isEmpty();
    assertThat(s.conditions("1")).containsExactly("SLOWED 0");
  }
}
