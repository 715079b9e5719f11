package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.PieceEntry;
import games.kumite.kungfu.content.Side;
import games.kumite.kungfu.content.TableEntry;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.WallOpening;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.TablePlan.Laid;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Generated tables. */
final class GeneratorTests {

  private static final int WIDE = 9000;
  private static final Content CONTENT = Content.shelf().of("");
  private static final List<LocationTrait> STREET = CONTENT.locations().stream()
      .filter(location -> location.id().equals("street")).findFirst().orElseThrow().traits();

  private static RandomSource seed(long seed) {
    return RandomSource.seeded(seed);
  }

  private static List<PieceType> wanted(LocationTrait... traits) {
    return WantedPieces.of(List.of(traits), WIDE, WIDE, true, seed(1));
  }

  @ParameterizedTest
  @CsvSource({"HARD_MISSILES, BRICKS, 2, 2", "SOFT_MISSILES, FRUIT, 2, 2", "WEAPONS_RACK, RACK, 1, 1",
      "TABLES, TABLE, 3, 5", "GARBAGE_BINS, BIN, 1, 3", "DENSE_WOODS, WOODS, 1, 2", "VEHICLES, CAR, 3, 6",
      "DRUNK_DRIVERS, CAR, 2, 2", "BUILDINGS, HOUSE, 2, 2", "MANHOLES, MANHOLE, 2, 2", "TANKS_OF_DANGEROUS_STUFF, TANK, 1, 1",
      "LINEAR_OBSTACLES, FENCE, 3, 3", "CROWD, TANK, 0, 0", "HANGING_CHAINS_ROPES, ROPE, 1, 1"})
  @Rule("KF-GEN-01")
  void trait_wantsItsPieces(LocationTrait trait, PieceType form, int min, int max) {
    for (int seed = 0; seed < 20; seed++) {
      long count = WantedPieces.of(List.of(trait), WIDE, WIDE, true, seed(seed)).stream().filter(form::equals).count();
      assertThat(count).isBetween((long) min, (long) max);
    }
  }

