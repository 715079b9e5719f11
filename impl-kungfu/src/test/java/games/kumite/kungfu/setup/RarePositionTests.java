package games.kumite.kungfu.setup;

import static games.kumite.kungfu.trait.MovementTests.acting;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.BuildingTests;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that meet only in rare positions. */
final class RarePositionTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";

  /** The first figure has foreseen three 6s. */
  private static Consumer<GameState> foresight(int gang) {
    return state -> {
      state.figures().foresight().foresees(0, state.definition().firstForeseen(gang - 1, 0));
      for (int n = 0; n < 3; n++) {
        state.foreseen().put(IChing.cell(state, 0, n), 6);
      }
    };
  }

  @Test
  @Rule({"KF-TRT-70a", "KF-LOC-52b", "KF-RUL-140b"})
  void whoShootsAtACar_mayTurnHisOwnDieOver() {
    Ring ring = acting(CarTests.car().laid().andThen(state -> state.gang(1, Counters.CHI, 2)), 2,
        "2 hero/pistol/surprise-move 7000 1550").play("shoot").dice("shot-2=1 car=6").play("fire-at-gas-tank 1 1", "spend 0");
    assertThat(ring.kind()).isEqualTo("flip");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser()))
        .isEqualTo("1 against 6 in the attack by hero/pistol/surprise-move 2-1: turn a die over?");
    assertThat(ring.listed()).as("the die of a car is nobody's").containsExactly("flip figure:2-1 attack", "pass");
    ring.play("flip figure:2-1 attack");
    assertThat(CarTests.car(ring).is(Flag.CAR)).as("6 + 4 + 1 to 6").isFalse();
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-09c", "KF-RUL-128"})
  void aSurvivorWhomNobodyRuns_liesAtTheFirstPlaceBesideTheHouse() {
    Ring ring = BuildingTests.tottering(Cast.nobodys(Vip.MEDIC, 4000, 4000), "collapse-1=6 buried=5,5,1", ANA, BO);
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("n-1")).isEqualTo("5130 4000");
    assertThat(ring.is("n-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-LOC-09c", "KF-RUL-104"})
  void aSurvivorWithoutAPlaceBesideTheHouse_liesInItsRuins() {
    Consumer<GameState> walled = state -> {
      for (int[] rock : new int[][] {{2000, 2000, 2990, 6000}, {5010, 2000, 6000, 6000}, {2990, 2000, 5010, 2990}, {2990, 5010, 5010, 6000}}) {
        state.lay(state.board().plus(Ground.bare().rock(rock[0], rock[1], rock[2], rock[3], 900).board().piece(0)));
      }
    };
    Ring ring = BuildingTests.tottering(walled, "collapse-1=6 buried-2=4,4,1", ANA, "2 thug 4000 4000", BO);
    assertThat(ring.kind()).as("nobody has anything to choose").isEqualTo("nominate");
    assertThat(ring.place("2-1")).isEqualTo("4000 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-78a", "KF-RUL-120", "KF-LOC-26a"})
  void aWallOfWater_putsOutWhomItTouches() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 3);
      state.figures().inflict(1, Condition.BURNING_BY_FIREBALL);
      state.figures().inflict(2, Condition.BURNING_BY_HOT_SPOT);
      state.figures().inflict(3, Condition.BURNING_BY_HOT_SPOT);
    }, "2 hero/water-wall 4000 4000", "2 thug 5125 4000", "1 thug 4864 4300", "1 thug 4860 3700", ANA)
        .play("water-wall figure:2-1", "mark 5000 4000", "shift 6");
    assertThat(ring.is("2-2", Condition.BURNING_BY_FIREBALL)).as("125 away").isFalse();
    assertThat(ring.is("1-1", Condition.BURNING_BY_HOT_SPOT)).as("136 away").isTrue();
    assertThat(ring.is("1-2", Condition.BURNING_BY_HOT_SPOT)).as("140 away").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"'3,2,3', false", "'3,2,2', true"})
  @Rule({"KF-RUL-128", "KF-STU-15", "KF-STU-16", "KF-VIP-08c"})
  void theDinosaurThatHangsOnToAnEdge_climbsUpForTwoActions(String dice, boolean hangs) {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3000, 5000, 5000, 900).laid().andThen(Cast.nobodys(Vip.DINOSAUR, 5000, 4000))
        .andThen(hanging()), ANA, BO).play("end-turn").dice("activation=" + dice).play("end-turn");
    assertThat(ring.is("n-1", Condition.CLIFFHANGING)).isEqualTo(hangs);
    assertThat(ring.kind()).isEqualTo("nominate");
    long place = ring.figures().place(ring.figure("n-1"));
    assertThat(Place.level(place)).isEqualTo(900);
  }

  @Test
  @Rule({"KF-RUL-128", "KF-CON-25"})
  void theDinosaurThatIsTransfixedThere_freesItselfFirst() {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3000, 5000, 5000, 900).laid().andThen(Cast.nobodys(Vip.DINOSAUR, 5000, 4000))
        .andThen(hanging()).andThen(state -> state.figures().inflict(state.get(Counters.VIP_FIGURE), Condition.TRANSFIXED)), ANA, BO)
        .play("end-turn").dice("activation=3,2,3").play("end-turn");
    assertThat(ring.is("n-1", Condition.TRANSFIXED)).isFalse();
    assertThat(ring.is("n-1", Condition.CLIFFHANGING)).isTrue();
  }

  private static Consumer<GameState> hanging() {
    return state -> {
      int figure = state.get(Counters.VIP_FIGURE);
      state.figures().put(figure, Place.of(5000, 4000, 900));
      state.figures().inflict(figure, Condition.CLIFFHANGING);
    };
  }

  @ParameterizedTest
  @CsvSource({"thug, 4, LIMPING", "thug, 3, DEAD", "hero, 1, LIMPING"})
  @Rule({"KF-LOC-31", "KF-RUL-136", "KF-STU-14c", "KF-STU-14d", "KF-RUL-104"})
  void aLeapOffATrampolineFromARoof_landsAsAJumpDown(String profile, int die, Condition condition) {
    Ring ring = onTheRoof(profile, 1300).dice("landing-2=" + die).play("to 5200 4000");
    assertThat(ring.is("2-1", condition)).isTrue();
    assertThat(ring.place("2-1")).as("where it lands").isEqualTo("5200 4000");
  }

  @Test
  @Rule({"KF-LOC-31", "KF-RUL-136", "KF-STU-13"})
  void suchALeap_downToTheStick_isSafe() {
    Ring ring = onTheRoof("thug", 1200).play("to 5200 4000");
    assertThat(ring.place("2-1")).isEqualTo("5200 4000");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  private static Ring onTheRoof(String profile, int level) {
    return acting(roof(level), 1, "2 " + profile + " 4000 4000 " + level).play("move", "to 4400 4000 " + level);
  }

  private static Consumer<GameState> roof(int level) {
    return Ground.bare().rock(3000, 3000, 4900, 5000, level).piece("b1", 4420, 3900, 4480, 4100, level, level, Flag.TRAMP,
        Flag.SCENIC).laid();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-31", "KF-STU-14d"})
  void aSeer_mayUseADie_asHeJumpsDown_orSlips() {
    Ring leap = seer(roof(1300), "4000 4000 1300");
    leap.play("move", "to 4400 4000 1300", "to 5200 4000");
    assertThat(leap.kind()).as("the landing").isEqualTo("divination");
    leap.play("divine 1");
    assertThat(leap.place("2-1")).isEqualTo("5200 4000");
    assertThat(leap.is("2-1", Condition.LIMPING)).isFalse();
    Ring jump = seer(Ground.bare().rock(3000, 3000, 5000, 5000, 1300).laid(), "4900 4000 1300").play("move", "to 5200 4000");
    assertThat(jump.kind()).as("the landing").isEqualTo("divination");
    Ring safe = seer(Ground.bare().rock(3000, 3000, 5000, 5000, 1200).laid(), "4900 4000 1200").play("move", "to 5200 4000");
    assertThat(safe.kind()).as("no die is due").isEqualTo("nominate");
    Ring slip = seer(Ground.bare().flat(4500, 3000, 6000, 5000, Flag.SLIPPERY).laid(), "4000 4000").play("move", "to 5200 4000");
    assertThat(slip.kind()).isEqualTo("divination");
    slip.play("divine 2");
    assertThat(slip.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-TRT-11a"})
  void aSeer_mayUseADie_againstAnAuraOfTheDragon() {
    Ring ring = Ring.of(foresight(1).andThen(state -> state.gang(1, Counters.CHI, 4)), "1 hero/i-ching-divination 4250 4000",
        "2 hero/aura-of-the-dragon 4000 4000", "2 thug 8000 8000").play("awe figure:2-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("divinationAna");
    ring.play("divine 1");
    assertThat(IChing.left(ring.fight(), 0)).isEqualTo(2);
  }

  private static Ring seer(Consumer<GameState> more, String place) {
    return Ring.of(more.andThen(foresight(2)), "2 hero/i-ching-divination " + place, ANA, BO).play("activate figure:2-1", "roll 1")
        .dice("activation-2=5").play("let-roll");
  }

  @Test
  @Rule({"KF-VIP-10b", "KF-LOC-41d", "KF-LOC-41e", "KF-RUL-128"})
  void theCyborgWhoGoesBerserkUnderTheGround_comesOutFirst() {
    Ring ring = Ring.of(Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid()
        .andThen(Cast.nobodys(Vip.CYBORG, 4150, 4150)).andThen(state ->
            state.figures().goDown(state.get(Counters.VIP_FIGURE), 0, -1)), "1 student 4500 4150", ANA, BO).play("end-turn").dice("frenzy=1 activation=6,1,1").play("end-turn");
    assertThat(ring.is("n-1", Condition.INSIDE)).isFalse();
    assertThat(ring.figures().isUnderground(ring.figure("n-1"))).isFalse();
  }

  @Test
  @Rule({"KF-VIP-03a", "KF-RUL-128"})
  void theMedicStandsUp_beforeHeGoesToAnybody() {
    Ring ring = Ring.of(Cast.nobodys(Vip.MEDIC, 5000, 5000).andThen(state -> {
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().inflict(state.get(Counters.VIP_FIGURE), Condition.KNOCKED_DOWN);
    }), "2 student 5000 5500", ANA, BO).play("end-turn", "end-turn");
    assertThat(ring.is("n-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-VIP-02", "KF-RUL-103"})
  void aVipWithoutAPlaceBesideTheItem_comesToARandomOne() {
    Ring ring = Ring.of(Ground.bare().piece("b1", 4000, 4000, 5000, 5000, 0, 300, Flag.BLOCK, Flag.SCENIC).wall(3000, 3000, 6000, 3990)
        .wall(3000, 5010, 6000, 6000).wall(3000, 3990, 3990, 5010).wall(5010, 3990, 6000, 5010).laid()
        .andThen(Cast.absent(Vip.MEDIC)), ANA, BO).dice("place-x=4500 place-y=4500 place-x=1875 place-y=6875");
    FateDice.ITEM.run(ring.fight());
    assertThat(ring.place("n-1")).as("drawn again until it is free").isEqualTo("2000 7000");
  }

  @Test
  @Rule({"KF-LOC-33a", "KF-ACT-05"})
  void nobodyHasToSwingRoundALamppost() {
    Ring ring = acting(Ground.bare().piece("lamp", 5300, 4050, 5400, 4150, 0, 900, Flag.BLOCK, Flag.OBSCURE1, Flag.LAMP, Flag.SCENIC)
        .laid(), 1, "2 hero/acrobat 4000 4100").play("move", "to 5175 4100", "waive");
    assertThat(ring.place("2-1")).isEqualTo("5175 4100");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-57d", "KF-TRT-57e", "KF-RUL-81"})
  void ofSeveralInWhomVibrationsArePlanted_hisPlayerSaysWhomTheyStrike() {
    Ring ring = Ring.of(state -> {
      state.figures().tremble(1, 0);
      state.figures().tremble(2, 0);
    }, "2 hero/quivering-palm 8000 4000", "1 hero 500 500", "1 bruiser 500 900", BO).play("end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("turn-beginsBo");
    ring.play("set-off figure:2-1");
    assertThat(ring.kind()).isEqualTo("vibrations");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("hero/quivering-palm 2-1: in whom are the vibrations set off?");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
    ring.play("at figure:1-1");
    assertThat(ring.figures().wounds(1)).isEqualTo(1);
    assertThat(ring.listed()).as("the other may follow").contains("set-off figure:2-1");
  }

  @Test
  @Rule({"KF-LOC-08a", "KF-LOC-07b"})
  void aWallOfNoHouse_isNotBreached() {
    Ring ring = Ring.of(Ground.bare().wall(4000, 4200, 6000, 4300).laid(), ANA, BO, "2 hero/huge 5000 3900").play("activate figure:2-2");
    assertThat(ring.listed()).noneMatch(one -> one.startsWith("breach"));
  }

  @Test
  @Rule({"KF-RUL-139", "KF-LOC-18b"})
  void nothingIsPushedOffTheTable() {
    Ring ring = acting(Ground.bare().piece("n1", 8400, 3850, 8900, 4150, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.BIN,
        Flag.SCENIC).laid(), 1, "2 thug 8270 4000").play("use push 1 0");
    assertThat(ring.listed()).containsExactly("push-on 10", "push-on 5");
    assertThat(ring.refused("push-on 11")).isEqualTo("KF-RUL-139");
  }

  /** Round Bo's thug is a pocket of 700 by 700 between the points that are listed. */
  @Test
  @Rule({"KF-VIP-07b", "KF-RUL-52"})
  void theLovedOne_isOfferedPointsBetweenTheListedOnes_ifNoneOfThoseIsNearAnEnemy() {
    Match match = new SetupGame(state -> {
      Ground.bare().wall(0, 0, 9000, 775).wall(0, 1475, 9000, 9000).wall(0, 775, 775, 1475).wall(1475, 775, 9000, 1475).laid().accept(state);
      state.figures().put(state.figures().add(state.definition().content.profile("thug"), 1), Place.of(1000, 1000, 0));
      Cast.absent(Vip.LOVED_ONE).accept(state);
      return new PlaceLovedOne(0, 0);
    }, List.of("thug")).start(Setup.seats("Ana", "Bo").seed(1));
    assertThat(Ring.withoutDice(match.decision().prompt().chooser())).isEqualTo("Place the Loved One near an enemy.");
    List<String> listed = match.decision().actions().stream().map(Action::notation).filter(one -> !one.equals("concede")).toList();
    assertThat(listed).as("a point in each quarter that has one").isNotEmpty().hasSizeLessThanOrEqualTo(4)
        .allMatch(one -> one.startsWith("place figure:n-1 "));
    assertThat(match.decision().templates()).extracting(ActionTemplate::start).containsExactly("place figure:n-1", "place figure:n-1");
    match.play(match.decision().parse(listed.get(0)));
  }
}
