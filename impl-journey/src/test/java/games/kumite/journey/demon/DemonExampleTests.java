package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The ledger's worked examples of demons. */
final class DemonExampleTests {

  @Test
  @Rule({"JW-EX-23", "JW-AI-01", "JW-TRN-18", "JW-RUL-10"})
  void example23_activationOrder() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        ". . . . 1 . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". 2 . . T . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . 3 . . 4")
        .demon(1, "warrior", "4,1 S").demon(2, "archer", "1,4 E").demon(3, "drummer", "4,7 N")
        .demon(4, "warrior", "7,7 N");

    ActivationOrder order = DemonOrder.order(field.journey());

    assertThat(order.size()).isEqualTo(4);
    assertThat(new int[] {order.at(0), order.at(1), order.at(2), order.at(3)})
        .containsExactly(field.figure(3), field.figure(2), field.figure(1), field.figure(4));
  }

  @Test
  @Rule({"JW-EX-24", "JW-AI-04", "JW-AI-02"})
  void example24_attackOnTripitakaAfterOneMove() {
    Battlefield field = Battlefield.of(
        ". . 1 . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . T . . M . .",
        ". . . . . . . .",
        ". . . . . . . .").health('T', 10).demon(1, "warrior", "2,0 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P1 2,4 S, 1 attack on T");
    assertThat(ActivationProgress.of(field.journey(), field.figure(1)).plan(field.journey()).moves()).isEqualTo(1);
  }

  @Test
  @Rule({"JW-EX-25", "JW-AI-09", "JW-AI-11"})
  void example25_mostTargets() {
    Battlefield field = Battlefield.of(
        ". . . 1 . . . .",
        ". . . 1 . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . T . M . . .",
        ". . . H . . . .",
        ". . . . . . . .").health('T', 10).demon(1, "berserker", "3,1 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P1 3,4 S, 1 attack on TM");
  }

  @Test
  @Rule({"JW-EX-26", "JW-AI-05", "JW-RUL-24"})
  void example26_attackAndRunOn() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . .",
        "T . . . . . . . 1 . . .",
        ". . . . . . . . S . . .").health('T', 10).health('S', 9).demon(1, "warrior", "8,1 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P2 8,1 S, 1 attack on S, then 5,1 W");
    assertThat(Planning.distance(field, 1, "5,1 W")).isEqualTo(5);
  }

  @Test
  @Rule({"JW-EX-27", "JW-AI-06"})
  void example27_attackOnOthersWhenNoMoveIsLeft() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . .",
        "T . . . . . . . 1 . . .",
        ". . . . . . . . S . . .").health('T', 10).health('S', 9).demon(1, "warrior", "8,1 W");

    assertThat(Planning.plan(field, 1)).isEqualTo("P3 8,1 S, 1 attack on S");
  }

  @Test
  @Rule({"JW-EX-28", "JW-AI-08"})
  void example28_archerWithTwoTargets() {
    Battlefield field = Battlefield.of(
        "1 . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        "M . . . . . . .",
        ". . . T . . . .",
        ". . . . . . . .",
        ". . . . . . . .").health('T', 10).demon(1, "archer", "0,0 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P1 0,2 S, 1 attack on TM");
  }

  @Test
  @Rule({"JW-EX-29", "JW-RUL-13"})
  void example29_pilgrimInTheRay() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        "1 . . . M . . T",
        ". . . . . . . .").demon(1, "archer", "0,1 E");

    assertThat(Planning.plan(field, 1)).isEqualTo("P2 0,1 E, 1 attack on M, then 3,1 E");
    assertThat(Planning.distance(field, 1, "3,1 E")).isEqualTo(4);
  }

  @Test
  @Rule({"JW-EX-30", "JW-AI-10"})
  void example30_theWeaker() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . .",
        ". . . . . . M . . . . .",
        "T . . . . . . . 1 . . .",
        ". . . . . . H . . . . .",
        ". . . . . . . . . . . .").health('T', 10).health('M', 14).health('H', 5).demon(1, "warrior", "8,2 W");

    assertThat(Planning.plan(field, 1)).isEqualTo("P2 6,2 S, 1 attack on H");
    assertThat(Planning.distance(field, 1, "6,2 S")).isEqualTo(6);
  }

  @Test
  @Rule({"JW-EX-31", "JW-RAG-04"})
  void example31_rage() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . .",
        ". . . . . . . . . . . .",
        ". . . T . . . . 1 . . .",
        ". . . . . . . . . . . .",
        ". . . . . . . . . . . .").demon(1, "warrior", "8,2 W");
    field.journey().set(Counters.RAGE, 1);

    assertThat(Planning.plan(field, 1)).isEqualTo("P1 4,2 W, 2 attacks on T");
  }

  @Test
  @Rule({"JW-EX-32", "JW-AI-07", "JW-AI-12"})
  void example32_largeBaseAndAYellowLine() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        "1 1 . . . . . .",
        "1 1 . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . T . . . . .",
        ". . . . . . . .");
    for (int x = 0; x <= 4; x++) {
      field.line(x, 3, Facing.SOUTH, 'y');
    }
    field.demon(1, "general", "1,2 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P4 6,3 S");
    assertThat(Planning.distance(field, 1, "6,3 S")).isEqualTo(6);
    assertThat(DemonMove.of(field.journey(), field.figure(1), field.pose("6,3 S"))).hasSize(8);
  }

  @Test
  @Rule({"JW-EX-33", "JW-GAT-05"})
  void example33_spawnPose() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        ". . . . G . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . T . . .",
        ". . . . . . . .",
        ". . . . . . . .");
    GameState state = field.journey();
    int warrior = state.free(state.definition().type("warrior"));

    assertThat(field.text(SpawnPose.of(state, warrior, 0))).isEqualTo("4,2 S");

    state.enter(warrior, field.pose("4,2 S"));
    assertThat(Planning.text(field, ActivationProgress.of(state, warrior).plan(state)))
        .isEqualTo("P1 4,4 S, 1 attack on T");
  }

  @Test
  @Rule({"JW-EX-35", "JW-AI-14", "JW-RUL-79"})
  void example35_inactiveBehindADoor() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        ". . . . . . 1 .",
        ". . . . . . . .",
        ". . . . . D D .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . T . .",
        ". . . . . . . .");
    for (int y = 0; y <= 3; y++) {
      field.line(4, y, Facing.WEST, 'y').line(7, y, Facing.EAST, 'y');
    }
    for (int x : new int[] {4, 7}) {
      field.line(x, 3, Facing.SOUTH, 'y');
    }
    field.demon(1, "warrior", "6,1 S");
    GameState state = field.journey();

    assertThat(Inactive.isSkipped(state, field.figure(1))).isTrue();
    assertThat(Planning.plan(field, 1)).isEqualTo("nothing");

    state.take(state.scene().pieces() - 1);

    assertThat(Planning.plan(field, 1)).isEqualTo("P4 6,6 W");
    assertThat(ActivationProgress.of(state, field.figure(1)).plan(state).moves()).isEqualTo(2);
    assertThat(Planning.distance(field, 1, "6,6 W")).isEqualTo(1);
  }

  @Test
  @Rule({"JW-EX-36", "JW-CRD-25"})
  void example36_omChant() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . . . . . .",
        ". T . . . . . . . . 1 . . . . .",
        ". . . . . . . . . . . . . . . .").secondTileFrom(8).demon(1, "warrior", "10,1 W");
    GameState state = field.journey();
    state.set(Counters.CHANTING, 1 << Battlefield.pilgrim('T'));
    int warrior = field.figure(1);

    assertThat(Planning.plan(field, 1)).isEqualTo("P4 2,1 W");
    int[] route = DemonMove.of(state, warrior, field.pose("2,1 W"));
    assertThat(Arrays.stream(route).mapToObj(field::text)).containsExactly("9,1 W", "8,1 W", "7,1 W");
    assertThat(field.text(DemonMove.end(state, warrior, field.pose("2,1 W")))).isEqualTo("7,1 W");
    assertThat(OmChant.holds(state, warrior, field.pose("8,1 W"))).isFalse();

    state.place(warrior, field.pose("7,1 W"));
    assertThat(Inactive.isSkipped(state, warrior)).isTrue();
  }

  @Test
  @Rule({"JW-EX-37", "JW-AI-12"})
  void example37_gapInAWall() {
    Battlefield field = Battlefield.of(
        ". . . . . . . 1",
        ". . . . . . . .",
        "T . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .");
    for (int y : new int[] {0, 1, 3, 4}) {
      field.line(3, y, Facing.EAST, 'y');
    }
    field.demon(1, "warrior", "7,0 W");

    assertThat(Planning.plan(field, 1)).isEqualTo("P4 3,2 W");
    assertThat(Planning.distance(field, 1, "3,2 W")).isEqualTo(3);
    assertThat(DemonMove.of(field.journey(), field.figure(1), field.pose("3,2 W"))).hasSize(8);
  }

  @Test
  @Rule({"JW-EX-41", "JW-RUL-22", "JW-RUL-14", "JW-DEF-03"})
  void example41_tripitakaUnconscious() {
    Battlefield field = Battlefield.of(
        ". M . . 1 . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . T . . .",
        ". . . . . . . H").health('T', 0).health('M', 9).health('H', 2).demon(1, "warrior", "4,0 S");

    assertThat(Planning.plan(field, 1)).isEqualTo("P1 2,0 W, 1 attack on M");
    assertThat(Planning.distance(field, 1, "4,0 S")).isEqualTo(3);
  }
}
