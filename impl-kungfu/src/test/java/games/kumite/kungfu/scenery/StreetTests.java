package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bins, hydrants, manholes; tables that are pushed. Bo's 2-1 stands left of piece 1. */
public final class StreetTests {

  private static final String BO = "2 hero 3875 4100";
  private static final String FAR = "1 hero 5400 4100";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ANAS = "1 student 500 8500";

  public static Consumer<GameState> bin(int wear) {
    return PileTests.thing("bin", 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN).andThen(state -> state.wear(0, wear));
  }

  private static Ring opened(String dice) {
    return Ring.of(bin(0), BO, FAR, OTHER).play("activate figure:2-1").dice("bin-2=" + dice).play("open-bin 1");
  }

  @Test
  @Rule("KF-LOC-18a")
  void aBin_isHardCover() {
    Ring ring = PileTests.act(Ring.of(bin(0), "2 rookie-cop 3000 4100", "1 hero 5400 4100", OTHER), "2-1", 1)
        .dice("shot-2=6 dodge-1=1").play("shoot");
    assertThat(ring.kind()).as("6 + 2 - 2 to 1 + 4: by 1").isEqualTo("direction");
    assertThat(ring.play("turn 0").place("1-1")).isEqualTo("6150 4100");
  }

  @ParameterizedTest
  @CsvSource({"1, none", "2, none", "3, waste", "4, hard", "5, gun", "6, none"})
  @Rule({"KF-LOC-18c", "KF-LOC-19a", "KF-LOC-19b", "KF-LOC-19d", "KF-LOC-19e", "KF-RUL-164"})
  void aBin_isOpenedAsAFreeAction_andADieSaysWhatIsInIt(int die, String what) {
    Ring ring = opened(die + (die == 4 ? " bin-missiles-2=3" : die == 6 ? " find-2=2" : ""));
    assertThat(ring.kind()).as("that was the activation").isEqualTo("nominate");
    assertThat(ring.fight().wear(0) & 7).isEqualTo(die);
    assertThat(ring.fight().board().piece(0).is(Flag.SMELLY)).isEqualTo(die == 2);
    assertThat(ring.fight().objects().count()).isEqualTo(die == 5 ? 1 : 0);
    ring.play("end-turn", "end-turn");
    assertThat(ring.play("activate figure:2-1").refused("open-bin 1")).as("it is open").isNotEqualTo("legal");
    ring.dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("use throw-thing 1 0")).isEqualTo(what.equals("hard") ? "legal"
        : what.equals("waste") ? "KF-GUN-02" : ring.refused("use throw-thing 2 0"));
  }

  @Test
  @Rule({"KF-LOC-19d", "KF-RUL-164"})
  void missilesInABin_areThrownUntilTheyAreGone() {
    Ring ring = PileTests.act(Ring.of(bin(4 | 1 << 3), BO, FAR, OTHER), "2-1", 2).dice("shot-2=1 dodge-1=2")
        .play("use throw-thing 1 0");
    assertThat(ring.listed()).doesNotContain("use throw-thing 1 0");
    assertThat(ring.fight().board().isThere(0)).isTrue();
  }

  @Test
  @Rule({"KF-LOC-19c", "KF-RUL-164"})
  void lightWaste_distracts_upToS_withoutEnd() {
    Ring ring = PileTests.act(Ring.of(bin(3), BO, "1 hero 4875 4100", OTHER), "2-1", 2).dice("shot-2=6 dodge-1=1")
        .play("use throw-thing 1 0");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(ring.refused("use throw-thing 1 0")).isEqualTo("legal");
    assertThat(PileTests.act(Ring.of(bin(3), BO, "1 hero 4876 4100", OTHER), "2-1", 1).refused("use throw-thing 1 0"))
        .as("751 off").isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule("KF-LOC-19e")
  void theGun_isTakenForAnAction_andComesUpOnce() {
    Ring ring = opened("5").play("end-turn", "end-turn");
    PileTests.act(ring, "2-1", 2).play("pick-up token:object-1");
    assertThat(ring.figures().arms().weapon(0, ring.figures().arms().weaponPlaces(0) - 1)).isEqualTo(Weapon.AUTOMATIC);
    Ring again = Ring.of(bin(0).andThen(state -> state.set(Counters.BINS, 1 << 5)), BO, FAR, OTHER).play("activate figure:2-1")
        .dice("bin-2=5,1").play("open-bin 1");
    assertThat(again.fight().wear(0)).as("rolled again").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2"})
  @Rule("KF-LOC-19f")
  void aGrislyFind_costsItsFinderAnAction_once(int find, int actions) {
    Ring ring = opened("6 find-2=" + find).play("end-turn", "end-turn").play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).contains(actions == 1 ? "One action" : "2 actions");
    Ring again = Ring.of(bin(0).andThen(state -> state.set(Counters.BINS, 1 << 6)), BO, FAR, OTHER).play("activate figure:2-1")
        .dice("bin-2=6,1").play("open-bin 1");
    assertThat(again.fight().wear(0)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-18b", "KF-RUL-164"})
  void aBin_isPushedUpToS_untilSomethingStopsIt() {
    Ring ring = PileTests.act(Ring.of(bin(1), BO, "1 hero 8000 1000", OTHER), "2-1", 2).play("use push 1 0");
    assertThat(ring.listed()).contains("push-on 75");
    ring.play("push-on 40");
    assertThat(ring.place("2-1")).isEqualTo("4275 4100");
    assertThat(ring.fight().board().piece(0).outline.left()).as("it stays in contact").isEqualTo(4400);
    Ring wall = PileTests.act(Ring.of(Ground.bare().piece("bin", 4000, 3900, 4400, 4300, 0, 250, Flag.BLOCK, Flag.BIN, Flag.SCENIC)
        .wall(4600, 3000, 4700, 5000).laid(), BO, "1 hero 8000 1000", OTHER), "2-1", 2).play("use push 1 0");
    assertThat(wall.listed()).contains("push-on 20");
    assertThat(wall.refused("push-on 21")).isEqualTo("KF-RUL-139");
    Ring mud = PileTests.act(Ring.of(Ground.bare().piece("bin", 4000, 3900, 4400, 4300, 0, 250, Flag.BLOCK, Flag.BIN, Flag.SCENIC)
        .flat(4700, 3000, 5000, 5000, Flag.BROKEN).laid(), BO, "1 hero 8000 1000", OTHER), "2-1", 2).play("use push 1 0");
    assertThat(mud.listed()).as("its wheels stop there").contains("push-on 30");
    Ring enemy = PileTests.act(Ring.of(bin(1), BO, "1 hero 4500 4400", OTHER), "2-1", 2).play("use push 1 0");
    assertThat(enemy.refused("push-on 75")).as("the bin meets somebody").isEqualTo("KF-RUL-139");
  }

  @Test
  @Rule("KF-LOC-18b")
  void whoIsHeldInCombat_pushesNothingAway() {
    Ring ring = PileTests.act(Ring.of(bin(1), BO, "1 hero 3625 4100", OTHER), "2-1", 2).play("use push 1 0", "push-on 75")
        .dice("attack-1=5 defence-2=4").play("hack figure:1-1", "inflict distracted");
    assertThat(ring.place("2-1")).isEqualTo("3875 4100");
    assertThat(ring.fight().board().piece(0).outline.left()).isEqualTo(4000);
  }

  @Test
  @Rule({"KF-LOC-51d", "KF-RUL-139"})
  void aFlippedTable_isPushedAtRightAngles_anUprightOneNot() {
    Consumer<GameState> flipped = Ground.bare().piece("table", 4000, 3500, 4100, 4700, 0, 400, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SOLIDLOW, Flag.SCENIC).laid();
    Ring ring = PileTests.act(Ring.of(flipped, "2 hero 3875 4600", "1 hero 8000 1000", OTHER), "2-1", 2).play("use push 1 0", "push-on 75");
    assertThat(ring.place("2-1")).isEqualTo("4625 4600");
    assertThat(ring.fight().board().piece(0).outline.left()).isEqualTo(4750);
    Consumer<GameState> upright = Ground.bare().piece("table", 4000, 3500, 4400, 4700, 0, 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SCENIC).laid();
    assertThat(PileTests.act(Ring.of(upright, "2 hero 3875 4600", "1 hero 8000 1000", OTHER), "2-1", 2).listed())
        .doesNotContain("use push 1 0");
  }

  @Test
  @Rule("KF-LOC-51d")
  void whoStandsAtTheEndOfATable_doesNotPushIt() {
    Consumer<GameState> flipped = Ground.bare().piece("table", 4000, 3500, 4100, 4700, 0, 400, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SOLIDLOW, Flag.SCENIC).laid();
    assertThat(PileTests.act(Ring.of(flipped, "2 hero 4080 4825", "1 hero 8000 1000", OTHER), "2-1", 2).refused("use push 1 0"))
        .isEqualTo("KF-LOC-51d");
  }

  @ParameterizedTest
  @CsvSource({"1, nominate", "2, action"})
  @Rule({"KF-LOC-19f", "KF-LOC-20c"})
  void whoOpensABinAmongHisActions_mayLoseTheVeryNext(int die, String kind) {
    Ring ring = PileTests.act(Ring.of(bin(0), "2 hero/huge 3700 4100", "1 hero 3275 4100", OTHER), "2-1", 3)
        .dice("bin-2=6 find-2=" + die).play("use dump-bin 1 0", "move", "to 3700 4100");
    assertThat(ring.kind()).as("of two that were left").isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"thug/huge, KF-LOC-20c", "hero/huge, legal"})
  @Rule({"KF-LOC-20c", "KF-PLT-11b"})
  void inAChallenge_noBinIsEmptiedOverSomebodyElsesOpponent(String who, String refusal) {
    Consumer<GameState> challenge = bin(2).andThen(state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()));
    Ring ring = Ring.of(challenge, "2 " + who + " 3700 4100", "1 hero 3275 4100", who.startsWith("thug") ? "2 hero 8000 8000" : OTHER);
    assertThat(PileTests.act(ring, "2-1", 1).refused("use dump-bin 1 0")).isEqualTo(refusal);
  }

  @ParameterizedTest
  @CsvSource({"hero/huge, legal", "thug/huge, KF-ACT-24"})
  @Rule({"KF-LOC-20c", "KF-ACT-24"})
  void whoHasAttacked_emptiesABinAllTheSame_unlessHeIsAnExtra(String who, String refusal) {
    Consumer<GameState> attacked = bin(2).andThen(state -> state.figures().inflict(0, Condition.HAS_ATTACKED));
    assertThat(PileTests.act(Ring.of(attacked, "2 " + who + " 3700 4100", "1 hero 3275 4100", OTHER), "2-1", 1).refused("use dump-bin 1 0"))
        .isEqualTo(refusal);
  }

  @Test
  @Rule({"KF-LOC-20c", "KF-TRT-11b"})
  void nobodyEmptiesABin_overWhomHeStandsInAweOf() {
    Consumer<GameState> awed = bin(2).andThen(state -> state.figures().awe(0, 1));
    assertThat(PileTests.act(Ring.of(awed, "2 hero/huge 3700 4100", "1 hero 3275 4100", OTHER), "2-1", 1).refused("use dump-bin 1 0"))
        .isEqualTo("KF-LOC-20c");
  }

  @Test
  @Rule("KF-LOC-51c")
  void aFlippedTable_isCoverForWhoStandsBehindIt() {
    Consumer<GameState> flipped = Ground.bare().piece("table", 4000, 3500, 4100, 4700, 0, 400, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SOLIDLOW, Flag.SCENIC).laid();
    Ring ring = PileTests.act(Ring.of(flipped, "2 rookie-cop 2000 4100", "1 hero 4225 4100", OTHER), "2-1", 1)
        .dice("shot-2=6 dodge-1=1").play("shoot");
    assertThat(ring.listed()).as("6 + 2 - 2 to 1 + 4: by 1").contains("inflict recoil-short").doesNotContain("inflict knocked-down");
  }

  @ParameterizedTest
  @ValueSource(strings = {"grenade", "fireball"})
  @Rule({"KF-LOC-51e", "KF-LOC-27b"})
  void blasts_destroyTablesAndIce(String kind) {
    Consumer<GameState> things = Ground.bare().piece("table", 5000, 3500, 5400, 4700, 0, 120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE,
        Flag.SCENIC).piece("ice", 5600, 3500, 6000, 4000, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.FRAGILE, Flag.ICE, Flag.SCENIC)
        .piece("bricks", 5600, 4100, 6000, 4500, 0, 150, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.HARDM, Flag.SCENIC).laid();
    Ring ring = PileTests.act(Ring.of(things.andThen(state -> state.gang(1, Counters.CHI, 1)), "2 hero/" + kind + " 3000 4100",
        "1 hero 8500 1000", OTHER), "2-1", 1).play(kind.equals("grenade") ? "grenade" : "cast fireball")
        .dice(kind.equals("grenade") ? "throw-2=5,5" : "").play("mark 5500 4050");
    assertThat(ring.fight().board().isThere(0)).isFalse();
    assertThat(ring.fight().board().isThere(1)).isFalse();
    assertThat(ring.fight().board().isThere(2)).as("bricks are hard").isTrue();
  }

  @Test
  @Rule("KF-LOC-20b")
  void aHugeFigure_throwsABin_upToM_at1More_andItIsGone() {
    Ring ring = PileTests.act(Ring.of(bin(0), "2 hero/huge 3700 4100", "1 hero 5325 4100", OTHER), "2-1", 1)
        .dice("shot-2=5 dodge-1=3").play("use hurl-bin 1 0");
    assertThat(ring.listed()).as("5 + 4 + 1 to 3 + 4").contains("inflict wounded");
    assertThat(ring.fight().board().isThere(0)).isFalse();
    assertThat(PileTests.act(Ring.of(bin(0), "2 hero/huge 3700 4100", "1 hero 5326 4100", OTHER), "2-1", 1)
        .refused("use hurl-bin 1 0")).as("1201 off").isEqualTo("KF-GUN-02");
    assertThat(PileTests.act(Ring.of(bin(0), "2 hero/big 3800 4100", FAR, OTHER), "2-1", 1).refused("use hurl-bin 1 0"))
        .isEqualTo("KF-LOC-20b");
  }

  private static Ring dumped(int wear, String dice, String play) {
    return PileTests.act(Ring.of(bin(wear), "2 hero/huge 3700 4100", "1 hero 3275 4100", OTHER), "2-1", 1)
        .dice(dice).play("use dump-bin 1 0").choose(play);
  }

  @Test
  @Rule({"KF-LOC-20c", "KF-RUL-164"})
  void aHugeFigure_emptiesABinOverAnEnemy() {
    assertThat(dumped(2, "", "at figure:1-1").is("1-1", Condition.HUMBLED)).isTrue();
    Ring waste = dumped(3, "", "at figure:1-1");
    assertThat(waste.is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(waste.fight().wear(0)).as("it is empty").isEqualTo(1);
    Ring missiles = dumped(4 | 5 << 3, "shot-2=5 dodge-1=3", "at figure:1-1");
    assertThat(missiles.listed()).as("one attack: 5 + 4 to 3 + 4").contains("inflict knocked-down");
    assertThat(missiles.fight().wear(0)).isEqualTo(1);
    Ring closed = dumped(0, "bin-2=1", "at figure:1-1");
    assertThat(closed.fight().wear(0)).as("opened by that").isEqualTo(1);
    assertThat(PileTests.act(Ring.of(bin(2), "2 hero/huge 3700 4100", FAR, OTHER), "2-1", 1).refused("use dump-bin 1 0"))
        .isEqualTo("KF-LOC-20c");
  }

  @Test
  @Rule({"KF-RUL-164", "KF-RUL-94"})
  void aBin_intoWhichSomebodyIsThrown_openesAndComesDownOnHim() {
    Ring ring = PileTests.act(Ring.of(bin(0), "2 hero 3500 4100", "1 hero 3750 4100", OTHER, ANAS), "2-1", 2).play("attack")
        .dice("attack-2=5 defence-1=4").play("target figure:1-1 0", "inflict recoil-short").dice("bin-1=4 bin-missiles-1=2 peril=6 defence-1=1")
        .play("turn 0");
    assertThat(ring.figures().wounds(1)).as("6 + 2 to 1 + 4").isEqualTo(1);
  }

  private static Consumer<GameState> hydrant(int wear) {
    return Ground.bare().piece("hydrant", 4000, 4000, 4200, 4200, 0, 120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT,
        Flag.SCENIC).laid().andThen(state -> state.wear(0, wear));
  }

  @ParameterizedTest
  @CsvSource({"6, true", "5, false"})
  @Rule({"KF-LOC-16a", "KF-LOC-16c"})
  void aHydrant_isVeryHard_andBrokenFellsSomebodyWithinS(int die, boolean isBroken) {
    Ring ring = PileTests.act(Ring.of(hydrant(0), BO, "1 thug 5075 4100", "1 thug 5076 5000", OTHER), "2-1", 1)
        .dice("break-2=" + die + (isBroken ? " hydrant-victim=1" : "")).play("break 1 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("one of the two within 750").isEqualTo(isBroken);
    assertThat(ring.fight().board().isThere(0)).isTrue();
    assertThat(ring.fight().wear(0)).isEqualTo(isBroken ? 1 : 0);
  }

  @Test
  @Rule({"KF-LOC-16d", "KF-RUL-120"})
  void itsWater_putsOutEveryFireWithinL() {
    Ring ring = PileTests.act(Ring.of(hydrant(0).andThen(state -> {
      state.figures().inflict(1, Condition.BURNING_BY_HOT_SPOT);
      state.figures().inflict(2, Condition.BURNING_BY_FIREBALL);
      state.burn(0);
    }), BO, "1 hero 6125 4100", "1 thug 6126 4100", OTHER), "2-1", 1).dice("break-2=6 hydrant-victim=0").play("break 1 0");
    assertThat(ring.is("1-1", Condition.BURNING_BY_HOT_SPOT)).isFalse();
    assertThat(ring.is("1-2", Condition.BURNING_BY_FIREBALL)).as("a tenth too far").isTrue();
    assertThat(ring.fight().burning()).isZero();
  }

  @Test
  @Rule({"KF-LOC-16b", "KF-PLT-14b"})
  void aGrenade_breaksItOn3_andMoreAndItCountsAsDestroyed() {
    for (int die = 2; die <= 3; die++) {
      Ring ring = PileTests.act(Ring.of(hydrant(0), "2 hero/grenade 3000 4100", "1 hero 8500 1000", OTHER), "2-1", 1)
          .play("grenade").dice("throw-2=5 hydrant-2=" + die).play("mark 4600 4600");
      assertThat(ring.fight().wear(0)).isEqualTo(die - 2);
    }
    Ring plot = PileTests.act(Ring.of(hydrant(0).andThen(state -> {
      state.set(Counters.PLOT, Plot.DESTROY.ordinal());
      state.mark(0);
      state.set(Counters.DESTROYED, 1);
    }), BO, "1 hero 4100 4600", "1 hero 4600 4100", "2 student 4100 3600", OTHER), "2-1", 1).dice("break-2=6 hydrant-victim=1").play("break 1 0");
    assertThat(plot.fight().isOver()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"'5,5,1', false", "'5,1,1', true"})
  @Rule({"KF-LOC-17a", "KF-LOC-17b", "KF-LOC-17c", "KF-RUL-134"})
  void theJetOfABrokenOne_isTurnedOnAnEnemyWithinM(String dice, boolean isHit) {
    Ring ring = PileTests.act(Ring.of(hydrant(1), BO, "1 hero 5525 4100", OTHER), "2-1", 1).dice("jet-1=" + dice)
        .play("use jet 1 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(isHit);
    assertThat(ring.place("1-1")).isEqualTo(isHit ? "6275 4100" : "5525 4100");
    assertThat(PileTests.act(Ring.of(hydrant(1), BO, "1 hero 5526 4100", OTHER), "2-1", 1).refused("use jet 1 0"))
        .as("1201 off").isEqualTo("KF-RUL-134");
    assertThat(PileTests.act(Ring.of(hydrant(0), BO, "1 hero 5000 4100", OTHER), "2-1", 1).refused("use jet 1 0"))
        .as("whole").isEqualTo("KF-RUL-134");
  }

  @Test
  @Rule("KF-LOC-17d")
  void aWallOfWater_absorbsTheJet() {
    Ring ring = PileTests.act(Ring.of(hydrant(1).andThen(state -> {
      state.figures().inflict(1, Condition.WATER_WALL);
      state.figures().raiseWall(1, Place.of(4800, 4100, 0), Directions.COUNT / 4);
    }), BO, "1 hero 5400 4100", OTHER), "2-1", 1).play("use jet 1 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("no dice").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, 6, 1", "0, 5, 0"})
  @Rule({"KF-LOC-16a", "KF-RUL-94"})
  void aHydrant_intoWhichSomebodyIsThrown_mayBreak(int wear, int die, int after) {
    Ring ring = PileTests.act(Ring.of(hydrant(wear), "2 hero 3500 4100", "1 hero 3750 4100", OTHER, ANAS), "2-1", 2).play("attack")
        .dice("attack-2=5 defence-1=4").play("target figure:1-1 0", "inflict recoil-short").dice("break=" + die
            + (after == 1 ? " hydrant-victim=1" : "")).play("turn 0");
    assertThat(ring.fight().wear(0)).isEqualTo(after);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(after == 1);
  }

  private static Consumer<GameState> manhole(int wear) {
    return Ground.bare().piece("manhole", 4000, 3950, 4300, 4250, 0, 0, Flag.MANHOLE, Flag.SCENIC)
        .piece("drain", 7000, 6950, 7300, 7250, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid().andThen(state -> state.wear(0, wear));
  }

  @ParameterizedTest
  @CsvSource({"hero, 750, 125", "hero/big, 1200, 200", "hero/huge, 1800, 300"})
  @Rule({"KF-LOC-40a", "KF-LOC-40b"})
  void aCover_isLiftedAndThrown_at1More_theFartherTheLargerTheThrower(String thrower, int range, int radius) {
    String bo = "2 " + thrower + " " + (4000 - radius) + " 4100";
    int far = 4000 - radius + radius + range + 125;
    Ring ring = PileTests.act(Ring.of(manhole(0), bo, "1 hero " + far + " 4100", OTHER), "2-1", 2).play("use lift-cover 1 0")
        .dice("shot-2=4 dodge-1=4").play("use throw-thing 1 0");
    assertThat(ring.kind()).as("4 + 4 + 1 to 4 + 4").isEqualTo("direction");
    ring.play("turn 0");
    assertThat(ring.fight().wear(0)).as("open, without a cover").isEqualTo(2);
    assertThat(PileTests.act(Ring.of(manhole(1), bo, "1 hero " + (far + 1) + " 4100", OTHER), "2-1", 2)
        .refused("use throw-thing 1 0")).isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-LOC-41a", "KF-LOC-41d", "KF-LOC-41e"})
  void whoGoesDown_isGoneFromTheTable_andComesUpFromAnotherOne_inHisNextTurn() {
    Ring ring = PileTests.act(Ring.of(manhole(1).andThen(state -> state.wear(1, 2)), BO, "1 detective 4400 4600", OTHER), "2-1", 2)
        .play("use climb-down 1 0");
    assertThat(ring.listed()).as("the second action is of no use").containsExactly("stop");
    assertThat(ring.refused("climb-out 1")).isEqualTo("KF-LOC-41d");
    ring.play("stop", "end-turn");
    PileTests.act(ring, "1-1", 1);
    ring.dice("shot-1=1 dodge-2=6").play("shoot"); // nobody sees him: at the other one
    if (ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    PileTests.act(ring, "2-1", 1);
    assertThat(ring.listed()).contains("climb-out 1", "climb-out 2");
    ring.play("climb-out 2");
    assertThat(ring.listed()).hasSizeGreaterThan(4);
    ring.play(ring.listed().get(0));
    assertThat(ring.is("2-1", Condition.INSIDE)).isFalse();
    assertThat(Place.squared(ring.figures().place(0), Place.of(7150, 7100, 0))).as("beside it").isLessThan(400L * 400);
  }

  @Test
  @Rule("KF-LOC-41a")
  void goingDown_isAMoveThatLeavesCombat_throughAnOpenHole_forOrdinarySizes() {
    assertThat(PileTests.act(Ring.of(manhole(0), BO, FAR, OTHER), "2-1", 1).refused("use climb-down 1 0")).isEqualTo("KF-LOC-41a");
    assertThat(PileTests.act(Ring.of(manhole(1), "2 hero/big 3800 4100", FAR, OTHER), "2-1", 1).refused("use climb-down 1 0"))
        .isEqualTo("KF-LOC-41a");
    Ring ring = PileTests.act(Ring.of(manhole(1), BO, "1 hero 4012 4310", OTHER), "2-1", 1).play("use climb-down 1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("hack-leaverAna");
    ring.dice("attack-1=1 defence-2=6").play("hack figure:1-1");
    assertThat(ring.is("2-1", Condition.INSIDE)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"slip-in 1", "waive"})
  @Rule("KF-LOC-41b")
  void whoRecoilsOverAnOpenOne_maySlipIn(String answer) {
    Ring ring = PileTests.act(Ring.of(manhole(2), "2 hero 3500 4100", "1 hero 3750 4100", OTHER, ANAS), "2-1", 2).play("attack")
        .dice("attack-2=5 defence-1=4").play("target figure:1-1 0", "inflict recoil-short", "turn 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("slip-inAna");
    ring.play(answer);
    assertThat(ring.is("1-1", Condition.INSIDE)).isEqualTo(answer.equals("slip-in 1"));
    assertThat(ring.place("1-1")).isEqualTo(answer.equals("slip-in 1") ? "4150 4100" : "4500 4100");
  }

  @Test
  @Rule({"KF-LOC-41c", "KF-RUL-06"})
  void whoIsCharged_maySlipIntoOneBesideHim() {
    Ring ring = PileTests.act(Ring.of(manhole(2), "2 hero 2600 4100", "1 hero 3875 4100", OTHER, ANAS), "2-1", 2).play("move",
        "to 3625 4100");
    assertThat(ring.kind() + ring.actor()).isEqualTo("slip-inAna");
    ring.play("slip-in 1");
    assertThat(ring.refused("attack")).as("nobody is there").isEqualTo("KF-H2H-02");
  }

  @Test
  @Rule("KF-RUL-94")
  void aCoverThatIsSetOff_fliesAtSomebody_andLeavesAHole() {
    Ring ring = PileTests.act(Ring.of(manhole(0), "2 hero 3500 4100", "1 hero 3750 4100", OTHER, ANAS), "2-1", 1)
        .dice("attack-2=5 defence-1=4 peril=6 defence-1=1").play("attack", "inflict prop-activates");
    assertThat(ring.figures().wounds(1)).isEqualTo(1);
    assertThat(ring.fight().wear(0)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"3, 0", "4, 1"})
  @Rule({"KF-LOC-16b", "KF-RUL-134"})
  void aBullet_breaksAHydrantOn4_itNeedsNoRollToHit(int die, int wear) {
    Ring ring = PileTests.act(Ring.of(hydrant(0), "2 detective 2000 4100", "1 hero 8000 1000", OTHER), "2-1", 2).play("shoot")
        .dice("hydrant-2=" + die).play("fire-at-hydrant 1");
    assertThat(ring.fight().wear(0)).isEqualTo(wear);
    assertThat(ring.kind()).as("one action is left").isEqualTo("action");
    assertThat(PileTests.act(Ring.of(hydrant(1), "2 detective 2000 4100", "1 hero 8000 1000", OTHER), "2-1", 2).play("shoot")
        .refused("fire-at-hydrant 1")).isEqualTo("KF-RUL-134");
  }

  @Test
  @Rule({"KF-RUL-134", "KF-GUN-26d"})
  void aShotThatGoesWrong_mayHitAHydrant() {
    Ring ring = PileTests.act(Ring.of(hydrant(0), "2 rookie-cop 3500 4800", "1 hero 5500 5800", OTHER), "2-1", 1)
        .dice("shot-2=1 dodge-1=6").play("shoot");
    assertThat(ring.kind() + ring.actor()).isEqualTo("backfireAna");
    ring.dice("hydrant-2=4 hydrant-victim=0").play("inflict prop-hit");
    if (ring.kind().equals("hit-prop")) {
    }
    assertThat(ring.fight().wear(0)).isEqualTo(1);
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("the only one within S").isTrue();
  }

  private static Ring atControls(String shooter, int wear) {
    return PileTests.act(Ring.of(PileTests.thing("machine", 400, Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.MACHINE)
        .andThen(state -> {
          state.wear(0, wear);
          state.figures().snare(2, 0, 0);
        }), shooter, "1 hero 8500 500", "2 hero 4525 4100", ANAS), "2-1", 2).play("shoot");
  }

  @ParameterizedTest
  @CsvSource({"4, 6, true", "3, 6, false"})
  @Rule({"KF-LOC-14a", "KF-RUL-133"})
  void anAimedShotThatBeatsC3_switchesAMachineOff(int die, int other, boolean isOff) {
    Ring ring = atControls("2 detective 2000 4100", 0);
    assertThat(ring.refused("fire-at-controls 1 0")).as("it must be aimed").isEqualTo("KF-RUL-140b");
    ring.dice("shot-2=" + die + " car=" + other).play("fire-at-controls 1 1");
    assertThat(ring.fight().wear(0)).as("4 + 4 + Good Shot + 1 to 6 + 3").isEqualTo(isOff ? 1 : 0);
    assertThat(ring.figures().snare(2)).isEqualTo(isOff ? -1 : 0);
    assertThat(atControls("2 detective 2000 4100", 1).refused("fire-at-controls 1 1")).isEqualTo("KF-LOC-14a");
  }

  /** The machine begins at 4000. */
  @ParameterizedTest
  @CsvSource({"2075, true", "2074, false"})
  @Rule({"KF-LOC-14a", "KF-GUN-07", "KF-LOC-12a"})
  void theControls_canBeHitWithWhatIsThrown_too(int x, boolean isInReach) {
    Ring ring = PileTests.act(Ring.of(PileTests.thing("machine", 400, Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.MACHINE),
        "2 hero/throwing-stars " + x + " 4100", "1 hero " + x + " 2500", ANAS), "2-1", 2).play("shoot");
    assertThat(ring.listed().contains("fire-at-controls 1 1")).isEqualTo(isInReach);
    if (isInReach) {
      ring.dice("shot-2=5 car=6").play("fire-at-controls 1 1");
      assertThat(ring.fight().wear(0)).as("5 + 4 + 1 to 6 + 3").isEqualTo(1);
      assertThat(ring.fight().get(Counters.GUNSHOTS)).as("nobody has heard a shot").isZero();
    }
  }

  @Test
  @Rule({"KF-LOC-20a", "KF-RUL-62"})
  void whoHidesInABin_isSeenByNobody_whateverIsInIt_untilHePopsOut() {
    Ring ring = PileTests.act(Ring.of(bin(6), BO, "1 detective 3000 5400", "2 student 8000 8000"), "2-1", 2).play("hide");
    assertThat(ring.refused("use throw-thing 1 0")).isNotEqualTo("legal");
    ring.play("stop", "end-turn");
    PileTests.act(ring, "1-1", 2).play("shoot");
    assertThat(ring.listed()).as("nothing is between them").doesNotContain("fire 1 figure:2-1 0").contains("fire 1 figure:2-2 0");
    Ring out = PileTests.act(Ring.of(bin(6), BO, "1 detective 3000 5400", "2 student 8000 8000"), "2-1", 2).play("hide", "pop-out",
        "end-turn");
    PileTests.act(out, "1-1", 2).play("shoot");
    assertThat(out.listed()).contains("fire 1 figure:2-1 0");
  }

  @Test
  @Rule("KF-LOC-20a")
  void aBinThatIsThrownAway_hidesNobody() {
    Ring ring = PileTests.act(Ring.of(bin(6).andThen(state -> state.figures().hide(1, Figures.Shelter.BIN)),
        "2 hero/huge 3700 4100", "1 thug 4525 4100", "1 thug 4300 5100", OTHER), "2-1", 1)
        .dice("shot-2=1 dodge-1=6").play("use hurl-bin 1 0");
    assertThat(ring.is("1-1", Condition.HIDING)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"bin, BIN, 12, missiles, 1", "bin, BIN, 3, waste, ", "bin, BIN, 6, grisly, ", "bin, BIN, 5, empty, ", "manhole, MANHOLE, 1, open, ", "machine, MACHINE, 1, off, ",
      "hydrant, HYDRANT, 1, broken, ", "bricks, HARDM, 2, , 4", "table, TABLE, 1, cleared, ", "censer, INCENSE, 1, burnt-out, "})
  void theTable_showsWhatHasBecomeOfThings(String id, Flag flag, int wear, String state, Integer left) {
    Ring ring = Ring.of(PileTests.thing(id, 0, flag).andThen(fight -> {
      fight.wear(0, wear);
      fight.figures().snare(0, 0, 1);
      fight.set(Counters.SCROLL, 5);
    }), BO, FAR, OTHER);
    assertThat(ring.match().table(games.kumite.api.Viewer.spectator()).find("terrain:" + id).orElseThrow().get("state")).isEqualTo(state);
    assertThat(ring.match().table(games.kumite.api.Viewer.spectator()).find("terrain:" + id).orElseThrow().get("left")).isEqualTo(left);
    assertThat(ring.match().table(games.kumite.api.Viewer.spectator()).find("terrain:" + id).orElseThrow().get("piece")).isEqualTo(1);
    assertThat(ring.match().table(games.kumite.api.Viewer.spectator()).find("figure:2-1").orElseThrow().get("caught-in")).isEqualTo(games.kumite.api.References.to("terrain:" + id));
    assertThat(ring.match().table(games.kumite.api.Viewer.spectator()).find("figure:2-1").orElseThrow().get("scroll")).isEqualTo("fireball");
  }
}
