package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Demons that come into play at a gate. */
final class SpawningTests {

  private static int type(Battlefield field, String id) {
    return field.journey().definition().type(id);
  }

  private static String pose(Battlefield field, String type) {
    GameState state = field.journey();
    return field.text(SpawnPose.of(state, state.free(type(field, type)), 0));
  }

  /** Brings all miniatures of a type into play, out of the way in a row. */
  private static void exhaust(Battlefield field, String type, int row) {
    GameState state = field.journey();
    for (int x = 0; state.free(type(field, type)) != GameState.NOBODY; x += 2) {
      state.enter(state.free(type(field, type)), field.pose(x + "," + row + " N"));
    }
  }

  private static Battlefield large() {
    String[] rows = new String[18];
    Arrays.fill(rows, ". . . . . . . . . . . . . .");
    rows[16] = ". . . . . . G . . . . . . .";
    rows[17] = "T . . . . . . . . . . . . .";
    return Battlefield.of(rows);
  }

  @Nested
  final class Poses {

    @Test
    @Rule({"JW-GAT-05", "JW-GAT-06"})
    void leastWayCounts_notTheLeastD_ifOthersBarAllWaysToHim() {
      Battlefield field = Battlefield.of(
          ". . . # #",
          ". G . # #",
          ". # . # #",
          ". # . . #",
          ". # # . .",
          ". # # # .",
          ". # # # .",
          ". # # # M",
          ". . . S T");
      assertThat(pose(field, "warrior")).as("10 MV with one turn, not 11 with four, though D is 10 and not 8")
          .isEqualTo("0,2 S");
    }

    @Test
    @Rule({"JW-GAT-04", "JW-GAT-05", "JW-RUL-11"})
    void squaresThatAreTakenOrCutOff_areNoPlaceToAppear() {
      Battlefield field = Battlefield.of(
          ". . .",
          ". G .",
          ". M .",
          ". T .");
      assertThat(pose(field, "warrior")).as("beside him it can attack at once after a move").isEqualTo("0,2 S");

      field = Battlefield.of(
          ". . .",
          ". G .",
          ". M .",
          ". T .").line(0, 1, Facing.EAST, 'y').line(0, 2, Facing.NORTH, 'y').line(0, 2, Facing.EAST, 'y');

      assertThat(pose(field, "warrior")).isEqualTo("2,2 S");
    }

    @Test
    @Rule({"JW-GAT-05", "JW-GAT-06"})
    void demonOutOfReach_appearsWhereItsMoveEndsNearest_lookingThatWay() {
      Battlefield field = Battlefield.of(
          ". . . . . . . . . . . . . . . .",
          ". G . . . . . . . . . . . . . T",
          ". . . . . . . . . . . . . . . .");

      assertThat(pose(field, "warrior")).isEqualTo("2,1 E");
    }

    @Test
    @Rule("JW-RUL-27")
    void crowdedGate_sendsTheDemonToTheNearestFreeSquares() {
      Battlefield field = Battlefield.of(
          "# # # # # # # #",
          "G 1 2 . . . . T",
          "# # # # # # # #").demon(1, "warrior", "1,1 E").demon(2, "warrior", "2,1 E");

      assertThat(pose(field, "warrior")).isEqualTo("3,1 E");
    }

    @Test
    @Rule({"JW-RUL-22", "JW-GAT-05"})
    void unconsciousTripitaka_leavesThePilgrimNearestToTheGate() {
      Battlefield field = Battlefield.of(
          "M . . . . . G . . . . . T",
          "# # # # # # # # # # # # #").health('T', 0);

      assertThat(pose(field, "warrior")).isEqualTo("5,0 W");
    }

    @Test
    @Rule("JW-RUL-91")
    void poseFromWhichNothingIsPossible_isTakenIfThereIsNoOther() {
      Battlefield field = Battlefield.of("G . # T").health('T', 12);

      assertThat(pose(field, "warrior")).as("four facings are alike: the first in pose order").isEqualTo("1,0 N");
    }

    @Test
    void noRoomAtAll_isNoSpawn_andNoRage() {
      Battlefield field = Battlefield.of("G T # .");
      GameState state = field.journey();

      assertThat(Spawning.at(state, type(field, "general"), 0)).isEqualTo(Spawning.Result.NO_ROOM);
      assertThat(state.free(type(field, "general"))).isEqualTo(state.definition().firstOf(type(field, "general")));
    }
  }

  @Nested
  final class Promotions {

    @Test
    @Rule({"JW-EX-21", "JW-RAG-01", "JW-RUL-28"})
    void example21_secondWarriorIsPromotedToArcher() {
      Battlefield field = large();
      GameState state = field.journey();
      exhaust(field, "warrior", 0);
      state.leave(state.definition().firstOf(type(field, "warrior")));
      for (int i = 0; i < 3; i++) {
        state.enter(state.free(type(field, "archer")), field.pose(2 * i + ",2 S"));
      }
      state.cards().moveToTop(field.card("two-warriors"),
          state.zones().deck(Deck.DEMON));

      DemonCards.draw(state, 0);

      assertThat(state.free(type(field, "warrior"))).isEqualTo(GameState.NOBODY);
      assertThat(state.free(type(field, "archer"))).isEqualTo(GameState.NOBODY);
      assertThat(Rage.isOn(state)).isFalse();
    }

    @Test
    @Rule("JW-RAG-01")
    void promotion_passesTypesWithoutAFreeMiniature_andNeverTakesALord() {
      Battlefield field = large();
      GameState state = field.journey();
      exhaust(field, "berserker", 0);
      exhaust(field, "yoke-beast", 3);
      int general = state.definition().firstOf(type(field, "general"));
      assertThat(Promotion.free(state, type(field, "berserker"))).isEqualTo(general);

      exhaust(field, "general", 6);

      assertThat(Promotion.free(state, type(field, "berserker"))).isEqualTo(GameState.NOBODY);
      assertThat(Promotion.free(state, type(field, "koorogg"))).isGreaterThan(general);
    }

    @Test
    @Rule({"JW-RUL-73", "JW-RUL-74"})
    void spawnOutsideOfADraw_isPromotedInRageToo_andNeverBeginsIt() {
      Battlefield field = large();
      GameState state = field.journey();
      state.set(Counters.RAGE, 1);
      exhaust(field, "yoke-beast", 0);
      assertThat(Spawning.at(state, type(field, "yoke-beast"), 0)).isEqualTo(Spawning.Result.PLACED);
      assertThat(state.pose(state.definition().firstOf(type(field, "general")))).isNotEqualTo(Pose.NONE);

      state.set(Counters.RAGE, 0);
      exhaust(field, "general", 3);
      assertThat(Spawning.at(state, type(field, "general"), 0)).isEqualTo(Spawning.Result.NO_MINIATURE);
      assertThat(Rage.isOn(state)).isFalse();
    }

    @Test
    @Rule("JW-RUL-75")
    void demonThatLeft_isFreeAgain_withoutItsConditions() {
      Battlefield field = large();
      GameState state = field.journey();
      exhaust(field, "general", 0);
      int general = state.definition().firstOf(type(field, "general"));
      field.condition(general, "SLOWED");
      state.setFigure(general, Counters.GUEST, 1);

      state.leave(general);

      assertThat(state.free(type(field, "general"))).isEqualTo(general);
      assertThat(Spawning.at(state, type(field, "general"), 0)).isEqualTo(Spawning.Result.PLACED);
      assertThat(Conditions.sum(state, general, EffectVerb.MOD_MV))
          .isZero();
      assertThat(state.figure(general, Counters.GUEST)).isZero();
    }
  }
}
