package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** V.I.P.s that a player runs. Bo begins. */
final class VipTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";

  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  /** Bo's figure fells Ana's student for good, which has a figure of its own beside it. */
  private static Ring killing(String dice, String... more) {
    String[] figures = new String[more.length + 4];
    figures[0] = "2 bruiser 4000 4000";
    figures[1] = "1 student 4250 4000";
    System.arraycopy(more, 0, figures, 2, more.length);
    figures[more.length + 2] = ANA;
    figures[more.length + 3] = BO;
    return Ring.of(Cast.absent(Vip.HOPPING_VAMPIRE), figures).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=6 defence-1=1").play("attack").dice(dice)
        .play("inflict extra-killed");
  }

  /** The Hopping Vampire. */
  @Nested
  final class Vampire {

    @Test
    @Rule({"KF-VIP-04a", "KF-VIP-04b", "KF-VIP-04e", "KF-RUL-128", "KF-RUL-103", "KF-RUL-146"})
    void withTheFirstDeath_heAppears_andMovesAtOnceTowardsTheNearest() {
      Ring ring = killing("vampire-corner=1 morale-1=5,5,5 activation-2=4,4,2", "1 bruiser 8000 1000");
      assertThat(ring.fight().get(Counters.QUARRY)).as("of Ana's, so he is Bo's").isEqualTo(ring.figure("1-2"));
      assertThat(ring.place("n-1")).isEqualTo("8875 125");
      assertThat(ring.actor() + ring.kind()).as("Bo moves him, Ana may react first").isEqualTo("Anareact");
      ring.play("decline");
      assertThat(ring.actor() + ring.kind()).isEqualTo("Boaction");
      ring.play("move", "to 8600 300", "move");
      assertThat(ring.refused("to 8700 250")).as("not nearer").isEqualTo("KF-VIP-04b");
      assertThat(ring.refused("to 8500 300")).isEqualTo("legal");
      ring.play("to 8500 300");
      assertThat(ring.actor() + ring.kind()).as("no turnover").isEqualTo("Bonominate");
      assertThat(ring.listed()).as("he may be activated as well").contains("activate figure:n-1");
    }

    @Test
    @Rule({"KF-VIP-04c", "KF-MOR-03", "KF-VIP-04f", "KF-RUL-128", "KF-ACT-14"})
    void aVictimThatIsAnExtra_rollsMorale_andIfItFlees_theNextOneIsTheVictim() {
      Ring ring = Ring.of(Cast.absent(Vip.HOPPING_VAMPIRE), "2 bruiser 4000 4000", "1 student 4250 4000",
          "1 student 8000 1000", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
          .play("roll 1").dice("attack-2=6 defence-1=1").play("attack")
          .dice("vampire-corner=1 morale-1=1,1,1 morale-2=5,5,5 activation-1=2,2,2").play("inflict extra-killed");
      assertThat(ring.is("1-2", Condition.GONE)).as("three failures").isTrue();
      assertThat(ring.fight().get(Counters.QUARRY)).as("the nearest now is Bo's bruiser").isEqualTo(ring.figure("2-1"));
      assertThat(ring.figures().gang(ring.figure("n-1"))).as("so he is Ana's").isZero();
      assertThat(ring.actor() + ring.kind()).as("his failures give Ana no Reaction in Bo's turn").isEqualTo("Bonominate");
    }

    @Test
    @Rule({"KF-VIP-04e", "KF-VIP-04f", "KF-RUL-146"})
    void whenTheVictimIsOut_thePlayerMayChange_andActivatesHimInHisTurn() {
      Ring ring = Ring.of(Cast.run(Vip.HOPPING_VAMPIRE, 2, 6000, 6000).andThen(state -> {
        state.set(Counters.QUARRY, 0);
        state.figures().inflict(0, Condition.DEAD);
      }), "1 student 2000 6000", "2 hero 5000 6000", ANA, BO);
      assertThat(ring.figures().gang(ring.fight().get(Counters.VIP_FIGURE))).as("Bo's hero is the nearest").isZero();
      ring.play("end-turn");
      assertThat(ring.listed()).contains("activate figure:2-3");
      ring.play("activate figure:2-3").dice("activation-1=4").play("roll 1", "move", "to 5250 6000");
      assertThat(ring.kind()).isEqualTo("nominate");
    }

    @Test
    @Rule({"KF-VIP-04d", "KF-RUL-146"})
    void heTakesDamageAsAProtagonist_andCannotReact() {
      Ring ring = Ring.of(Cast.run(Vip.HOPPING_VAMPIRE, 1, 4250, 4000).andThen(state -> state.set(Counters.QUARRY, 0)),
          "2 bruiser 4000 4000", "1 student 1000 1000", BO).play("activate figure:2-1").dice("activation-2=5,1")
          .play("roll 2");
      assertThat(ring.kind()).as("nobody of Ana's reacts").isEqualTo("action");
      ring.dice("attack-2=6 defence-1=1").play("attack");
      assertThat(ring.listed()).contains("inflict wounded").doesNotContain("inflict extra-killed");
    }
  }

  /** The Super-soldier and the Cyborg. */
  @Nested
  final class Experiments {

    @Test
    @Rule({"KF-VIP-09e", "KF-RUL-146", "KF-RUL-04", "KF-RUL-08"})
    void heIsActivatedByHisPlayer_asAnAdditionalFigure() {
      Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 2, 5000, 5000), ANA, BO);
      assertThat(ring.listed()).contains("activate figure:2-2");
      ring.play("activate figure:2-2");
      assertThat(ring.refused("focus die")).as("he is no Protagonist").isEqualTo("KF-ACT-31");
      ring.dice("activation-2=3").play("roll 1", "move", "to 5000 7050");
      assertThat(ring.place("2-2")).as("Long").isEqualTo("5000 7050");
    }

    @ParameterizedTest
    @CsvSource({"'1,1,6', true", "'1,1,1', true", "'1,2,6', false"})
    @Rule("KF-VIP-09f")
    void twoOnes_killTheSuperSoldier(String dice, boolean isDead) {
      Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 2, 5000, 5000), ANA, BO).play("activate figure:2-2")
          .dice("activation-2=" + dice).play("roll 3", "decline");
      assertThat(ring.is("2-2", Condition.DEAD)).isEqualTo(isDead);
      assertThat(ring.kind()).isEqualTo(isDead ? "nominate" : "action");
    }

    @Test
    @Rule({"KF-VIP-10b", "KF-VIP-10c", "KF-RUL-147", "KF-RUL-128"})
    void twoOnes_sendTheCyborgBerserk_andHeIsNobodys() {
      Ring ring = Ring.of(Cast.run(Vip.CYBORG, 2, 5000, 5000), "1 student 5500 5000", ANA, BO).play("activate figure:2-2")
          .dice("activation-2=1,1,6").play("roll 3", "decline");
      assertThat(ring.figures().gang(ring.figure("2-2"))).isEqualTo(Figures.NEUTRAL);
      assertThat(ring.figures().has(ring.figure("2-2"), PlotDeed.FURIOUS)).as("Dashing").isTrue();
      assertThat(ring.actor()).as("his action is lost, and the turn").isEqualTo("Ana");
      ring.dice("activation=3,2,2 direction=1,2,0 attack=6 defence-1=1").play("end-turn");
      assertThat(ring.actor() + ring.kind()).as("M, stopped at contact: he attacks whom he touches").isEqualTo("Boeffect");
      ring.dice("frenzy=4").play("inflict extra-killed");
      assertThat(ring.is("2-2", Condition.DEAD)).isFalse();
      ring.play("end-turn").dice("activation=2,2,2 frenzy=5").play("end-turn");
      assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    }

    private Ring persuader(String profile, String dice) {
      Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 1, 5000, 5000), "2 " + profile + " 5900 5000", ANA, BO);
      assertThat(ring.play("activate figure:2-1").listed()).as("the first turn has none before it").doesNotContain("persuade");
      ring.dice("activation-2=1").play("roll 1", "decline", "end-turn", "end-turn", "activate figure:2-1");
      return ring.dice(dice);
    }

    @Test
    @Rule({"KF-VIP-09c", "KF-RUL-148", "KF-RUL-100"})
    void whoHasNotMoved_andStaysWithinS_mayWinHimOver() {
      Ring ring = persuader("student", "persuade-2=4,4,1").play("persuade");
      assertThat(ring.figures().gang(ring.figure("1-2"))).as("not before the turn ends").isZero();
      ring.play("end-turn");
      assertThat(ring.figures().gang(ring.figure("1-2"))).isEqualTo(1);
      assertThat(ring.listed()).doesNotContain("activate figure:1-2");
      ring.play("end-turn");
      assertThat(ring.listed()).contains("activate figure:1-2");
      Ring lost = persuader("student", "persuade-2=4,1,1").play("persuade", "end-turn");
      assertThat(lost.figures().gang(lost.figure("1-2"))).isZero();
    }

    @ParameterizedTest
    @CsvSource({"thug/animal", "thug/undead", "thug/artificial"})
    @Rule("KF-VIP-09d")
    void somePersuadeNobody(String profile) {
      assertThat(persuader(profile, "").refused("persuade")).isEqualTo("KF-VIP-09d");
    }

    @Test
    @Rule({"KF-VIP-09c", "KF-RUL-148"})
    void whoHasMoved_orIsTooFar_doesNot() {
      Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 1, 5000, 5000), "2 student 5900 5000", "2 student 6001 5000", ANA, BO);
      ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 5900 5300", "end-turn", "end-turn",
          "activate figure:2-1");
      assertThat(ring.refused("persuade")).isEqualTo("KF-RUL-148");
      ring.dice("activation-2=2").play("roll 1", "decline", "activate figure:2-2");
      assertThat(ring.refused("persuade")).as("751 away").isEqualTo("KF-VIP-09c");
    }

    @Test
    @Rule({"KF-VIP-09b", "KF-VIP-10a", "KF-RUL-146"})
    void theyTakeDamageAsProtagonists_andNobodyScoresForThem() {
      Ring ring = Ring.of(Cast.run(Vip.CYBORG, 1, 4325, 4000), "2 bruiser 4000 4000", ANA, BO).play("activate figure:2-1")
          .dice("activation-2=5").play("roll 1").dice("attack-2=6 defence-1=1").play("attack");
      assertThat(ring.listed()).contains("inflict wounded").doesNotContain("inflict extra-knocked-out");
      assertThat(ring.figures().profile(ring.figure("1-2")).points).isZero();
    }

    @ParameterizedTest
    @CsvSource({"SUPER_SOLDIER", "CYBORG"})
    @Rule({"KF-VIP-09g", "KF-VIP-10a"})
    void theyDieWithTheScenario(Vip vip) {
      Ring ring = Ring.of(Cast.run(vip, 1, 5000, 5000), ANA, BO);
      for (int turn = 0; turn < 6; turn++) {
        assertThat(ring.is("1-2", Condition.DEAD)).isFalse();
        ring.play("end-turn");
      }
      assertThat(ring.match().isOver()).isTrue();
      assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
    }

    @Test
    @Rule({"KF-VIP-09e", "KF-MOR-02"})
    void theSuperSoldier_rollsNoMorale() {
      Ring ring = Ring.of(Cast.run(Vip.SUPER_SOLDIER, 1, 2000, 8000), "2 bruiser 1250 1000", ANA, "1 student 3000 8000", BO)
          .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
      ring.figures().wounds(ring.figure("1-1"), 4);
      ring.dice("attack-2=6 defence-1=1 morale-1=5,5,5").play("attack", "inflict recoil-short", "turn 0", "done");
      assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
      assertThat(ring.kind()).as("three dice, of the student").isEqualTo("nominate");
    }
  }

  /** The Time-traveller. */
  @Nested
  final class TimeTraveller {

    private Ring felled(String dice) {
      Ring ring = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 1, 4250, 4000), "2 bruiser 4000 4000", "1 student 1000 8000", ANA, BO);
      ring.figures().wounds(ring.figure("1-3"), 2);
      return ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1")
          .dice("attack-2=6 defence-1=1").play("attack").dice(dice).play("inflict wounded", "done");
    }

    @Test
    @Rule({"KF-VIP-11c", "KF-VIP-11d", "KF-RUL-155", "KF-RUL-103", "KF-VIP-11b"})
    void on4_heIsBackInARandomPlace_whole_withHisNextActivation() {
      Ring ring = felled("time-jump-1=4");
      assertThat(ring.figures().isPlaced(ring.figure("1-3"))).isFalse();
      ring.play("end-turn");
      assertThat(ring.listed()).contains("activate figure:1-3");
      ring.dice("place-x=4000 place-y=100").play("activate figure:1-3");
      assertThat(ring.place("1-3")).isEqualTo("4125 225");
      assertThat(ring.figures().wounds(ring.figure("1-3"))).isZero();
      assertThat(ring.is("1-3", Condition.KNOCKED_OUT)).isFalse();
      assertThat(ring.kind()).isEqualTo("dice");
    }

    @Test
    @Rule("KF-VIP-11d")
    void on3_heIsNot() {
      Ring ring = felled("time-jump-1=3");
      assertThat(ring.is("1-3", Condition.KNOCKED_OUT)).isTrue();
      ring.play("end-turn");
      assertThat(ring.listed()).doesNotContain("activate figure:1-3");
    }

    @Test
    @Rule({"KF-VIP-11e", "KF-VIP-11f", "KF-RUL-146"})
    void heLeaves_whenSomebodyHasWon() {
      Ring ring = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 1, 5000, 5000), ANA, BO);
      for (int turn = 0; turn < 6; turn++) {
        ring.play("end-turn");
      }
      assertThat(ring.match().isOver()).isTrue();
      assertThat(ring.is("1-2", Condition.GONE)).isTrue();
      assertThat(ring.figures().isPlaced(ring.figure("1-2"))).isFalse();
    }
  }

  /** The Loved One, Ana's. */
  @Nested
  final class LovedOne {

    private Consumer<GameState> loved(int x, int y) {
      return Cast.run(Vip.LOVED_ONE, 1, x, y).andThen(state -> state.set(Counters.CONCERN, 0));
    }

    @Test
    @Rule({"KF-VIP-07a", "KF-RUL-146"})
    void sheIsMovedByHisPlayer() {
      Ring ring = Ring.ofAnasTurn(loved(3000, 3000), ANA, BO);
      assertThat(ring.listed()).contains("activate figure:1-2");
      ring.play("activate figure:1-2").dice("activation-1=5").play("roll 1");
      assertThat(ring.refused("attack")).isEqualTo("KF-PLT-07b");
    }

    @Test
    @Rule("KF-VIP-07c")
    void hisGangDoesNotShootWithinSOfHer() {
      Ring ring = Ring.ofAnasTurn(loved(6000, 4000), "1 hero/pistol 4000 4000", "2 student 6000 3010", "2 student 6000 5001", BO)
          .play("activate figure:1-1").dice("activation-1=5").play("roll 1", "shoot");
      assertThat(ring.listed()).as("at 740 and at 751").contains("fire 1 figure:2-2 0").doesNotContain("fire 1 figure:2-1 0");
      Ring bo = Ring.of(loved(6000, 4000), ANA, "1 student 6000 3010", "2 hero/pistol 4000 4000", BO)
          .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot");
      assertThat(bo.listed()).as("the other gang does").contains("fire 1 figure:1-2 0");
    }

    @Test
    @Rule({"KF-VIP-07c", "KF-LOC-41d"})
    void hisGangShoots_whileSheIsUnderGround() {
      Ring ring = Ring.ofAnasTurn(loved(6000, 4000).andThen(
          Ground.bare().piece("m1", 5850, 3850, 6150, 4150, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid()).andThen(
              state -> state.figures().goDown(state.get(Counters.VIP_FIGURE), 0, -1)),
          "1 hero/pistol 4000 4000", "2 student 6000 3010", "2 student 6000 5001", BO)
          .play("activate figure:1-1").dice("activation-1=5").play("roll 1", "shoot");
      assertThat(ring.listed()).contains("fire 1 figure:2-1 0");
    }

    @Test
    @Rule({"KF-VIP-07c", "KF-RUL-58"})
    void norDoesItThrowGrenades_nearHer() {
      Ring ring = Ring.ofAnasTurn(loved(6000, 4000), "1 hero/grenade 4000 4000", "2 student 6000 3200", "2 student 6000 7000", BO)
          .play("activate figure:1-1").dice("activation-1=5").play("roll 1", "grenade");
      assertThat(ring.refused("mark 6875 4000")).as("750 from her base").isEqualTo("KF-VIP-07c");
      assertThat(ring.refused("mark 6876 4000")).isEqualTo("legal");
      assertThat(ring.listed()).contains("mark 6000 7000").doesNotContain("mark 6000 3200");
      Ring beside = Ring.ofAnasTurn(loved(400, 400).andThen(Ground.bare().wall(0, 800, 900, 900).wall(800, 0, 900, 800).laid()),
          "1 hero/grenade 150 400", "2 student 6000 3010", BO).play("activate figure:1-1").dice("activation-1=5").play("roll 1");
      assertThat(beside.refused("grenade")).as("he sees no point that is far enough").isEqualTo("KF-VIP-07c");
    }

    @Test
    @Rule({"KF-VIP-07c", "KF-RUL-140b"})
    void norDoesItShootAtThings_nearHer() {
      String[] figures = {"1 hero/pistol 4000 1500", "2 student 8000 8000", BO};
      Ring near = Ring.ofAnasTurn(loved(5300, 1500).andThen(Ground.bare().piece("v1", 4600, 1000, 5100, 2100, 0, 350, CarTests.CAR)
          .laid()), figures).play("activate figure:1-1").dice("activation-1=5,5").play("roll 2", "shoot");
      assertThat(near.refused("fire-at-gas-tank 1 1")).isEqualTo("KF-VIP-07c");
      Ring far = Ring.ofAnasTurn(loved(6000, 1500).andThen(Ground.bare().piece("v1", 4600, 1000, 5100, 2100, 0, 350, CarTests.CAR)
          .laid()), figures).play("activate figure:1-1").dice("activation-1=5,5").play("roll 2", "shoot");
      assertThat(far.refused("fire-at-gas-tank 1 1")).isEqualTo("legal");
    }

    @Test
    @Rule({"KF-VIP-07d", "KF-RUL-70", "KF-RUL-71", "KF-RUL-156"})
    void anOpponentEscortsHerOff_forAChiLevel() {
      Ring ring = Ring.of(loved(1000, 4500).andThen(state -> state.figures().grappler(state.get(Counters.VIP_FIGURE), 1)),
          ANA, "2 student 1000 4750", BO).play("activate figure:2-1").dice("activation-2=5")
          .play("roll 1", "lead figure:1-2", "to 125 4750");
      assertThat(ring.figures().isPlaced(ring.figure("1-2"))).isFalse();
      assertThat(ring.figures().isPlaced(ring.figure("2-1"))).isFalse();
      assertThat(ring.is("1-2", Condition.DEAD)).isFalse();
      assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
      assertThat(ring.match().isOver()).as("the Plot goes on").isFalse();
    }

    @Test
    @Rule({"KF-VIP-07e", "KF-TRT-16a", "KF-TRT-20a"})
    void atHerBody_heVowsRevenge() {
      Ring ring = Ring.ofAnasTurn(loved(3000, 1000).andThen(state -> state.figures().inflict(state.get(Counters.VIP_FIGURE),
          Condition.DEAD)), ANA, "1 student 3000 1250", BO);
      assertThat(ring.figures().has(0, PlotDeed.FURIOUS)).as("the student's touch is nothing").isFalse();
      ring.play("activate figure:1-1").dice("activation-1=5,5").play("roll 2", "move", "to 2440 1000");
      assertThat(ring.figures().has(0, PlotDeed.FURIOUS)).isFalse();
      ring.play("move", "to 2750 1000");
      assertThat(ring.figures().has(0, PlotDeed.FURIOUS)).isTrue();
      assertThat(ring.kind()).as("Boiling Blood opens windows").isEqualTo("between");
      assertThat(ring.listed()).contains("boil figure:1-1");
    }
  }

  /** The end of the Dinosaur. */
  @Nested
  final class Slayers {

    private Ring duel(boolean isAlone) {
      Ring ring = Ring.of(Cast.nobodys(Vip.DINOSAUR, 4250, 4000), "2 hero 4000 4000", "2 student 4500 4000", ANA);
      ring.figures().wounds(ring.figure("n-1"), 4);
      if (!isAlone) {
        ring.figures().note(ring.figure("2-2"), PlotDeed.ASSAILED);
      }
      return ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1")
          .dice("attack-2=6 defence=1").play("attack", "inflict wounded", "done");
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 0"})
    @Rule({"KF-VIP-08e", "KF-RUL-147"})
    void aProtagonistWhoDefeatsItAlone_gainsAChiLevel(boolean isAlone, int change) {
      Ring ring = duel(isAlone);
      assertThat(ring.is("n-1", Condition.KNOCKED_OUT)).isTrue();
      assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(change);
    }

    @Test
    @Rule("KF-VIP-08e")
    void attacksOfOthers_areRemembered() {
      Ring ring = Ring.of(Cast.nobodys(Vip.DINOSAUR, 4250, 4000), "2 student 4000 4000", ANA, BO)
          .play("activate figure:2-1").dice("activation-2=5").play("roll 1")
          .dice("attack-2=1 defence=1").play("attack");
      assertThat(ring.figures().has(0, PlotDeed.ASSAILED)).isTrue();
    }
  }
}
