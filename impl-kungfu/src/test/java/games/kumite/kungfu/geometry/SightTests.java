package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Content;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of sight and cover. */
final class SightTests {

  private static Plan pair() {
    return new Plan().at("A", 1000, 1000).at("b", 5000, 1000);
  }

  @Test
  @Rule({"KF-EX-53", "KF-RUL-60", "KF-RUL-61", "KF-GUN-17"})
  void crates_giveCover_andAHighRockHides() {
    Plan crates = pair().crates(3000, 700, 3600, 1300);
    assertThat(crates.sees("A", "b")).isTrue();
    assertThat(crates.cover("A", "b")).isEqualTo(2);
    Plan rock = pair().rock(3000, 700, 3600, 1300, 450);
    assertThat(rock.sees("A", "b")).isFalse();
    assertThat(Sight.isHidden(rock.board(), rock, 0, 1)).isTrue();
    assertThat(Sight.isHidden(crates.board(), crates, 0, 1)).isFalse();
  }

  @Test
  @Rule({"KF-EX-54", "KF-RUL-60"})
  void ray_alongAnEdge_isFree() {
    Plan plan = pair().rock(3000, 1000, 3600, 1300, 450);
    assertThat(plan.sees("A", "b")).isTrue();
    assertThat(plan.cover("A", "b")).isEqualTo(2);
  }

  @Test
  @Rule({"KF-EX-55", "KF-RUL-61", "KF-LOC-35b"})
  void fence_coversThoseAdjacentToIt() {
    Plan near = new Plan().fence(4720, 0, 4870, 2000).at("A", 1000, 1000).at("b", 5000, 1000);
    Plan far = new Plan().fence(4720, 0, 4870, 2000).at("A", 1000, 1000).at("b", 5010, 1000);
    assertThat(near.cover("A", "b")).isEqualTo(2);
    assertThat(far.cover("A", "b")).isZero();
    assertThat(near.cover("b", "A")).isZero();
  }

  @Test
  @Rule({"KF-EX-19", "KF-TRT-15d", "KF-TRT-41c", "KF-GUN-19"})
  void largeTargets_haveCoverOnlyFromHighPieces() {
    long car = Flag.BLOCK.bit() | Flag.OBSCURE.bit();
    Plan huge = new Plan().piece("car", car, 3000, 700, 3600, 1300, 0, 350).at("A", 1000, 1000)
        .at("b", Size.HUGE, 5000, 1000, 0);
    assertThat(huge.cover("A", "b")).isZero();
    assertThat(new Plan().piece("car", car, 4000, 700, 4600, 1300, 0, 400).at("A", 1000, 1000)
        .at("b", Size.HUGE, 5000, 1000, 0).cover("A", "b")).as("half is not more than half").isZero();
    assertThat(new Plan().piece("car", car, 4000, 700, 4600, 1300, 0, 401).at("A", 1000, 1000)
        .at("b", Size.HUGE, 5000, 1000, 0).cover("A", "b")).isEqualTo(2);
    assertThat(new Plan().piece("car", car, 4000, 700, 4600, 1300, 0, 225).at("A", 1000, 1000)
        .at("b", Size.BIG, 5000, 1000, 0).cover("A", "b")).as("half a Big target").isEqualTo(2);
    assertThat(new Plan().piece("car", car, 4000, 700, 4600, 1300, 0, 224).at("A", 1000, 1000)
        .at("b", Size.BIG, 5000, 1000, 0).cover("A", "b")).isZero();
  }

  @Test
  @Rule({"KF-RUL-61", "KF-LOC-33c"})
  void lamppost_coversByOne_andNothingAddsUp() {
    Plan lamp = pair().piece("lamp", Flag.BLOCK.bit() | Flag.OBSCURE1.bit(), 3000, 950, 3100, 1050, 0, 900);
    assertThat(lamp.cover("A", "b")).isEqualTo(1);
    assertThat(lamp.crates(3500, 700, 3900, 1300).crates(4000, 700, 4400, 1300).cover("A", "b")).isEqualTo(2);
  }

