package games.kumite.kungfu.prop;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What things do to those who are thrown into them: machinery, chains, idols, smelly things. Bo's 2-1 strikes Ana's 1-1. */
final class PropTests {

  private static final String BO = "2 hero 3500 4100";
  private static final String ANA = "1 hero 3750 4100";
  private static final String OTHERS = "2 student 8000 8000";
  private static final String ANAS = "1 student 500 8500";

  private static Consumer<GameState> machine() {
    return PileTests.thing("machine", 400, Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.MACHINE);
  }

  /** Bo strikes, and 1-1 Recoils to the right, with these dice for what comes then. */
  private static Ring recoil(Consumer<GameState> more, String victim, String dice) {
    Ring ring = PileTests.act(Ring.of(more, BO, victim, OTHERS, ANAS), "2-1", 2).play("attack").dice("attack-2=5 defence-1="
            + (victim.startsWith("1 hero") ? 4 : 6)).play("target figure:1-1 0");
    if (ring.kind().equals("divination")) {
      ring.play("let-roll");
    }
    return ring.play("inflict recoil-short").dice(dice).play("turn 0");
  }

  @ParameterizedTest
  @CsvSource({"'1,1,1', true, 0, false", "'1,1,5', false, 1, false", "'1,5,5', false, 0, true", "'5,5,5', false, 0, false"})
  @Rule({"KF-LOC-13a", "KF-LOC-13b", "KF-LOC-13c", "KF-RUL-94", "KF-CON-14"})
  void machinery_killsWoundsOrCatches(String dice, boolean dies, int wounds, boolean isStuck) {
    Ring ring = recoil(machine(), ANA, "machine-1=" + dice + (dies ? " morale-1=5,5,5" : ""));
    int ana = ring.figure("1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isEqualTo(dies);
    assertThat(ring.figures().wounds(ana)).isEqualTo(wounds);
    assertThat(ring.figures().snare(ana)).isEqualTo(isStuck ? 0 : -1);
  }

  @Test
  @Rule({"KF-LOC-13b", "KF-RUL-24"})
  void itsWound_isPreventedByAChi() {
    Ring ring = PileTests.act(Ring.of(machine().andThen(state -> state.gang(0, Counters.CHI, 1)), BO, "1 thug 3750 4100", OTHERS,
        ANAS), "2-1", 1).play("attack").dice("attack-2=5 defence-1=6").play("spend 0",
            "inflict recoil-short", "turn 0").dice("machine-1=1,1,5").play("done");
    assertThat(ring.kind()).as("an effect of three points that nobody chooses").isEqualTo("reduce");
    ring.play("reduce 1");
    assertThat(ring.is("1-1", Condition.DEAD)).isFalse();
  }

  private static Consumer<GameState> stuck(int figure) {
    return machine().andThen(state -> state.figures().snare(figure, 0, 0));
  }

  @ParameterizedTest
  @CsvSource({"'5,5,5', -1, false", "'1,5,5', 0, false", "'1,1,1', 0, true"})
  @Rule({"KF-LOC-13c", "KF-RUL-133"})
  void whoIsStuck_rollsAtTheStartOfHisActivations(String dice, int snare, boolean dies) {
    Ring ring = Ring.of(stuck(0), "2 hero 3875 4100", "1 hero 3625 4100", OTHERS, ANAS).dice("machine-2=" + dice
        + (dies ? " morale-2=5,5,5" : "")).play("activate figure:2-1");
    assertThat(ring.is("2-1", Condition.DEAD)).isEqualTo(dies);
    if (!dies) {
      assertThat(ring.figures().snare(0)).isEqualTo(snare);
      ring.dice("activation-2=5").play("roll 1");
      assertThat(ring.refused("move")).isEqualTo(snare < 0 ? "legal" : "KF-RUL-133");
      assertThat(ring.refused("attack")).as("he strikes whom he can reach").isEqualTo("legal");
    }
  }

  @Test
  @Rule({"KF-LOC-13d", "KF-RUL-29", "KF-H2H-23"})
  void whoIsStuck_isAttackedAt1More_andStaysWhereHeIs() {
    Ring ring = PileTests.act(Ring.of(stuck(1), "2 hero 3625 4100", "1 hero 3875 4100", OTHERS, ANAS), "2-1", 2)
        .play("attack").dice("attack-2=4 defence-1=4").play("target figure:1-1 0");
    assertThat(ring.kind()).as("4 + 1 to 4").isEqualTo("effect");
    assertThat(ring.refused("inflict recoil-short")).isEqualTo("KF-H2H-23");
    assertThat(ring.listed()).contains("inflict distracted");
    Ring shot = PileTests.act(Ring.of(stuck(1), "2 detective 2500 4100", "1 hero 3875 4100", OTHERS, ANAS), "2-1", 1)
        .play("shoot").dice("shot-2=4 dodge-1=4").play("fire 1 figure:1-1 0");
    assertThat(shot.listed()).as("4 + 4 + 1 Good Shot + 1 to 4 + 4").contains("inflict knocked-down").doesNotContain("inflict recoil-short");
  }

  @ParameterizedTest
  @CsvSource({"'5,5,1', true", "'5,1,1', false"})
  @Rule({"KF-LOC-14b", "KF-RUL-133"})
  void onTop_twoSuccessesSwitchItOff_andFreeWhoIsStuck(String dice, boolean isOff) {
    Ring ring = PileTests.act(Ring.of(stuck(2), "2 hero 4200 4100 400", ANA, OTHERS, ANAS), "2-1", 2)
        .dice("switch-2=" + dice).play("use switch-off 1 0");
    assertThat(ring.fight().wear(0)).isEqualTo(isOff ? 1 : 0);
    assertThat(ring.figures().snare(2)).isEqualTo(isOff ? -1 : 0);
    assertThat(ring.refused("use switch-off 1 0")).isEqualTo(isOff ? "KF-LOC-14a" : "legal");
    assertThat(PileTests.act(Ring.of(machine(), "2 hero 3875 4100", OTHERS, ANAS), "2-1", 2).listed())
        .as("from beside it").doesNotContain("use switch-off 1 0");
  }

  @Test
  @Rule("KF-LOC-14b")
  void aLeap_leadsOntoIt() {
    Ring ring = PileTests.act(Ring.of(machine().andThen(state -> state.gang(1, Counters.CHI, 1)), "2 hero 3875 4100", ANA, OTHERS),
        "2-1", 1).play("leap");
    assertThat(ring.refused("to 4200 4100 400")).isEqualTo("legal");
  }

  @Test
  @Rule("KF-RUL-133")
  void aMachineThatIsOff_catchesNobody() {
    Ring ring = recoil(machine().andThen(state -> state.wear(0, 1)), ANA, "");
    assertThat(ring.kind()).as("no dice").isEqualTo("action");
    assertThat(ring.figures().snare(1)).isEqualTo(-1);
  }

  private static Consumer<GameState> hanging(Flag kind) {
    return Ground.bare().piece("hanging", 4000, 4050, 4100, 4150, 0, 900, kind, Flag.SCENIC).laid();
  }

  @ParameterizedTest
  @CsvSource({"CHAIN, 1, true", "ROPE, 1, true", "CHAIN, 2, false"})
  @Rule({"KF-LOC-22a", "KF-RUL-17"})
  void aChain_stopsWhoIsThrownIntoIt_andCatchesHimByTheNeck(Flag kind, int die, boolean isCaught) {
    Ring ring = recoil(hanging(kind), ANA, "chain-1=" + die);
    assertThat(ring.place("1-1")).as("in contact with it, not 75 mm on").isEqualTo("3875 4100");
    assertThat(ring.is("1-1", Condition.TIED_UP)).as("entangled").isEqualTo(isCaught);
    assertThat(ring.figures().snare(1)).isEqualTo(isCaught ? 0 : -1);
  }

  private static Consumer<GameState> choking(Flag kind, int figure, int turns) {
    return hanging(kind).andThen(state -> {
      state.figures().snare(figure, 0, turns);
      state.figures().inflict(figure, Condition.TIED_UP);
    });
  }

  @ParameterizedTest
  @CsvSource({"CHAIN, 4, false", "CHAIN, 5, true", "ROPE, 4, true", "ROPE, 3, false"})
  @Rule({"KF-LOC-22b", "KF-RUL-162"})
  void aBreakRollFrees_1LessForChains(Flag kind, int die, boolean isFree) {
    Ring ring = PileTests.act(Ring.of(choking(kind, 0, 4), "2 hero 3875 4100", ANA.replace("3750", "8750"), OTHERS), "2-1", 3);
    assertThat(ring.refused("recover")).as("no other way").isEqualTo("KF-LOC-22b");
    ring.dice("break-2=" + die).play("tear figure:2-1 0");
    assertThat(ring.is("2-1", Condition.TIED_UP)).isEqualTo(!isFree);
    assertThat(ring.figures().snare(0)).isEqualTo(isFree ? -1 : 0);
  }

  @Test
  @Rule("KF-RUL-162")
  void aFriendInContact_tearsAtThem_forAnActionOfHis_withChi() {
    Ring ring = PileTests.act(Ring.of(choking(Flag.CHAIN, 0, 4).andThen(state -> state.gang(1, Counters.CHI, 1)), "2 thug 3875 4100",
        ANA.replace("3750", "8750"), "2 hero 3625 4100"), "2-2", 1);
    assertThat(ring.refused("untie figure:2-1")).isEqualTo("KF-LOC-22b");
    ring.dice("break-2=4").play("tear figure:2-1 1");
    assertThat(ring.is("2-1", Condition.TIED_UP)).isFalse();
    assertThat(ring.chi(2)).isZero();
  }

  @Test
  @Rule({"KF-LOC-22c", "KF-RUL-162", "KF-RUL-03"})
  void whoIsCaught_diesAfterAsManyOfHisTurnsAsHisC() {
    Ring ring = recoil(hanging(Flag.CHAIN), "1 thug 3750 4100", "chain-1=1").play("stop", "end-turn");
    assertThat(ring.figures().snared(1)).as("C2, and Bo's turn does not count").isEqualTo(2);
    ring.play("end-turn", "end-turn");
    assertThat(ring.is("1-1", Condition.DEAD)).isFalse();
    ring.play("end-turn");
    assertThat(ring.is("1-1", Condition.DEAD)).as("after two turns of his").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"1 hopping-vampire-master 3750 4100, 1", "1 hero 3750 4100, 0"})
  @Rule("KF-LOC-29")
  void anIdol_woundsTheSupernatural(String victim, int wounds) {
    Ring ring = PileTests.act(Ring.of(PileTests.thing("idol", 500, Flag.BLOCK, Flag.OPAQUE, Flag.IDOL), BO, victim, OTHERS, ANAS),
        "2-1", 2).play("attack").dice("attack-2=5 defence-1=4").play("target figure:1-1 0");
    assertThat(ring.listed().contains("inflict prop-activates")).as("nothing else is afraid of it").isEqualTo(wounds > 0);
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.figures().wounds(1)).isEqualTo(wounds);
  }

  @ParameterizedTest
  @CsvSource({"3900, true", "4700, false"})
  @Rule("KF-LOC-48")
  void besideSmellyStuff_humblingCosts1(int x, boolean isCheap) {
    Ring ring = PileTests.act(Ring.of(Ground.bare().piece("smelly", x + 725, 3900, x + 900, 4300, 0, 150, Flag.BLOCK, Flag.SMELLY)
        .laid(), BO, ANA, OTHERS, ANAS), "2-1", 1).dice("attack-2=5 defence-1=4").play("attack");
    assertThat(ring.listed().contains("inflict humbled")).isEqualTo(isCheap);
    if (isCheap) {
      ring.play("inflict humbled");
      assertThat(ring.is("1-1", Condition.HUMBLED)).isTrue();
      assertThat(ring.kind()).as("the point is spent").isEqualTo("nominate");
    }
  }

  @Test
  @Rule("KF-RUL-94")
  void bricksThatAreSetOff_areOneLess() {
    Ring ring = recoil(PileTests.thing("bricks", 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARDM), ANA, "peril=6 defence-1=1");
    assertThat(ring.figures().wounds(1)).as("6 + 2 to 1 + 4").isEqualTo(1);
    assertThat(ring.fight().wear(0)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tramp", "scrolls", "gravel"})
  @Rule("KF-RUL-94")
  void whatDoesNothingWorse_distracts(String kind) {
    Ring ring = PileTests.act(Ring.of(PileTests.thing(kind, 0, Flag.valueOf(kind.toUpperCase(java.util.Locale.ROOT))), BO, ANA,
        OTHERS, ANAS), "2-1", 1).dice("attack-2=5 defence-1=4").play("attack", "inflict prop-activates");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
  }

  @Test
  @Rule({"KF-LOC-32a", "KF-ACT-35"})
  void incense_recoversAChi_forTwoActionsOfAProtagonistWhoDoesNotFight() {
    Consumer<GameState> censer = PileTests.thing("censer", 150, Flag.BLOCK, Flag.INCENSE);
    Ring ring = PileTests.act(Ring.of(censer, "2 hero 8000 1000", "1 hero 500 8500", "2 student 8000 8000"), "2-1", 3)
        .play("use breathe-incense 1 0");
    assertThat(ring.chi(2)).as("its fumes are everywhere").isEqualTo(1);
    assertThat(ring.refused("use breathe-incense 1 0")).as("one action is left").isEqualTo("KF-ACT-26");
    assertThat(PileTests.act(Ring.of(censer, BO, ANA, OTHERS), "2-1", 3).refused("use breathe-incense 1 0"))
        .isEqualTo("KF-LOC-32a");
    assertThat(PileTests.act(Ring.of(censer, "2 thug 8000 1000", ANA, OTHERS), "2-1", 3).refused("use breathe-incense 1 0"))
        .isEqualTo("KF-LOC-32a");
    assertThat(PileTests.act(Ring.of(censer.andThen(state -> state.gang(1, Counters.CHI, 4)), "2 hero 8000 1000", ANA, OTHERS), "2-1",
        3).refused("use breathe-incense 1 0")).isEqualTo("KF-ACT-35");
  }

  @Test
  @Rule({"KF-LOC-32b", "KF-RUL-165"})
  void outdoors_incenseIsGoneOnA6() {
    Ground ground = Ground.bare().piece("censer", 4000, 4000, 4300, 4300, 0, 150, Flag.BLOCK, Flag.INCENSE);
    Ring ring = Ring.of(ground.laid(), "2 hero 8000 1000", "1 hero 500 8500", OTHERS).dice("incense-2=5").play("end-turn")
        .dice("incense-1=6").play("end-turn");
    assertThat(PileTests.act(ring, "2-1", 3).listed()).doesNotContain("use breathe-incense 1 0");
    Ring indoors = Ring.of(ground.laidIndoors(), "2 hero 8000 1000", "1 hero 500 8500", OTHERS).play("end-turn", "end-turn");
    assertThat(PileTests.act(indoors, "2-1", 3).listed()).as("no dice are rolled").contains("use breathe-incense 1 0");
  }

  @Test
  @Rule({"KF-LOC-34a", "KF-LOC-34b", "KF-RUL-137"})
  void aHugeFigure_swingsALamppost_atEverybodyWithin900_once() {
    Consumer<GameState> lamp = Ground.bare().piece("lamp", 4000, 4000, 4100, 4100, 0, 900, Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP,
        Flag.SCENIC).laid();
    Ring ring = PileTests.act(Ring.of(lamp, "2 hero/huge 3700 4050", "1 thug 3700 5375", "2 thug 3700 2725", "1 thug 3700 5376",
        ANAS), "2-1", 1).dice("attack-2=1,1 defence-1=4 defence-2=6").play("use uproot 1 0");
    assertThat(ring.kind()).as("1 + 4 + 1 larger + 1 to 4 + 2").isEqualTo("effect");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.kind() + ring.actor()).as("the friend has won, by 1; the third stands a tenth too far").isEqualTo("effectBo");
    ring.play("inflict distracted");
    assertThat(ring.fight().board().isThere(0)).isFalse();
    assertThat(PileTests.act(Ring.of(lamp, "2 hero/big 3800 4050", "1 thug 3600 5250", OTHERS), "2-1", 1).refused("use uproot 1 0"))
        .isEqualTo("KF-LOC-34a");
  }

  @Test
  void aThingThatIsBroken_letsGo() {
    Ring ring = PileTests.act(Ring.of(PileTests.thing("machine", 400, Flag.BLOCK, Flag.MACHINE, Flag.VHARD).andThen(state ->
        state.figures().snare(2, 0, 0)), "2 hero 3875 4100", ANA, OTHERS, ANAS), "2-1", 1).dice("break-2=6").play("break 1 0");
    assertThat(ring.figures().snare(2)).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-13c"})
  void whoHasDivined_usesItAgainstAMachine() {
    Ring ring = recoil(machine().andThen(state -> {
      state.figures().foresight().foresees(1, state.definition().firstForeseen(0, 0));
      state.foreseen().put(IChing.cell(state, 1, 0), 6);
    }), "1 hero/i-ching-divination 3750 4100", "");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationAna");
    ring.dice("machine-1=5,5").play("divine 1");
    assertThat(ring.figures().snare(1)).as("6, 5, 5: not caught").isEqualTo(-1);
    assertThat(ring.kind() + ring.actor()).isEqualTo("actionBo");
  }
}
