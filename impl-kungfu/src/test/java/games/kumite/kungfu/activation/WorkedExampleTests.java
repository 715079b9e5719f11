package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ledger's worked examples of fights. Student and rookie E C2, detective and masters P C4, enforcer B C3. */
final class WorkedExampleTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 student 8000 8000";

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  @Test
  @Rule("KF-EX-01")
  void example01() {
    Ring ring = Ring.of("1 student 1000 1000", "2 detective 7000 7000").play("activate figure:2-1")
        .dice("activation-2=6,6,4").play("roll 3");
    for (int action = 0; action < 4; action++) {
      assertThat(ring.kind()).isEqualTo("action");
      ring.play("move", "to 7000 7000");
    }
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule("KF-EX-02")
  void example02() {
    Ring ring = Ring.of("1 detective 1000 1000", "2 student 3000 1000", OTHER).play("activate figure:2-1")
        .dice("activation-2=3").play("roll 1").dice("reaction-1=3").play("react figure:1-1");
    assertThat(ring.refused("shoot")).isEqualTo("KF-ACT-26");
    assertThat(ring.listed()).contains("move");
    ring.play("move", "to 1000 2000");
    assertThat(ring.kind() + ring.actor()).as("one failure is no turnover").isEqualTo("nominateBo");
  }

  @Test
  @Rule("KF-EX-03")
  void example03() {
    Ring ring = Ring.of("1 detective 1000 1000", "2 student 3000 1000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5,2,1").play("roll 3").dice("reaction-1=2,6").play("react figure:1-1", "shoot")
        .dice("shot-1=5 dodge-2=2").play("fire 1 figure:2-1 0", "inflict extra-killed");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.actor()).as("its success is lost, then the turnover").isEqualTo("Ana");
  }

  @Test
  @Rule("KF-EX-04")
  void example04() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "1 detective 1000 1000", "2 student 3000 1000", OTHER)
        .play("activate figure:2-1").dice("activation-2=4,1,3").play("roll 3");
    assertThat(ring.kind()).isEqualTo("react");
    ring.play("decline");
    assertThat(ring.kind()).isEqualTo("action");
    ring.play("stop");
    assertThat(ring.kind()).isEqualTo("turnover");
    ring.play("pay");
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
  }

  @Test
  @Rule("KF-EX-10")
  void example10() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 3), "1 detective 4000 4000", "2 dim-mak-master 4250 4000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack")
        .dice("attack-2=5 defence-1=2").play("spend 0", "inflict wounded", "reduce 1", "inflict recoil-medium", "turn 0",
            "done");
    assertThat(ring.figures().combat(0)).isEqualTo(4);
    assertThat(ring.place("1-1")).isEqualTo("2800 4000");
    assertThat(ring.chi(1)).isEqualTo(2);
  }

  @Test
  @Rule("KF-EX-20")
  void example20() {
    Ring ring = attack(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().grappler(0, 1);
    }, "attack-2=4 defence-1=6", "1 detective 4000 4000", "2 red-pole-enforcer 4250 4000");
    assertThat(ring.kind()).as("4 + 3 + 2 + 1 = 10 against 6 + 4").isEqualTo("tie-effect");
  }

  @Test
  @Rule("KF-EX-22")
  void example22() {
    Ring ring = Ring.of("1 detective 7000 4000", "2 rookie-cop 4000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=6 dodge-1=2").play("shoot");
    assertThat(ring.listed()).as("lost by 2, less 1").contains("inflict recoil-short").doesNotContain("inflict recoil-medium");
  }

  @Test
  @Rule("KF-EX-25")
  void example25() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=4", "1 student 4000 4000", "2 dim-mak-master 4250 4000",
        "1 student 100 100").play("inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule("KF-EX-26")
  void example26() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=5", "1 rookie-cop 4000 4000", "2 student 4250 4000", OTHER,
        "1 student 1000 1000");
    assertThat(ring.actor()).isEqualTo("Ana");
    ring.play("inflict extra-knocked-out", "inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule("KF-EX-27")
  void example27() {
    Ring ring = attack(PLAIN, "attack-2=3 defence-1=2", "1 ninja-assault-master 4000 4000", "2 dim-mak-master 4250 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tie-effectAna");
  }

  @ParameterizedTest
  @CsvSource({"detective, 0, tie-effect", "detective, 1, effect", "dragon-head, 1, tie-effect"})
  @Rule("KF-EX-28")
  void example28(String protagonist, int withOwn, String kind) {
    Ring ring = attack(PLAIN, "attack-2=4 defence-1=2", "1 " + protagonist + " 4000 4000", "2 student 4250 4000",
        "2 student 3750 4000", "2 student 4000 4250", withOwn == 1 ? "2 detective 4000 3750" : "2 student 8000 8000");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule("KF-EX-29")
  void example29() {
    Ring ring = attack(state -> state.figures().inflict(1, Condition.KNOCKED_DOWN), "attack-2=3 defence-1=5",
        "1 student 4000 4000", "2 detective 4250 4000");
    assertThat(ring.actor()).isEqualTo("Ana");
    assertThat(ring.listed()).contains("inflict recoil-medium", "inflict humbled", "inflict distracted")
        .doesNotContain("inflict knocked-down", "inflict wounded");
  }

  @Test
  @Rule("KF-EX-31")
  void example31() {
    Ring ring = attack(PLAIN, "attack-2=1 defence-1=3", "1 dim-mak-master 4000 4000", "2 detective 4250 4000");
    assertThat(ring.actor()).isEqualTo("Ana");
    ring.play("inflict knocked-down");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackAna");
    ring.dice("attack-1=2 defence-2=6").play("hack figure:1-1");
    assertThat(ring.kind() + ring.actor()).as("10 against 10: a further effect of 1 point").isEqualTo("effectAna");
    assertThat(ring.listed()).contains("inflict recoil-short").doesNotContain("inflict recoil-medium");
  }

  @Test
  @Rule("KF-EX-35")
  void example35() {
    Ring ring = Ring.of("1 detective 7000 4000", "2 rookie-cop 4000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=1 dodge-1=4").play("shoot");
    assertThat(ring.listed()).containsExactly("inflict sitting-duck", "inflict reload", "inflict malfunction", "pass");
  }

  @Test
  @Rule("KF-EX-39")
  void example39() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "1 detective 1000 1000", "2 detective 7000 7000",
        "2 student 2000 8000", "2 student 3000 8000", "2 student 4000 8000", "2 student 5000 8000").play("motivate",
        "motivate figure:2-2", "motivate figure:2-3", "motivate figure:2-4", "motivate figure:2-5")
        .dice("motivation-2=3,5,2").play("roll 3");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reactAna");
    ring.play("decline", "next figure:2-5", "move", "to 5000 8000", "move", "to 5000 8000");
    assertThat(ring.kind()).isEqualTo("next-of-group");
    ring.play("next figure:2-2", "stop", "next figure:2-3", "stop", "stop");
    assertThat(ring.kind() + ring.actor()).as("no turnover").isEqualTo("nominateBo");
  }

  @ParameterizedTest
  @CsvSource({"student, '3,5,6', true", "enforcer, '3,5,6', false", "enforcer, '1,5,6', true"})
  @Rule({"KF-EX-40", "KF-MOR-10", "KF-TRT-68"})
  void example40(String extra, String dice, boolean flees) {
    Ring ring = attack(state -> state.figures().wounds(0, 5), "attack-2=3 defence-1=5 morale-1=" + dice,
        "1 detective 4000 4000", "2 dim-mak-master 4250 4000", "1 " + extra + " 4000 7000");
    ring.play("inflict wounded");
    assertThat(ring.place("1-2").equals("4000 7000")).isEqualTo(!flees);
  }

  @Test
  @Rule("KF-EX-41")
  void example41() {
    Ring ring = Ring.of("1 student 3750 4000", "2 detective 4000 4000", "1 student 4000 3750").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move", "to 5000 5000").dice("attack-1=4 defence-2=3").play("hack figure:1-1")
        .dice("attack-1=6 defence-2=2").play("hack figure:1-2");
    assertThat(ring.kind() + ring.actor()).as("8 to 6").isEqualTo("effectAna");
    ring.play("inflict distracted", "done");
    assertThat(ring.place("2-1")).isEqualTo("4000 4000");
    assertThat(ring.actor()).as("the action is spent").isEqualTo("Ana");
  }

  @Test
  @Rule("KF-EX-45")
  void example45() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 3), "1 detective 1000 1000", "2 student 3000 1000",
        "2 student 4000 1000", OTHER).play("activate figure:2-1").dice("activation-2=1,1").play("roll 2", "decline", "pay",
        "activate figure:2-2").dice("activation-2=1,2").play("roll 2", "decline", "pay");
    assertThat(ring.chi(2)).isEqualTo(1);
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
  }

  @Test
  @Rule("KF-EX-48")
  void example48() {
    Ring ring = Ring.of("1 student 7000 4000", "1 student 7000 4450", "2 swat-sergeant 4000 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=4,5 dodge-1=3,3")
        .play("shoot", "inflict recoil-short");
    ring.play("turn 0");
    assertThat(ring.place("1-1")).as("a Recoil S, and thrown back S").isEqualTo("8500 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.kind() + ring.actor()).as("the one beside it: lost by 2").isEqualTo("effectBo");
    assertThat(ring.listed()).contains("inflict recoil-medium").doesNotContain("inflict wounded");
  }

  @ParameterizedTest
  @CsvSource({"1600, '150 4000', false", "1575, '125 4000', true"})
  @Rule({"KF-EX-59", "KF-MOR-06", "KF-RUL-102"})
  void example59(int x, String place, boolean isGone) {
    Ring ring = attack(state -> state.figures().wounds(0, 5), "attack-2=3 defence-1=5 morale-1=3,5,6",
        "1 detective 6000 6000", "2 dim-mak-master 6250 6000", "1 student " + x + " 4000").play("inflict wounded");
    assertThat(ring.match().events(games.kumite.api.Viewer.spectator()).read()).filteredOn(event -> event.type().equals("flees"))
        .extracting(event -> event.argument("x") + " " + event.argument("y")).containsExactly(place);
    assertThat(ring.is("1-2", Condition.GONE)).isEqualTo(isGone);
  }

  @Test
  @Rule("KF-EX-61")
  void example61() {
    Ring ring = attack(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "attack-2=3 defence-1=3",
        "1 student 4000 4000", "2 student 4250 4000");
    assertThat(ring.listed()).as("won by 2").contains("inflict recoil-medium").doesNotContain("inflict wounded");
  }

  @ParameterizedTest
  @CsvSource({"403, 4", "800, 8"})
  @Rule({"KF-EX-18", "KF-CHI-10", "KF-RUL-08", "KF-RUL-21"})
  void example18(int points, int most) {
    String[] figures = new String[11];
    figures[0] = "1 detective 8000 8000";
    figures[1] = "2 dim-mak-master 8000 500";
    for (int i = 2; i < figures.length; i++) {
      figures[i] = "2 student " + (500 * i) + " 4000";
    }
    Ring ring = Ring.strictly(state -> {
      state.gang(1, Counters.POINTS, points);
      state.gang(1, Counters.CHI, 1);
    }, figures).play("motivate");
    int motivated = 0;
    while (ring.kind().equals("motivate")) {
      ring.play("motivate figure:2-" + (2 + motivated++));
    }
    assertThat(motivated).isEqualTo(most);
  }

  @ParameterizedTest
  @CsvSource({"6650, false, KF-ACT-36", "6651, false, legal", "6250, false, KF-ACT-36", "6250, true, legal"})
  @Rule({"KF-EX-24", "KF-ACT-36", "KF-RUL-35"})
  void example24(int x, boolean isInvisible, String verdict) {
    Ring ring = Ring.of(Ground.bare().wall(5000, isInvisible ? 3000 : 100, 5100, isInvisible ? 5000 : 200).laid(), "2 student 4000 4000",
        "1 student " + x + " 4000", OTHER).play("activate figure:2-1");
    assertThat(ring.refused("free-move")).isEqualTo(verdict);
  }
}
