package games.kumite.journey.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Viewer;
import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dice that lie on the table, and questions that say them. */
final class DiceTests {

  private static List<Element> dice(Situation s) {
    return s.match().table(Viewer.spectator()).elements().stream().filter(each -> each.kind() == Element.Kind.DIE).toList();
  }

  private static List<String> shown(Situation s) {
    return dice(s).stream().map(die -> die.get("colour") + " " + die.get("symbol")).toList();
  }

  private static String question(Situation s) {
    return s.match().decision().prompt().chooser();
  }

  @Test
  @Rule({"JW-RUL-153", "JW-ATK-08", "JW-ATK-10", "JW-ATK-11"})
  void attackDice_lieOnTheTable_andDefenseDiceBesideThem() {
    Situation s = Situation.on(5, 5).seats(2).pilgrim("M 2,2 N").pilgrim("T 0,0 N").hand('T', "F08").hand('M', "F09")
        .demon("1 berserker 2,1 S").dice("red=1,0 black=6 blue-2=2,1").attack("1");
    assertThat(shown(s)).containsExactly("red 1", "red miss", "black 6");
    assertThat(dice(s)).extracting(Element::label)
        .containsExactly("Red die of Berserker 1", "Red die of Berserker 1", "Black die of Berserker 1");
    assertThat(dice(s).get(2).get("text")).isEqualTo("2 more damage");
    assertThat(dice(s)).extracting(die -> die.number("sides")).containsOnly(6);
    assertThat(dice(s)).noneMatch(die -> die.get("owner") != null);
    assertThat(question(s)).startsWith("Berserker 1 attacks Monkey King with 3 so far (red 1, X; black 6, 2 more damage): play");

    s.play("pass");

    assertThat(shown(s)).containsExactly("red 1", "red miss", "black 6", "blue 2", "blue 1");
    assertThat(dice(s).get(3).get("owner")).isEqualTo("seat:2");
    assertThat(dice(s).get(3).get("roller")).isEqualTo("monkey-king");
    assertThat(question(s)).contains("3 against 3 so far (red 1, X; black 6, 2 more damage; blue 2, 1): play");
  }

  /** The question says the dice; the die that is rolled again is turned in its place, the others lie as before. */
  @Test
  @Rule({"JW-RUL-153", "JW-CRD-04"})
  void reroll_saysTheDice_andTurnsThoseThatAreRolledAgain() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").hand('M', "F09").demon("1 warrior 2,1 S")
        .dice("red-1=0,2 white-1=4 red-1=3 blue=1").attack("M");
    assertThat(question(s)).contains("(red X, 2; white 4, ");
    s.play("play card:F09 figure:monkey-king");
    assertThat(question(s)).startsWith("Which die does Monkey King roll again? The dice show red X, 2; white 4, ");
    s.play("reroll red 1");
    if (!s.asked().startsWith("follow") && !s.asked().startsWith("verdict")) {
      s.play("done");
    }
    assertThat(shown(s)).startsWith("red 3", "red 2", "white 4");
  }

  @Test
  @Rule({"JW-RUL-153", "JW-ATK-20", "JW-RUL-40"})
  void nextRoll_clearsTheTable() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").hand('T', "F09").demon("1 archer 2,1 S")
        .dice("red-1=3 white-1=1 red-1=1,0,0").attack("T").play("pass", "cleanse");
    assertThat(shown(s)).containsExactly("red 1", "red miss", "red miss");
    assertThat(question(s)).startsWith("Tripitaka has rolled 1 to cleanse Archer 1, who needs 2 (red 1, X, X): play");

    Situation spun = Situation.of("B . .", ". . .").pilgrim("H 1,1 N").with('H', Counters.CHI, 3).onTop("F06", "F07", "F08")
        .dice("spinner-1=1").when(Turns.activation('H')).play("meditate");
    assertThat(shown(spun)).containsExactly("spinner white");
    assertThat(dice(spun).get(0).number("sides")).isEqualTo(2);
    assertThat(dice(Situation.on(3, 3).pilgrim("H 1,1 N").when(Turns.activation('H')))).isEmpty();
  }

  /** Positions that differ in a die alone are different positions. */
  @Test
  @Rule("JW-RUL-153")
  void dice_arePartOfThePosition() {
    assertThat(key("1,2")).isNotEqualTo(key("2,1"));
    assertThat(key("1,2")).isEqualTo(key("1,2"));
  }

  private static long key(String red) {
    return Situation.on(5, 5).pilgrim("M 2,2 N").hand('M', "F07").demon("1 archer 2,1 S")
        .dice("red-1=" + red + " white-1=1").attack("M").play("pass").journey().numbers().key();
  }
}
