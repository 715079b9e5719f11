package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Demons whose plans are crossed, between two of their actions or by a wall, and gates that have nothing to draw. */
final class InterruptedDemonTests {

  private static final String PEACH = "\"trigger\": \"ANY\", \"effects\": \"heal(self,5)\"";

  @TempDir
  private Path directory;

  private Content peach(String effects) throws IOException {
    return Shipped.with(directory, "fortunes", PEACH, "\"trigger\": \"ANY\", \"effects\": \"" + effects + "\"");
  }

  private static Situation buried(Situation s, char... dead) {
    for (char letter : dead) {
      s.with(letter, Counters.LYING, Counters.DEAD);
    }
    return s;
  }

  /** As it has come onto Tripitaka's tile, and not before, he can paralyze it: it does not strike. */
  @Test
  @Rule({"JW-RUL-134", "JW-RUL-123"})
  void demonThatIsParalyzedAfterItsMove_doesNothingMore() throws IOException {
    Situation s = buried(Situation.on(12, 1), 'M', 'S', 'H').secondTileFrom(6)
        .content(peach("applyCondition(demons on own tile,PARALYZED)")).pilgrim("T 4,0 E").hand('T', "F02")
        .demon("1 warrior 8,0 W").when(DemonPhase.ACTIVATE);
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.where("1")).isEqualTo("5,0 W");
    s.play("play card:F02 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.events()).noneMatch(text -> text.contains("attacks Tripitaka"));
  }

  /** JW-EX-26, but that the Monkey King lands where it wanted to run: it strikes a second time. */
  @Test
  @Rule({"JW-RUL-123", "JW-RUL-24"})
  void closingMoveIntoSomebodysWay_isNotMade() throws IOException {
    Situation s = buried(Situation.on(12, 3), 'H').content(peach("moveTo(self,own tile)")).pilgrim("T 0,1 E")
        .pilgrim("S 8,2 N").health("S", 9).pilgrim("M 11,0 W").hand('M', "F02").demon("1 warrior 8,1 S")
        .dice("red=1,1,1,1 blue-1=0,0,0,0").when(DemonPhase.ACTIVATE).play("pass");
    assertThat(s.asked()).as("Monk Sha is hurt").isEqualTo("quiet Ana");
    s.play("play card:F02 figure:monkey-king", "to space:f2");
    while (s.asked().startsWith("quiet")) {
      s.play("pass");
    }
    s.isOver();
    assertThat(s.where("1")).isEqualTo("8,1 S");
    assertThat(s.health("S")).isEqualTo(5);
    assertThat(s.events()).filteredOn(text -> text.equals("Warrior 1 attacks Monk Sha.")).hasSize(2);
  }

  /** Tripitaka stands at its side, behind a wall: it runs round it, and strikes nobody. */
  @Test
  @Rule({"JW-AI-07", "JW-TER-01", "JW-TER-02"})
  void demonBehindAWall_comesNearer_andStrikesNobody() {
    Situation s = buried(Situation.on(4, 5), 'M', 'S', 'H').line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y')
        .line(1, 2, Facing.EAST, 'y').line(1, 3, Facing.EAST, 'y').pilgrim("T 1,0 E").demon("1 warrior 2,0 W")
        .when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.where("1")).isEqualTo("1,4 N");
    assertThat(s.events()).contains("Warrior 1 can attack no one and comes nearer to Tripitaka: 2 AP to move.");
  }

  @Test
  @Rule({"JW-DFN-03", "JW-GAT-03"})
  void gateWithoutACardToDraw_bringsNothing() {
    Situation s = Situation.of(". . G . .", ". . . . .").pilgrim("T 0,1 N").pilgrim("M 1,1 N").pilgrim("S 3,1 N")
        .pilgrim("H 4,1 N").and(it -> it.cards().moveAll(it.zones().deck(Deck.DEMON), it.zones().skillDiscards[0]))
        .when(DemonPhase.SPAWN).isOver();
    assertThat(s.events()).noneMatch(text -> text.contains("draws") || text.contains("appears"));
  }
}
