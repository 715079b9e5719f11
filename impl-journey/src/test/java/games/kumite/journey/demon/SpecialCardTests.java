package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.Deck;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What special demon cards that lie face up change for demons. */
final class SpecialCardTests {

  @Nested
  final class WildAttacks {

    @Test
    @Rule({"JW-SDC-08", "JW-RUL-47"})
    void tripitaka_isATargetLikeAnother() {
      Battlefield field = Battlefield.of(
          ". . . .",
          "T 1 M .",
          ". . . .").health('T', 9).health('M', 8).demon(1, "warrior", "1,1 W");
      assertThat(Planning.plan(field, 1)).isEqualTo("P1 1,1 W, 2 attacks on T");

      field.special("wild-attacks");
      assertThat(Planning.plan(field, 1)).as("the weaker one").isEqualTo("P3 1,1 E, 1 attack on M");

      field.health('T', 7);
      assertThat(Planning.plan(field, 1)).isEqualTo("P3 1,1 W, 2 attacks on T");
    }

    @Test
    @Rule("JW-SDC-08")
    void nobodyRunsOnAfterAnAttack() {
      Battlefield field = Battlefield.of("T . . . . 1 S").special("wild-attacks").demon(1, "warrior", "5,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("P3 5,0 E, 2 attacks on S");
    }

    @Test
    @Rule({"JW-SDC-08", "JW-RUL-87"})
    void demonsOutOfRange_goForTheNearestPilgrim() {
      Battlefield field = Battlefield.of("T . . . . . 1 . . . . . . S").health('T', 12)
          .demon(1, "warrior", "6,0 E");
      field.condition(field.figure(1), "DISABLED");
      assertThat(Planning.plan(field, 1)).as("a turn round, five steps").startsWith("P4").endsWith("W");

      field.special("wild-attacks");
      assertThat(Planning.plan(field, 1)).as("Tripitaka is nearer still").endsWith("W");
      field.journey().place(field.figure(1), field.pose("7,0 E"));
      assertThat(Planning.plan(field, 1)).isEqualTo("P4 12,0 E");
    }

    @Test
    @Rule({"JW-RUL-87", "JW-AI-01"})
    void order_goesByTripitakaStill() {
      Battlefield field = Battlefield.of("T . 1 . . . . 2 S").demon(1, "warrior", "2,0 W").demon(2, "warrior", "7,0 W");
      assertThat(DemonOrder.order(field.journey()).at(0)).isEqualTo(field.figure(1));

      field.special("wild-attacks");

      assertThat(DemonOrder.order(field.journey()).at(0)).as("2 and 7").isEqualTo(field.figure(1));
    }
  }

  @Nested
  final class PhaseMarch {

    @Test
    @Rule({"JW-SDC-09", "JW-RUL-80"})
    void demon_passesWallsDoorsMiniaturesAndTokens_andEndsOnNone() {
      Battlefield field = Battlefield.of(
          "# # # # # # # #",
          "1 M V D D . . T",
          "# # # # # # # #").line(5, 1, Facing.WEST, 'y').demon(1, "warrior", "0,1 E");
      assertThat(Planning.plan(field, 1)).isEqualTo("P3 0,1 E, 2 attacks on M");

      field.special("phase-march");

      assertThat(Planning.distance(field, 1, "0,1 E")).as("D sees no token and no yellow line").isEqualTo(7);
      field.condition(field.figure(1), "DISABLED");
      assertThat(Planning.plan(field, 1)).isEqualTo("P4 6,1 E");
      assertThat(Arrays.stream(DemonMove.of(field.journey(), field.figure(1), field.pose("6,1 E"))).mapToObj(field::text))
          .containsExactly("1,1 E", "2,1 E", "3,1 E", "4,1 E", "5,1 E", "6,1 E");
      field.condition(field.figure(1), "SLOWED");
      assertThat(Planning.plan(field, 1)).as("no place to end within 4 MV").isEqualTo("nothing");
    }

    @Test
    @Rule({"JW-RUL-48", "JW-TER-03"})
    void demon_passesNoPurpleLine() {
      Battlefield field = Battlefield.of("1 . . T").line(1, 0, Facing.EAST, 'p').special("phase-march")
          .demon(1, "warrior", "0,0 E");

      assertThat(Planning.plan(field, 1)).isEqualTo("P4 1,0 E");
      assertThat(Planning.distance(field, 1, "0,0 E")).isEqualTo(1003);
    }

    @Test
    @Rule("JW-SDC-09")
    void sight_endsAtWallsAsAlways() {
      Battlefield field = Battlefield.of(
          "1 . T .",
          "# # # #").line(1, 0, Facing.EAST, 'y').special("phase-march").demon(1, "iron-fan", "0,0 E");

      assertThat(Planning.plan(field, 1)).as("through him and back").isEqualTo("P1 3,0 W, 1 attack on T");
    }

    @Test
    @Rule({"JW-SDC-10", "JW-SDC-11", "JW-AI-14"})
    void demonInABuilding_plansThroughItsWalls_andIsInactiveAgainNextTurnIfStillInside() {
      Battlefield field = Battlefield.of(
          "1 . . .",
          "D D . .",
          ". . . .",
          ". . . T").line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y').demon(1, "warrior", "0,0 S");
      GameState state = field.journey();
      assertThat(Planning.plan(field, 1)).isEqualTo("nothing");
      field.special("phase-march");

      assertThat(Inactive.isSkipped(state, field.figure(1))).isFalse();
      assertThat(Planning.plan(field, 1)).isEqualTo("P4 2,3 E");

      int card = field.card("phase-march");
      state.cards().moveToTop(card, state.zones().discards(Deck.DEMON));
      assertThat(Inactive.isSkipped(state, field.figure(1))).isTrue();
    }

    @Test
    @Rule("JW-RUL-90")
    void omChant_stopsAMarchOnTheFirstPoseWhereItMayEnd() {
      Battlefield field = Battlefield.of(
          "# # # # # # # # #",
          "T . . . V M . . 1",
          "# # # # # # # # #").secondTileFrom(6).special("phase-march").demon(1, "warrior", "8,1 W");
      GameState state = field.journey();
      state.set(Counters.CHANTING, 1);
      field.condition(field.figure(1), "DISABLED");

      assertThat(Planning.plan(field, 1)).isEqualTo("P4 1,1 W");
      assertThat(field.text(DemonMove.end(state, field.figure(1), field.pose("1,1 W"))))
          .as("not on Monkey King, not on the villager").isEqualTo("3,1 W");
      state.set(Counters.CHANTING, 0);
      assertThat(DemonMove.end(state, field.figure(1), field.pose("1,1 W"))).isNotEqualTo(Pose.NONE);
      assertThat(field.text(DemonMove.end(state, field.figure(1), field.pose("1,1 W")))).isEqualTo("1,1 W");
    }
  }
}
