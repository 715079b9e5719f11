package games.kumite.journey.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.journey.Plan;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.EdgeKind;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.map.TileDrawing;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Squares, lines, tiles joined to a map, adjacency. */
final class GroundTests {

  private static final int NORTH = 0;
  private static final int EAST = 2;
  private static final int SOUTH = 4;

  private static TileDrawing drawing(String... lines) {
    return TileDrawing.parse(List.of(lines));
  }

  private static final TileDrawing PLAIN = drawing("+ + +", " . .", "+ + +");

  @Test
  void tiles_joined_touchSquareToSquare() {
    Ground ground = new Ground(List.of(new Ground.Placed(PLAIN, 0, 0), new Ground.Placed(PLAIN, 2, 0)));

    assertThat(ground.width()).isEqualTo(4);
    assertThat(ground.isOpen(ground.square(1, 0), EAST)).isTrue();
    assertThat(ground.tile(ground.square(1, 0))).isEqualTo(0);
    assertThat(ground.tile(ground.square(2, 0))).isEqualTo(1);
  }

  @Test
  @Rule("JW-TER-01")
  void edge_ofTwoTiles_hasTheStrongerLine() {
    TileDrawing walled = drawing("+ + +", "y. .", "+ + +");
    Ground ground = new Ground(List.of(new Ground.Placed(PLAIN, 0, 0), new Ground.Placed(walled, 2, 0)));

    assertThat(ground.line(ground.square(1, 0), Facing.EAST.ordinal())).isEqualTo(EdgeKind.YELLOW);
    assertThat(ground.isOpen(ground.square(1, 0), EAST)).isFalse();
    assertThat(ground.isOpen(ground.square(2, 0), 6)).isFalse();
    assertThat(ground.isOpenPastYellow(ground.square(1, 0), EAST)).isTrue();
  }

  @Test
  @Rule("JW-TER-03")
  void voidAndMapEdge_areClosedLikePurpleLines() {
    Plan plan = Plan.of(".#.", "...");
    Ground ground = plan.ground();

    assertThat(ground.exists(plan.square(1, 0))).isFalse();
    assertThat(ground.line(plan.square(0, 0), Facing.EAST.ordinal())).isEqualTo(EdgeKind.PURPLE);
    assertThat(ground.line(plan.square(0, 0), Facing.NORTH.ordinal())).isEqualTo(EdgeKind.PURPLE);
    assertThat(ground.isOpenPastYellow(plan.square(0, 0), EAST)).isFalse();
    assertThat(ground.isOpenPastYellow(plan.square(0, 0), NORTH)).isFalse();
  }

  @Test
  @Rule("JW-DFN-01")
  void adjacent_areTheEightSquaresAround() {
    Plan plan = Plan.open(5, 5);
    List<Integer> around = IntStream.range(0, 25).filter(other -> plan.ground().isAdjacent(plan.square(2, 2), other))
        .boxed().toList();

    assertThat(around).containsExactly(6, 7, 8, 11, 13, 16, 17, 18);
  }

  @Test
  @Rule("JW-DFN-01")
  void adjacentToALargeBase_isTheRingAroundIt_whateverItsFacing() {
    Plan plan = Plan.open(6, 6);
    BasePoses base = plan.base(2, 2);
    for (String pose : List.of("2,2 N", "3,2 E", "3,3 S", "2,3 W")) {
      int at = plan.pose(pose);
      assertThat(plan.squares(base, at).split(" ")).as(pose).containsExactlyInAnyOrder("2,2", "3,2", "2,3", "3,3");
      assertThat(IntStream.range(0, 36).filter(square -> !base.covers(at, square))
          .filter(square -> base.isAdjacent(at, square)).count()).as(pose).isEqualTo(12);
    }
  }

