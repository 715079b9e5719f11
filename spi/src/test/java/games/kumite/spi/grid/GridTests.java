package games.kumite.spi.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Neighbours, distances and lines of squares and hexagons. */
final class GridTests {

  private static final SquareGrid SQUARES = SquareGrid.of(5, 4);
  private static final HexGrid HEXES = HexGrid.of(5, 6);

  private static List<String> names(IntList spaces, IntFunction<String> name) {
    return Arrays.stream(spaces.toArray()).mapToObj(name).toList();
  }

  /** The number of steps by way of neighbours, counted along the board. */
  private static int[] stepsFrom(int start, int size, IntFunction<IntList> neighbours) {
    int[] steps = new int[size];
    Arrays.fill(steps, -1);
    steps[start] = 0;
    IntList open = IntList.of(start);
    for (int i = 0; i < open.size(); i++) {
      for (int next : neighbours.apply(open.get(i)).toArray()) {
        if (steps[next] < 0) {
          steps[next] = steps[open.get(i)] + 1;
          open = open.and(next);
        }
      }
    }
    return steps;
  }

  /** The number of steps of a king on a chessboard. */
  private static int kingDistance(int from, int to) {
    return Math.max(Math.abs(SQUARES.column(from) - SQUARES.column(to)), Math.abs(SQUARES.row(from) - SQUARES.row(to)));
  }

  @Test
  void neighbours_ofSquares_shareASide() {
    assertThat(names(SQUARES.neighbours(SQUARES.at(2, 1)), SQUARES::name)).containsExactly("c1", "d2", "c3", "b2");
    assertThat(SQUARES.at(5, 0)).isEqualTo(-1);
    assertThat(SQUARES.at(-1, 0)).isEqualTo(-1);
  }

  @Test
  void distances_ofSquares_areTheStepsByNeighbours() {
    for (int from = 0; from < SQUARES.size(); from++) {
      int[] steps = stepsFrom(from, SQUARES.size(), SQUARES::neighbours);
      for (int to = 0; to < SQUARES.size(); to++) {
        assertThat(SQUARES.distance(from, to)).isEqualTo(steps[to]);
      }
    }
  }

  @Test
  void distances_ofHexagons_areTheStepsByNeighbours() {
    for (int from = 0; from < HEXES.size(); from++) {
      int[] steps = stepsFrom(from, HEXES.size(), HEXES::neighbours);
      for (int to = 0; to < HEXES.size(); to++) {
        assertThat(HEXES.distance(from, to)).as(HEXES.name(from) + " to " + HEXES.name(to)).isEqualTo(steps[to]);
      }
    }
  }

  @Test
  void neighbours_ofHexagons_lieAHexagonAway_onTheTable() {
    for (int space = 0; space < HEXES.size(); space++) {
      for (int next : HEXES.neighbours(space).toArray()) {
        assertThat(Math.hypot(HEXES.x(space) - HEXES.x(next), HEXES.y(space) - HEXES.y(next))).isBetween(99.0, 101.0);
        assertThat(HEXES.neighbours(next).contains(space)).isTrue();
      }
    }
    assertThat(HEXES.neighbours(HEXES.at(2, 2)).size()).isEqualTo(6);
  }

  @Test
  void lines_goStepByStep_andAreTheSameInBothDirections() {
    for (int from = 0; from < SQUARES.size(); from++) {
      for (int to = 0; to < SQUARES.size(); to++) {
        int[] line = SQUARES.line(from, to).toArray();
        assertThat(line).hasSize(kingDistance(from, to) + 1).startsWith(from).endsWith(to);
        for (int i = 1; i < line.length; i++) {
          assertThat(kingDistance(line[i - 1], line[i])).isEqualTo(1);
        }
        assertThat(Arrays.stream(SQUARES.line(to, from).toArray()).boxed()).containsExactlyInAnyOrderElementsOf(
            Arrays.stream(line).boxed().toList());
      }
    }
    for (int from = 0; from < HEXES.size(); from++) {
      for (int to = 0; to < HEXES.size(); to++) {
        int[] line = HEXES.line(from, to).toArray();
        assertThat(line).hasSize(HEXES.distance(from, to) + 1).startsWith(from).endsWith(to);
        for (int i = 1; i < line.length; i++) {
          assertThat(line[i]).isNotNegative();
          assertThat(HEXES.distance(line[i - 1], line[i])).isEqualTo(1);
        }
        assertThat(Arrays.stream(HEXES.line(to, from).toArray()).boxed()).containsExactlyInAnyOrderElementsOf(
            Arrays.stream(line).boxed().toList());
      }
    }
    assertThat(names(SQUARES.line(0, SQUARES.at(3, 3)), SQUARES::name)).containsExactly("a1", "b2", "c3", "d4");
  }

  @Test
  void linesOfALength_areEachThereOnce() {
    assertThat(SquareGrid.of(3, 3).lines(3)).hasSize(8).doesNotHaveDuplicates();
    assertThat(SquareGrid.of(7, 6).lines(4)).hasSize(69); // connect four
    assertThat(SquareGrid.of(3, 3).lines(3)).contains(IntList.of(2, 4, 6), IntList.of(0, 3, 6));
    assertThat(SquareGrid.of(2, 2).lines(3)).isEmpty();
  }

  @Test
  void board_orSpace_outOfRange_isRefusedWithTheRange() {
    assertThatThrownBy(() -> SquareGrid.of(0, 3)).hasMessage("columns must be 1..26, was 0");
    assertThatThrownBy(() -> SQUARES.neighbours(20)).hasMessage("space must be 0..19, was 20");
    assertThatThrownBy(() -> HEXES.distance(0, -1)).hasMessage("space must be 0..29, was -1");
    assertThatThrownBy(() -> SQUARES.lines(1)).hasMessage("length must be at least 2, was 1");
  }
}
