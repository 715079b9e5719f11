package games.kumite.kungfu.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ways lead round walls and through doors. */
final class WayLengthsTests {

  private static final long GOAL = Place.of(4_600, 1_000, 0);

  private static Piece wall(String id, int x1, int y1, int x2, int y2) {
    return new Piece(id, "WALL", Polygon.rectangle(x1, y1, x2, y2), 0, 700, Flag.BLOCK.bit());
  }

  private static double length(Board board, int x, int y, int level) {
    return WayLengths.to(board, List.of(GOAL)).from(Place.of(x, y, level));
  }

  @Test
  void way_onOpenGround_isAboutStraight() {
    Board board = new Board(9_000, 9_000, List.of());
    assertThat(length(board, 4_600, 5_000, 0)).isEqualTo(4_000);
    assertThat(length(board, 1_600, 4_000, 0)).isCloseTo(4_243, within(1.0));
    assertThat(length(board, 4_650, 1_000, 0)).isEqualTo(50);
  }

  @Test
  void way_leadsRoundAWall_notThroughIt() {
    Board board = new Board(9_000, 9_000, List.of(wall("w", 4_000, 0, 4_060, 7_000)));
    assertThat(length(board, 3_600, 1_000, 0)).isBetween(12_000.0, 14_000.0);
    assertThat(length(board, 3_600, 6_800, 0)).as("at the end of the wall it is shorter").isLessThan(8_000);
  }

  @Test
  void way_leadsThroughADoor() {
    Board board = new Board(9_000, 9_000, List.of(wall("a", 4_000, 0, 4_060, 3_000), wall("b", 4_000, 3_500, 4_060, 9_000)));
    assertThat(length(board, 3_600, 1_000, 0)).isBetween(4_000.0, 5_600.0);
  }

  @Test
  void heights_makeAWayLonger() {
    Board board = new Board(9_000, 9_000, List.of());
    assertThat(length(board, 4_600, 5_000, 700)).isGreaterThan(length(board, 4_600, 5_000, 0) + 1_000);
  }

  @Test
  void whereNoWayLeads_theStraightDistanceCounts() {
    Board board = new Board(9_000, 9_000, List.of(wall("w", 6_000, 0, 6_060, 9_000)));
    assertThat(length(board, 7_600, 1_000, 0)).isEqualTo(3_000);
  }

  @Test
  void nearestOfSeveral_counts() {
    Board board = new Board(9_000, 9_000, List.of());
    WayLengths ways = WayLengths.to(board, List.of(GOAL, Place.of(1_000, 8_000, 0)));
    assertThat(ways.from(Place.of(1_000, 7_000, 0))).isEqualTo(1_000);
  }
}
