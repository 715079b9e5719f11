package games.kumite.bigtrouble.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.Contents;
import games.kumite.bigtrouble.state.Board.Doors;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two boards: what is next to what, how far it is, what sees what. */
final class BoardTests {

  private static final Chinatown CONTENT = Contents.SHIPPED.chinatown();
  private static final Board CHINATOWN = Board.chinatown(CONTENT);
  private static final Board CLOSED = Board.lair(Contents.SHIPPED.lair(), Doors.CLOSED);
  private static final Board OPEN = Board.lair(Contents.SHIPPED.lair(), Doors.OPEN);

  private static int distance(Board board, ConnectionKind way, String from, String to) {
    return board.distance(way, board.at(from), board.at(to));
  }

  private static List<String> names(Board board, long spaces) {
    List<String> names = new ArrayList<>();
    for (long left = spaces; left != 0; left &= left - 1) {
      names.add(board.name(Long.numberOfTrailingZeros(left)));
    }
    return names;
  }

  private static List<String> way(Board board, ConnectionKind way, String from, String to) {
    List<String> names = new ArrayList<>();
    int goal = board.at(to);
    for (int at = board.toward(way, board.at(from), goal); at != Board.NOWHERE; at = board.toward(way, at, goal)) {
      names.add(board.name(at));
    }
    return names;
  }

  @Nested
  final class InChinatown {

    @Test
    @Rule("BT-RUL-88")
    void spaces_areInBoardOrder() {
      assertThat(CHINATOWN.size()).isEqualTo(38);
      assertThat(CHINATOWN.at("S1")).isZero();
      assertThat(CHINATOWN.at("S2")).isLessThan(CHINATOWN.at("S10"));
      assertThat(CHINATOWN.at("S14")).isLessThan(CHINATOWN.at("D1"));
      assertThat(CHINATOWN.at("K2")).isLessThan(CHINATOWN.at("U1"));
      assertThat(CHINATOWN.at("L1-1")).isEqualTo(Board.NOWHERE);
      assertThat(names(CHINATOWN, CHINATOWN.spaces(CHINATOWN.zone("shrine")))).containsExactly("B1", "B2");
      assertThat(CHINATOWN.zoneOf(CHINATOWN.at("U4"))).isEqualTo(CHINATOWN.zone("underground"));
      assertThat(CHINATOWN.zone("lair")).isEqualTo(-1);
    }

    @Test
    void walls_joinNothing() {
      for (List<String> wall : CONTENT.walls()) {
        assertThat(distance(CHINATOWN, ConnectionKind.GATEWAYS, wall.get(0), wall.get(1))).as(wall.toString()).isGreaterThan(1);
      }
    }

    @Test
    void entryways_areCrossedForOne_butNotByMinions() {
      for (List<String> pair : CONTENT.entryways()) {
        assertThat(distance(CHINATOWN, ConnectionKind.ENTRYWAYS, pair.get(0), pair.get(1))).isEqualTo(1);
        assertThat(distance(CHINATOWN, ConnectionKind.BORDERS, pair.get(0), pair.get(1))).isEqualTo(Board.FAR);
      }
    }

    @Test
    void gateways_areTheOnlyWayUnderground() {
      assertThat(names(CHINATOWN, CHINATOWN.counterparts(CHINATOWN.at("S1")))).containsExactly("U1");
      assertThat(names(CHINATOWN, CHINATOWN.counterparts(CHINATOWN.at("U8")))).containsExactly("W3");
      assertThat(CHINATOWN.counterparts(CHINATOWN.at("S2"))).isZero();
      assertThat(distance(CHINATOWN, ConnectionKind.GATEWAYS, "S1", "U1")).isEqualTo(1);
      assertThat(distance(CHINATOWN, ConnectionKind.ENTRYWAYS, "S1", "U1")).isEqualTo(Board.FAR);
    }

    @ParameterizedTest
    @Rule("BT-RUL-83")
    @CsvSource({"D1,S13,GATEWAYS,5", "S9,S11,BORDERS,2", "S9,S5,BORDERS,2", "S4,D1,GATEWAYS,3", "S1,S1,BORDERS,0",
      "U3,S12,GATEWAYS,2", "D2,D1,BORDERS,1"})
    void distance_isThatOfTheShortestWay(String from, String to, ConnectionKind way, int steps) {
      assertThat(distance(CHINATOWN, way, from, to)).isEqualTo(steps);
      assertThat(distance(CHINATOWN, way, to, from)).isEqualTo(steps);
    }

