package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each line of the hand-to-hand effect table does. */
final class EffectTableTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final Consumer<GameState> PLAIN = state -> { };

  private static Consumer<GameState> piece(int x1, int y1, int x2, int y2, Flag... flags) {
    return state -> state.lay(state.board().plus(new Piece("p" + (state.board().pieces() + 1), "TEST",
        Polygon.rectangle(x1, y1, x2, y2), 0, 200,
        Arrays.stream(flags).mapToLong(Flag::bit).reduce(0, (a, b) -> a | b))));
  }

  /** Bo's figure wins by so many points against Ana's. */
  private static Ring won(int points, Consumer<GameState> more, String loser, String winner, String... others) {
    String[] figures = new String[others.length + 3];
    figures[0] = loser + " 4000 4000";
    figures[1] = winner + " 4250 4000";
    figures[2] = OTHER;
    System.arraycopy(others, 0, figures, 3, others.length);
    Ring ring = Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "attack");
    int loserCombat = ring.figures().combat(0);
    int winnerCombat = ring.figures().combat(1);
    int die = Math.min(6, 3 + points + loserCombat - winnerCombat);
    return ring.dice("attack-2=" + die + " defence-1=" + (die + winnerCombat - loserCombat - points))
        .play("target figure:1-1 0");
  }

  private static Ring won(int points, String loser) {
    return won(points, PLAIN, loser, "2 hero");
  }

  @Test
  @Rule({"KF-H2H-24a", "KF-RUL-22"})
  void onePoint_knocksAnExtraOut_aBruiserToo_noProtagonist() {
    assertThat(won(1, "1 thug").play("inflict extra-knocked-out").is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(won(1, "1 bruiser").play("inflict extra-knocked-out").is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(won(1, "1 hero").refused("inflict extra-knocked-out")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-H2H-24b", "KF-H2H-25a", "KF-CON-12"})
  void recoils_moveTheLoserAway_sForOne_mForTwo() {
    assertThat(won(1, "1 hero").play("inflict recoil-short", "turn 0").place("1-1")).isEqualTo("3250 4000");
    Ring medium = won(2, "1 hero").play("inflict recoil-medium");
    assertThat(medium.listed()).as("by the inflictor, 13 directions").hasSize(13);
    assertThat(medium.play("turn 0").place("1-1")).isEqualTo("2800 4000");
  }

  @Test
  @Rule({"KF-H2H-24e", "KF-H2H-27", "KF-CON-05", "KF-CON-10b"})
  void grappled_heIsHeld_andStaysHeldWhenKnockedDown() {
    Ring ring = won(3, "1 hero").play("inflict grappled", "inflict knocked-down");
    assertThat(ring.figures().grappler(0)).isEqualTo(1);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    ring.play("stop", "end-turn", "activate figure:1-1").dice("activation-1=5,5").play("roll 2", "stand-up");
    assertThat(ring.refused("move")).isEqualTo("KF-CON-05");
  }

  @Test
  @Rule({"KF-H2H-24f", "KF-H2H-25b", "KF-H2H-25d", "KF-H2H-25e", "KF-CON-18a", "KF-H2H-26c", "KF-H2H-26f"})
  void theOthers_putHimIntoTheirCondition() {
    assertThat(won(1, "1 hero").play("inflict distracted").is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(won(2, "1 hero").play("inflict knocked-down").is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    Ring humbled = won(2, "1 hero").play("inflict humbled");
    assertThat(humbled.is("1-1", Condition.HUMBLED)).isTrue();
    assertThat(won(2, "1 thug").play("inflict extra-killed").is("1-1", Condition.DEAD)).isTrue();
    assertThat(won(3, "1 thug").play("inflict wounded").is("1-1", Condition.DEAD)).as("an Extra dies of it").isTrue();
    assertThat(won(3, "1 hero").play("inflict limping").is("1-1", Condition.LIMPING)).isTrue();
    Ring wounded = won(3, "1 hero").play("inflict wounded");
    assertThat(wounded.figures().combat(0)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-H2H-26g", "KF-CON-22a", "KF-RUL-15"})
  void stunned_heStaggersS_inARandomDirection() {
    Ring ring = won(3, "1 hero").dice("direction-1=2,5,12").play("inflict stunned");
    assertThat(ring.is("1-1", Condition.STUNNED)).isTrue();
    assertThat(ring.place("1-1")).as("direction 12, away from the winner").isEqualTo("3250 4000");
  }

  @Test
  @Rule("KF-H2H-23")
  void anEffect_mustApply() {
    Ring ring = won(3, state -> state.figures().inflict(0, Condition.DISTRACTED), "1 hero", "2 hero");
    assertThat(ring.refused("inflict disarm-drops")).as("no weapon").isEqualTo("KF-H2H-23");
    assertThat(ring.refused("inflict distracted")).isEqualTo("KF-H2H-23");
    assertThat(ring.refused("inflict prop-activates")).as("no prop is near").isEqualTo("KF-H2H-23");
    assertThat(ring.refused("inflict recoil-into-prop")).isEqualTo("KF-H2H-23");
    ring.play("inflict knocked-down");
    assertThat(ring.refused("inflict knocked-down")).as("down already").isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-H2H-23", "KF-RUL-23"})
  void anEffect_thatDoesNotApplyAnyMore_whenItsTurnComes_isVoid() {
    Ring ring = won(2, "1 hero").play("inflict recoil-short", "turn 0", "inflict grappled");
    assertThat(ring.figures().grappler(0)).as("he is out of contact by then").isEqualTo(-1);
    Ring first = won(2, "1 hero").play("inflict grappled", "inflict recoil-short", "turn 0");
    assertThat(first.kind()).as("held first, and then asked").isEqualTo("let-go");
  }

  @Test
  @Rule({"KF-H2H-24d", "KF-CON-23", "KF-RUL-94", "KF-RUL-119", "KF-RUL-124"})
  void aProp_isActivatedAgainstTheLoser_ifItIsWithinS() {
    Consumer<GameState> crates = piece(3000, 3900, 3200, 4100, Flag.BLOCK, Flag.HARD, Flag.SCENIC);
    Ring ring = won(1, crates.andThen(piece(2800, 3900, 2900, 4100, Flag.BLOCK, Flag.HARD, Flag.SCENIC)), "1 hero", "2 hero")
        .dice("peril=6 defence-1=3").play("inflict prop-activates"); // the farther one is beyond 750
    assertThat(ring.figures().wounds(0)).as("6 + 2 against 3 + 4: a Wound if he loses").isEqualTo(1);
    Ring tied = won(1, crates, "1 hero", "2 hero").dice("peril=5 defence-1=3").play("inflict prop-activates");
    assertThat(tied.figures().wounds(0)).as("a tie is nothing").isZero();
  }

  @Test
  @Rule({"KF-RUL-119", "KF-RUL-24"})
  void chi_helpsAgainstAProp_andLowersItsWoundToNothing() {
    Consumer<GameState> crates = piece(3000, 3900, 3200, 4100, Flag.BLOCK, Flag.HARD, Flag.SCENIC);
    Ring ring = won(1, crates.andThen(state -> state.gang(0, Counters.CHI, 2)), "1 hero", "2 hero");
    ring.play("spend 0", "inflict prop-activates", "done");
    assertThat(ring.kind() + ring.actor()).isEqualTo("chiAna");
    ring.dice("peril=6 defence-1=2").play("spend 1");
    assertThat(ring.kind()).as("6 + 2 against 2 + 4 + 1").isEqualTo("reduce");
    ring.play("reduce 1");
    assertThat(ring.figures().wounds(0)).as("nothing of 2 points is listed for it").isZero();
  }

  @Test
  @Rule({"KF-RUL-94", "KF-LOC-46b", "KF-RUL-124"})
  void softMissiles_setOff_attackWithC2_forTheirOwnEffects() {
    Consumer<GameState> fruit = piece(3000, 3900, 3200, 4100, Flag.BLOCK, Flag.OBSCURE, Flag.SOFTM);
    Ring ring = won(1, fruit, "1 hero", "2 hero").dice("peril=6 defence-1=1").play("inflict prop-activates");
    assertThat(ring.kind()).as("6 + 2 against 1 + 4: by 3").isEqualTo("effect");
    assertThat(ring.listed()).contains("inflict humbled", "inflict stunned", "inflict knocked-down", "inflict recoil-short")
        .doesNotContain("inflict wounded", "inflict grappled", "inflict limping");
    ring.dice("direction-1=3,3").play("inflict stunned");
    assertThat(ring.is("1-1", Condition.STUNNED)).isTrue();
    Ring missed = won(1, fruit, "1 hero", "2 hero").dice("peril=5 defence-1=3").play("inflict prop-activates");
    assertThat(missed.kind()).as("a tie is nothing").isNotEqualTo("effect");
  }

  @Test
  @Rule({"KF-H2H-24d", "KF-CON-23"})
  void smellyStuff_humbles_andADoorKnocksDown() {
    Ring smelly = won(1, piece(3000, 3900, 3200, 4100, Flag.BLOCK, Flag.SMELLY), "1 hero", "2 hero")
        .play("inflict prop-activates");
    assertThat(smelly.is("1-1", Condition.HUMBLED)).isTrue();
    Ring door = won(1, piece(3000, 3900, 3200, 4100, Flag.BLOCK, Flag.DOOR), "1 hero", "2 hero")
        .dice("peril=6 defence-1=2").play("inflict prop-activates");
    assertThat(door.is("1-1", Condition.KNOCKED_DOWN)).as("6 + 1 against 2 + 4").isTrue();
  }

  @Test
  @Rule({"KF-EX-12", "KF-H2H-24g", "KF-H2H-18", "KF-H2H-04g", "KF-CON-23", "KF-CON-14", "KF-RUL-122"})
  void aChairLeg_becomesTheWinnersWeapon_forHisFirstAttack() {
    Ring ring = won(2, piece(3300, 3900, 3500, 4100, Flag.BLOCK, Flag.HARD, Flag.SCENIC), "1 hero", "2 hero")
        .play("inflict recoil-short", "turn 0").dice("peril=3 defence-1=3").play("inflict prop-weapon");
    assertThat(ring.place("1-1")).as("stopped by the chair, which strikes").isEqualTo("3625 4000");
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).isTrue();
    ring.figures().put(0, games.kumite.kungfu.geometry.Place.of(4000, 4000, 0));
    ring.dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind()).as("3 + 4 + 1 against 3 + 4").isEqualTo("effect");
    ring.play("inflict distracted");
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).as("gone").isFalse();
  }

  @Test
  @Rule({"KF-RUL-122", "KF-CON-03a"})
  void aPropWeapon_canBeStruckFromTheHand_andDoesNotHelpInDefence() {
    Ring ring = won(1, state -> state.figures().inflict(0, Condition.PROP_WEAPON), "1 hero", "2 hero");
    assertThat(ring.listed()).contains("inflict disarm-drops");
    ring.play("inflict disarm-drops");
    assertThat(ring.is("1-1", Condition.PROP_WEAPON)).isFalse();
    assertThat(ring.fight().objects().count()).isZero();
  }

  @Test
  @Rule({"KF-H2H-26d", "KF-CON-14"})
  void aRecoilIntoAProp_goesOnlyWhereOneIsMet() {
    Ring ring = won(3, piece(2900, 3900, 3100, 4100, Flag.BLOCK, Flag.HARD, Flag.SCENIC), "1 hero", "2 hero")
        .dice("peril=6 defence-1=3").play("inflict recoil-into-prop").choose("turn 0");
    assertThat(ring.place("1-1")).isEqualTo("3225 4000");
    assertThat(ring.figures().wounds(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-H2H-26d", "KF-RUL-23"})
  void aRecoilIntoAProp_isARecoilStill_whenAnEarlierOneHasLedPastTheProp() {
    Ring ring = won(4, piece(2900, 3990, 3100, 4010, Flag.BLOCK, Flag.HARD, Flag.SCENIC), "1 hero", "2 hero")
        .play("inflict recoil-short", "turn 6", "inflict recoil-into-prop");
    assertThat(ring.place("1-1")).as("S to the side, then M away").isEqualTo("3621 2112");
    assertThat(ring.figures().wounds(0)).isZero();
  }

  @Test
  @Rule({"KF-CON-14", "KF-RUL-17"})
  void aWall_onlyStopsARecoil() {
    Ring ring = won(1, piece(3300, 3900, 3500, 4100, Flag.BLOCK, Flag.WALL, Flag.HARD), "1 hero", "2 hero")
        .play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("3625 4000");
    assertThat(ring.kind()).isEqualTo("action");
  }

  @Test
  @Rule({"KF-H2H-26h", "KF-RUL-56"})
  void aBlade_leavesAPoolOfBlood_afterADeath() {
    Ring ring = won(3, PLAIN, "1 thug", "2 hero/signature-weapon");
    ring.play("inflict extra-killed-bloodily");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.fight().board().ground(4374, 4000, 0) & Flag.SLIPPERY.bit()).as("radius 375").isNotZero();
    assertThat(ring.fight().board().ground(4377, 4000, 0) & Flag.SLIPPERY.bit()).isZero();
    Ring blunt = won(3, "1 thug").play("inflict extra-killed-bloodily");
    assertThat(blunt.fight().board().pieces()).isZero();
    assertThat(blunt.is("1-1", Condition.DEAD)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-39", "KF-CON-05"})
  void aGrapple_ends_whenContactIsLost() {
    Ring ring = won(1, state -> state.figures().grappler(2, 0), "1 hero", "2 hero", "2 thug 3750 4000");
    ring.figures().grappler(3, 0);
    ring.figures().grappler(2, -1);
    ring.play("inflict recoil-short", "turn 6", "done");
    assertThat(ring.figures().grappler(3)).as("his holder was pushed away").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-CON-11a", "KF-CON-11b", "KF-TRT-15c"})
  void aLargerFigure_movesOn_withItsGrapplerInTow() {
    Ring ring = Ring.of(state -> state.figures().grappler(0, 1), "2 hero/big/free-disengage 4000 4000", "1 hero 4325 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 4000 5000");
    assertThat(ring.place("2-1")).isEqualTo("4000 5000");
    assertThat(ring.figures().grappler(0)).isEqualTo(1);
    assertThat(games.kumite.kungfu.figure.Capabilities.areInContact(ring.fight().board(), ring.figures(), 0, 1)).isTrue();
    Ring even = Ring.of(state -> state.figures().grappler(0, 1), "2 hero 4000 4000", "1 hero 4250 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(even.refused("move")).isEqualTo("KF-CON-05");
  }

  /** The larger one fights at +1 for its size: 5 + 4 to 4 + 4 + 1; against who is held it is 5 + 4 + 1 to 4 + 4. */
  @ParameterizedTest
  @CsvSource({"hero/big, 4325, KF-CON-11a, tie-effect", "hero, 4250, legal, effect"})
  @Rule({"KF-CON-11a", "KF-CON-06a", "KF-CON-09"})
  void aLargerFigure_isNeitherThrown_norEasierToHit(String grappled, int x, String thrown, String kind) {
    Ring ring = Ring.of(state -> state.figures().grappler(1, 0), "2 hero 4000 4000", "1 " + grappled + " " + x + " 4000", OTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("throw figure:1-1")).isEqualTo(thrown);
    ring.dice("attack-2=5 defence-1=4").play("attack");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule({"KF-CON-10a", "KF-CON-11a", "KF-CON-11b"})
  void aLargerFigure_recoils_withItsGrapplerInTow() {
    Ring ring = Ring.of(state -> state.figures().grappler(0, 2), "2 hero/big 4000 4000", "1 hero 4325 4000", "1 hero 4000 4325", OTHER)
        .play("end-turn", "activate figure:1-1").dice("activation-1=5").play("roll 1")
        .dice("attack-1=4 defence-2=2").play("attack", "inflict recoil-short", "turn 0", "done");
    assertThat(ring.place("2-1")).as("nobody is asked to let go").isEqualTo("3250 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(2);
    assertThat(games.kumite.kungfu.figure.Capabilities.areInContact(ring.fight().board(), ring.figures(), 0, 2)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-192", "KF-H2H-24e"})
  void withoutFreeHands_nobodyGrapples() {
    Ring ring = won(1, state -> state.figures().inflict(1, Condition.HANDCUFFED), "1 hero", "2 hero");
    assertThat(ring.refused("inflict grappled")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-H2H-20", "KF-RUL-24"})
  void eachOfSevenEffects_canBeLowered() {
    Ring ring = Ring.of(state -> {
      state.gang(0, Counters.CHI, 1);
      state.figures().wounds(0, 4);
      state.figures().arms().find(0, Weapon.PISTOL);
      for (int i = 0; i < 5; i++) {
        state.lay(state.board().plus(new Piece("t" + i, "TABLE", Polygon.rectangle(3000, 3000 + 400 * i, 3600, 3300 + 400 * i), 0,
            120, Flag.LINEAR.bit() | Flag.TABLE.bit() | Flag.FRAGILE.bit() | Flag.SCENIC.bit())));
      }
    }, "1 detective 4000 4000", "2 dim-mak-master 4250 4000", "1 student 8000 8000", "2 student 8000 1000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack")
        .dice("attack-2=6 defence-1=1");
    while (!ring.kind().equals("reduce")) {
      ring.play(ring.listed().get(0));
    }
    assertThat(ring.listed()).containsExactly("reduce 1", "reduce 2", "reduce 3", "reduce 4", "reduce 5", "reduce 6",
        "reduce 7", "done");
    assertThat(ring.dice("morale-1=6,6,6").play("reduce 7").fight().gang(0, Counters.CHI)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"release, 3250, -1", "hold, 4000, 1"})
  @Rule({"KF-CON-10a", "KF-CON-12"})
  void whoIsHeld_recoilsIfHisGrapplerLetsHimGo(String answer, int x, int grappler) {
    Ring ring = won(1, state -> state.figures().grappler(0, 1), "1 hero", "2 hero").play("inflict recoil-short",
        "turn 0", "done", answer);
    assertThat(ring.place("1-1")).isEqualTo(x + " 4000");
    assertThat(ring.figures().grappler(0)).isEqualTo(grappler);
  }
}