  @Test
  @Rule({"KF-RUL-61", "KF-RUL-153"})
  void woods_coverAllShotsThroughThem_butNotFromTheirTop() {
    long bamboo = Flag.WOODS.bit() | Flag.BAMBOO.bit();
    Plan through = pair().piece("bamboo", bamboo, 2000, 0, 3000, 2000, 0, 800);
    assertThat(through.cover("A", "b")).isEqualTo(2);
    assertThat(through.sees("A", "b")).isTrue();
    Plan onTop = new Plan().piece("bamboo", bamboo, 500, 500, 3000, 2000, 0, 800)
        .at("A", Size.NORMAL, 1000, 1000, 800).at("b", 5000, 1000);
    assertThat(onTop.cover("A", "b")).isZero();
    assertThat(new Plan().piece("bamboo", bamboo, 500, 500, 6000, 2000, 0, 800).at("A", 1000, 1000).at("b", 5000, 1000)
        .cover("A", "b")).as("both inside").isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"5125, 0", "5124, 2"})
  @Rule({"KF-RUL-61", "KF-RUL-153", "KF-LOC-15a"})
  void woods_coverABaseThatIsPartlyInside(int edge, int cover) {
    assertThat(pair().piece("woods", Flag.WOODS.bit(), edge, 0, 7000, 2000, 0, 800).cover("A", "b")).isEqualTo(cover);
  }

  @Test
  @Rule({"KF-RUL-60", "KF-RUL-61"})
  void ray_alongASeam_isBlocked_asLongAsBothPiecesAreThere() {
    Plan seam = new Plan().wall(3000, 0, 3100, 1000).wall(3000, 1000, 3100, 2000)
        .at("A", 1000, 1000).at("b", 5000, 1000);
    assertThat(seam.sees("A", "b")).isFalse();
    assertThat(seam.cover("A", "b")).isEqualTo(2);
    assertThat(Sight.isHidden(seam.board(), seam, 0, 1)).isTrue();
    Board open = seam.board().without(1);
    assertThat(Sight.isMutual(open, seam, 0, 1)).isTrue();
    assertThat(Sight.isMutual(open.again(1), seam, 0, 1)).isFalse();
    assertThat(new Plan().wall(3000, 0, 3100, 1000).wall(3101, 1000, 3200, 2000).at("A", 1000, 1000)
        .at("b", 5000, 1000).sees("A", "b")).as("edges of pieces that do not touch").isTrue();
    assertThat(new Plan().wall(3000, 0, 3100, 1000).piece("low", Flag.OPAQUE.bit(), 3000, 1000, 3100, 2000, 0, 250)
        .at("A", 1000, 1000).at("b", 5000, 1000).sees("A", "b")).as("over the lower one").isTrue();
  }

  /** The seams of each table, looked along from both ends by two figures 250 away. */
  @ParameterizedTest
  @CsvSource({"hideout, 1", "restaurant, 2", "street, 18"})
  @Rule("KF-RUL-60")
  void seam_ofAnyTable_isShut(String table, int seams) {
    Board board = Content.shelf().of("").tables().get(table).board();
    int found = 0;
    for (int i = 0; i < board.pieces(); i++) {
      for (int j = 0; j < i; j++) {
        Seam seam = Seam.of(j, board.piece(j), i, board.piece(i));
        if (seam != null && seam.base() == 0) {
          found++;
          int dx = Integer.signum(seam.bx() - seam.ax()) * 250;
          int dy = Integer.signum(seam.by() - seam.ay()) * 250;
          Plan plan = new Plan().at("A", seam.ax() - dx, seam.ay() - dy).at("b", seam.bx() + dx, seam.by() + dy);
          SightObstacles view = SightObstacles.own().between(
              board, PieceSet.OPAQUE, SightTable.SOME, plan.place(0), Size.NORMAL, plan.place(1), Size.NORMAL, 0, 300);
          assertThat(view.isAlongSeam(board, plan.place(0), 270, plan.place(1), 300, 0)).as("%s %s", j, i).isTrue();
          assertThat(board.without(i).isAlongSeam(seam.ax() - dx, seam.ay() - dy, 270, seam.bx() + dx, seam.by() + dy,
              300, 0)).as("%s %s", j, i).isFalse();
        }
      }
    }
    assertThat(found).isEqualTo(seams);
  }

  @Test
  @Rule("KF-RUL-60")
  void crack_betweenDoorAndWall_showsNobody() {
    Board hideout = Content.shelf().of("").tables().get("hideout").board();
    Plan plan = new Plan().at("A", 5800, 2400).at("b", 6300, 2400);
    assertThat(Sight.isMutual(hideout, plan, 0, 1)).isFalse();
    assertThat(Sight.isMutual(hideout.without(hideout.find("d1")), plan, 0, 1)).as("the door is open").isTrue();
  }

  @Test
  @Rule("KF-RUL-61")
  void obscurePiece_aroundBoth_isNoCover() {
    assertThat(new Plan().piece("haze", Flag.OBSCURE.bit(), 500, 500, 6000, 2000, 0, 800).at("A", 1000, 1000)
        .at("b", 5000, 1000).cover("A", "b")).isZero();
  }

  @Test
  @Rule({"KF-GUN-02", "KF-RUL-60"})
  void figure_inTheLine_blocksIt_unlessItIsTooSmall() {
    assertThat(pair().at("c", 3000, 1000).at("d", 3000, 1240).at("e", 3000, 760).sees("A", "b")).isFalse();
    assertThat(pair().at("c", 3000, 1000).sees("A", "b")).as("past both shoulders").isFalse();
    assertThat(pair().at("c", 3000, 1200).sees("A", "b")).as("past one shoulder").isTrue();
    assertThat(new Plan().at("A", Size.HUGE, 1000, 1000, 0).at("b", Size.HUGE, 5000, 1000, 0).at("c", 3000, 1000)
        .sees("A", "b")).as("over its head").isTrue();
    assertThat(pair().at("c", 3000, 1000).fallen("c").sees("A", "b")).as("KF-RUL-57").isTrue();
  }

  @Test
  @Rule({"KF-GUN-04", "KF-GUN-05"})
  void friendInContact_andCaptive_doNotBlockTheLooker() {
    assertThat(pair().at("C", 1250, 1000).sees("A", "b")).isTrue();
    assertThat(pair().at("C", 1260, 1000).sees("A", "b")).as("not in contact").isFalse();
    assertThat(pair().at("c", 1250, 1000).sees("A", "b")).as("an enemy in contact").isFalse();
    assertThat(pair().at("c", 1250, 1000).grapples("A", "c").sees("A", "b")).isTrue();
  }

  @Test
  @Rule({"KF-RUL-60", "KF-RUL-38"})
  void height_looksOverWhatIsLower() {
    Plan high = new Plan().rock(3000, 700, 3600, 1300, 450).at("A", Size.NORMAL, 1000, 1000, 720).at("b", 5000, 1000);
    assertThat(high.sees("A", "b")).isTrue();
    Plan slab = pair().piece("roof", Flag.BLOCK.bit() | Flag.OPAQUE.bit(), 2000, 500, 4000, 1500, 700, 720);
    assertThat(slab.sees("A", "b")).as("under a roof").isTrue();
    assertThat(slab.cover("A", "b")).isZero();
  }

  @Test
  @Rule("KF-RUL-91")
  void unplacedFigure_looksFromWhereItWouldStand() {
    Plan plan = new Plan().at("b", 5000, 1000).rock(3000, 700, 3600, 1300, 450);
    assertThat(Sight.isMutual(plan.board(), plan, Sight.UNPLACED, Place.of(1000, 1000, 0), Size.NORMAL, 0)).isFalse();
    assertThat(Sight.isMutual(plan.board(), plan, Sight.UNPLACED, Place.of(1000, 3000, 0), Size.NORMAL, 0)).isTrue();
  }

  @Test
  @Rule("KF-GUN-03")
  void sight_isMutual_onAnyTable() {
    RandomSource random = RandomSource.seeded(11);
    int seen = 0;
    for (int round = 0; round < 400; round++) {
      Plan plan = new Plan();
      for (int i = 0; i < 6; i++) {
        int x = random.pick("x", i, 8000);
        int y = random.pick("y", i, 8000);
        plan.rock(x, y, x + 100 + random.pick("w", i, 900), y + 100 + random.pick("h", i, 900),
            100 + random.pick("top", i, 600));
      }
      for (String name : new String[] {"A", "b", "C", "d"}) {
        Size size = Size.values()[random.pick("size", 0, 3)];
        plan.at(name, size, random.pick("fx", 0, 9000), random.pick("fy", 0, 9000), 0);
      }
      assertThat(plan.sees("A", "b")).as("round %s", round).isEqualTo(plan.sees("b", "A"));
      seen += plan.sees("A", "b") ? 1 : 0;
    }
    assertThat(seen).isBetween(40, 390);
  }
}
