package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Verb;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Demons that come into play at a gate. */
final class SpawnTests {

  private static int type(Battlefield field, String id) {
    return field.journey().terms().type(id);
  }

  private static String pose(Battlefield field, String type) {
    Journey journey = field.journey();
    return field.text(SpawnPose.of(journey, journey.free(type(field, type)), 0));
  }

  /** Brings all miniatures of a type into play, out of the way in a row. */
  private static void exhaust(Battlefield field, String type, int row) {
    Journey journey = field.journey();
    for (int x = 0; journey.free(type(field, type)) != Journey.NOBODY; x += 2) {
      journey.enter(journey.free(type(field, type)), field.pose(x + "," + row + " N"));
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
      Journey journey = field.journey();

      assertThat(Spawn.at(journey, type(field, "general"), 0)).isEqualTo(Spawn.Result.NO_ROOM);
      assertThat(journey.free(type(field, "general"))).isEqualTo(journey.terms().firstOf(type(field, "general")));
    }
  }

  @Nested
  final class Promotions {

    @Test
    @Rule({"JW-EX-21", "JW-RAG-01", "JW-RUL-28"})
    void example21_secondWarriorIsPromotedToArcher() {
      Battlefield field = large();
      Journey journey = field.journey();
      exhaust(field, "warrior", 0);
      journey.leave(journey.terms().firstOf(type(field, "warrior")));
      for (int i = 0; i < 3; i++) {
        journey.enter(journey.free(type(field, "archer")), field.pose(2 * i + ",2 S"));
      }
      journey.cards().moveToTop(field.card("two-warriors"),
          journey.zones().deck(Deck.DEMON));

      DemonCards.draw(journey, 0);

      assertThat(journey.free(type(field, "warrior"))).isEqualTo(Journey.NOBODY);
      assertThat(journey.free(type(field, "archer"))).isEqualTo(Journey.NOBODY);
      assertThat(Rage.isOn(journey)).isFalse();
    }

    @Test
    @Rule("JW-RAG-01")
    void promotion_passesTypesWithoutAFreeMiniature_andNeverTakesALord() {
      Battlefield field = large();
      Journey journey = field.journey();
      exhaust(field, "berserker", 0);
      exhaust(field, "yoke-beast", 3);
      int general = journey.terms().firstOf(type(field, "general"));
      assertThat(Promotion.free(journey, type(field, "berserker"))).isEqualTo(general);

      exhaust(field, "general", 6);

      assertThat(Promotion.free(journey, type(field, "berserker"))).isEqualTo(Journey.NOBODY);
      assertThat(Promotion.free(journey, type(field, "koorogg"))).isGreaterThan(general);
    }

    @Test
    @Rule({"JW-RUL-73", "JW-RUL-74"})
    void spawnOutsideOfADraw_isPromotedInRageToo_andNeverBeginsIt() {
      Battlefield field = large();
      Journey journey = field.journey();
      journey.set(Num.RAGE, 1);
      exhaust(field, "yoke-beast", 0);
      assertThat(Spawn.at(journey, type(field, "yoke-beast"), 0)).isEqualTo(Spawn.Result.PLACED);
      assertThat(journey.pose(journey.terms().firstOf(type(field, "general")))).isNotEqualTo(Pose.NONE);

      journey.set(Num.RAGE, 0);
      exhaust(field, "general", 3);
      assertThat(Spawn.at(journey, type(field, "general"), 0)).isEqualTo(Spawn.Result.NO_MINIATURE);
      assertThat(Rage.isOn(journey)).isFalse();
    }

    @Test
    @Rule("JW-RUL-75")
    void demonThatLeft_isFreeAgain_withoutItsConditions() {
      Battlefield field = large();
      Journey journey = field.journey();
      exhaust(field, "general", 0);
      int general = journey.terms().firstOf(type(field, "general"));
      field.condition(general, "SLOWED");
      journey.setFigure(general, Num.GUEST, 1);

      journey.leave(general);

      assertThat(journey.free(type(field, "general"))).isEqualTo(general);
      assertThat(Spawn.at(journey, type(field, "general"), 0)).isEqualTo(Spawn.Result.PLACED);
      assertThat(Conditions.sum(journey, general, Verb.MOD_MV))
          .isZero();
      assertThat(journey.figure(general, Num.GUEST)).isZero();
    }
  }
}
