package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The Flying Sword. Bo's figure 0 owns it; it becomes figure 2-3. */
final class FlyingSwordTests {

  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 2);
    state.gang(1, Counters.CHI, 2);
  };
  private static final String OWNER = "2 hero/flying-sword 1000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  private static Ring skip(Ring ring) {
    while (ring.listed().contains("pass") && !ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    return ring;
  }

  private static Ring activate(Ring ring, String figure, String dice) {
    skip(ring).play("activate figure:" + figure);
    skip(ring).dice("activation-" + figure.charAt(0) + "=" + dice).play("roll " + dice.split(",").length);
    return skip(ring);
  }

  private static Ring spendNothing(Ring ring) {
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    return ring;
  }

  /** After a first strike that does nothing; the sword stands beside Ana's figure 1-1 at 8000 4000. */
  private static Ring struck(String... more) {
    String[] figures = new String[4 + more.length];
    System.arraycopy(new String[] {OWNER, "1 student 8000 4000", OTHER, ENEMY}, 0, figures, 0, 4);
    System.arraycopy(more, 0, figures, 4, more.length);
    Ring ring = activate(Ring.of(CHI, figures), "2-1", "5").play("shoot").dice("shot-2=1 dodge-1=3").play("fire 1 figure:1-1 0");
    return skip(spendNothing(ring));
  }

  @Test
  @Rule({"KF-TRT-30a", "KF-TRT-30c", "KF-RUL-73"})
  void theFirstStrike_isAShotAtAnyRange_thenTheSwordStandsBesideTheTarget() {
    Ring ring = activate(Ring.of(CHI, OWNER, "1 student 8000 4000", OTHER, ENEMY), "2-1", "5").play("shoot")
        .dice("shot-2=3 dodge-1=3").play("fire 1 figure:1-1 0");
    spendNothing(ring);
    assertThat(ring.kind()).as("his own C: 3 + 4 against 3 + 2").isEqualTo("effect");
    ring.play("inflict recoil-short", "turn 0");
    while (ring.listed().contains("done")) {
      ring.play("done");
    }
    int sword = ring.figure("2-3");
    assertThat(games.kumite.kungfu.figure.Capabilities.areInContact(ring.fight().board(), ring.figures(), sword, 1)).isTrue();
    assertThat(ring.figures().quality(sword) + " " + ring.figures().combat(sword)).isEqualTo("3 3");
    assertThat(ring.figures().arms().weapons(0)).as("it is not in his hands any more").isZero();
    assertThat(ring.listed()).as("not in this turn").doesNotContain("activate figure:2-3");
  }

  @Test
  @Rule({"KF-TRT-30b", "KF-RUL-20"})
  void theFirstStrike_mayBeAReaction_forTwoActions() {
    Ring ring = Ring.of(CHI, "2 student 8000 4000", "1 hero/flying-sword 1000 4000", OTHER);
    skip(ring).play("activate figure:2-1");
    skip(ring).dice("activation-2=2,2").play("roll 2");
    skip(ring).dice("reaction-1=5,5").play("react figure:1-1");
    assertThat(skip(ring).refused("shoot")).isEqualTo("legal");
    Ring one = Ring.of(CHI, "2 student 8000 4000", "1 hero/flying-sword 1000 4000", OTHER);
    skip(one).play("activate figure:2-1");
    skip(one).dice("activation-2=2,2").play("roll 2");
    skip(one).dice("reaction-1=5,1").play("react figure:1-1");
    assertThat(skip(one).refused("shoot")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-TRT-30c", "KF-TRT-30j", "KF-RUL-73"})
  void theSword_isActivatedByItself_andCannotGrapple() {
    Ring ring = struck().play("end-turn");
    skip(ring).play("end-turn");
    activate(ring, "2-3", "5").play("attack");
    skip(ring).dice("attack-2=6 defence-1=2");
    spendNothing(ring);
    assertThat(skip(ring).listed()).as("6 + 3 against 2 + 2").contains("inflict wounded").doesNotContain("inflict grappled");
  }

  @Test
  @Rule("KF-TRT-30d")
  void nothingButADisarm_harmsIt() {
    Ring ring = struck().play("end-turn");
    activate(ring, "1-1", "5").play("attack");
    skip(ring).dice("attack-1=6 defence-2=1");
    spendNothing(ring);
    skip(ring);
    assertThat(ring.listed()).allMatch(action -> action.contains("disarm"));
    ring.play("inflict disarm-drops");
    while (ring.listed().contains("done")) {
      ring.play("done");
    }
    assertThat(ring.is("2-3", Condition.KNOCKED_OUT)).isTrue();
  }

  private static Ring fallen(String... more) {
    Ring ring = struck(more);
    Casualty.knockOut(ring.fight(), ring.figure("2-3"), 1);
    return ring;
  }

  @Test
  @Rule("KF-TRT-30e")
  void aChi_revivesIt_inItsOwnersTurn() {
    Ring ring = fallen().play("end-turn");
    skip(ring).play("end-turn");
    while (!ring.listed().contains("call-sword figure:2-1")) {
      ring.play("pass");
    }
    ring.play("call-sword figure:2-1");
    assertThat(ring.is("2-3", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule("KF-TRT-30f")
  void anOpponent_picksItUp_andThrowsItAway() {
    Ring ring = fallen().play("end-turn");
    activate(ring, "1-1", "5,5").play("take-sword figure:2-3");
    assertThat(skip(ring).refused("hurl-sword 12")).isEqualTo("legal");
    ring.play("hurl-sword 12");
    assertThat(ring.place("2-3")).isEqualTo("6200 4000");
    assertThat(ring.figures().gang(ring.figure("2-3"))).as("it obeys him not").isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-30g", "KF-TRT-30h", "KF-RUL-100"})
  void aSorcerer_maySeizeIt_onceInAGame_untilItFallsAgain() {
    Ring ring = fallen("1 hero/levitation 4000 500").play("end-turn");
    while (!ring.listed().contains("grasp-sword figure:1-3")) {
      ring.play("pass");
    }
    ring.dice("contest-1=2,2,2 contest-2=3,2,2").play("grasp-sword figure:1-3");
    int sword = ring.figure("2-3");
    assertThat(ring.figures().gang(sword)).isZero();
    assertThat(ring.is("2-3", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.chi(1)).isEqualTo(1);
    Casualty.knockOut(ring.fight(), sword, 0);
    assertThat(ring.figures().gang(sword)).as("its owner's again").isEqualTo(1);
    assertThat(ring.is("1-3", Condition.HAS_GRASPED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-30g", "KF-TRT-30h"})
  void whereSomebodyStandsOnTheFallenSword_itRisesBesideTheSorcerer() {
    Ring ring = fallen("1 hero/levitation 4000 500");
    int sword = ring.figure("2-3");
    ring.figures().put(ring.figure("2-2"), ring.figures().place(sword));
    ring.play("end-turn");
    while (!ring.listed().contains("grasp-sword figure:1-3")) {
      ring.play("pass");
    }
    ring.dice("contest-1=2,2,2 contest-2=3,2,2").play("grasp-sword figure:1-3");
    assertThat(Place.squared(ring.figures().place(sword), ring.figures().place(ring.figure("1-3")))).as("in contact with him")
        .isBetween(249L * 249, 251L * 251);
  }

  @Test
  @Rule({"KF-TRT-30g", "KF-RUL-76"})
  void theSword_resistsInATie() {
    Ring ring = fallen("1 hero/levitation 4000 500").play("end-turn");
    while (!ring.listed().contains("grasp-sword figure:1-3")) {
      ring.play("pass");
    }
    ring.dice("contest-1=2,1,1 contest-2=3,2,2").play("grasp-sword figure:1-3");
    assertThat(ring.is("2-3", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.chi(1)).as("nothing is paid").isEqualTo(2);
  }

  @Test
  @Rule("KF-TRT-30i")
  void itLeavesTheTable_withItsOwner() {
    Ring dead = struck();
    Casualty.knockOut(dead.fight(), 0, 1);
    assertThat(dead.figures().isPlaced(dead.figure("2-3"))).as("he only lies there").isTrue();
    Casualty.kill(dead.fight(), 0, 1);
    assertThat(dead.figures().isPlaced(dead.figure("2-3"))).isFalse();
    Ring fled = struck();
    Casualty.flee(fled.fight(), 0);
    assertThat(fled.figures().isPlaced(fled.figure("2-3"))).isFalse();
  }
}
