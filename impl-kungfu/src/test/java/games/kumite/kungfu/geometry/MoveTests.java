package games.kumite.kungfu.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.geometry.ListedEnd.Aim;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves, forced movement, candidates, places and routes. */
final class MoveTests {

  @Test
  @Rule({"KF-EX-23", "KF-MOV-01", "KF-MOV-02", "KF-MOV-10", "KF-RUL-14", "KF-RUL-54"})
  void move_reachesStickAndBase_andStopsAtTheEnemy() {
    assertThat(new Plan().at("A", 1000, 4500).move("A", 2450, 4500)).isEqualTo("2450 4500");
    assertThat(new Plan().at("A", 1000, 4500).move("A", 2451, 4500)).isEqualTo("TOO_FAR");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 2000, 4500).move("A", 2450, 4500)).isEqualTo("1750 4500");
  }

  @ParameterizedTest
  @CsvSource({"4750, 1750 4500", "4755, 2000 4500", "4756, 2450 4500"})
  @Rule({"KF-RUL-54", "KF-MOV-10"})
  void enemy_grazed_stopsTheMove(int y, String end) {
    String ended = new Plan().at("A", 1000, 4500).at("b", 2000, y).move("A", 2450, 4500);
    assertThat(ended).isEqualTo(y == 4750 ? "2000 4500" : end);
  }

  @Test
  @Rule({"KF-MOV-09", "KF-MOV-11", "KF-RUL-152", "KF-RUL-57"})
  void friends_transfixedAndFallen_arePassed_butNotStoodUpon() {
    assertThat(new Plan().at("A", 1000, 4500).at("B", 1700, 4500).move("A", 2450, 4500)).isEqualTo("2450 4500");
    assertThat(new Plan().at("A", 1000, 4500).at("B", 1700, 4500).move("A", 1800, 4500)).isEqualTo("OCCUPIED");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 1700, 4500).transfixed("b").move("A", 2450, 4500))
        .isEqualTo("2450 4500");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 1700, 4500).fallen("b").move("A", 1700, 4500))
        .isEqualTo("1700 4500");
  }

  @Test
  @Rule("KF-RUL-54")
  void move_fromContact_mayNotGoNearer() {
    Plan plan = new Plan().at("A", 1000, 4500).at("b", 1250, 4500);
    assertThat(plan.move("A", 1600, 4600)).isEqualTo("INTO_ENEMY");
    assertThat(plan.move("A", 1000, 5000)).isEqualTo("1000 5000");
    assertThat(plan.move("A", 500, 4500)).isEqualTo("500 4500");
  }

  @Test
  @Rule({"KF-RUL-14", "KF-RUL-12"})
  void walls_linearPieces_andTheEdge_stopAMove() {
    assertThat(new Plan().at("A", 1000, 4500).wall(1500, 4000, 1600, 5000).move("A", 2200, 4500)).isEqualTo("BLOCKED");
    assertThat(new Plan().at("A", 1000, 4500).wall(1500, 4625, 1600, 5000).move("A", 2200, 4500))
        .as("touching is no overlap").isEqualTo("2200 4500");
    assertThat(new Plan().at("A", 1000, 4500).wall(1500, 4624, 1600, 5000).move("A", 2200, 4500)).isEqualTo("BLOCKED");
    assertThat(new Plan().at("A", 1000, 4500).fence(1500, 4000, 1600, 5800).move("A", 2200, 4500)).isEqualTo("LINEAR");
    assertThat(new Plan().at("A", 1000, 4500).fence(1500, 4000, 1600, 5800).move("A", 1375, 4500))
        .isEqualTo("1375 4500");
    assertThat(new Plan().at("A", 1000, 4500).move("A", 125, 4500)).isEqualTo("125 4500");
    assertThat(new Plan().at("A", 1000, 4500).move("A", 124, 4500)).isEqualTo("OFF_TABLE");
  }

  @Test
  @Rule("KF-RUL-37")
  void levels_areStepped_jumpedOnce_andNotClimbedHigher() {
    Plan low = new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 300);
    assertThat(low.move("A", 2000, 4500, 300, Stick.MEDIUM)).isEqualTo("2000 4500 300");
    assertThat(low.move("A", 2000, 4500, 200, Stick.MEDIUM)).isEqualTo("NO_LEVEL");
    assertThat(new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 750)
        .move("A", 2000, 4500, 750, Stick.MEDIUM))
        .isEqualTo("2000 4500 750");
    assertThat(new Plan().at("A", 1000, 4500).rock(1500, 4000, 2500, 5000, 751)
        .move("A", 2000, 4500, 751, Stick.MEDIUM))
        .isEqualTo("BLOCKED");
    assertThat(new Plan().at("A", 1000, 4500).rock(1500, 4000, 1700, 5000, 400).move("A", 2300, 4500))
        .as("up and down are two jumps").isEqualTo("BLOCKED");
    assertThat(new Plan().at("A", 1000, 4500).rock(1500, 4000, 1700, 5000, 300).move("A", 2300, 4500))
        .isEqualTo("2300 4500");
  }

  @Test
  @Rule({"KF-RUL-37", "KF-EX-57"})
  void stairs_leadUp_andARoofIsJumpedFrom() {
    Plan stairs = new Plan().at("A", 1000, 4500).piece("stairs", Flag.STAIRS.bit(), 1500, 4000, 2000, 5000, 0, 900)
        .rock(2000, 4000, 3000, 5000, 900);
    assertThat(stairs.move("A", 2300, 4500, 900, Stick.MEDIUM)).isEqualTo("2300 4500 900");
    assertThat(stairs.move("A", 1750, 4500, 450, Stick.MEDIUM)).isEqualTo("1750 4500 450");
    assertThat(new Plan().at("A", Size.NORMAL, 2000, 4500, 720).rock(1500, 4000, 2200, 5000, 720)
        .move("A", 2800, 4500)).isEqualTo("2800 4500");
  }

  @Test
  @Rule({"KF-RUL-16", "KF-RUL-17"})
  void push_isExact_andStoppedByWhatItMeets() {
    assertThat(new Plan().at("A", 1000, 4500).push("A", 750, 0)).isEqualTo("1750 4500 NOTHING");
    assertThat(new Plan().at("A", 1000, 4500).wall(1500, 4000, 1600, 5000).push("A", 750, 0))
        .isEqualTo("1375 4500 PIECE 0");
    assertThat(new Plan().at("A", 1000, 4500).fence(1500, 4000, 1600, 5800).push("A", 750, 0))
        .isEqualTo("1375 4500 PIECE 0");
    assertThat(new Plan().at("A", 500, 4500).push("A", -750, 0)).isEqualTo("125 4500 TABLE_EDGE");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 1600, 4500).push("A", 750, 0)).isEqualTo("1350 4500 FIGURE 1");
    assertThat(new Plan().at("A", 1000, 4500).at("B", 1600, 4500).push("A", 750, 0)).isEqualTo("1350 4500 FIGURE 1");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 1250, 4500).push("A", -750, 0)).isEqualTo("250 4500 NOTHING");
    assertThat(new Plan().at("A", 1000, 4500).at("b", 1250, 4500).push("A", 750, 0)).isEqualTo("1000 4500 FIGURE 1");
  }

  @Test
  @Rule("KF-RUL-187")
  void placeBeyondAnObstacle_isTheFirstFreeOneOnTheLine() {
    Plan plan = new Plan().at("A", 1375, 4500).fence(1500, 4000, 1600, 5800);
    Piece fence = plan.board().piece(0);
    long to = Place.of(3000, 4500, 0);
    assertThat(Place.text(Spots.beyond(plan.board(), plan, 0, fence, to, 560))).isEqualTo("1725 4500");
    assertThat(Spots.beyond(plan.board(), plan, 0, fence, to, 349)).as("a tenth short").isEqualTo(Place.NOWHERE);
    assertThat(Spots.beyond(plan.board(), plan, 0, fence, Place.of(1375, 5000, 0), 560)).as("along it")
        .isEqualTo(Place.NOWHERE);
    plan.at("B", 1725, 4500);
    assertThat(Place.text(Spots.beyond(plan.board(), plan, 0, fence, to, 1450))).as("behind who stands there")
        .isEqualTo("1974 4500");
  }

  @Test
  @Rule({"KF-RUL-17", "KF-RUL-104", "KF-RUL-188"})
  void push_overTheEdgeOfALevel_fallsClearOfIt() {
    Plan roof = new Plan().at("A", Size.NORMAL, 2000, 4500, 720).rock(1500, 4000, 2200, 5000, 720);
    assertThat(roof.push("A", 750, 0)).isEqualTo("2325 4500 720 DROP");
    assertThat(roof.push("A", 150, 0)).isEqualTo("2150 4500 720 NOTHING");
    assertThat(Place.text(Push.of(roof.board(), roof, 0, 750, 0).edge())).isEqualTo("2200 4500 720");
    assertThat(Push.of(roof.board(), roof, 0, 150, 0).edge()).isEqualTo(Place.NOWHERE);
  }

  @Test
  @Rule("KF-RUL-52")
  void candidates_areLabelled_andAllLegal() {
    Plan plan = new Plan().at("A", 3000, 3000).at("b", 4000, 3000).at("C", 3000, 3400).crates(3700, 3500, 4300, 4100)
        .rock(2000, 2400, 2600, 3000, 300).wall(2900, 1800, 3400, 1900);
    List<ListedEnd> all = ListedEnds.of(plan.board(), plan, 0, 1450);
    assertThat(all.get(0)).isEqualTo(new ListedEnd(Place.of(3750, 3000, 0), Aim.CONTACT, 1));
    assertThat(all).extracting(ListedEnd::aim).contains(Aim.values());
    assertThat(all).hasSizeLessThanOrEqualTo(ListedEnds.MAX);
    assertLegal(plan, all, "drawn");
  }

  private static void assertLegal(Plan plan, List<ListedEnd> all, String name) {
    for (ListedEnd candidate : all) {
      assertThat(Moves.fault(plan.board(), plan, 0, candidate.place(), 1450)).as("%s %s %s", name, candidate.aim(),
          Place.text(candidate.place())).isNull();
      assertThat(Moves.end(plan.board(), plan, 0, candidate.place())).isEqualTo(candidate.place());
      assertThat(all.stream().filter(other -> Place.level(other.place()) == Place.level(candidate.place())
          && Place.squared(other.place(), candidate.place()) < 400)).containsExactly(candidate);
    }
  }

  @Test
  @Rule({"KF-RUL-52", "KF-RUL-12"})
  void candidates_onAnyTable_areLegal_andNobodyStandsInAnother() {
    RandomSource random = RandomSource.seeded(3);
    for (int round = 0; round < 150; round++) {
      Plan plan = new Plan().at("A", 4500, 4500);
      for (int i = 0; i < 8; i++) {
        int x = 3000 + random.pick("x", i, 3000);
        int y = 3000 + random.pick("y", i, 3000);
        if (Math.abs(x - 4300) > 700 || Math.abs(y - 4300) > 700) {
          plan.rock(x, y, x + 50 + random.pick("w", i, 400), y + 50 + random.pick("h", i, 400),
              100 + random.pick("top", i, 700));
        }
      }
      for (String name : new String[] {"b", "c", "D"}) {
        int x = 3200 + random.pick("fx", 0, 2600);
        int y = 3200 + random.pick("fy", 0, 2600);
        if (plan.board().isFree(x, y, 0, Size.NORMAL)
            && !Spots.isOccupied(plan, -1, Place.of(x, y, 0), Size.NORMAL)) {
          plan.at(name, x, y);
        }
      }
      List<ListedEnd> all = ListedEnds.of(plan.board(), plan, 0, 1450);
      assertThat(all).as("round %s", round).isNotEmpty().hasSizeLessThanOrEqualTo(ListedEnds.MAX);
      assertLegal(plan, all, "round " + round);
      for (ListedEnd candidate : all) {
        assertThat(Spots.isOccupied(plan, 0, candidate.place(), Size.NORMAL)).isFalse();
      }
    }
  }

  @Test
  @Rule("KF-RUL-52")
  void candidates_ofAFigureAmongMany_areTheNearestEnemies_andTwelveDirections() {
    Plan plan = new Plan().at("A", 4500, 4500);
    for (int i = 0; i < 10; i++) {
      plan.at("b" + i, 4500 + Directions.x(2 * i, 700 + 40 * (9 - i)), 4500 + Directions.y(2 * i, 700 + 40 * (9 - i)));
    }
    List<ListedEnd> all = ListedEnds.of(plan.board(), plan, 0, 1450);
    assertThat(all.stream().filter(candidate -> candidate.aim() == Aim.CONTACT).map(ListedEnd::subject))
        .containsExactly(10, 9, 8, 7, 6, 5);
    assertThat(all.stream().filter(candidate -> candidate.aim() == Aim.FULL)).hasSizeBetween(2, 12)
        .allMatch(candidate -> candidate.subject() % 2 == 0);
    assertThat(ListedEnds.of(new Plan().at("A", 4500, 4500).board(), new Plan().at("A", 4500, 4500), 0, 1450))
        .as("alone on a bare table").hasSize(12).allMatch(candidate -> candidate.aim() == Aim.FULL);
  }

  @Test
  @Rule("KF-RUL-52")
  void draw_isLegal_settled_andAnywhere() {
    Content content = Content.shelf().of("");
    for (String table : new String[] {"street", "temple", "hideout"}) {
      Board board = content.tables().get(table).board();
      RandomSource random = RandomSource.seeded(9);
      int moved = 0;
      int raised = 0;
      int contacts = 0;
      for (int seed = 0; seed < 300; seed++) {
        Scene scene = new Scene(board, seed);
        int mover = seed % scene.count();
        int reach = Stick.MEDIUM.reach(scene.size(mover));
        long place = RandomEnds.move(scene.board, scene, mover, reach, random);
        if (place != Place.NOWHERE) {
          moved++;
          raised += Place.level(place) > 0 ? 1 : 0;
          contacts += Spots.isInContact(scene.board, scene, mover, place, scene.size(mover)) ? 1 : 0;
          assertThat(Moves.fault(scene.board, scene, mover, place, reach)).isNull();
          assertThat(Moves.end(scene.board, scene, mover, place)).isEqualTo(place);
        }
      }
      assertThat(moved).as(table).isGreaterThan(290);
      assertThat(raised).as(table).isGreaterThan(5);
      assertThat(contacts).as(table).isGreaterThan(20);
    }
  }

  @Test
  @Rule({"KF-EX-58", "KF-RUL-103"})
  void corner_two_takesTheFirstFreePoint() {
    Plan plan = new Plan().at("A", 4000, 4000);
    long first = Spots.atCorner(plan.board(), plan, 0, Size.NORMAL, 2);
    assertThat(Place.text(first)).isEqualTo("8875 8875");
    Plan taken = new Plan().at("A", 4000, 4000).at("B", 8875, 8875);
    assertThat(Place.text(Spots.atCorner(taken.board(), taken, 0, Size.NORMAL, 2))).isEqualTo("8875 8575");
    assertThat(Place.text(Spots.atCorner(taken.board(), taken, 0, Size.NORMAL, 1))).isEqualTo("8875 125");
  }

  @Test
  @Rule("KF-RUL-103")
  void besideAnItem_areThePointsClearOfIt() {
    Plan plan = new Plan().crates(4000, 4000, 4600, 4600).at("A", 4300, 3875)
        .at("B", 1000, 1000);
    List<Long> places = Spots.besideItem(plan.board(), plan, 1, Size.NORMAL, "crates1");
    Board board = plan.board();
    assertThat(places).hasSizeBetween(15, 23).allMatch(place -> Gaps.isNear(board.piece(0), place, Size.NORMAL, 15)
        && Spots.isFree(plan.board(), plan, 1, place, Size.NORMAL));
    assertThat(Place.text(places.get(0))).isEqualTo("4730 4300");
  }

  @Test
  @Rule("KF-RUL-101")
  void route_goesRoundAWall_byTheCheapestWay() {
    Plan plan = new Plan().wall(4000, 0, 4100, 5000).at("A", 3000, 3000);
    List<Long> route = RoutingGrid.of(plan.board(), plan, 0).route(Place.of(3000, 3000, 0), Place.of(5000, 3000, 0));
    assertThat(Place.text(route.get(0))).isEqualTo("3000 3000");
    assertThat(Place.text(route.get(route.size() - 1))).isEqualTo("5000 3000");
    assertThat(route).anyMatch(place -> Place.y(place) >= 5100).allMatch(place ->
        plan.board().isFree(Place.x(place), Place.y(place), 0, Size.NORMAL));
    Plan shut = new Plan().wall(4000, 0, 4100, 9000).at("A", 3000, 3000);
    assertThat(RoutingGrid.of(shut.board(), shut, 0).route(Place.of(3000, 3000, 0), Place.of(5000, 3000, 0))).isEmpty();
    assertThat(RoutingGrid.of(shut.board(), Size.NORMAL).isConnected()).isFalse();
    assertThat(RoutingGrid.of(plan.board(), Size.NORMAL).isConnected()).isTrue();
  }

  @Test
  @Rule({"KF-MOV-04", "KF-LOC-15a"})
  void ground_isTouched_ifAnyPartOfTheWayIs() {
    Plan plan = new Plan().piece("paddy", Flag.BROKEN.bit(), 1500, 4600, 2000, 5000, 0, 0);
    Board board = plan.board();
    assertThat(board.groundOfWay(Place.of(1000, 4500, 0), Place.of(2400, 4500, 0), 125)).isEqualTo(Flag.BROKEN.bit());
    assertThat(board.groundOfWay(Place.of(1000, 4475, 0), Place.of(2400, 4475, 0), 125)).isZero();
    assertThat(board.ground(1700, 4500, 125)).isEqualTo(Flag.BROKEN.bit());
    assertThat(board.ground(1700, 4400, 125)).isZero();
  }
}