  @Test
  @Rule("KF-GEN-01")
  void water_isDeepOrShallow_byADie() {
    List<PieceType> found = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      found.add(WantedPieces.of(List.of(LocationTrait.WATER), WIDE, WIDE, false, seed(seed)).get(0));
    }
    assertThat(found).contains(PieceType.DEEP, PieceType.SHALLOW).containsOnly(PieceType.DEEP, PieceType.SHALLOW);
  }

  @Test
  @Rule("KF-GEN-02")
  void fillers_makeTwelve_andMoreOnALargerTable() {
    assertThat(wanted(LocationTrait.IDOL, LocationTrait.HARD_MISSILES)).startsWith(PieceType.BRICKS, PieceType.BRICKS, PieceType.IDOL,
        PieceType.CRATES, PieceType.COUNTER, PieceType.DECK, PieceType.CRATES).hasSize(12);
    assertThat(WantedPieces.of(List.of(LocationTrait.IDOL), WIDE, WIDE, false, seed(1)))
        .startsWith(PieceType.IDOL, PieceType.ROCK, PieceType.FENCE, PieceType.CRATES, PieceType.ROCK);
    assertThat(WantedPieces.of(List.of(), 12_000, 12_000, false, seed(1))).hasSize(22); // 12 x 1.78, rounded up
  }

  @Test
  @Rule("KF-GEN-04")
  void largestPieces_comeFirst_aSquareEach() {
    List<Laid> laid = TablePlan.of(List.of(PieceType.IDOL, PieceType.HOUSE, PieceType.ROCK, PieceType.TANK), WIDE, WIDE, seed(3));

    assertThat(laid).extracting(Laid::form).containsExactly(PieceType.HOUSE, PieceType.ROCK, PieceType.TANK, PieceType.IDOL);
    assertThat(laid.stream().map(one -> one.middleX() / 3000 + " " + one.middleY() / 3000).distinct()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8"})
  @Rule({"KF-GEN-03", "KF-GEN-05"})
  void pieces_keepTheirSizesAndDistances(long seed) {
    List<Laid> laid = TablePlan.of(WantedPieces.of(STREET, WIDE, WIDE, false, seed(seed)), WIDE, WIDE, seed(seed));

    for (int i = 0; i < laid.size(); i++) {
      Laid one = laid.get(i);
      assertThat(new int[] {one.x2() - one.x1(), one.y2() - one.y1()})
          .containsExactlyInAnyOrder(one.form().width, one.form().height);
      assertThat(Math.min(one.x1(), one.y1())).isGreaterThanOrEqualTo(450);
      assertThat(Math.max(one.x2(), one.y2())).isLessThanOrEqualTo(WIDE - 450);
      for (int j = 0; j < i; j++) {
        int margin = one.form().isGround ? 0 : 450;
        assertThat(one.overlaps(laid.get(j), margin)).as(one + " and " + laid.get(j)).isFalse();
      }
    }
    assertThat(new Laid(PieceType.TANK, 0, 0, 600, 600).overlaps(new Laid(PieceType.TANK, 1050, 0, 1650, 600), 450))
        .as("a gap of exactly 450 is enough").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"500, 500, EAST, WEST", "3500, 500, SOUTH, NORTH", "3500, 6000, NORTH, SOUTH", "500, 3500, EAST, WEST",
      "6500, 3500, WEST, EAST", "3500, 3500, NORTH, SOUTH", "0, 400, SOUTH, NORTH"})
  @Rule("KF-GEN-06")
  void house_hasItsDoorTowardsTheMiddle(int x, int y, Side door, Side window) {
    var openings = Generator.openings(new Laid(PieceType.HOUSE, x, y, x + 2200, y + 1800), WIDE, WIDE);
    assertThat(openings).containsEntry(door, WallOpening.DOOR).containsEntry(window, WallOpening.WINDOW).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource(value = PieceType.class, names = {"ROCK", "DECK", "CRATES", "CAR", "MACHINE", "GRAVEL", "HOUSE", "TABLE", "HYDRANT"})
  @Rule({"KF-GEN-06", "KF-LOC-14b"})
  void rope_hangsBesideEveryKindOnWhichOneStands(PieceType form) {
    List<Laid> laid = TablePlan.of(List.of(PieceType.ROPE, form), WIDE, WIDE, seed(5));
    Laid thing = laid.get(0);

    boolean isStood = CONTENT.kinds().get(form.name()).flags().contains(Flag.STAND) || form == PieceType.HOUSE;
    assertThat(laid.get(1).x2() == thing.x1() - 50).isEqualTo(isStood);
  }

  @Test
  @Rule("KF-GEN-06")
  void rope_hangsBesideWhatOneCanStandOn() {
    List<Laid> laid = TablePlan.of(List.of(PieceType.ROPE, PieceType.CRATES), WIDE, WIDE, seed(5));
    Laid crates = laid.get(0);
    Laid rope = laid.get(1);

    assertThat(crates.form()).isEqualTo(PieceType.CRATES);
    assertThat(rope.x2()).as("50 beside its western side").isEqualTo(crates.x1() - 50);
    assertThat(rope.middleY()).isEqualTo(crates.middleY());
  }

  @Test
  @Rule("KF-GEN-06")
  void rope_amongTwoAtTheSameDistance_hangsBesideTheOneLaidFirst() {
    LoadedDice dice = new LoadedDice();
    dice.layOrder("scenery-squares", 0, 2, 1);
    dice.lay("scenery-turn=0,0,0 scenery-x=11,11,16 scenery-y=11,28,29");
    List<Laid> laid = TablePlan.of(List.of(PieceType.ROPE, PieceType.CRATES, PieceType.CRATES), WIDE, WIDE, dice);

    assertThat(laid.get(0).middleY()).isEqualTo(1300);
    assertThat(laid.get(1).middleY()).as("the rope was drawn at 4500, in the middle").isEqualTo(7700);
    assertThat(laid.get(2).middleY()).isEqualTo(1300);
    assertThat(laid.get(2).middleX()).isEqualTo(900);
  }

  @Test
  @Rule("KF-GEN-07")
  void table_isPlayable_theSameForTheSameStream_orThePreset() {
    TableLayout preset = CONTENT.tables().get("street");
    TableLayout made = Generator.table(CONTENT, STREET, preset, table -> true, seed(11));

    assertThat(made.isPlayable()).isTrue();
    assertThat(made).isNotSameAs(preset);
    assertThat(TableLayout.scenicItems(Generator.table(CONTENT, STREET, preset, table -> true, seed(11)).board()))
        .isEqualTo(TableLayout.scenicItems(made.board()));
    int[] asked = new int[1];
    assertThat(Generator.table(CONTENT, STREET, preset, table -> {
      asked[0]++;
      return false;
    }, seed(11))).isSameAs(preset);
    assertThat(asked[0]).isBetween(1, 10);
  }

  @Test
  @Rule({"KF-GEN-07", "KF-LOC-52a"})
  void table_withTooFewCars_isDrawnAgain() {
    TableLayout street = CONTENT.tables().get("street");
    List<PieceEntry> pieces = new ArrayList<>();
    for (int i = 1; i <= 6; i++) {
      pieces.add(new PieceEntry("car" + i, i < 3 ? "CAR" : "CRATES", List.of(1000 * i, 4000, 1000 * i + 500, 4500), List.of(), 0,
          null, null, Map.of()));
    }
    assertThat(street.isPlayable()).isTrue();
    assertThat(TableLayout.of(new TableEntry("two", "two", WIDE, WIDE, false, List.of(LocationTrait.VEHICLES), pieces),
        CONTENT.kinds()).isPlayable()).as("two cars").isFalse();
    pieces.add(new PieceEntry("car7", "CAR", List.of(7000, 4000, 7500, 4500), List.of(), 0, null, null, Map.of()));
    assertThat(TableLayout.of(new TableEntry("three", "three", WIDE, WIDE, false, List.of(LocationTrait.VEHICLES), pieces),
        CONTENT.kinds()).isPlayable()).as("three cars").isTrue();
  }
}
