package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Plans between which one key of the order decides, each with its mirror image; worked out by hand. */
final class TieTests {

  private static final String[] OPEN = {
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . .",
      ". . . . . . . . ."};

  private static String[] with(String pilgrims) {
    String[] rows = OPEN.clone();
    for (String pilgrim : pilgrims.split(" ")) {
      int x = pilgrim.charAt(1) - '0';
      int y = pilgrim.charAt(2) - '0';
      rows[y] = rows[y].substring(0, 2 * x) + pilgrim.charAt(0) + rows[y].substring(2 * x + 1);
    }
    return rows;
  }

  private static String plan(String pilgrims, String type, String pose) {
    return Planning.plan(Battlefield.of(with(pilgrims)).demon(1, type, pose), 1);
  }

  /** A turn and a step too many: beside him it looks south at the end of two steps, a turn and a step. */
  @Test
  @Rule({"JW-AI-04", "JW-AI-11"})
  void cheapestPose_decides() {
    assertThat(plan("T44", "warrior", "2,4 E")).as("straight ahead").isEqualTo("P1 3,4 E, 1 attack on T");
    assertThat(plan("T44", "warrior", "2,2 E")).as("from the west it would take a turn more")
        .isEqualTo("P1 4,3 S, 1 attack on T");
  }

  /** Turning alone brings him into range; with Tripitaka down and two others alike the order of play names the target. */
  @Test
  @Rule({"JW-AI-04", "JW-AI-10"})
  void equallyNearPilgrims_areTakenInTheOrderOfPlay() {
    Battlefield field = Battlefield.of(
        ". . . . .",
        ". # # # .",
        "1 . . . T",
        ". # # # .",
        ". . . . .").demon(1, "archer", "0,2 S");
    assertThat(Planning.plan(field, 1)).as("a turn, and he is in range").isEqualTo("P1 0,2 E, 1 attack on T");

    Battlefield both = Battlefield.of(
        "M . . . .",
        ". . . . .",
        ". . 1 . .",
        ". . . . .",
        "S . . . T").health('T', 0).health('S', 9).health('M', 9).demon(1, "warrior", "2,2 W");
    assertThat(Planning.plan(both, 1)).as("the nearest by the order of play is Monkey King: 4 and 4")
        .isEqualTo("P1 0,1 N, 1 attack on M");
  }

  /** Two targets each, a step ahead and further off: 5 and 9 are weaker than 5 and 10; the first is equal, the second decides. */
  @Test
  @Rule({"JW-AI-09", "JW-AI-10"})
  void weakness_isComparedOneByOne() {
    Battlefield field = Battlefield.of(
        ". . . . . . . .",
        ". S . M . H . .",
        ". . . . . . . .",
        ". . . . 1 . . .",
        ". . . . 1 . . .",
        ". . . . . . . T").health('T', 0).demon(1, "berserker", "4,3 N").health('S', 9).health('M', 5).health('H', 10);
    assertThat(Planning.plan(field, 1)).isEqualTo("P1 2,2 N, 1 attack on MS");
    assertThat(Planning.plan(field.health('H', 9), 1)).as("alike: the cheaper pose").isEqualTo("P1 4,2 N, 1 attack on MH");
  }

  /** More attacks come before a cheaper pose, a pose that ends nearer comes before it too in the second priority. */
  @Test
  @Rule({"JW-AI-05", "JW-AI-06", "JW-RUL-88"})
  void secondPriority_endsAsNearAsItCan_thirdAttacksAsOftenAsItCan() {
    Battlefield second = Battlefield.of(
        ". . . . . . . . . .",
        "T . . . . . S . . 1",
        ". . . . . . . . . .").demon(1, "warrior", "9,1 W");
    assertThat(Planning.plan(second, 1)).as("two steps to (7,1): nothing nearer hits him with one action")
        .isEqualTo("P2 7,1 W, 1 attack on S");

    Battlefield third = Battlefield.of("1", "S", "T").demon(1, "warrior", "0,0 S");
    assertThat(Planning.plan(third, 1)).as("no way past him").isEqualTo("P3 0,0 S, 2 attacks on S");
  }

  /** The Marked one, of 14, looks like 11, and is weaker than the one of 12. */
  @Test
  @Rule({"JW-AI-10", "JW-CRD-08"})
  void marked_isPreferredToAHealthierLookingOne() {
    Battlefield field = Battlefield.of(
        ". . . . . . . . . . . .",
        ". . . . . . M . . . . .",
        "T . . . . . . . 1 . . .",
        ". . . . . . H . . . . .",
        ". . . . . . . . . . . .").health('H', 12).demon(1, "warrior", "8,2 W");
    assertThat(Planning.plan(field, 1)).isEqualTo("P2 6,2 S, 1 attack on H");
    field.journey().cards().moveToTop(field.card("C12"), field.journey().zones().corruption[1]);
    assertThat(Planning.plan(field, 1)).isEqualTo("P2 6,2 N, 1 attack on M");
  }

  /** At the same distance: lords before Generals before Warriors, and the first to come before the second. */
  @Test
  @Rule({"JW-AI-01", "JW-TRN-18"})
  void order_ofFourAtOneDistance() {
    Battlefield field = Battlefield.of(
        ". . . 1 . . .",
        ". . . . . . .",
        ". . . . . . .",
        "2 . . T . . 3",
        ". . . . . . .",
        ". . . . . . .",
        ". . . 4 . . .").demon(1, "warrior", "3,0 S").demon(2, "warrior", "0,3 E").demon(3, "kogaiji", "6,3 W")
        .demon(4, "drummer", "3,6 N");
    ActivationOrder order = DemonOrder.order(field.journey());
    assertThat(field.name(order.at(0)) + field.name(order.at(1)) + field.name(order.at(2)) + field.name(order.at(3)))
        .isEqualTo("3412");
  }
}
