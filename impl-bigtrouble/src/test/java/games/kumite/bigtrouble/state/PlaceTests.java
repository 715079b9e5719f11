package games.kumite.bigtrouble.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.state.Board.Doors;
import games.kumite.spi.testkit.LedgerTables;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where the spaces of the boards lie: whoever draws them with straight lines can tell what joins what. */
final class PlaceTests {

  private static final Content CONTENT = Contents.SHIPPED;

  private enum Drawn {
    CHINATOWN(Board.chinatown(CONTENT.chinatown()), Stream.of(CONTENT.chinatown().borders(),
        CONTENT.chinatown().entryways(), CONTENT.chinatown().walls()).flatMap(List::stream).toList(), "Chinatown board"),
    LAIR(Board.lair(CONTENT.lair(), Doors.CLOSED), Stream.of(CONTENT.lair().borders(), CONTENT.lair().doors())
        .flatMap(List::stream).toList(), "Lair board");

    private final Board board;
    private final List<List<String>> lines;
    private final String section;

    Drawn(Board board, List<List<String>> lines, String section) {
      this.board = board;
      this.lines = lines;
      this.section = section;
    }

    int[] at(String space) {
      return new int[] {board.x(board.at(space)), board.y(board.at(space))};
    }

    List<String> spaces() {
      return IntStream.range(0, board.size()).mapToObj(board::name).toList();
    }
  }

  /** Twice the area of a triangle, with a sign for its sense. */
  private static long turn(int[] a, int[] b, int[] c) {
    return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
  }

  private static boolean isNear(int[] a, int[] b, int[] c) {
    double along = (double) (b[0] - a[0]) * (c[0] - a[0]) + (double) (b[1] - a[1]) * (c[1] - a[1]);
    double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return along > 0 && along < length * length && Math.abs(turn(a, b, c)) / length < 1;
  }

  @ParameterizedTest
  @EnumSource
  @Rule("BT-RUL-137")
  void everySpace_hasAPlaceOfItsOwn(Drawn drawn) {
    assertThat(drawn.board.hasPlaces()).isTrue();
    Set<List<Integer>> places = new LinkedHashSet<>();
    drawn.spaces().forEach(space -> places.add(List.of(drawn.at(space)[0], drawn.at(space)[1])));
    assertThat(places).hasSize(drawn.board.size());
    assertThat(places).allMatch(place -> place.get(0) >= 0 && place.get(1) >= 0);
  }

  @ParameterizedTest
  @EnumSource
  @Rule("BT-RUL-137")
  void noLine_runsThroughAnotherSpace(Drawn drawn) {
    List<String> through = new ArrayList<>();
    for (List<String> line : drawn.lines) {
      for (String space : drawn.spaces()) {
        if (!line.contains(space) && isNear(drawn.at(line.get(0)), drawn.at(line.get(1)), drawn.at(space))) {
          through.add(line + " through " + space);
        }
      }
    }
    assertThat(through).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  @Rule("BT-RUL-137")
  void noTwoLines_cross(Drawn drawn) {
    List<String> crossing = new ArrayList<>();
    for (List<String> one : drawn.lines) {
      for (List<String> other : drawn.lines) {
        int[] a = drawn.at(one.get(0));
        int[] b = drawn.at(one.get(1));
        int[] c = drawn.at(other.get(0));
        int[] d = drawn.at(other.get(1));
        if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) {
          crossing.add(one + " and " + other);
        }
      }
    }
    assertThat(crossing).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  @Rule("BT-RUL-137")
  void places_areTheLedgers(Drawn drawn) {
    String text = String.join("\n", LedgerTables.section(drawn.section));
    assertThat(text.lines().filter(line -> line.startsWith("Places")).findFirst().orElseThrow()
        .replaceAll("^[^:]*: |\\.$", "").split(", ")).containsExactlyInAnyOrder(drawn.spaces().stream()
            .map(space -> space + " " + drawn.at(space)[0] + "," + drawn.at(space)[1]).toArray(String[]::new));
  }

  @Test
  @Rule("BT-RUL-137")
  void openDoors_changeNoPlace() {
    Board open = Board.lair(CONTENT.lair(), Doors.OPEN);
    for (int space = 0; space < open.size(); space++) {
      assertThat(open.x(space)).isEqualTo(Drawn.LAIR.board.x(space));
      assertThat(open.y(space)).isEqualTo(Drawn.LAIR.board.y(space));
    }
  }
}