  @ParameterizedTest
  @CsvSource({"-,-,true", "y,-,true", "-,y,true", "y,y,false", "p,p,false", "y,p,false"})
  @Rule({"JW-RUL-11", "JW-RUL-12"})
  void corner_needsOneOfTwoOpenWays(char overEast, char overSouth, boolean isOpen) {
    Plan plan = Plan.open(2, 2);
    if (overEast != '-') {
      plan.line(0, 0, Facing.EAST, overEast);
    }
    if (overSouth != '-') {
      plan.line(0, 0, Facing.SOUTH, overSouth);
    }

    assertThat(plan.ground().isAdjacent(plan.square(0, 0), plan.square(1, 1))).isEqualTo(isOpen);
    assertThat(plan.ground().isAdjacent(plan.square(1, 1), plan.square(0, 0))).isEqualTo(isOpen);
  }

  @Test
  @Rule("JW-RUL-11")
  void lineBetweenNeighbours_cutsThemOff() {
    Plan plan = Plan.open(2, 1).line(0, 0, Facing.EAST, 'y');

    assertThat(plan.ground().isAdjacent(plan.square(0, 0), plan.square(1, 0))).isFalse();
  }

  @Test
  @Rule("JW-DFN-07")
  void largeBase_isOnEveryTileThatOneOfItsSquaresIsOn() {
    TileDrawing tile = drawing("+ + +", " . .", "+ + +", " . .", "+ + +");
    Ground ground = new Ground(List.of(new Ground.Placed(tile, 0, 0), new Ground.Placed(tile, 2, 0)));
    BasePoses base = new BasePoses(ground, 2, 2, EdgeKind.OPEN);

    assertThat(base.isOn(ground.square(1, 0) << 2, 0)).isTrue();
    assertThat(base.isOn(ground.square(1, 0) << 2, 1)).isTrue();
    assertThat(base.isOn(ground.square(0, 0) << 2, 1)).isFalse();
  }

  @Test
  @Rule({"JW-TER-10", "JW-MOV-14"})
  void terrain_underALargeBase_isThereOrNot_howeverManySquares() {
    Plan plan = Plan.of("gg.", "gb.", "...");
    BasePoses base = plan.base(2, 2);

    assertThat(base.covers(plan.pose("0,0 N"), Terrain.GREEN)).isTrue();
    assertThat(base.covers(plan.pose("0,0 N"), Terrain.BLUE)).isTrue();
    assertThat(base.covers(plan.pose("0,0 N"), Terrain.RED)).isFalse();
    assertThat(base.covers(plan.pose("1,1 N"), Terrain.GREEN)).isFalse();
  }

  @Test
  void drawing_thatIsNone_isRefusedByLineAndCharacter() {
    assertThatIllegalArgumentException().isThrownBy(() -> drawing("+ +", " x", "+ +"))
        .withMessageContaining("line 2, character 2");
    assertThatIllegalArgumentException().isThrownBy(() -> drawing("+ +", " ."));
    assertThatIllegalArgumentException().isThrownBy(() -> drawing("+ +", " .", "+ +", " ."))
        .withMessageContaining("an odd number of lines");
    assertThatIllegalArgumentException().isThrownBy(() -> drawing("+ + ", " .", "+ +"))
        .withMessageContaining("an odd number of characters");
    assertThatIllegalArgumentException().isThrownBy(() -> drawing("+ +", " . .", "+ +"))
        .withMessageContaining("line 2 must be at most 3 characters");
  }

  @Test
  void tiles_thatOverlapOrLieOutside_areRefused() {
    assertThatIllegalArgumentException().isThrownBy(
        () -> new Ground(List.of(new Ground.Placed(PLAIN, 0, 0), new Ground.Placed(PLAIN, 1, 0))))
        .withMessageContaining("two lie at (1,0)");
    assertThatIllegalArgumentException().isThrownBy(() -> new Ground(List.of(new Ground.Placed(PLAIN, 31, 0))));
  }

  @Test
  void way_south_isBelow() {
    Plan plan = Plan.open(1, 2);

    assertThat(plan.ground().neighbour(plan.square(0, 0), SOUTH)).isEqualTo(plan.square(0, 1));
  }
}
