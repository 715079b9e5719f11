package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.content.QuestRule;
import games.kumite.journey.map.Facing;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Wild Attacks and Phase March face up together: positions that were worked out by hand before they were played. */
final class SpecialPairTests {

  /** Monk Sha behind a wall beside the warrior, Tripitaka four squares off on the open side. */
  private static Battlefield wall() {
    return Battlefield.of(". S 1 . . . T").line(1, 0, Facing.EAST, 'y').demon(1, "warrior", "2,0 E");
  }

  @Test
  @Rule({"JW-SDC-08", "JW-SDC-09", "JW-RUL-87"})
  void disabledDemon_goesThroughTheWallToThePilgrimWhoIsNearestWithoutIt() {
    Battlefield field = wall();
    field.condition(field.figure(1), "DISABLED");
    field.special("wild-attacks");
    assertThat(Planning.plan(field, 1)).as("D to Monk Sha is 1001").isEqualTo("P4 5,0 E");

    field.special("phase-march");
    assertThat(Planning.plan(field, 1)).as("turned, through him, turned again: only from there is he in sight")
        .isEqualTo("P4 0,0 E");
  }

  @Test
  @Rule({"JW-SDC-08", "JW-AI-06"})
  void demonThatCanAttackAfterOneMove_attacksThoughAnotherPilgrimIsNearer() {
    Battlefield field = wall().special("wild-attacks").special("phase-march");

    assertThat(Planning.plan(field, 1)).isEqualTo("P3 5,0 E, 1 attack on T");
  }

  @Test
  @Rule({"JW-RUL-87", "JW-SDC-09", "JW-AI-01"})
  void order_goesByTripitaka_alsoIfThereAreNoWalls() {
    Battlefield field = Battlefield.of(". S 1 . . 2 . T").line(1, 0, Facing.EAST, 'y')
        .demon(1, "warrior", "2,0 E").demon(2, "warrior", "5,0 E").special("wild-attacks");
    assertThat(DemonOrder.order(field.journey()).at(0)).as("5 and 2").isEqualTo(field.figure(2));

    field.special("phase-march");
    assertThat(DemonOrder.order(field.journey()).at(0)).as("5 and 2, though Monk Sha is 1 away").isEqualTo(field.figure(2));
  }

  @Test
  @Rule({"JW-SDC-09", "JW-AI-10"})
  void demonPassesTokens_toTheWeakerTarget() {
    Battlefield field = Battlefield.of("M 1 V . S").health('S', 5).demon(1, "warrior", "1,0 W")
        .special("wild-attacks");
    assertThat(Planning.plan(field, 1)).isEqualTo("P3 1,0 W, 2 attacks on M");

    field.special("phase-march");
    assertThat(Planning.plan(field, 1)).as("two turns and two steps past the villager")
        .isEqualTo("P3 3,0 E, 1 attack on S");
    field.health('S', 14);
    assertThat(Planning.plan(field, 1)).as("as weak as Monkey King: more attacks").isEqualTo("P3 1,0 W, 2 attacks on M");
  }

  private static Battlefield house() {
    return Battlefield.of(
        "1 . . S",
        "D D . .",
        ". . . .",
        ". . . T").line(1, 0, Facing.EAST, 'y').line(1, 1, Facing.EAST, 'y');
  }

  private static Battlefield room() {
    return house().demon(1, "warrior", "0,0 S");
  }

  @Test
  @Rule({"JW-AI-14", "JW-SDC-10"})
  void demonBehindADoor_isNotWokenByWildAttacksAlone() {
    Battlefield field = room().special("wild-attacks");
    assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isTrue();

    field.special("phase-march");
    assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isFalse();
  }

  @Test
  @Rule({"JW-SDC-08", "JW-SDC-10", "JW-AI-05"})
  void demonOfARoom_attacksThroughItsWall_asAnyAttackAndNotOnItsWayToTripitaka() {
    Battlefield field = room().special("phase-march");
    assertThat(Planning.plan(field, 1)).as("D falls from 6 to 4").isEqualTo("P2 2,0 E, 1 attack on S");

    field.special("wild-attacks");
    assertThat(Planning.plan(field, 1)).isEqualTo("P3 2,0 E, 1 attack on S");
  }

  @Test
  @Rule({"JW-RUL-87", "JW-SDC-10"})
  void disabledDemonOfARoom_goesForTheNearestInPlaceOfTripitaka() {
    Battlefield field = room().special("phase-march");
    field.condition(field.figure(1), "DISABLED");
    assertThat(Planning.plan(field, 1)).as("three steps, a turn, two steps").isEqualTo("P4 2,3 E");

    field.special("wild-attacks");
    assertThat(Planning.plan(field, 1)).isEqualTo("P4 2,0 E");
  }

  @Test
  @Rule("JW-RUL-89")
  void demonThatTheQuestHolds_isWokenByNeither() {
    Battlefield field = house().rule(new QuestRule.Dormant("warrior", "D1", new QuestRule.Area(0, 0, 2, 1)))
        .demon(1, "warrior", "0,0 S").special("wild-attacks").special("phase-march");

    assertThat(Inactive.isSkipped(field.journey(), field.figure(1))).isTrue();
  }
}
