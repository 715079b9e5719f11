package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What abilities cannot do: twice in a turn, for whom, for whom not. It is Bo's turn. */
final class AbilityLimitTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 500 8500";
  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 4);
    state.gang(1, Counters.CHI, 4);
  };

  @Test
  @Rule({"KF-RUL-118", "KF-TRT-81a"})
  void nobodyIsUnbalancedTwiceInATurn_thoughHeFellMeanwhile() {
    Ring ring = Ring.of(CHI, "2 hero/yin-yang-imbalance/iron-shirt 4000 4000", FARTHER, OTHER).play("unbalance figure:2-1");
    ring.figures().cure(0, Condition.UNBALANCED); // a fall has ended it
    assertThat(ring.refused("unbalance figure:2-1")).isEqualTo("KF-RUL-118");
  }

  @Test
  @Rule({"KF-TRT-18a", "KF-RUL-33"})
  void aCraneBalance_raisesNobodyWhoCrawls() {
    Ring ring = Ring.of(CHI.andThen(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(0, Condition.CRAWLING);
    }), "2 hero/crane-balance/iron-shirt 4000 4000", FARTHER, OTHER);
    assertThat(ring.refused("rise figure:2-1")).isEqualTo("KF-TRT-18a");
  }

  @Test
  @Rule({"KF-TRT-57g", "KF-TRT-09b", "KF-MOR-03"})
  void aDeathByVibrations_frightensWhoSeesIt_butNothingArtificial() {
    Ring ring = Ring.ofAnasTurn(Ground.bare().rock(2000, 5000, 6000, 5500, 900).laid().andThen(state -> state.figures().tremble(0, 1)),
        "1 thug 4000 4000", "2 hero/quivering-palm 8000 500", "1 thug 4000 6500", "1 thug 3000 4000", "1 thug/artificial 4000 3000",
        OTHER).dice("morale-1=5,5,5").play("set-off figure:2-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.kind()).as("nobody else has rolled").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-RUL-146"})
  void aGuest_isNotSacrificed() {
    Ring ring = Ring.of(CHI.andThen(Cast.run(Vip.LOVED_ONE, 2, 4000, 4800)), "2 hero/sacrifice 4000 4000", OTHER, FARTHER)
        .play("sacrifice figure:2-1");
    assertThat(ring.is("2-2", Condition.DEAD)).as("with all the Chi there, the Extra for a die alone: nobody is asked").isTrue();
    assertThat(ring.is("2-3", Condition.DEAD)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-30e", "KF-TRT-30g"})
  void anOwnerWhoIsASorcerer_callsHisSword_andNeedNotSeizeIt() {
    Ring ring = Ring.of(CHI.andThen(state -> {
      int sword = state.figures().add(state.definition().guest("flying-sword"), 1);
      state.figures().put(sword, Place.of(6000, 4000, 0));
      state.figures().rider(sword, 0);
      state.figures().inflict(sword, Condition.SWORD);
      state.figures().inflict(sword, Condition.KNOCKED_OUT);
    }), "2 hero/flying-sword/levitation 4000 4000", FARTHER, OTHER);
    assertThat(ring.listed()).contains("call-sword figure:2-1").doesNotContain("grasp-sword figure:2-1");
  }

  @Test
  @Rule("KF-TRT-78e")
  void aWaterWall_fallsWhenItsCasterStrikes_shoots_orThrows() {
    Consumer<GameState> wall = CHI.andThen(state -> state.figures().raiseWall(0, Place.of(4000, 6000, 0), 0));
    Ring near = ready(wall, "2 hero/water-wall 4000 4000", "1 hero 4250 4000", OTHER, FARTHER).play("attack");
    assertThat(near.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring far = ready(wall, "2 hero/water-wall/pistol 4000 4000", "1 hero 6000 4000", OTHER, FARTHER).play("shoot", "fire 1 figure:1-1 0");
    assertThat(far.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring thrown = ready(wall, "2 hero/water-wall/grenade 4000 4000", "1 hero 6000 4000", OTHER, FARTHER).play("grenade");
    assertThat(thrown.is("2-1", Condition.WATER_WALL)).isFalse();
  }

  @Test
  @Rule("KF-TRT-78e")
  void aWaterWall_fallsWhenItsCasterIsHurtHandToHand() {
    Ring ring = Ring.of(state -> state.figures().raiseWall(0, Place.of(4000, 6000, 0), 0), "1 hero/water-wall 4000 4000",
        "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=4 defence-1=3").play("attack");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).as("before the effect").isTrue();
    ring.play("inflict distracted");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"TRANSFIXED, legal", "KNOCKED_DOWN, legal", "BLINDED, KF-TAO-05"})
  @Rule({"KF-RUL-88", "KF-TAO-05"})
  void whoStandsByAHelplessEnemy_casts(Condition condition, String verdict) {
    Ring ring = ready(CHI.andThen(state -> state.figures().inflict(1, condition)), "2 hero/transfix 4000 4000", "1 hero 4250 4000",
        "1 thug 4000 5000", OTHER, FARTHER);
    assertThat(ring.refused("cast transfix")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-46a", "KF-TRT-80a"})
  void aBeauty_charmsNoFriend_whoWhirlsAbout() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "2 hero/whirlwind-of-death 4000 4000",
        "2 hero/female/knock-out-beauty 4250 4000", "1 thug 3750 4000", FARTHER).play("whirlwind")
        .dice("attack-2=2 defence-2=2").play("at figure:2-2");
    assertThat(ring.kind()).as("2 + 4 + 2 against 2 + 4, without a test").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-46a", "KF-RUL-48"})
  void aBeautyOfNoSex_charmsNobody() {
    Ring ring = ready(CHI, "2 hero 4000 4000", "1 hero/none/knock-out-beauty 4250 4000", OTHER, FARTHER)
        .dice("attack-2=4 defence-1=3").play("attack");
    assertThat(ring.kind()).as("no test was rolled").isEqualTo("chi");
  }

  @ParameterizedTest
  @CsvSource({"4250, flip", "4260, effect"})
  @Rule({"KF-TRT-70a", "KF-TRT-70b"})
  void aSurpriseMove_turnsTheDieOfAnEnemyBesideHim_andOfNobodyFartherAway(int x, String kind) {
    Ring ring = ready(state -> state.gang(0, Counters.CHI, 1), "2 hero 4000 4000", "1 hero/surprise-move " + x + " 4000",
        "1 hero 3750 4000", OTHER, FARTHER).dice("attack-2=5 defence-1=3").play("attack").choose("target figure:1-2 0")
        .play("spend 0");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"HANDCUFFED, effect", "TRANSFIXED, effect", "BLINDED, claw"})
  @Rule({"KF-TRT-66a", "KF-TRT-39f"})
  void aSouthernDragonClaw_isOfNoUseToTheBound(Condition condition, String kind) {
    Ring ring = Ring.of(state -> state.figures().inflict(1, condition), "2 hero 4000 4000", "1 hero/southern-dragon-claw 4250 4000",
        OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=4 defence-1=3")
        .play("attack");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule("KF-TRT-66a")
  void aSouthernDragonClaw_isOfNoUseInTheOwnTurn() {
    Ring ring = Ring.of("2 hero/southern-dragon-claw 4000 4000", "1 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=1").play("roll 1").dice("reaction-1=5").play("react figure:1-1")
        .dice("attack-1=4 defence-2=3").play("attack");
    assertThat(ring.kind()).as("4 + 4 against 3 + 4, unasked").isEqualTo("effect");
  }

  @Test
  @Rule("KF-TRT-34a")
  void theGreedy_leaveWhomTheyHaveOnlyKnockedOut() {
    Ring ring = Ring.of("2 hero/greedy 4000 4000", "1 thug 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "attack").dice("attack-2=3 defence-1=4")
        .play("target figure:1-1 0", "inflict extra-knocked-out");
    assertThat(ring.refused("move")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"thug, KF-TRT-34a", "thug/undead, legal"})
  @Rule({"KF-TRT-34a", "KF-TRT-75d"})
  void theGreedy_leaveWhereNoBodyIsLeft(String victim, String verdict) {
    Ring ring = Ring.of("2 hero/greedy 4000 4000", "1 " + victim + " 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "attack").dice("attack-2=4 defence-1=3")
        .play("target figure:1-1 0", "inflict extra-killed");
    assertThat(ring.refused("move")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-34a", "KF-TRT-80a"})
  void theGreedy_leaveAFriendWhomTheyHaveKilled() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 1), "2 hero/greedy/whirlwind-of-death 4000 4000", "2 thug 4250 4000", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5,5 attack-2=4 defence-2=3").play("roll 2", "whirlwind");
    while (!ring.kind().equals("action")) {
      ring.play(ring.listed().contains("inflict extra-killed") ? "inflict extra-killed" : ring.listed().get(0));
    }
    assertThat(ring.is("2-2", Condition.DEAD)).isTrue();
    assertThat(ring.refused("move")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_DOWN, 4000, false", "KNOCKED_DOWN, 5000, true"})
  @Rule({"KF-RUL-112", "KF-TRT-40a"})
  void nobodyHeals_withAnEnemyInContact_thoughItLiesThere(Condition condition, int x, boolean isOffered) {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(1, condition);
      state.figures().wounds(0, 1);
    }, "2 hero/healing 4250 4000", "1 hero " + x + " 4000", OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-1");
    assertThat(Ring.skip(ring).listed().contains("heal figure:2-1 wound")).isEqualTo(isOffered);
  }

  @Test
  @Rule({"KF-TRT-40b", "KF-RUL-33"})
  void whoCrawls_isHealedOfLimping_notOfLyingThere() {
    Ring ring = Ring.of(state -> {
      for (Condition condition : new Condition[] {Condition.KNOCKED_DOWN, Condition.LIMPING, Condition.CRAWLING}) {
        state.figures().inflict(1, condition);
      }
    }, "2 hero/healing 4250 4000", "2 hero 4000 4000", OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-1");
    assertThat(Ring.skip(ring).listed()).contains("heal figure:2-2 limping").doesNotContain("heal figure:2-2 knocked-down");
  }

  @ParameterizedTest
  @CsvSource({"hero/possession, legal", "hero/undead, legal", "hero/sacrifice, KF-RUL-111", "hero, KF-RUL-111"})
  @Rule({"KF-RUL-111", "KF-TRT-26b"})
  void theUndead_andWhoCanPossess_areExorcised(String enemy, String verdict) {
    Ring ring = Ring.of("2 hero/exorcise 4000 4000", "1 " + enemy + " 4250 4000", OTHER, FARTHER);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5,5").play("roll 2");
    assertThat(Ring.skip(ring).refused("exorcise")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-27c", "KF-RUL-98"})
  void nobodyCountersHisOwnFireball() {
    Ring ring = ready(CHI, "2 hero/fireball 4000 4000", "1 hero 4800 4000", OTHER, FARTHER).play("cast fireball", "mark 4400 4000");
    assertThat(ring.kind()).isNotEqualTo("counter");
    assertThat(ready(CHI, "2 hero/fireball 4000 4000", "1 hero/fireball 4800 4000", OTHER, FARTHER)
        .play("cast fireball", "mark 4400 4000").kind()).isEqualTo("counter");
  }

  @Test
  @Rule({"KF-TRT-27c", "KF-RUL-158"})
  void aHusk_countersNoFireball() {
    Ring ring = ready(CHI.andThen(state -> state.figures().inflict(1, Condition.HUSK)), "2 hero/fireball 4000 4000",
        "1 hero/fireball/possession 4800 4000", OTHER, FARTHER).play("cast fireball", "mark 5500 4000");
    assertThat(ring.kind()).isNotEqualTo("counter");
  }

  @ParameterizedTest
  @CsvSource({"GETTING_UP, KF-CHI-10", "LIMPING, legal"})
  @Rule({"KF-CHI-10", "KF-CON-20c", "KF-RUL-41"})
  void whoMustGetUp_isNotMotivated(Condition condition, String verdict) {
    Ring ring = Ring.skip(Ring.of(CHI.andThen(state -> {
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
      state.figures().inflict(1, condition);
    }), "2 hero 4000 4000", "2 thug 5000 4000", FARTHER));
    assertThat(ring.refused("motivate")).isEqualTo(verdict);
  }

  private static Ring ready(Consumer<GameState> more, String... figures) {
    Ring ring = Ring.skip(Ring.of(more, figures)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    return Ring.skip(ring);
  }
}
