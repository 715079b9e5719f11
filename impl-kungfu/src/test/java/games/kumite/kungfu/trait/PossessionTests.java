package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Possession. Bo's vampire master is figure 0 at 4000 4000; Ana's student figure 1. */
final class PossessionTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String MASTER = "2 hopping-vampire-master 4000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  private static Ring activate(Ring ring, String figure, String dice) {
    Ring.skip(ring).play("activate figure:" + figure);
    Ring.skip(ring).dice("activation-" + figure.charAt(0) + "=" + dice).play("roll " + dice.split(",").length);
    return Ring.skip(ring);
  }

  /** The spirit stands in contact with Ana's student at 5300 4000 and has actions left. */
  private static Ring out(Consumer<GameState> more, String dice) {
    Ring ring = activate(Ring.of(more, MASTER, "1 student 5300 4000", OTHER, ENEMY), "2-1", dice).play("spirit-out");
    ring.play("to 5050 4000");
    return Ring.skip(ring);
  }

  private static Ring possessed() {
    Ring ring = out(PLAIN, "5,5").play("possess").dice("attack-2=4 defence-1=1 contest-2=2,2,2 contest-1=4,1,1");
    return Ring.skip(ring);
  }

  @Test
  @Rule("KF-RUL-160")
  void whoLeavesHisBodyAHundredTimes_isTheSameSpirit() {
    Ring ring = Ring.of(MASTER, ENEMY);
    for (int i = 0; i < 100; i++) {
      int spirit = games.kumite.kungfu.effect.SpiritBodies.leave(ring.fight(), 0);
      assertThat(ring.figures().name(spirit)).isEqualTo("2-2");
      assertThat(ring.figures().combat(spirit)).isEqualTo(4);
      games.kumite.kungfu.figure.Spirits.goHome(ring.fight(), spirit);
      assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    }
  }

  @Test
  @Rule({"KF-RUL-158", "KF-RUL-160"})
  void aSpiritThatIsKilled_isInItsBodyAgain_unharmed() {
    Ring ring = Ring.of(MASTER, ENEMY);
    int spirit = games.kumite.kungfu.effect.SpiritBodies.leave(ring.fight(), 0);
    games.kumite.kungfu.effect.Casualty.kill(ring.fight(), spirit, 1);
    assertThat(ring.is("2-1", Condition.HUSK) || ring.is("2-1", Condition.DEAD)).isFalse();
    assertThat(ring.figures().is(spirit, Condition.DEAD)).isFalse();
    assertThat(ring.figures().is(spirit, Condition.GONE)).isTrue();
    assertThat(ring.fight().get(Counters.DEATHS)).as("nobody has died").isZero();
  }

  @Test
  @Rule({"KF-TRT-55a", "KF-RUL-158", "KF-RUL-72"})
  void aSpirit_leavesTheBody_andFliesM_withTheActionsThatAreLeft() {
    Ring ring = activate(Ring.of(MASTER, "1 student 5300 4000", OTHER, ENEMY), "2-1", "5,5").play("spirit-out");
    int spirit = ring.figures().count() - 1;
    assertThat(ring.is("2-1", Condition.HUSK)).isTrue();
    assertThat(ring.figures().isBody(0)).as("the husk counts as Knocked Out").isFalse();
    assertThat(ring.figures().combat(spirit)).isEqualTo(4);
    assertThat(ring.figures().quality(spirit)).isEqualTo(2);
    assertThat(ring.figures().arms().weapons(spirit)).isZero();
    ring.play("to 5050 4000");
    assertThat(Ring.skip(ring).kind()).as("one of two actions").isEqualTo("action");
    assertThat(ring.listed()).contains("possess", "stop").doesNotContain("shoot");
    ring.play("stop");
    assertThat(Ring.skip(ring).listed()).as("the husk does not act").doesNotContain("activate figure:2-1");
  }

  @Test
  @Rule({"KF-TRT-55b", "KF-TRT-55d", "KF-TRT-55e", "KF-RUL-159", "KF-EX-46", "KF-RUL-99"})
  void whoLosesTheAttackAndTheContest_isPossessed() {
    Ring ring = possessed();
    assertThat(ring.is("1-1", Condition.POSSESSED)).isTrue();
    assertThat(ring.figures().gang(1)).as("Bo's").isEqualTo(1);
    assertThat(ring.figures().home(1)).as("his points stay Ana's").isZero();
    assertThat(ring.is("2-1", Condition.HUSK)).isTrue();
    assertThat(ring.listed()).as("not in this turn").doesNotContain("activate figure:1-1");
    ring.play("end-turn");
    Ring.skip(ring).play("end-turn");
    assertThat(Ring.skip(ring).listed()).contains("activate figure:1-1");
    assertThat(ring.actor()).isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-TRT-55c", "KF-RUL-99", "KF-H2H-11"})
  void whoIsHelpless_isPossessed_andSuffersNothingElse() {
    Ring ring = Ring.skip(out(state -> state.figures().inflict(1, Condition.TRANSFIXED), "5,5").play("possess")
        .dice("attack-2=4 defence-1=1 contest-2=2,2,2 contest-1=4,1,1"));
    assertThat(ring.is("1-1", Condition.POSSESSED)).isTrue();
    assertThat(ring.kind()).isNotEqualTo("effect");
    Ring lost = Ring.skip(out(state -> state.figures().inflict(1, Condition.TRANSFIXED), "5,5").play("possess")
        .dice("attack-2=1 defence-1=6"));
    assertThat(lost.kind()).as("nothing befalls the spirit").isEqualTo("nominate");
    assertThat(lost.is("1-1", Condition.POSSESSED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-55c", "KF-RUL-99"})
  void whoLosesToHisVictim_recoils_andMayNeverTryHimAgain() {
    Ring lost = out(PLAIN, "5,5,5").play("possess").dice("attack-2=1 defence-1=6");
    Ring.skip(lost);
    assertThat(lost.kind() + lost.actor()).as("a Recoil S").isEqualTo("directionAna");
    lost.play("turn 0");
    Ring.skip(lost);
    assertThat(lost.figures().pairs().has(games.kumite.kungfu.state.FigureRelations.Relation.BARRED, 1, 0)).isTrue();
    assertThat(lost.kind()).as("one action is left").isEqualTo("action");
    assertThat(lost.refused("possess")).isEqualTo("KF-TRT-55b");
    Ring barred = out(state -> state.figures().pairs().set(games.kumite.kungfu.state.FigureRelations.Relation.BARRED, 1, 0), "5,5");
    assertThat(barred.refused("possess")).as("in contact with him again").isEqualTo("KF-TRT-55b");
    assertThat(out(state -> state.figures().pairs().set(games.kumite.kungfu.state.FigureRelations.Relation.BARRED, 1, 2), "5,5").refused("possess")).as("barred to another").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-55d", "KF-RUL-76"})
  void aTargetThatResists_mayBeTriedInALaterTurn() {
    Ring ring = out(PLAIN, "5,5,5").play("possess").dice("attack-2=4 defence-1=1 contest-2=2,2,1 contest-1=4,4,1");
    Ring.skip(ring);
    assertThat(ring.kind() + ring.actor()).as("a tie: he resists").isEqualTo("returnBo");
    ring.play("stay-out");
    assertThat(Ring.skip(ring).refused("possess")).isEqualTo("KF-TRT-55d");
    Ring home = out(PLAIN, "5,5,5").play("possess").dice("attack-2=4 defence-1=1 contest-2=2,1,1 contest-1=4,4,1");
    Ring.skip(home).play("go-home figure:2-3");
    assertThat(home.is("2-1", Condition.HUSK)).isFalse();
    assertThat(Ring.skip(home).kind()).as("the activation was the spirit's").isEqualTo("nominate");
    assertThat(home.listed()).as("not again in this turn").doesNotContain("activate figure:2-1");
  }

  @Test
  @Rule("KF-TRT-55k")
  void theUndead_theArtificial_andPossessors_areImmune() {
    for (String immune : new String[] {"zombie", "thug/artificial", "armoured-demon"}) {
      Ring ring = activate(Ring.of(MASTER, "1 " + immune + (immune.equals("armoured-demon") ? " 5375 4000" : " 5300 4000"), OTHER, ENEMY), "2-1", "5,5").play("spirit-out");
      ring.play("to 5050 4000");
      assertThat(Ring.skip(ring).refused("possess")).as(immune).isEqualTo("KF-TRT-55b");
    }
  }

  @Test
  @Rule({"KF-TRT-55f", "KF-RUL-160"})
  void aHostThatIsKilled_letsThePossessorGo() {
    Ring ring = possessed();
    games.kumite.kungfu.effect.Casualty.kill(ring.fight(), 1, 2);
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.figures().gang(1)).as("he died as what he was").isZero();
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-55g", "KF-TRT-26c", "KF-RUL-111"})
  void anExorcism_endsIt() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.HUSK);
      state.figures().inflict(1, Condition.POSSESSED);
      state.figures().rider(1, 0);
      state.figures().formerGang(1, 1);
      state.figures().join(1, 0);
    }, "1 great-demon 1000 1000", "2 student 4250 4000", "2 hero/exorcise 4000 4000", ENEMY);
    activate(ring, "2-2", "5,5").dice("attack-2=6 defence-1=1").play("exorcise");
    Ring.skip(ring);
    assertThat(ring.is("2-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.is("2-1", Condition.TRANSFIXED)).as("nothing else").isFalse();
    assertThat(ring.figures().gang(1)).isEqualTo(1);
    assertThat(ring.is("1-1", Condition.HUSK)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-55h", "KF-RUL-160", "KF-RUL-06"})
  void thePossessor_leavesAtAnyMoment_alsoInTheEnemyTurn() {
    Ring ring = possessed();
    ring.play("end-turn");
    while (!ring.listed().contains("go-home figure:1-1")) {
      ring.play("pass");
    }
    ring.play("go-home figure:1-1");
    assertThat(ring.is("1-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.figures().gang(1)).isZero();
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.place("2-1")).isEqualTo("4000 4000");
  }

  @Test
  @Rule({"KF-TRT-55i", "KF-TRT-55j", "KF-EX-68", "KF-EX-46"})
  void theHusk_isDestroyed_bySorcerers_exorcists_andSignatureWeapons() {
    Ring ring = Ring.of(state -> state.figures().put(3, Place.of(4000, 4250, 0)), MASTER, "1 student 5300 4000", OTHER,
        "1 supernatural-investigator 500 8500", "1 detective 4000 3750");
    activate(ring, "2-1", "5,5").play("spirit-out").play("to 5050 4000");
    Ring.skip(ring).dice("attack-2=4 defence-1=1 contest-2=2,2,2 contest-1=1,1,1").play("possess");
    Ring.skip(ring).play("end-turn");
    activate(ring, "1-3", "5");
    assertThat(ring.listed()).as("a detective can do nothing").doesNotContain("destroy-husk figure:2-1");
    ring.play("stop");
    activate(ring, "1-2", "5").dice("morale-2=5,5,5").play("destroy-husk figure:2-1");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("1-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.figures().gang(1)).as("free").isZero();
  }

  @Test
  @Rule("KF-RUL-158")
  void aSpiritThatIsHurt_isBackInItsBody() {
    Ring ring = out(PLAIN, "5,5").play("stop");
    Ring.skip(ring).play("end-turn");
    activate(ring, "1-1", "5").dice("attack-1=6 defence-2=1").play("attack");
    Ring.skip(ring).play("inflict extra-knocked-out");
    Ring.skip(ring);
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.figures().isPlaced(ring.figures().count() - 1)).isFalse();
  }
}
