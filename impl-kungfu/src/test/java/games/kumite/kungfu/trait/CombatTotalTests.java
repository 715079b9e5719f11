package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
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
import org.junit.jupiter.params.provider.CsvSource;

/** What the two sides of a hand-to-hand roll come to, to the point. Both roll 3; heroes have C4, thugs C2. Bo's 2-1 attacks. */
final class CombatTotalTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 student 8000 8000";
  private static final String DICE = "attack-2=3 defence-1=3";

  /** The totals of the last blow: of who strikes, of who is struck. */
  private static String totals(Ring ring) {
    Event last = ring.match().events(Viewer.spectator()).read().stream()
        .filter(event -> event.type().equals("struck") || event.type().equals("hacked")).reduce((first, second) -> second).orElseThrow();
    return last.type() + " " + last.argument("total") + ":" + last.argument("other");
  }

  private static Ring attack(Consumer<GameState> more, String... figures) {
    return Ring.acting(more, 1, figures).dice(DICE).play("attack").choose("target figure:1-1 0");
  }

  /** Ana's 1-1 hacks at Bo's 2-1, who leaves. */
  private static Ring hack(Consumer<GameState> more, String... figures) {
    return Ring.acting(more, 1, figures).dice("attack-1=3 defence-2=3").play("move", "to 4250 5000", "hack figure:1-1");
  }

  @Test
  @Rule("KF-TRT-14")
  void aBackstabber_hasTwoMoreOnAHack_noneOnAnAttack() {
    assertThat(totals(attack(PLAIN, "2 hero/backstabbing 4250 4000", "1 hero 4000 4000", BO))).isEqualTo("struck 7:7");
    assertThat(totals(hack(PLAIN, "2 hero 4250 4000", "1 hero/backstabbing 4000 4000", BO))).isEqualTo("hacked 9:7");
  }

  @Test
  @Rule({"KF-H2H-18", "KF-RUL-122"})
  void aPropWeapon_isKept_andAddsNothing_inAHack() {
    assertThat(totals(attack(state -> state.figures().inflict(0, Condition.PROP_WEAPON), "2 hero 4250 4000", "1 hero 4000 4000", BO)))
        .isEqualTo("struck 8:7");
    Ring ring = hack(state -> state.figures().inflict(1, Condition.PROP_WEAPON), "2 hero 4250 4000", "1 hero 4000 4000", BO);
    assertThat(totals(ring)).isEqualTo("hacked 7:7");
    assertThat(ring.is("1-1", Condition.PROP_WEAPON)).isTrue();
  }

  @Test
  @Rule("KF-TRT-63a")
  void aSignatureWeapon_addsToAttacksWithIt_notToHacks_norToDefence_norWhenItIsLost() {
    String swordsman = "hero/signature-weapon";
    assertThat(totals(attack(PLAIN, "2 " + swordsman + " 4250 4000", "1 hero 4000 4000", BO))).isEqualTo("struck 8:7");
    assertThat(totals(attack(state -> state.figures().arms().loseWeapon(0, 0), "2 " + swordsman + " 4250 4000", "1 hero 4000 4000", BO)))
        .isEqualTo("struck 7:7");
    assertThat(totals(attack(PLAIN, "2 hero 4250 4000", "1 " + swordsman + " 4000 4000", BO))).isEqualTo("struck 7:7");
    assertThat(totals(hack(PLAIN, "2 hero 4250 4000", "1 " + swordsman + " 4000 4000", BO))).isEqualTo("hacked 7:7");
  }

  @Test
  @Rule("KF-TRT-78b")
  void throughAWallOfWater_theAttackerHasTwoLess_theDefenderNone() {
    Consumer<GameState> wall = state -> state.figures().raiseWall(2, Place.of(4125, 4000, 0), 0);
    assertThat(totals(attack(wall, "2 hero 4250 4000", "1 hero 4000 4000", BO))).isEqualTo("struck 5:7");
    assertThat(totals(attack(state -> state.figures().raiseWall(2, Place.of(4125, 4800, 0), 0), "2 hero 4250 4000", "1 hero 4000 4000",
        BO))).as("it stands elsewhere").isEqualTo("struck 7:7");
  }

  @Test
  @Rule({"KF-TRT-31b", "KF-H2H-06"})
  void inAFlurry_nobodyOutnumbers_thoughAProtagonistIsAmongThem() {
    Ring ring = Ring.acting(state -> state.gang(1, Counters.CHI, 1), 1, "2 hero/flurry-of-blows 4250 4000", "1 hero 4000 4000",
        "1 thug 4500 4000", BO).dice(DICE).play("flurry", "at figure:1-1");
    assertThat(totals(ring)).isEqualTo("struck 7:7");
    assertThat(totals(attack(PLAIN, "2 hero/flurry-of-blows 4250 4000", "1 hero 4000 4000", "1 thug 4500 4000", BO)))
        .as("a plain attack").isEqualTo("struck 7:8");
  }

  @Test
  @Rule({"KF-TRT-31b", "KF-TRT-63a", "KF-H2H-11"})
  void aFlurryAtTheHelpless_isAnAttackAllTheSame() {
    Ring ring = Ring.acting(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(1, Condition.TRANSFIXED);
    }, 1, "2 hero/flurry-of-blows/signature-weapon 4250 4000", "1 hero 4000 4000", "1 hero 4500 4000", "1 thug 4250 4250", BO).dice(DICE)
        .play("flurry", "at figure:1-1");
    assertThat(totals(ring)).as("2 for the Transfixed, 1 for the weapon; nobody outnumbers him").isEqualTo("hacked 10:7");
  }

  @Test
  @Rule({"KF-TRT-44c", "KF-RUL-28"})
  void againstAStance_theLargerHasNoMore() {
    assertThat(totals(attack(PLAIN, "2 hero/big 4325 4000", "1 hero 4000 4000", BO))).isEqualTo("struck 8:7");
    assertThat(totals(attack(state -> state.figures().inflict(1, Condition.STANCE), "2 hero/big 4325 4000", "1 hero 4000 4000", BO)))
        .isEqualTo("struck 7:7");
  }

  @ParameterizedTest
  @CsvSource({"hero, hero, true, true, struck 7:7", "hero/ground-fighter, hero, true, true, struck 7:7",
    "hero, hero/ground-fighter, true, true, struck 7:7", "hero/ground-fighter, hero, false, true, struck 9:7",
    "hero/ground-fighter, hero, true, false, struck 7:7", "hero, hero, true, false, struck 7:9"})
  @Rule({"KF-H2H-13", "KF-RUL-29", "KF-TRT-36"})
  void betweenTwoWhoLie_nobodyHasMore(String attacker, String defender, boolean liesOne, boolean liesOther, String totals) {
    Ring ring = attack(state -> {
      if (liesOne) {
        state.figures().inflict(0, Condition.KNOCKED_DOWN);
      }
      if (liesOther) {
        state.figures().inflict(1, Condition.KNOCKED_DOWN);
      }
    }, "2 " + attacker + " 4250 4000", "1 " + defender + " 4000 4000", BO);
    assertThat(totals(ring)).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"99, hero, hero, struck 7:7", "100, hero, hero, struck 8:7", "100, hero/flying, hero, struck 7:7",
    "100, hero, hero/flying, struck 7:7"})
  @Rule({"KF-H2H-04e", "KF-RUL-38", "KF-TRT-29c"})
  void higherGround_beginsAt100_andHelpsNoFlyer(int level, String attacker, String defender, String totals) {
    Consumer<GameState> deck = Ground.bare().piece("deck", 4125, 3000, 6000, 5000, 0, level, Flag.BLOCK, Flag.STAND).laid();
    assertThat(totals(attack(deck, "2 " + attacker + " 4250 4000 " + level, "1 " + defender + " 4000 4000", BO))).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"4000 2000, -, 7:8", "4000 5000, KNOCKED_OUT, 7:7", "4000 2150, -, 7:8", "4000 1949, -, 7:7"})
  @Rule("KF-TRT-12b")
  void aRoar_reachesL_whileHeWhoRoarsIsInPlay(String place, String condition, String totals) {
    Ring ring = attack(state -> {
      state.figures().inflict(2, Condition.ROARING);
      if (!condition.equals("-")) {
        state.figures().inflict(2, Condition.valueOf(condition));
      }
    }, "2 hero 4250 4000", "1 hero 4000 4000", "1 hero " + place, BO);
    assertThat(totals(ring)).isEqualTo("struck " + totals);
  }

  @Test
  @Rule({"KF-LOC-43a", "KF-RUL-38"})
  void onGravel_nobodyStandsHigher_butBesideItAndAboveIt() {
    assertThat(gravelled(4125, 200, 200)).as("he stands on it").isEqualTo("struck 7:7");
    assertThat(gravelled(4260, 200, 200)).as("his base alone touches it").isEqualTo("struck 8:7");
    assertThat(gravelled(4125, 0, 0)).as("it lies below").isEqualTo("struck 8:7");
    assertThat(gravelled(7000, 200, 200)).as("it lies elsewhere").isEqualTo("struck 8:7");
  }

  /** 2-1 stands on a deck 200 high, and gravel of that base and top begins at an x. */
  private static String gravelled(int x, int base, int top) {
    return totals(attack(Ground.bare().piece("deck", 4125, 3000, 8000, 5000, 0, 200, Flag.BLOCK, Flag.STAND)
        .piece("gravel", x, 3000, 8000, 5000, base, top, Flag.GRAVEL).laid(), "2 hero 4250 4000 200", "1 hero 4000 4000", BO));
  }

  @ParameterizedTest
  @CsvSource({"flurry, flurry-of-blows", "whirlwind, whirlwind-of-death"})
  @Rule({"KF-RUL-84", "KF-ACT-24"})
  void attackingAllRound_isOneAttack_andAnExtraHasNoOther(String word, String trait) {
    Ring ring = Ring.acting(state -> state.gang(1, Counters.CHI, 1), 2, "2 thug/" + trait + " 4250 4000", "1 hero 4000 4000", BO)
        .dice("attack-2=6 defence-1=4");
    assertThat(ring.refused("attack")).isEqualTo("legal");
    ring.play(word);
    while (ring.kind().endsWith("effect")) {
      ring.play(ring.listed().contains("done") ? "done" : "inflict distracted");
    }
    assertThat(ring.refused("attack")).isEqualTo("KF-ACT-24");
  }
}
