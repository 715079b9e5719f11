package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What has one legal answer and no pass is not asked; what can be refused for a reason is. Bo begins. */
final class OneAnswerTests {

  private static final String BO = "2 thug 8000 8000";
  private static final String ANA = "1 thug 500 8500";

  private static Ring acting(int actions, Consumer<GameState> more, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1")
        .dice("activation-2=" + "5,".repeat(actions).substring(0, 2 * actions - 1))
        .play("roll " + actions);
  }

  private static String label(Ring ring, String notation) {
    return ring.match().decision().label(ring.match().decision().parse(notation));
  }

  @Test
  @Rule({"KF-ACT-26", "KF-H2H-20", "KF-H2H-24b"})
  void theOnlyEnemy_isAttacked_andTheOnlyEffectIsCarriedOut() {
    Ring ring = acting(1, state -> {
      state.figures().inflict(1, Condition.DISTRACTED);
      state.figures().inflict(0, Condition.HANDCUFFED);
    }, "2 hero 4000 4000", "1 hero 4250 4000", BO, ANA).dice("attack-2=4 defence-1=3").play("attack");
    assertThat(ring.kind()).as("a Recoil S, but where to?").isEqualTo("direction");
    Ring two = acting(2, state -> { }, "2 hero 4000 4000", "1 hero 4250 4000", BO, ANA).play("attack");
    assertThat(two.listed()).as("the second action may boost it").containsExactly("target figure:1-1 0", "target figure:1-1 1");
  }

  @Test
  @Rule({"KF-GUN-14", "KF-GUN-18"})
  void theOnlyShot_isFired() {
    Ring ring = acting(1, state -> { }, "2 thug/pistol 4000 4000", "1 thug 6000 4000", BO, ANA).dice("shot-2=1 dodge-1=1")
        .play("shoot");
    assertThat(ring.kind()).isEqualTo("nominate");
    Ring two = acting(2, state -> { }, "2 thug/pistol 4000 4000", "1 thug 6000 4000", BO, ANA).play("shoot");
    assertThat(two.listed()).containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-1 1");
  }

  @Test
  @Rule({"KF-ACT-05", "KF-CON-16"})
  void whoCanDoNothing_isAskedAllTheSame_andToldWhy() {
    Ring ring = acting(1, state -> state.figures().inflict(0, Condition.TIED_UP), "2 hero 4000 4000", "1 hero 4250 4000", BO, ANA);
    assertThat(ring.listed()).containsExactly("stop");
    assertThat(ring.refused("move")).isEqualTo("KF-RUL-34");
    assertThat(ring.refused("recover")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-CON-20c", "KF-RUL-41", "KF-TRT-57a"})
  void whoWasRevived_getsUpUnasked_andAnnouncesNoPalm() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(0, Condition.GETTING_UP);
    }, "2 hero/quivering-palm 4000 4000", "1 hero 7000 4000", BO, ANA).play("activate figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.is("2-1", Condition.ACTIVATED)).isTrue();
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
  }

  @Test
  @Rule({"KF-LOC-01b", "KF-RUL-189", "KF-SET-15"})
  void traitsThatEveryLegalSetHas_andTheOnlyTable_areTakenUnasked() {
    Opened match = Opened.attacked("", "police", "triad", "plot revenge", "location token:location-street");
    match.play("trait buildings", "trait soft-missiles", "trait manholes");
    assertThat(match.kind()).as("lampposts alone are left, the fourth").isEqualTo("deploy");
    assertThat(match.element("token:scenario").get("traits")).isEqualTo(List.of("soft-missiles", "buildings", "manholes", "lampposts"));
    assertThat(match.has("terrain:u1.door")).isTrue();
  }

  @Test
  @Rule({"KF-SET-12", "KF-RUL-189"})
  void whoMustBeRecruited_isRecruited() {
    Opened match = new Opened("").play("recruit token:profile-swat-team-leader", "recruit token:profile-red-pole-enforcer");
    for (int i = 0; i < 7; i++) {
      match.play("recruit token:profile-corporate-security");
    }
    assertThat(match.actor() + " " + match.kind()).as("399 points, and nobody costs 11 or less").isEqualTo("Bo gang");
  }

