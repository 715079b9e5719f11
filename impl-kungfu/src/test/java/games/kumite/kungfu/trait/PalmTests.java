package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The Quivering Palm, throws, ambushes, greed. */
final class PalmTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 1);
    state.gang(1, Counters.CHI, 2);
  };

  private static Consumer<GameState> wall(int x1, int y1, int x2, int y2) {
    return state -> state.lay(state.board().plus(new Piece("w", "WALL", Polygon.rectangle(x1, y1, x2, y2), 0, 600,
        Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.WALL.bit())));
  }

  private static Ring palm(String victim, int die) {
    return Ring.of(state -> state.gang(1, Counters.CHI, 2), "1 " + victim + " 4000 4000", "2 hero/quivering-palm 4250 4000",
        OTHER, "1 thug 4000 6000", "1 hero 100 8900").play("activate figure:2-1", "announce").dice("activation-2=5,5,5")
        .play("roll 3", "attack").dice("attack-2=5 defence-1=" + die).play("palm figure:1-1", "spend 0");
  }

  @Test
  @Rule({"KF-EX-47", "KF-TRT-57a", "KF-TRT-57b", "KF-TRT-57c", "KF-TRT-57d", "KF-RUL-81"})
  void thePalm_isAnnounced_planted_andSetOffInTheVictimsTurn() {
    Ring ring = palm("hero", 3);
    assertThat(ring.chi(2)).isEqualTo(1);
    assertThat(ring.listed()).as("5 + 4 + 1 against 3 + 4: margin 3").contains("inflict vibrations", "inflict wounded");
    ring.play("inflict vibrations");
    assertThat(ring.listed()).as("two of three actions are spent").contains("attack");
    ring.play("stop", "end-turn");
    assertThat(ring.kind() + ring.actor()).as("W1 of Ana's turn").isEqualTo("turn-beginsBo");
    ring.play("set-off figure:2-1");
    assertThat(ring.figures().combat(0)).isEqualTo(3);
    assertThat(ring.kind()).as("once per plant").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-57a", "KF-TRT-57b"})
  void withoutTheAnnouncement_orTwoActions_thereIsNoPalm() {
    Ring ring = Ring.of(CHI, "1 hero 4000 4000", "2 hero/quivering-palm 4250 4000", OTHER).play("activate figure:2-1");
    assertThat(ring.kind()).isEqualTo("palm");
    ring.play("decline").dice("activation-2=5,5").play("roll 2", "attack");
    assertThat(ring.refused("palm figure:1-1")).isNotEqualTo("legal");
    Ring one = Ring.of(CHI, "1 hero 4000 4000", "2 hero/quivering-palm 4250 4000", OTHER).play("activate figure:2-1",
        "announce").dice("activation-2=5").play("roll 1", "attack");
    assertThat(one.kind()).as("one action: nothing but an ordinary attack is left").isEqualTo("chi");
  }

  @Test
  @Rule({"KF-TRT-57c", "KF-TRT-57f"})
  void thePalm_costsOnePointAgainstAnExtra_andIsLostOnTheImmune() {
    Ring ring = palm("thug", 6);
    assertThat(ring.listed()).as("5 + 4 + 1 against 6 + 2: margin 2").contains("inflict vibrations");
    ring.play("inflict vibrations");
    assertThat(ring.listed()).as("the rest buys ordinary effects").contains("inflict distracted");
    assertThat(palm("thug/undead", 6).refused("inflict vibrations")).isEqualTo("KF-H2H-23");
    assertThat(palm("thug/animal", 6).refused("inflict vibrations")).isEqualTo("KF-H2H-23");
    assertThat(palm("thug/artificial", 6).refused("inflict vibrations")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-TRT-57e", "KF-TRT-57g"})
  void vibrations_dieWithTheAttacker_andADeathByThemFrightens() {
    Ring ring = palm("thug", 6).play("inflict vibrations", "done", "stop", "end-turn").dice("morale-1=1,5,5")
        .play("set-off figure:2-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.place("1-2")).as("it fled").isNotEqualTo("4000 6000");
    Ring dead = palm("thug", 6).play("inflict vibrations", "done", "stop");
    games.kumite.kungfu.effect.Casualty.kill(dead.fight(), dead.figure("2-1"), -1);
    assertThat(dead.figures().trembling(0)).isEqualTo(-1);
  }

  private static Ring holding(Consumer<GameState> more, String holder, String... others) {
    String[] figures = new String[others.length + 3];
    figures[0] = "1 hero 4000 4000";
    figures[1] = holder;
    figures[2] = OTHER;
    System.arraycopy(others, 0, figures, 3, others.length);
    return Ring.of(more.andThen(state -> state.figures().grappler(0, 1)), figures).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2");
  }

  @Test
  @Rule({"KF-CON-06a", "KF-RUL-92"})
  void aHeldFigure_isThrownS_orLByALargerOne_andIsFree() {
    Ring ring = holding(state -> { }, "2 hero 4250 4000").play("throw figure:1-1");
    assertThat(ring.listed()).as("24 directions").hasSize(24);
    ring.play("toss 12");
    assertThat(ring.place("1-1")).isEqualTo("3250 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(-1);
    Ring big = holding(state -> { }, "2 hero/big 4325 4000").play("throw figure:1-1", "toss 12");
    assertThat(big.place("1-1")).isEqualTo("2200 4000");
    assertThat(big.listed()).as("one action is left").contains("move");
  }

  @Test
  @Rule({"KF-CON-06b", "KF-RUL-92", "KF-CON-18b"})
  void aThrow_intoAProp_anEnemy_aFriend() {
    Ring prop = holding(state -> state.lay(state.board().plus(new Piece("car", "CAR", Polygon.rectangle(3300, 3800, 3500, 4200),
        0, 350, Flag.BLOCK.bit() | Flag.SCENIC.bit()))), "2 hero 4250 4000").dice("peril=6 defence-1=2")
        .play("throw figure:1-1", "toss 12");
    assertThat(prop.place("1-1")).isEqualTo("3625 4000");
    assertThat(prop.figures().wounds(0)).as("a C2 attack, a Wound if he loses").isEqualTo(1);
    Ring enemy = holding(state -> { }, "2 hero 4250 4000", "2 thug 3500 4000").dice("attack-2=1 defence-1=6")
        .play("throw figure:1-1", "toss 12");
    assertThat(enemy.place("1-1")).as("stopped by the thug, who makes a Free Hack").isEqualTo("3750 4000");
    Ring friend = holding(state -> { }, "2 hero 4250 4000", "1 thug 3500 4000").dice("balance-1=5,3")
        .play("throw figure:1-1", "toss 12");
    assertThat(friend.is("1-2", Condition.KNOCKED_DOWN)).as("both test, as after a Recoil").isTrue();
  }

  @Test
  @Rule({"KF-RUL-39"})
  void aHeldFigure_isLetGo_forNoAction() {
    Ring ring = holding(state -> { }, "2 hero 4250 4000").play("let-go figure:1-1");
    assertThat(ring.figures().grappler(0)).isEqualTo(-1);
    assertThat(ring.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-CON-21", "KF-RUL-43", "KF-RUL-57", "KF-RUL-24"})
  void whoLiesKnockedOut_isWounded_forOneAction() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().wounds(0, 4);
      state.gang(0, Counters.CHI, 1);
    }, "1 hero 4000 4000", "2 thug 4250 4000", "1 thug 8000 100", OTHER).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "finish figure:1-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("finishingAna");
    ring.play("pay");
    assertThat(ring.figures().wounds(0)).as("1 Chi leaves nothing of it").isEqualTo(4);
    ring.play("finish figure:1-1");
    assertThat(ring.figures().wounds(0)).as("C0 to C-1 stays Knocked Out").isEqualTo(5);
    assertThat(ring.is("1-1", Condition.DEAD)).isFalse();
    Ring extra = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_OUT), "1 thug 4000 4000", "2 thug 4250 4000",
        "1 thug 8000 100").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "finish figure:1-1");
    assertThat(extra.is("1-1", Condition.DEAD)).isTrue();
  }

  private static Ring ambush(String attacker, String victim) {
    return Ring.of(wall(4400, 3700, 4460, 4300), "1 " + victim + " 4000 4000", "2 " + attacker + " 4700 4000",
        "1 thug 100 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3");
  }

  @Test
  @Rule({"KF-H2H-16", "KF-H2H-04d", "KF-RUL-62", "KF-RUL-86"})
  void anAttackOutOfHiding_hasOneMore_theFirstOneAlone() {
    Ring ring = ambush("hero", "hero");
    ring.figures().put(1, games.kumite.kungfu.geometry.Place.of(4250, 4000, 0));
    ring.play("attack").dice("attack-2=3 defence-1=3").play("target figure:1-1 0");
    assertThat(ring.kind()).as("3 + 4 + 1 against 3 + 4").isEqualTo("effect");
    ring.play("inflict grappled", "attack").dice("attack-2=3 defence-1=4").play("target figure:1-1 0");
    assertThat(ring.kind()).as("3 + 4 + 1 for the grapple against 4 + 4").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-H2H-16", "KF-RUL-62"})
  void whoIsHiddenByAFigureAlone_isNoAmbusher() {
    Ring ring = Ring.of(wall(4400, 100, 4460, 700), "1 hero 3000 4000", "2 hero 5000 4000", "2 hero/big 4000 4000", OTHER);
    assertThat(Sight.isMutual(ring.fight().board(), ring.figures(), ring.figure("1-1"), ring.figure("2-1"))).isFalse();
    assertThat(ring.is("2-1", Condition.AMBUSHING)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-03", "KF-TRT-19", "KF-TRT-65"})
  void ambushers_areBetterAtIt_theSneakyAreSafe_andDangerSenseKnows() {
    Ring ambusher = ambush("hero/ambusher", "hero");
    ambusher.figures().put(1, games.kumite.kungfu.geometry.Place.of(4250, 4000, 0));
    ambusher.play("attack").dice("attack-2=3 defence-1=3").play("target figure:1-1 0");
    assertThat(ambusher.listed()).as("3 + 4 + 2").contains("inflict knocked-down");
    Ring sense = ambush("hero/ambusher", "hero/danger-sense");
    sense.figures().put(1, games.kumite.kungfu.geometry.Place.of(4250, 4000, 0));
    sense.play("attack").dice("attack-2=3 defence-1=3").play("target figure:1-1 0");
    assertThat(sense.kind()).isEqualTo("tie-effect");
    Ring sneaky = ambush("hero/sneaky", "hero");
    sneaky.figures().put(1, games.kumite.kungfu.geometry.Place.of(4250, 4000, 0));
    sneaky.play("attack").dice("attack-2=1 defence-1=6").play("target figure:1-1 0");
    assertThat(sneaky.kind()).as("1 + 5 against 6 + 4: a Free Hack cannot hurt him").isEqualTo("action");
  }

  @Test
  @Rule({"KF-EX-69", "KF-TRT-14"})
  void aSneakyBackstabber_inAmbush() {
    Ring ring = ambush("thug/backstabbing/sneaky/ambusher", "hero");
    ring.figures().put(1, games.kumite.kungfu.geometry.Place.of(4250, 4000, 0));
    ring.play("attack").dice("attack-2=3 defence-1=5").play("target figure:1-1 0");
    assertThat(ring.kind()).as("3 + 2 + 2 + 2 against 5 + 4: a tied Free Hack is 1 point").isEqualTo("effect");
    assertThat(ring.listed()).doesNotContain("inflict knocked-down");
  }

  @Test
  @Rule({"KF-TRT-34a", "KF-TRT-34b"})
  void theGreedy_stayWithABody_andLoseTheirNextFirstAction() {
    Ring ring = Ring.of("1 thug 4000 4000", "2 hero/greedy 4250 4000", OTHER, "1 thug 100 100").play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "attack").dice("attack-2=4 defence-1=4").play("target figure:1-1 0",
            "inflict extra-killed");
    assertThat(ring.refused("move")).isEqualTo("KF-TRT-34a");
    ring.play("stop", "end-turn", "end-turn", "activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("move")).isEqualTo("legal");
    ring.play("move", "to 4250 5000");
    assertThat(ring.kind()).as("one of two actions was lost").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-57e", "KF-RUL-71", "KF-VIP-07d"})
  void whoLeavesTheTable_leavesNoVibrationsBehind() {
    Ring ring = Ring.of(Cast.run(Vip.LOVED_ONE, 1, 1000, 4500).andThen(state -> {
      state.figures().grappler(state.get(Counters.VIP_FIGURE), 1);
      state.figures().tremble(0, 1);
    }), "1 hero 8000 8500", "2 hero/quivering-palm 1000 4750", "2 thug 8000 1000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "lead figure:1-2", "to 125 4750");
    assertThat(ring.figures().isPlaced(1)).isFalse();
    assertThat(ring.figures().trembling(0)).isEqualTo(Figures.NOBODY);
  }
}
