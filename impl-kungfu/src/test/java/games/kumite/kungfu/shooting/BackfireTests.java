package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What goes wrong for a shooter is an effect like any other. Bo's figure 2-1 shoots at Ana's 1-1. */
final class BackfireTests {

  private static final String TARGET = "1 hero 7000 4000";
  private static final String OTHER = "2 thug 8000 8000";

  /** A Pistol is fired, and Ana's figure wins by so much. */
  private static Ring lostBy(int margin, Consumer<GameState> more, String shooter) {
    Ring ring = Ring.of(more, shooter + " 4000 4000", TARGET, OTHER);
    int combat = ring.figures().combat(0);
    while (!ring.kind().equals("dice")) {
      ring.play(ring.kind().equals("nominate") ? "activate figure:2-1" : "pass");
    }
    ring.dice("activation-2=5").play("roll 1");
    while (!ring.listed().contains("shoot")) {
      ring.play("pass");
    }
    ring.figures().bank(0, 2); // a roll has emptied it, and he has come to dice since
    ring.dice("shot-2=1 dodge-1=" + (combat + 1 + margin - 4)).play("shoot");
    while (ring.kind().equals("chi") || ring.kind().equals("declared") || ring.kind().equals("known")) {
      ring.play(ring.kind().equals("chi") ? "spend 0" : "pass");
    }
    return ring;
  }

  private static Consumer<GameState> chi(int points) {
    return state -> state.gang(1, Counters.CHI, points);
  }

  @Test
  @Rule({"KF-GUN-29", "KF-CHI-02", "KF-GUN-26a", "KF-ACT-34"})
  void theShootersChi_lowersWhatGoesWrong_toNothing() {
    Ring ring = lostBy(4, chi(1), "2 thug/pistol").play("inflict sitting-duck");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceBo");
    assertThat(ring.listed()).containsExactly("reduce 1", "done");
    ring.play("reduce 1");
    assertThat(ring.is("2-1", Condition.SITTING_DUCK)).as("nothing of 3 applies: he holds nobody").isFalse();
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.figures().bank(0)).as("nothing was suffered").isEqualTo(2);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-GUN-29", "KF-GUN-27", "KF-GUN-26b", "KF-H2H-22"})
  void whatIsLowered_isReplacedByTheTargetsPlayer_andMayBeLoweredAgain() {
    Ring ring = lostBy(5, chi(2), "2 bruiser/pistol").play("inflict malfunction", "reduce 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("replace-effectAna");
    assertThat(ring.listed()).containsExactly("inflict sitting-duck", "inflict reload");
    assertThat(ring.refused("inflict malfunction")).isEqualTo("KF-GUN-25");
    ring.play("inflict reload");
    assertThat(ring.kind() + ring.actor()).isEqualTo("reduceBo");
    ring.play("done");
    assertThat(ring.figures().arms().isOutOfOrder(0, 0)).as("jammed").isTrue();
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-ACT-34", "KF-GUN-26a"})
  void whatGoesWrong_costsTheShooterHisBank() {
    Ring ring = lostBy(4, chi(0), "2 hero/pistol").play("inflict sitting-duck");
    assertThat(ring.is("2-1", Condition.SITTING_DUCK)).isTrue();
    assertThat(ring.figures().bank(0)).isZero();
  }

  @Test
  @Rule({"KF-TRT-42", "KF-GUN-25"})
  void anIronShirt_lowersWhatGoesWrong() {
    Consumer<GameState> hardened = state -> state.figures().inflict(0, Condition.IRON_SHIRT);
    assertThat(lostBy(4, hardened, "2 thug/pistol").kind()).as("4 - 2").isNotEqualTo("backfire");
    Ring ring = lostBy(6, hardened, "2 thug/pistol");
    assertThat(ring.listed()).as("6 - 2").containsExactly("inflict sitting-duck", "inflict reload", "pass");
    assertThat(ring.refused("inflict malfunction")).isEqualTo("KF-GUN-25");
  }

  @Test
  @Rule({"KF-GUN-25", "KF-GUN-29"})
  void aMishapOf4_isLoweredTo3_andTheHostageBreaksFree() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().grappler(3, 0);
      state.figures().inflict(3, Condition.KNOCKED_DOWN); // who lies there keeps nobody from shooting
    }, "2 hero/pistol 4000 4000", TARGET, OTHER, "1 thug 4000 4250", "1 hero 500 500").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=2 dodge-1=6")
        .play("fire 1 figure:1-1 0", "spend 0");
    assertThat(ring.listed()).as("6 to 10").contains("inflict hostage-free", "inflict reload");
    ring.play("inflict reload", "reduce 1");
    assertThat(ring.figures().grappler(3)).isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().arms().isOutOfOrder(0, 0)).isFalse();
  }

  @Test
  @Rule({"KF-GUN-29", "KF-CON-19"})
  void aStaggeringShooter_isSavedByHisChi_orFelled() {
    Consumer<GameState> poisoned = state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(0, Condition.POISONED);
    };
    Ring saved = lostBy(4, poisoned, "2 thug/pistol").play("inflict sitting-duck", "reduce 1");
    assertThat(saved.is("2-1", Condition.KNOCKED_OUT)).isFalse();
    Ring felled = lostBy(4, poisoned, "2 thug/pistol").play("inflict sitting-duck", "done");
    assertThat(felled.is("2-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule({"KF-GUN-25", "KF-RUL-178"})
  void ofSeveralHostages_all_breakFree() {
    Ring ring = Ring.of(state -> {
      for (int hostage : new int[] {1, 2}) {
        state.figures().grappler(hostage, 0);
      }
      state.figures().grappler(3, 4);
    }, "2 rookie-cop 4000 4000", "1 hero 4250 4000", "1 thug 3750 4000", "1 thug 8000 8000", "2 thug 8250 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot").dice("shot-2=1 dodge-1=4")
        .play("fire 1 figure:1-1 0", "inflict hostage-free");
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().grappler(2)).isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().grappler(3)).as("held by another").isEqualTo(4);
  }

  @Test
  @Rule("KF-CON-24a")
  void theBlinded_areHitBetter_byShotsToo() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.BLINDED), "2 rookie-cop 4000 4000", "1 hero 7000 4000",
        "2 thug 8000 8000", "1 thug 500 8500").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("shot-2=4 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("4 + 2 + 2 to 3 + 4: by 1").isEqualTo("direction");
    assertThat(ring.play("turn 0").place("1-1")).isEqualTo("7750 4000");
  }

  @Test
  @Rule({"KF-GUN-25", "KF-GUN-26a", "KF-STU-18a"})
  void whatHasHappened_isTold() {
    Ring ring = Ring.of(Ground.bare().piece("k1", 4125, 3700, 4700, 4300, 0, 250, Flag.BLOCK, Flag.HARD, Flag.SCENIC).laid(),
        "2 rookie-cop 4000 4000", "1 hero 2000 4000", "2 thug 8000 8000", "2 hero 4825 4000", "1 thug 500 8500")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=1 dodge-1=5")
        .play("shoot", "inflict sitting-duck", "activate figure:2-3").dice("activation-2=5 break-2=2")
        .play("roll 1", "break 1 0");
    assertThat(ring.match().events(games.kumite.api.Viewer.spectator()).read()).extracting(event -> event.type())
        .contains("misfired", "break-rolled").doesNotContain("broken");
  }
}