  @Test
  @Rule({"KF-SET-18", "KF-SET-19"})
  void theFiguresOfOneProfile_arePlaced_withoutBeingNamed_butMayBe() {
    Opened match = Opened.attacked("complication=1 vip-presence=1 initiative=6,1", "yakuza", "ninja", "plot revenge",
        "location token:location-street", "trait vehicles", "trait buildings", "trait fire-hydrant", "trait soft-missiles", "done");
    while (match.kind().equals("deploy")) {
      assertThat(match.listed()).hasSizeGreaterThan(1);
      match.match().play(0);
      match.match().play(match.match().decision().actions().size() - 1);
    }
    assertThat(match.kind()).isEqualTo("deploy-at");
    List<String> named = match.match().decision().templates().stream().map(Object::toString).toList();
    assertThat(named).as("each of those that wait").isNotEmpty();
    List<Action> places = match.match().decision().actions();
    String[] words = places.get(0).notation().split(" ");
    String last = named.get(named.size() - 1);
    String figure = last.substring(last.indexOf("figure:")).split("[ ,]")[0];
    assertThat(figure).isNotEqualTo(words[1]);
    match.play("deploy " + figure + " " + words[2] + " " + words[3]);
    assertThat(match.element(figure).get("x")).isEqualTo(Integer.parseInt(words[2]));
    assertThat(match.element(words[1]).get("x")).isNull();
  }

  @Test
  @Rule({"KF-H2H-22", "KF-RUL-24", "KF-GUN-29"})
  void theQuestionForChi_namesTheEffectsThatItMayLower() {
    Ring ring = acting(1, state -> state.gang(0, Counters.CHI, 1), "2 hero 4000 4000", "1 hero 4250 4000", BO, ANA)
        .dice("attack-2=6 defence-1=2").play("attack", "spend 0", "inflict wounded", "inflict distracted");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser()))
        .isEqualTo("Pay Chi to lower an effect on hero 1-1 (1: wounded, 3 points; 2: distracted, one point)?");
    assertThat(label(ring, "reduce 2")).contains("distracted, one point");
    assertThat(label(ring, "done")).doesNotContain("point");
    Ring mishap = acting(1, state -> state.gang(1, Counters.CHI, 1), "2 thug/pistol 4000 4000", "1 hero 6000 4000", BO, ANA)
        .dice("shot-2=1 dodge-1=6").play("shoot", "spend 0", "inflict malfunction");
    assertThat(Ring.withoutDice(mishap.match().decision().prompt().chooser()))
        .isEqualTo("Pay Chi to lower an effect on thug/pistol 2-1 (malfunction, 5 points)?");
    assertThat(label(mishap, "reduce 1")).contains("malfunction, 5 points");
  }

  private static String prompt(Ring ring) {
    return Ring.withoutDice(ring.match().decision().prompt().chooser());
  }

  @Test
  @Rule({"KF-CHI-03", "KF-RUL-25", "KF-H2H-20", "KF-H2H-22"})
  void questionsInAFight_sayAgainstWhom_andHowManyPointsThereAre() {
    Ring ring = acting(1, state -> {
      state.gang(0, Counters.CHI, 1);
      state.gang(1, Counters.CHI, 1);
    }, "2 hero 4000 4000", "1 hero 4250 4000", BO, ANA).play("attack");
    assertThat(prompt(ring)).isEqualTo("How much Chi do you add to the roll of hero 2-1 in its attack on hero 1-1?");
    assertThat(prompt(ring.play("spend 0"))).isEqualTo("How much Chi do you add to the roll of hero 1-1 against hero 2-1?");
    ring.dice("attack-2=6 defence-1=2").play("spend 0");
    assertThat(prompt(ring)).isEqualTo("Which effect does hero 1-1 suffer? 4 points are left.");
    assertThat(prompt(ring.play("inflict wounded"))).isEqualTo("Which effect does hero 1-1 suffer? One point is left.");
    assertThat(prompt(ring.play("done", "reduce 1")))
        .isEqualTo("Which effect of 2 points takes the place of the one on hero 1-1 that was lowered?");
  }

  @Test
  @Rule({"KF-CHI-03", "KF-RUL-119"})
  void againstNobodysAttack_nobodyIsNamed() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(0, Condition.BURNING_BY_FIREBALL);
    }, "2 hero 4000 4000", "1 hero 8000 500", BO).play("end-turn");
    assertThat(prompt(ring)).isEqualTo("How much Chi do you add to the roll of hero 2-1?");
  }
}