    @Test
    @Rule("BT-RUL-36")
    void wayOfSeveral_isTheOneWithTheLowestIds() {
      assertThat(way(CHINATOWN, ConnectionKind.BORDERS, "S9", "S5")).containsExactly("S8", "S5");
      assertThat(way(CHINATOWN, ConnectionKind.BORDERS, "S3", "S11")).as("S4 S7 before S6 S10").containsExactly("S4", "S7", "S11");
      assertThat(way(CHINATOWN, ConnectionKind.BORDERS, "S3", "S3")).isEmpty();
      assertThat(way(CHINATOWN, ConnectionKind.BORDERS, "S3", "U1")).isEmpty();
    }

    @Test
    @Rule({"BT-CMB-07", "BT-RUL-13", "BT-CMB-08"})
    void sight_isOverOneLine_andNoRedLine() {
      assertThat(names(CHINATOWN, CHINATOWN.sight(CHINATOWN.at("S2")))).containsExactly("S1", "S2", "S3", "S4");
      assertThat(CHINATOWN.sees(CHINATOWN.at("S2"), CHINATOWN.at("D1"))).isFalse();
      assertThat(CHINATOWN.sees(CHINATOWN.at("S2"), CHINATOWN.at("S6"))).isFalse();
      assertThat(CHINATOWN.sees(CHINATOWN.at("S8"), CHINATOWN.at("S10"))).isTrue();
      assertThat(CHINATOWN.sees(CHINATOWN.at("S1"), CHINATOWN.at("U1"))).isFalse();
      assertThat(CHINATOWN.sees(CHINATOWN.at("U7"), CHINATOWN.at("U7"))).isTrue();
      assertThat(CHINATOWN.sees(CHINATOWN.at("W1"), CHINATOWN.at("W3"))).isFalse();
    }

    @Test
    @Rule("BT-RUL-61")
    void near_isNextOverABorderOrRedLine_notAGateway() {
      assertThat(CHINATOWN.isNear(CHINATOWN.at("S2"), CHINATOWN.at("S2"))).isTrue();
      assertThat(CHINATOWN.isNear(CHINATOWN.at("S2"), CHINATOWN.at("D1"))).isTrue();
      assertThat(CHINATOWN.isNear(CHINATOWN.at("S2"), CHINATOWN.at("S1"))).isTrue();
      assertThat(CHINATOWN.isNear(CHINATOWN.at("S1"), CHINATOWN.at("U1"))).isFalse();
      assertThat(CHINATOWN.isNear(CHINATOWN.at("S2"), CHINATOWN.at("S4"))).isFalse();
    }
  }

  @Nested
  final class InTheLair {

    @Test
    @Rule("BT-RUL-51")
    void elevator_isOneForEachLevel_onItsSide() {
      assertThat(distance(CLOSED, ConnectionKind.GATEWAYS, "L1-1", "L3-1")).isEqualTo(2);
      assertThat(names(CLOSED, CLOSED.counterparts(CLOSED.at("L2-1")))).containsExactly("L1-1", "L3-1");
      assertThat(names(CLOSED, CLOSED.counterparts(CLOSED.at("L1-1")))).containsExactly("L2-1");
      assertThat(distance(CLOSED, ConnectionKind.ENTRYWAYS, "L1-1", "L2-1")).as("not for bosses").isEqualTo(Board.FAR);
    }

    @Test
    void arena_isEnteredOnceItIsOpen_notByMinions() {
      assertThat(distance(CLOSED, ConnectionKind.GATEWAYS, "L2-3", "L2-10")).isEqualTo(Board.FAR);
      assertThat(distance(OPEN, ConnectionKind.GATEWAYS, "L2-3", "L2-10")).isEqualTo(2);
      assertThat(distance(OPEN, ConnectionKind.ENTRYWAYS, "L2-4", "L2-9")).isEqualTo(1);
      assertThat(distance(OPEN, ConnectionKind.BORDERS, "L2-4", "L2-9")).isEqualTo(Board.FAR);
      assertThat(OPEN.sees(OPEN.at("L2-3"), OPEN.at("L2-7"))).isFalse();
    }

    @Test
    void levels_areZones_theSecondIsThree() {
      assertThat(Long.bitCount(CLOSED.level(1))).isEqualTo(8);
      assertThat(names(CLOSED, CLOSED.level(2))).hasSize(10).contains("L2-1", "L2-6", "L2-10");
      assertThat(CLOSED.zoneOf(CLOSED.at("L2-3"))).isNotEqualTo(CLOSED.zoneOf(CLOSED.at("L2-4")));
      assertThat(CLOSED.zones().get(CLOSED.zoneOf(CLOSED.at("L2-7"))).id()).isEqualTo("arena");
    }
  }
}
