package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Content;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways with steps: corners, roofs, slabs, stairs. */
final class ClimbTests {

  private static Board table(String id) {
    return Content.shelf().of("").tables().get(id).board();
  }

  private static String move(Board board, int x, int y, int level, int toX, int toY, int toLevel) {
    Plan plan = new Plan().at("A", Size.NORMAL, x, y, level);
    MoveFault fault = Moves.fault(board, plan, 0, Place.of(toX, toY, toLevel), Stick.LONG.reach(Size.NORMAL));
    return fault == null ? "legal" : fault.name();
  }

  @Test
  @Rule({"KF-RUL-37", "KF-RUL-14"})
  void corner_ofAPedestal_isNotCut() {
    Board temple = table("temple");
    assertThat(move(temple, 2122, 6318, 0, 2677, 6873, 0)).isEqualTo("BLOCKED");
    Polygon p3 = temple.piece(temple.find("p3")).outline;
    RandomSource random = RandomSource.seeded(5);
    for (int i = 0; i < 4000; i++) {
      int depth = 1 + random.pick("depth", i, 5); // 0.1 to 0.5 mm
      int before = 200 + random.pick("before", i, 400);
      int behind = 200 + random.pick("behind", i, 400);
      int x = p3.left() - before;
      int y = p3.high() - before - depth;
      assertThat(p3.isCrossed(x, y, x + before + behind, y + before + behind)).isTrue();
      assertThat(move(temple, x, y, 0, x + before + behind, y + before + behind, 0)).as("%s %s", x, y)
          .isEqualTo("BLOCKED");
    }
  }

  @Test
  @Rule("KF-RUL-37")
  void corner_thatCanBeClimbed_isSteppedOver() {
    Plan low = new Plan().at("A", 1100, 1150).rock(1300, 500, 2000, 1400, 300);
    assertThat(low.move("A", 1500, 1550)).as("up 300 and down 300").isEqualTo("1500 1550");
    Plan high = new Plan().at("A", 1100, 1150).rock(1300, 500, 2000, 1400, 301);
    assertThat(high.move("A", 1500, 1550)).as("one jump is too few").isEqualTo("BLOCKED");
  }

  @ParameterizedTest
  @CsvSource({"village, u1", "village, u2", "street, u1", "street, u2", "street, u3"})
  @Rule("KF-RUL-37")
  void roof_isReachedOverItsEdge_andNeverThroughItsSlab(String table, String house) {
    Board board = table(table);
    Polygon roof = board.piece(board.find(house + ".roof")).outline;
    int x = roof.middleX() + 350; // beside the openings
    int y = roof.middleY() + 350;
    assertThat(move(board, x, y, 0, x + 300, y, 720)).as("up from inside").isEqualTo("BLOCKED");
    assertThat(move(board, x, y, 720, x + 300, y, 0)).as("down from above").isEqualTo("BLOCKED");
    assertThat(move(board, x, y, 720, x, y + 400, 720)).as("on it").isEqualTo("legal");
    assertThat(move(board, x, y, 0, x, y + 100, 0)).as("below it").isEqualTo("legal");
    int open = 0;
    int[][] sides = {{x, roof.low() - 200, x, roof.low() + 200}, {x, roof.high() + 200, x, roof.high() - 200},
        {roof.left() - 200, y, roof.left() + 200, y}, {roof.right() + 200, y, roof.right() - 200, y}};
    for (int[] side : sides) {
      if (board.isFree(side[0], side[1], 0, Size.NORMAL)) {
        open++;
        assertThat(move(board, side[0], side[1], 0, side[2], side[3], 720)).as("up at %s", side).isEqualTo("legal");
        assertThat(move(board, side[2], side[3], 720, side[0], side[1], 0)).as("down at %s", side).isEqualTo("legal");
        assertThat(move(board, side[0], side[1], 0, side[2], side[3], 0)).as("in at %s", side).isEqualTo("BLOCKED");
      }
    }
    assertThat(open).isGreaterThanOrEqualTo(3);
  }

  @Test
  @Rule("KF-RUL-37")
  void anotherItem_beside_blocksTheStep() {
    Plan wall = new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 300).wall(1600, 4650, 2600, 4700);
    assertThat(wall.move("A", 2000, 4500, 300, Stick.MEDIUM)).isEqualTo("2000 4500 300");
    assertThat(wall.move("A", 2000, 4530, 300, Stick.MEDIUM)).as("5 too near").isEqualTo("BLOCKED");
    Plan beam = new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 700)
        .piece("beam", Flag.BLOCK.bit(), 1400, 4600, 1450, 4700, 400, 500);
    assertThat(beam.move("A", 2000, 4500, 700, Stick.MEDIUM)).as("a beam over the place of the step")
        .isEqualTo("BLOCKED");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1})
  @Rule({"KF-RUL-14", "KF-RUL-37"})
  void fence_isInTheWayAtTheLevelAtWhichItIsPassed(int more) {
    Plan deck = new Plan().at("A", Size.NORMAL, 1000, 4500, 720).rock(500, 4000, 2000, 5000, 720)
        .piece("fence", Flag.LINEAR.bit(), 1500, 4000, 1600, 5800, 0, 720 + more);
    assertThat(deck.move("A", 1800, 4500, 720, Stick.MEDIUM)).isEqualTo(more > 0 ? "LINEAR" : "1800 4500 720");
  }

  @Test
  @Rule("KF-RUL-37")
  void pieceStoodOn_mayBeLeftAndEnteredOnItsVeryEdge() {
    Plan edge = new Plan().at("A", Size.NORMAL, 1500, 4500, 300).rock(1500, 4000, 2500, 5000, 300);
    assertThat(edge.move("A", 1000, 4500)).isEqualTo("1000 4500");
    assertThat(edge.move("A", 1500, 4900, 300, Stick.MEDIUM)).as("along it").isEqualTo("1500 4900 300");
    assertThat(new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 300)
        .move("A", 1500, 4500, 300, Stick.MEDIUM)).isEqualTo("1500 4500 300");
  }
}
