package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Move and Fire. Bo's figure 0 has it, and a pistol. */
final class MovingShotTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String RUNNER = "2 hero/move-and-fire/pistol 4000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  private static Ring ready(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=" + dice)
        .play("roll " + dice.split(",").length);
  }

  /** A wall from the table's lower edge to y = 4700. */
  private static final Consumer<GameState> WALL = state -> state.lay(state.board().plus(new Piece("wall", "WALL",
      Polygon.rectangle(5000, 0, 5060, 4700), 0, 900, Flag.BLOCK.bit() | Flag.OPAQUE.bit())));

  @Test
  @Rule({"KF-TRT-51", "KF-RUL-65"})
  void aShot_isFiredFromAnyQuarterOfTheMove_atOneLess_forTwoActions() {
    Ring ring = ready(WALL, "5,5,5", RUNNER, "1 student 8000 4000", OTHER);
    assertThat(ring.refused("shoot")).as("the wall is in between").isEqualTo("KF-GUN-02");
    ring.play("move-and-fire", "to 4000 5400");
    assertThat(ring.listed()).containsExactly("from-point 0", "from-point 1", "from-point 2", "from-point 3", "from-point 4");
    ring.play("from-point 3");
    assertThat(ring.place("2-1")).isEqualTo("4000 5050");
    assertThat(ring.listed()).as("no extra actions").containsExactly("fire 1 figure:1-1 0", "stop");
    ring.dice("shot-2=2 dodge-1=3").play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("2 + 4 - 1 against 3 + 2, and one action is left").isEqualTo("action");
    assertThat(ring.place("2-1")).as("he went on").isEqualTo("4000 5400");
  }

  @Test
  @Rule("KF-TRT-51")
  void theShot_mayComeFirst_orBeLeftOut() {
    Ring first = ready(PLAIN, "5,5", RUNNER, "1 student 8000 4000", OTHER).play("move-and-fire", "to 4000 5400", "from-point 0")
        .dice("shot-2=3 dodge-1=3").play("fire 1 figure:1-1 0");
    assertThat(first.kind()).as("3 + 4 - 1 against 5").isEqualTo("effect");
    first.play("inflict extra-knocked-out");
    assertThat(first.place("2-1")).isEqualTo("4000 5400");
    Ring none = ready(PLAIN, "5,5", RUNNER, "1 student 8000 4000", OTHER).play("move-and-fire", "to 4000 5400", "from-point 4", "stop");
    assertThat(none.place("2-1")).isEqualTo("4000 5400");
    assertThat(none.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-51", "KF-ACT-24", "KF-RUL-20"})
  void itTakesTwoActions_threeInAReaction_andIsAnExtrasAttack() {
    assertThat(ready(PLAIN, "5", RUNNER, "1 student 8000 4000", OTHER).refused("move-and-fire")).isEqualTo("KF-TRT-51");
    Ring extra = ready(state -> state.figures().inflict(0, Condition.HAS_ATTACKED), "5,5", "2 thug/move-and-fire/pistol 4000 4000",
        "1 student 8000 4000", OTHER);
    assertThat(extra.refused("move-and-fire")).isEqualTo("KF-ACT-24");
    Ring unarmed = ready(state -> state.figures().arms().loseWeapon(0, 0), "5,5", RUNNER, "1 student 8000 4000", OTHER);
    assertThat(unarmed.refused("move-and-fire")).isEqualTo("KF-TRT-51");
    Ring reaction = Ring.of("2 student 4000 8000", "1 hero/move-and-fire/pistol 6000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=2,2").play("roll 2").dice("reaction-1=5,5").play("react figure:1-1");
    assertThat(reaction.refused("move-and-fire")).isEqualTo("KF-TRT-51");
    assertThat(ready(PLAIN, "5,5", "2 hero/pistol 4000 4000", ENEMY, OTHER).refused("move-and-fire")).isNotEqualTo("legal");
  }

  @Test
  @Rule("KF-TRT-51")
  void aMoveThatIsHeldBack_endsThere() {
    Ring ring = ready(PLAIN, "5,5", RUNNER, "1 student 4250 4000", OTHER, ENEMY).play("move-and-fire", "to 3000 4000", "from-point 2");
    ring.dice("attack-1=6 defence-2=1").play("hack figure:1-1", "inflict distracted");
    if (ring.listed().contains("done")) {
      ring.play("done");
    }
    assertThat(ring.place("2-1")).isEqualTo("4000 4000");
  }
}
