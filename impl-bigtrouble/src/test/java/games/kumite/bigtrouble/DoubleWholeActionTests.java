package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The option that lets a double fate die double its whole action. */
final class DoubleWholeActionTests {

  private static final String OPTION = "doubleWholeAction";

  private static Scene scene(boolean whole, String hero) {
    return Scene.of(1).option(OPTION, whole).hero("A", hero).fate("double-body double-mind")
        .dice("action-1=3,3,5 fate-1=1");
  }

  private static String points(Played game) {
    String prompt = game.match().decision().prompt().toString();
    return prompt.replaceAll("(?s).*?([0-9]+) point.*", "$1");
  }

  @Test
  @Rule({"BT-RUL-23", "BT-FAT-06"})
  void movement_isDoubledAsAWhole_inAnyOrder() {
    for (List<String> order : List.of(List.of("slot double body", "slot die mind"),
        List.of("slot die mind", "slot double body"))) {
      String[] plays = {"draw double-body", "move", order.get(0), order.get(1), "done"};
      assertThat(points(scene(false, "gracie S3").begin(BeginTurn.OF_A).play(plays))).isEqualTo("6");
      assertThat(points(scene(true, "gracie S3").begin(BeginTurn.OF_A).play(plays))).isEqualTo("8");
    }
    assertThat(points(scene(true, "gracie S3").begin(BeginTurn.OF_A).play("draw double-body", "move", "slot die mind", "done")))
        .as("the double die is not in this action").isEqualTo("2");
  }

  @Test
  @Rule("BT-RUL-23")
  void secondDoubleDie_doublesNothingMore() {
    Played game = scene(true, "gracie S3 item=FortuneCookie").dice("fate-2=1").begin(BeginTurn.OF_A)
        .play("use token:FortuneCookie", "draw double-body", "draw double-mind", "move", "slot double body",
            "slot double mind", "slot die spirit", "done");
    assertThat(points(game)).as("3 dice, 2 points, twice").isEqualTo("12");
  }

  @Test
  @Rule({"BT-RUL-23", "BT-FAT-05"})
  void rest_isResolvedTwiceForEachDie() {
    String[] plays = {"draw double-body", "rest", "slot die mind", "slot double body", "done"};
    assertThat(scene(false, "gracie S3 health=1").begin(BeginTurn.OF_A).play(plays).health("A")).isEqualTo(7);
    assertThat(scene(true, "gracie S3 health=1").begin(BeginTurn.OF_A).play(plays).health("A")).isEqualTo(9);
  }

  @Test
  @Rule({"BT-RUL-23", "BT-ACT-07"})
  void epicSlots_stayEpic_whicheverDieLiesInThem() {
    String[] plays = {"draw double-body", "move", "slot die mind", "slot die mind", "slot double body", "done"};
    Played game = scene(true, "gracie S3").begin(BeginTurn.OF_A).play(plays);
    int epics = "E".equals(game.state().hero(0).entry().mind().substring(1, 2)) ? 1 : 0;
    epics += "E".equals(game.state().hero(0).entry().mind().substring(0, 1)) ? 1 : 0;
    epics += "E".equals(game.state().hero(0).entry().body().substring(0, 1)) ? 1 : 0;
    assertThat(points(game)).isEqualTo(String.valueOf(2 * (2 * 3 + epics)));
    assertThat(epics).isPositive();
  }

  @Test
  @Rule({"BT-RUL-23", "BT-FAT-05"})
  void task_isCoveredTwiceByEachDieAfterTheDoubleOne() {
    for (boolean whole : List.of(false, true)) {
      Scene scene = Scene.of(1).option(OPTION, whole).hero("A", "egg B2").quest(0, "MQ-EG2 event=1 begun")
          .fate("double-mind").dice("action-1=5,5,5 fate-1=1");
      Played after = scene.begin(BeginTurn.OF_A).play("draw double-mind", "work token:MQ-EG2", "slot double mind");
      assertThat(Integer.bitCount(after.state().quest(0, Counters.QUEST_COVERED))).isEqualTo(1);
      after.play("slot die spirit");
      assertThat(after.chi("A")).as("both spirits are covered: the event is done").isEqualTo(whole ? 3 : 0);
    }
  }
}
