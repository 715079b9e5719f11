package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Harm in unusual positions: one's own blast, what nobody's figures do, falls on somebody, foreseen dice. Bo's 2-1 acts. */
final class OddHarmTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 student 8000 8000";

  /** 2-1 has so many actions. */
  private static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    Ring ring = Ring.skip(Ring.of(more, figures)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=" + "5,".repeat(actions - 1) + "5").play("roll " + actions);
    return Ring.skip(ring);
  }

  private static Consumer<GameState> nobodys(int figure) {
    return state -> state.figures().join(figure, Figures.NEUTRAL);
  }

  private static Object told(Ring ring, String event, String attribute) {
    return ring.match().events(Viewer.spectator()).read().stream().filter(each -> each.type().equals(event))
        .reduce((first, second) -> second).orElseThrow().argument(attribute);
  }

  @ParameterizedTest
  @CsvSource({"attack, 6, 2", "attack, 5, 5", "defence, 5, 2"})
  @Rule({"KF-TRT-70a", "KF-RUL-58"})
  void inHisOwnBlast_bothDiceAreHis(String die, int blast, int dodge) {
    Ring ring = acting(state -> state.gang(1, Counters.CHI, 1), 1, "2 hero/grenade/surprise-move 4000 4000", "1 hero 8000 500", BO)
        .play("grenade").dice("throw-2=5 blast-2=" + blast + " dodge-2=" + dodge + " balance-2=6").play("mark 4000 4800");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    assertThat(ring.kind()).isEqualTo("flip");
    assertThat(ring.listed()).containsExactly("flip figure:2-1 attack", "flip figure:2-1 defence", "pass");
    ring.play("flip figure:2-1 " + die);
    assertThat(told(ring, "flipped", "die")).isEqualTo(7 - (die.equals("attack") ? blast : dodge));
    int newTotal = 4 + (die.equals("attack") ? 7 - blast : blast);
    int newOther = 4 + (die.equals("defence") ? 7 - dodge : dodge);
    assertThat(told(ring, "burst", "total")).isEqualTo(newTotal);
    assertThat(told(ring, "burst", "other")).isEqualTo(newOther);
  }

  @Test
  @Rule({"KF-TRT-70b", "KF-RUL-58"})
  void inAnothersBlast_whoIsHitTurnsHisOwnDie_andThatOfAThrowerBesideHim() {
    Ring ring = acting(state -> state.gang(0, Counters.CHI, 1), 1, "2 hero/grenade 4000 4000", "1 hero/surprise-move 4000 5700", BO)
        .play("grenade").dice("throw-2=5 blast-2=6 dodge-1=1 balance-1=6").play("mark 4000 5700");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    assertThat(ring.listed()).as("the thrower is too far away").containsExactly("flip figure:1-1 defence", "pass");
    ring.play("flip figure:1-1 defence");
    assertThat(told(ring, "burst", "total")).isEqualTo(10);
    assertThat(told(ring, "burst", "other")).isEqualTo(10);
  }

  @Test
  @Rule({"KF-TRT-76a", "KF-RUL-24"})
  void withoutChi_waterWoundsWithoutAQuestion() {
    Ring ring = acting(Ground.bare().flat(4300, 3000, 6000, 5000, Flag.SHALLOW).laid(), 1, "2 hero 3750 4000",
        "1 hero/waterbane 4000 4000", BO).dice("attack-2=5 defence-1=4").play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("4750 4000");
    assertThat(ring.figures().wounds(1)).isEqualTo(1);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-RUL-128"})
  void ofNobodysFigures_theBestUsesAnOpening() {
    Ring ring = acting(nobodys(1).andThen(nobodys(2)).andThen(nobodys(3)), 1, "2 bruiser/hammering-blow 4000 4000", "1 thug 4250 4000",
        "1 bruiser 3750 4000", "1 weakling 4000 4250", ANA, BO).dice("attack-2=1 defence=4").play("attack", "target figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).as("4 to 6: the opponent of the victim's player says (KF-RUL-119)").isEqualTo("effectAna");
    ring.dice("attack=1 defence-2=6").play("inflict distracted", "done");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(told(ring, "hacked", "by")).isEqualTo("figure:1-2");
  }

  @Test
  @Rule({"KF-TRT-02", "KF-RUL-128", "KF-RUL-83"})
  void nobodysFigure_neverWaivesTheHackOfATrait() {
    Ring ring = acting(nobodys(1), 1, "2 hero 4250 4000", "1 hero/aggressive-tumble 4000 4000", ANA, BO)
        .dice("attack-2=6 defence=4").play("attack").dice("attack=6 defence-2=1").play("inflict knocked-down");
    assertThat(ring.kind() + ring.actor()).as("the opponent of the victim's player says").isEqualTo("effectAna");
  }

  @Test
  @Rule({"KF-STU-14e", "KF-RUL-104", "KF-CON-15"})
  void whoIsPushedDownOntoAnEnemy_testsAsHeDoes() {
    Consumer<GameState> rock = Ground.bare().rock(3000, 3000, 4700, 5000, 700).laid();
    Ring ring = acting(rock, 1, "2 hero 4250 4000 700", "1 thug 4500 4000 700", "2 thug 4870 4000", ANA, BO)
        .dice("attack-2=3 defence-1=4 fall-1=5 balance-1=2 balance-2=5").play("attack", "inflict recoil-short", "turn 0");
    assertThat(Place.level(ring.figures().place(1))).isZero();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("landed well, and tumbled over him").isTrue();
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-24c", "KF-RUL-55"})
  void aWhip_throwsAWeaponSomewhere() {
    Ring ring = acting(PLAIN, 1, "2 hero/entangle 4000 4000", "1 thug/pistol 4800 4000", ANA, BO)
        .dice("shot-2=3 dodge-1=4 direction-1=1,2,6").play("shoot");
    assertThat(ring.kind()).isEqualTo("effect");
    ring.play("inflict disarm-flies-short");
    assertThat(ring.figures().arms().weapons(1)).isZero();
    assertThat(Place.x(ring.fight().objects().place(0)) + " " + Place.y(ring.fight().objects().place(0))).isEqualTo("4800 4750");
  }

  @Test
  @Rule({"KF-TRT-46c", "KF-RUL-114", "KF-ACT-24"})
  void whoDoesNotDareToShootABeauty_keepsHisAction() {
    Ring ring = acting(PLAIN, 1, "2 hero/pistol 4000 4000", "1 hero/female/knock-out-beauty 6000 4000", "1 thug 4000 6000", "1 thug 4000 2000", BO)
        .dice("charm-2=5,5,1").play("shoot", "fire 1 figure:1-1 0");
    assertThat(ring.kind()).isEqualTo("action");
    ring.play("shoot");
    assertThat(ring.listed()).as("not in this turn").contains("fire 1 figure:1-2 0").doesNotContain("fire 1 figure:1-1 0");
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-CON-20b"})
  void foreseenDice_bringAFriendRound() {
    Ring ring = Ring.of(DivinationTests.foresight(2, 6, 6, 5).andThen(state -> state.figures().inflict(1, Condition.KNOCKED_OUT)),
        "2 hero/i-ching-divination 4000 4000", "2 thug 4250 4000", ANA, BO).play("activate figure:2-1", "revive figure:2-2");
    assertThat(ring.asked()).isEqualTo("divination: hero/i-ching-divination 2-1: use a foreseen die for one of 3 dice? / "
        + "hero/i-ching-divination 2-1: Bo may use a foreseen die.");
    ring.play("divine 1", "divine 2", "divine 3");
    assertThat(ring.is("2-2", Condition.KNOCKED_OUT)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-14b"})
  void foreseenDice_reachTheSwitchOfAMachine() {
    Ring ring = Ring.of(DivinationTests.foresight(2, 6, 5, 1).andThen(PileTests.thing("press", 400, Flag.BLOCK, Flag.MACHINE, Flag.STAND)),
        "2 hero/i-ching-divination 4200 4100 400", ANA, BO).play("activate figure:2-1", "roll 2").dice("activation-2=5,5")
        .play("let-roll", "use switch-off 1 0");
    assertThat(ring.kind()).isEqualTo("divination");
    ring.dice("switch-2=1").play("divine 1", "divine 2", "let-roll");
    assertThat(ring.fight().wear(0)).as("off").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"false, divination", "true, action"})
  @Rule({"KF-TRT-43b", "KF-LOC-25b", "KF-RUL-135"})
  void foreseenDice_saveWhoIsBumpedIntoByABurningFigure_ifHeDoesNotBurnAlready(boolean burns, String kind) {
    Ring ring = Ring.of(DivinationTests.foresight(2, 6, 5, 1).andThen(state -> {
      state.figures().inflict(1, Condition.BURNING_BY_HOT_SPOT);
      if (burns) {
        state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT);
      }
    }), "2 hero/i-ching-divination 5000 4000", "2 thug 4000 4000", ANA, BO).play("activate figure:2-2")
        .dice("activation-2=5 direction-2=1,2,0").play("roll 1");
    assertThat(ring.kind()).isEqualTo(kind);
    if (!burns) {
      ring.play("divine 1");
      assertThat(ring.is("2-1", Condition.BURNING_BY_HOT_SPOT)).isFalse();
    }
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-28a"})
  void aForeseenDie_isTheTestOfWhoSkates() {
    Ring ring = Ring.of(DivinationTests.foresight(2, 6, 5, 1).andThen(Ground.bare().piece("ice", 3850, 3600, 4100, 3870, 0, 250,
        Flag.BLOCK, Flag.OBSCURE, Flag.ICE).laid()), "2 hero/i-ching-divination 4000 4000", ANA, BO).play("activate figure:2-1", "roll 1")
        .dice("activation-2=5").play("let-roll", "skate");
    assertThat(ring.kind()).isEqualTo("divination");
    ring.play("divine 1");
    assertThat(ring.kind()).as("he says again what he does").isEqualTo("action");
    ring.play("skate");
    assertThat(ring.refused("to 6200 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-158", "KF-CON-19"})
  void aSpiritThatStaggers_isSentHomeByAnyEffect() {
    Ring ring = acting(PLAIN, 2, "2 hero/possession 4000 4000", "1 hero 5300 4000", ANA, BO)
        .play("spirit-out", "to 5050 4000");
    ring.figures().inflict(ring.figures().count() - 1, Condition.POISONED);
    Ring.skip(ring).play("stop");
    Ring.skip(ring).play("end-turn");
    Ring.skip(ring).play("activate figure:1-1");
    Ring.skip(ring).dice("activation-1=5").play("roll 1");
    Ring.skip(ring).dice("attack-1=4 defence-2=3").play("attack");
    Ring.skip(ring).play("inflict distracted");
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.is("2-3", Condition.GONE)).isTrue();
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).as("his body suffers nothing").isFalse();
  }

  @Test
  @Rule({"KF-RUL-94", "KF-LOC-17b", "KF-RUL-134"})
  void aBrokenHydrant_thatIsSetOff_spraysWhoIsNear() {
    Ring ring = acting(Ground.bare().piece("h1", 4500, 4000, 4700, 4200, 0, 120, Flag.BLOCK, Flag.HYDRANT, Flag.VHARD, Flag.SCENIC)
        .laid().andThen(state -> state.wear(0, 1)), 1, "2 hero 4000 4000", "1 hero 4250 4000", BO).dice("attack-2=6,1 defence-1=4,6 jet-1=5,1,1")
        .play("attack", "inflict prop-activates", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("1-1")).as("pushed against who has struck him").isEqualTo("4250 4000");
  }

  @Test
  @Rule({"KF-RUL-39", "KF-RUL-160"})
  void whomASpiritHolds_isFreeWhenItGoesHome() {
    Ring ring = acting(PLAIN, 2, "2 hero/possession 4000 4000", "1 hero 5300 4000", ANA, BO).play("spirit-out", "to 5050 4000");
    ring.figures().grappler(1, ring.figures().count() - 1);
    Ring.skip(ring).play("stop");
    while (!ring.listed().contains("go-home figure:2-3")) {
      ring.play(ring.listed().contains("pass") ? "pass" : "end-turn");
    }
    ring.play("go-home figure:2-3");
    assertThat(ring.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-TRT-76a", "KF-RUL-24"})
  void whoIsWoundedByWater_maySufferIt() {
    Ring ring = acting(Ground.bare().flat(4300, 3000, 6000, 5000, Flag.SHALLOW).laid().andThen(state -> state.gang(0, Counters.CHI, 1)), 1,
        "2 hero 3750 4000", "1 hero/waterbane 4000 4000", BO).dice("attack-2=5 defence-1=4").play("attack");
    while (!ring.kind().equals("scald")) {
      ring.play(List.of("spend 0", "inflict recoil-short", "turn 0", "done").stream().filter(ring.listed()::contains).findFirst()
          .orElseThrow());
    }
    assertThat(ring.asked()).isEqualTo("scald: Water wounds hero/waterbane 1-1: take the wound, or pay 1 Chi? / "
        + "Ana may pay Chi against a wound of hero/waterbane 1-1.");
    ring.play("suffer");
    assertThat(ring.figures().wounds(1)).isEqualTo(1);
    assertThat(ring.chi(1)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-25b", "KF-RUL-135"})
  void whomABurningFigureTouchedAlready_isNotBumpedInto() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.BURNING_BY_HOT_SPOT), "2 thug 4000 4000", "2 hero 4000 4250", ANA, BO)
        .play("activate figure:2-1").dice("activation-2=5 direction-2=1,1").play("roll 1");
    assertThat(ring.place("2-1")).as("doubles: he stays where he is").isEqualTo("4000 4000");
    assertThat(ring.is("2-2", Condition.BURNING_BY_HOT_SPOT)).isFalse();
    assertThat(ring.kind()).as("and no die was rolled").isEqualTo("action");
  }

  @Test
  @Rule({"KF-ACT-24", "KF-TRT-35a", "KF-LOC-38b", "KF-LOC-23a"})
  void anExtraThatHasAttacked_throwsNoGrenade_andWhoHidesThrowsNoBrick() {
    Ring ring = acting(PLAIN, 2, "2 thug/grenade 4000 4000", "1 thug 7000 4000", "1 thug 4250 4000", ANA, BO)
        .dice("attack-2=3 defence-1=1").play("attack", "target figure:1-2 0", "inflict extra-killed");
    assertThat(ring.refused("grenade")).isEqualTo("KF-ACT-24");
    Ring brick = acting(PileTests.thing("bricks", 150, Flag.BLOCK, Flag.HARD, Flag.HARDM).andThen(state ->
        state.figures().inflict(0, Condition.HIDING)), 1, "2 hero 3875 4100", "1 thug 3000 4100", ANA, BO);
    assertThat(brick.refused("use throw-thing 1 0")).isEqualTo("KF-LOC-38b");
  }
}
