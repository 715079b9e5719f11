package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Figures that can do hardly anything: they hang on an edge, crawl, are bound twice, hide, walk on water. */
final class LastHoldTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";
  private static final String ALL = "2 hero/healing/shape-shift/magic-gong/jumper/levitation/immovable-stance/acrobat"
      + "/teleportation/pistol";

  private static Consumer<GameState> hanging() {
    return Ground.bare().rock(3000, 3000, 5000, 5000, 1000).laid().andThen(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().inflict(0, Condition.CLIFFHANGING);
    });
  }

  private static Ring nominated(Consumer<GameState> more, String... figures) {
    return Ring.skip(Ring.skip(Ring.of(more, figures)).play("activate figure:2-1"));
  }

  private static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    Ring ring = nominated(more, figures).dice("activation-2=" + "5,5,5".substring(0, 2 * actions - 1));
    return Ring.skip(ring.play("roll " + actions));
  }

  @Test
  @Rule({"KF-RUL-80", "KF-STU-16"})
  void whoHangsOn_mayOnlyClimb() {
    Ring ring = nominated(hanging(), ALL + " 5000 4000 1000", OTHER, FARTHER);
    assertThat(ring.listed()).as("no free action").containsExactly("roll 1", "roll 2", "roll 3");
    assertThat(Ring.skip(ring.dice("activation-2=5,5,5").play("roll 3")).listed()).containsExactly("climb-up", "stop");
    assertThat(ring.refused("stance")).isEqualTo("KF-RUL-80");
    assertThat(ring.refused("cast gong")).isEqualTo("KF-RUL-80");
    ring.play("climb-up", "to 4875 4000 1000");
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(Place.level(ring.figures().place(0))).isEqualTo(1000);
    assertThat(Ring.skip(ring).listed()).as("one action is left, and he stands").contains("move", "stance");
  }

  @Test
  @Rule({"KF-RUL-80", "KF-STU-16", "KF-ACT-16"})
  void withOneAction_heHangs() {
    Ring ring = acting(hanging(), 1, ALL + " 5000 4000 1000", OTHER, FARTHER);
    assertThat(ring.listed()).containsExactly("stop");
    assertThat(ring.refused("climb-up")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-RUL-80", "KF-RUL-19"})
  void hangingOn_heMayReact_andClimbUp() {
    Ring ring = Ring.ofAnasTurn(hanging(), "2 hero 5000 4000 1000", OTHER, FARTHER).play("activate figure:1-1")
        .dice("activation-1=3,3 reaction-2=2,2").play("roll 2", "react figure:2-1");
    assertThat(ring.listed()).containsExactly("climb-up", "stop");
  }

  private static void crawl(GameState state) {
    state.gang(1, Counters.CHI, 2);
    for (Condition condition : new Condition[] {Condition.LIMPING, Condition.CRAWLING, Condition.KNOCKED_DOWN}) {
      state.figures().inflict(0, condition);
    }
  }

  @Test
  @Rule({"KF-CON-02", "KF-RUL-34", "KF-RUL-33"})
  void whoCrawls_movesInNoOtherWay() {
    Ring ring = acting(Ground.bare().piece("rope", 4000, 4100, 4100, 4200, 0, 900, Flag.ROPE, Flag.SWING, Flag.SCENIC).laid()
        .andThen(LastHoldTests::crawl), 3, ALL + " 4050 4000", OTHER, FARTHER);
    assertThat(ring.listed()).contains("move").doesNotContain("teleport", "swing", "leap", "bend", "stand-up");
    assertThat(ring.refused("teleport")).isEqualTo("KF-RUL-34");
    assertThat(ring.refused("swing")).isEqualTo("KF-RUL-34");
    ring.play("hover");
    assertThat(Ring.skip(ring).refused("levitate")).as("nor through the air").isEqualTo("KF-RUL-34");
    ring.play("move");
    assertThat(ring.refused("to 4050 5001")).as("S and the base").isNotEqualTo("legal");
    ring.play("to 4050 5000");
    assertThat(ring.place("2-1")).isEqualTo("4050 5000");
    assertThat(Ring.skip(ring).kind()).as("two of the two that were left").isEqualTo("nominate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tied-up", "blinded"})
  @Rule({"KF-CON-24c", "KF-TRT-24e", "KF-RUL-45"})
  void ofTwoThingsThatHinder_itsPlayerSays_fromWhichItRecovers(String bond) {
    Ring ring = acting(state -> {
      state.figures().inflict(0, Condition.TIED_UP);
      state.figures().inflict(0, Condition.BLINDED);
    }, 3, "2 hero 4000 4000", OTHER, FARTHER).play("recover");
    assertThat(ring.kind() + ring.actor()).isEqualTo("recoveryBo");
    assertThat(ring.listed()).containsExactly("rid-of tied-up", "rid-of blinded");
    ring.play("rid-of " + bond);
    assertThat(ring.is("2-1", Condition.TIED_UP)).isEqualTo(bond.equals("blinded"));
    assertThat(ring.is("2-1", Condition.BLINDED)).isEqualTo(bond.equals("tied-up"));
    assertThat(ring.refused("recover")).as("one action is left").isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-CON-25", "KF-CON-24c"})
  void fromOneThing_itRecoversUnasked() {
    Ring ring = acting(state -> state.figures().inflict(0, Condition.TRANSFIXED), 2, "2 hero 4000 4000", OTHER, FARTHER)
        .play("recover");
    assertThat(ring.is("2-1", Condition.TRANSFIXED)).isFalse();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-38b", "KF-TRT-51", "KF-RUL-62"})
  void whoHides_firesOnTheMove_onlyOnceHeHasLeft() {
    Consumer<GameState> fence = Ground.bare().fence(4200, 3000, 4350, 5000).laid()
        .andThen(state -> state.figures().hide(0, games.kumite.kungfu.state.Figures.Shelter.OBSTACLE));
    Ring ring = acting(fence, 2, "2 hero/pistol/move-and-fire 4070 4000", "1 hero 6000 4000", OTHER)
        .play("move-and-fire", "to 4070 5000", "from-point 0");
    assertThat(ring.kind()).as("he has not popped out").isEqualTo("nominate");
    Ring away = acting(fence, 2, "2 hero/pistol/move-and-fire 4070 4000", "1 hero 6000 4000", OTHER)
        .play("move-and-fire", "to 4070 5000", "from-point 4");
    assertThat(away.listed()).containsExactly("fire 1 figure:1-1 0", "stop");
  }

  @Test
  @Rule("KF-TRT-77a")
  void whoWalksOnWater_takesNoOtherFreeActionThanAMove() {
    Ring ring = nominated(state -> state.figures().inflict(0, Condition.WATERWALKING), "2 hero/healing 4000 4000", OTHER,
        FARTHER);
    assertThat(ring.listed()).containsExactly("roll 1", "roll 2", "roll 3", "free-move");
  }

  @ParameterizedTest
  @ValueSource(strings = {"thug/short-move", "thug"})
  @Rule({"KF-RUL-33", "KF-CON-01", "KF-MOV-03"})
  void whoseStickIsShort_andLimps_paysTwoActionsForEachMove(String profile) {
    Consumer<GameState> lame = state -> state.figures().inflict(0, Condition.LIMPING);
    boolean isShort = profile.endsWith("short-move");
    Ring ring = acting(lame, 2, "2 " + profile + " 4000 4000", OTHER, FARTHER).play("move", "to 5000 4000");
    assertThat(ring.kind()).as("on open ground").isEqualTo(isShort ? "nominate" : "action");
    Ring one = acting(lame, 1, "2 " + profile + " 4000 4000", OTHER, FARTHER);
    assertThat(one.refused("move")).isEqualTo(isShort ? "KF-ACT-26" : "legal");
  }

  @Test
  @Rule({"KF-RUL-33", "KF-ACT-37"})
  void aFreeMove_isOneAction_forHimToo() {
    Ring ring = nominated(state -> state.figures().inflict(0, Condition.LIMPING), "2 thug/short-move 4000 4000", OTHER, FARTHER)
        .play("free-move", "to 5000 4000");
    assertThat(ring.place("2-1")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-RUL-33", "KF-PLT-04b"})
  void aCarrierWhoLimps_paysTwo_ratherThanNothing() {
    Ring ring = acting(state -> {
      state.figures().inflict(0, Condition.LIMPING);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
      games.kumite.kungfu.figure.CarriedObjects.carry(state, 0, 2);
    }, 3, "2 thug 4000 4000", OTHER, "2 thug 4000 4000", FARTHER).play("move", "to 5000 4000");
    assertThat(Ring.skip(ring).refused("move")).as("one action is left").isEqualTo("KF-ACT-26");
  }

  @ParameterizedTest
  @EnumSource(value = Condition.class, names = {"BLINDED", "BURNING_BY_FIREBALL"})
  @Rule({"KF-RUL-45", "KF-LOC-41a", "KF-LOC-18b"})
  void whoGoesAstray_findsNoHole_andPushesNoBin(Condition condition) {
    Ring ring = acting(Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC)
        .piece("n1", 3250, 4000, 3750, 4300, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN, Flag.SCENIC).laid()
        .andThen(state -> {
          state.wear(0, 2);
          state.figures().inflict(0, condition);
        }), 2, "2 hero 3875 4150", OTHER, FARTHER);
    assertThat(ring.refused("use climb-down 1 0")).isEqualTo("KF-RUL-45");
    assertThat(ring.refused("use push 2 0")).isEqualTo("KF-RUL-45");
    assertThat(ring.listed()).as("in a random direction").contains("move");
  }
}
