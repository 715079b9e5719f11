package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.scenery.PileTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that seldom come into play. It is Bo's turn; 2-1 acts. */
final class SeldomPlayedTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 3);
  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 student 8000 8000";

  private static Object shown(Ring ring, String id, String attribute) {
    return ring.match().table(Viewer.spectator()).find(id).orElseThrow().get(attribute);
  }

  @Test
  @Rule({"KF-RUL-131", "KF-CPL-01a", "KF-VIP-07e"})
  void theTable_showsSwarms_theArtefact_andWhatFuryGives() {
    Ring ring = Ring.of(state -> {
      for (int i = 0; i < 3; i++) {
        state.swarms().add(Place.of(1000 + 1000 * i, 7000, 0), state.figures().count());
      }
      state.swarms().remove(0);
      state.objects().give(state.objects().add(Place.of(500, 500, 0), Objects.ARTEFACT, Figures.NOBODY), 0);
      state.figures().note(0, PlotDeed.FURIOUS);
    }, "2 hero 8000 500", ANA, BO);
    assertThat(shown(ring, "token:swarm-1", "x")).as("the first is no more").isEqualTo(2000);
    assertThat(shown(ring, "token:swarm-2", "x")).isEqualTo(3000);
    assertThat(shown(ring, "token:swarm-2", "radius")).isEqualTo(375);
    assertThat(shown(ring, "token:object-1", "artefact")).isEqualTo(true);
    assertThat(shown(ring, "token:object-1", "x")).as("with who carries it").isEqualTo(8000);
    assertThat(shown(ring, "figure:2-1", "traits").toString()).isEqualTo("[dashing, boiling-blood]");
  }

  @Test
  @Rule({"KF-RUL-51", "KF-RUL-192", "KF-PLT-07d", "KF-RUL-69"})
  void aBody_isHandedToAFriend() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 2);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
      state.figures().carrier(2, 0);
    }, "2 hero 4000 4000", ANA, "1 thug 4000 4000", "2 thug 4250 4000", BO).play("activate figure:2-1", "hand-over figure:2-2");
    assertThat(ring.figures().carrier(2)).isEqualTo(ring.figure("2-2"));
    assertThat(ring.place("1-2")).as("in his arms").isEqualTo("4250 4000");
    ring.play("end-turn", "end-turn", "activate figure:2-2", "drop");
    assertThat(ring.place("1-2")).as("where he has stood all the time").isEqualTo("4250 4000");
  }

  @Test
  @Rule({"KF-RUL-51", "KF-ACT-32", "KF-PLT-05b"})
  void aDangerousObject_fellsAndWoundsTheProtagonistWhoTouchesIt_andIsHis() {
    Ring ring = Ring.acting(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.DANGEROUS.ordinal());
      state.objects().add(Place.of(4000, 4000, 0));
    }, 1, "2 hero 4000 4000", ANA, BO).dice("touch-2=2 peril=6 defence-2=2").play("pick-up token:object-1");
    assertThat(ring.figures().wounds(0)).as("6 + 4 to 2 + 4").isEqualTo(1);
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.fight().objects().carrier(0)).isZero();
  }

  @Test
  @Rule({"KF-CON-21", "KF-RUL-128", "KF-RUL-43"})
  void whoIsNobodys_isFinishedWithoutAQuestion() {
    Ring ring = Ring.acting(state -> {
      state.figures().join(1, Figures.NEUTRAL);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().wounds(1, 5);
    }, 1, "2 thug 4000 4000", "1 hero 4250 4000", ANA, BO).play("finish figure:1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-176", "KF-PLT-05b", "KF-PLT-05c"})
  void whomADangerousObjectFellsAtAnEdge_goesOverIt() {
    Ring ring = Ring.acting(Ground.bare().rock(3000, 3000, 4700, 5000, 700).laid().andThen(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.DANGEROUS.ordinal());
      state.objects().add(Place.of(4650, 4000, 700));
    }), 1, "2 hero 4650 4000 700", ANA, BO).dice("touch-2=2 peril=6 defence-2=2 fall-2=1").play("pick-up token:object-1");
    assertThat(Place.level(ring.figures().place(0))).isZero();
    assertThat(ring.figures().wounds(0)).isEqualTo(1);
    assertThat(ring.fight().objects().carrier(0)).as("in his hands").isZero();
  }

  /** A house without fire, a car that burns at the end of Bo's turn. */
  private static Ring burning(Plot plot, ObjectKind kind, String more) {
    return Ring.of(CarTests.car().laid().andThen(state -> {
      state.set(Counters.PLOT, plot.ordinal());
      state.set(Counters.COMPLICATION, games.kumite.kungfu.state.Complication.FIRE.ordinal());
      if (kind != null) {
        state.set(Counters.OBJECT, kind.ordinal());
        state.set(Counters.HOLDER, 0);
      }
    }), "2 hero 8000 500", ANA, BO).dice("fire-2=6 fire-item=0 gas-tank-2=2" + more).play("end-turn");
  }

  @Test
  @Rule({"KF-RUL-193", "KF-PLT-05a", "KF-CPL-06c"})
  void whatFireDestroys_laysBareWhatIsSealedInIt() {
    Ring ring = burning(Plot.TAKE, ObjectKind.DANGEROUS, "");
    assertThat(CarTests.car(ring).is(Flag.CAR)).isFalse();
    assertThat(ring.fight().objects().place(0)).as("where the car was").isEqualTo(Place.of(4250, 1550, 0));
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-193", "KF-PLT-03b", "KF-PLT-07a"})
  void theLastItem_whichFireDestroys_letsOutWhoHidesInIt() {
    Ring ring = burning(Plot.CAPTURE, null, " peril=1 defence-1=6");
    int civilian = ring.fight().get(Counters.TARGET);
    assertThat(civilian).isEqualTo(3);
    assertThat(ring.figures().isPlaced(civilian)).isTrue();
    assertThat(ring.figures().gang(civilian)).as("the defenders'").isZero();
  }

  @ParameterizedTest
  @CsvSource({"HANDCUFFED, KF-TRT-39g", "DISTRACTED, KF-TAO-06b", "LIMPING, legal"})
  @Rule({"KF-TRT-39g", "KF-TAO-06b", "KF-TRT-26a"})
  void whoCannotExorcise(Condition condition, String verdict) {
    Ring ring = Ring.skip(Ring.of("2 hero/exorcise 4000 4000", "1 thug/undead 4250 4000", ANA, BO)).play("activate figure:2-1");
    ring.figures().inflict(0, condition);
    Ring.skip(Ring.skip(ring).dice("activation-2=5,5").play("roll 2"));
    assertThat(ring.refused("exorcise")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-TRT-26a"})
  void anExorcism_isReadFromAScroll_byWhomNobodyPresses() {
    Consumer<GameState> holding = CHI.andThen(state -> state.set(Counters.SCROLL, Trait.SPELLS.indexOf(Trait.EXORCISE) + 1));
    Ring pressed = Ring.acting(holding, 2, "2 thug 4000 4000", "1 thug/undead 4250 4000", ANA, BO);
    assertThat(pressed.refused("read")).isEqualTo("KF-LOC-45d");
  }

  @Test
  @Rule({"KF-RUL-192", "KF-LOC-58a", "KF-LOC-17a"})
  void boundHands_takeNoWeapon_andTurnNoJet() {
    Consumer<GameState> bound = state -> state.figures().inflict(0, Condition.HANDCUFFED);
    Ring rack = Ring.acting(PileTests.thing("rack", 250, Flag.BLOCK, Flag.RACK).andThen(bound), 1, "2 hero 3875 4100", ANA, BO);
    assertThat(rack.refused("use arm 1 0")).isEqualTo("KF-RUL-192");
    Ring jet = Ring.acting(PileTests.thing("h1", 120, Flag.BLOCK, Flag.HYDRANT).andThen(bound).andThen(state -> state.wear(0, 1)), 1,
        "2 hero 3875 4100", "1 thug 5000 4100", ANA, BO);
    assertThat(jet.refused("use jet 1 0")).isEqualTo("KF-RUL-192");
  }

  @Test
  @Rule({"KF-RUL-58", "KF-RUL-52"})
  void aMarker_isPutOnNoLevelThatIsNotThere_andWhereNobodyIsSeenAnywhere() {
    Ground walls = Ground.bare().wall(3000, 4200, 5000, 4300).rock(1000, 1000, 2000, 2000, 500);
    Ring ring = Ring.acting(walls.laid(), 1, "2 hero/grenade 4000 4000", "1 hero 4000 5000", BO).play("grenade");
    assertThat(ring.refused("mark 1500 1500 500")).isEqualTo("legal");
    assertThat(ring.refused("mark 1500 1500 400")).isEqualTo("KF-RUL-58");
    assertThat(ring.refused("mark 4000 5000")).as("behind the wall").isEqualTo("KF-RUL-58");
    assertThat(ring.listed()).as("the first free point L away").containsExactly("mark 5800 4000");
  }

  @Test
  @Rule({"KF-TRT-24h", "KF-RUL-104"})
  void whoIsPulledOverAnEdge_falls() {
    Ground rocks = Ground.bare().rock(3500, 3500, 4500, 4500, 500).rock(4900, 3500, 5900, 4500, 500);
    Ring ring = Ring.acting(rocks.laid(), 1, "2 hero/entangle 4300 4000 500", "1 thug 5100 4000 500", ANA, BO)
        .dice("shot-2=5 dodge-1=4 fall-1=5").play("shoot", "inflict pulled");
    assertThat(Place.level(ring.figures().place(1))).as("between the rocks").isZero();
    assertThat(ring.kind()).as("no hack").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-CON-15", "KF-RUL-104", "KF-RUL-17"})
  void whoPushesAFriendAlong_andGoesOverAnEdgeAfterHim_falls() {
    Ring ring = Ring.acting(Ground.bare().rock(3000, 3000, 4300, 5000, 500).rock(4300, 4130, 6000, 5000, 500).laid(), 1,
        "2 hero 3650 4000 500", "1 thug 3900 4000 500", "1 thug 4250 4240 500", ANA, BO)
        .dice("attack-2=3 defence-1=4 balance-1=5,5 fall-1=5").play("attack", "inflict recoil-short", "turn 0");
    assertThat(Place.level(ring.figures().place(1))).as("beside the second rock").isZero();
    assertThat(ring.place("1-2") + " " + Place.level(ring.figures().place(2))).as("pushed along on it").isEqualTo("4720 4240 500");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Rule({"KF-TRT-35f", "KF-STU-21", "KF-LOC-50b", "KF-LOC-51f"})
  void whatIsNoScenicItem_isDestroyedAsWell(boolean isScenic) {
    Flag more = isScenic ? Flag.SCENIC : Flag.OBSCURE;
    Ground car = Ground.bare().piece("v1", 4000, 1000, 4500, 2100, 0, 350, Flag.BLOCK, Flag.STAND, Flag.CAR, more);
    Ring blast = Ring.acting(car.laid(), 1, "2 hero/grenade 4250 4500", ANA, BO).play("grenade").dice("throw-2=5,5").play("mark 4250 2500");
    assertThat(CarTests.car(blast).is(Flag.CAR)).as("a wreck, or nothing").isFalse();
    Ground tank = Ground.bare().piece("t1", 4000, 4000, 4300, 4300, 0, 300, Flag.BLOCK, Flag.TANK, more);
    Ring shot = Ring.acting(tank.laid(), 1, "2 hero/pistol 7000 4150", ANA, BO).play("shoot").dice("tank-2=5").choose("fire-at-tank 1");
    assertThat(shot.fight().board().find("t1")).isEqualTo(-1);
    Ground table = Ground.bare().piece("f1", 4000, 4000, 4500, 5000, 0, 120, Flag.LINEAR, Flag.TABLE, more);
    Ring hail = Ring.acting(table.laid(), 3, "2 hero/automatic-weapon 7000 4150", ANA, BO).play("shoot", "hail 1", "riddle 1");
    assertThat(hail.fight().board().find("f1")).isEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-51", "KF-TRT-30a", "KF-TRT-30c"})
  void aFlyingSword_strikesOnTheMove() {
    Ring ring = Ring.acting(CHI, 3, "2 hero/flying-sword/move-and-fire 4000 4000", "1 thug 6000 4000", "1 thug 4000 6500", ANA, BO);
    Ring.skip(ring).play("move-and-fire", "to 4000 5000");
    Ring.skip(ring).choose("from-point 2");
    ring.dice("shot-2=6 dodge-1=1").play("fire 1 figure:1-1 0");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    Ring.skip(ring).choose("inflict extra-killed");
    assertThat(ring.figures().arms().weapons(0)).as("it has left his hands").isZero();
    assertThat(ring.figures().named("2-3")).as("and stands there").isNotEqualTo(Figures.NOBODY);
    assertThat(ring.place("2-1")).as("he goes on").isEqualTo("4000 5000");
  }

  @ParameterizedTest
  @CsvSource({"HIDING, KF-LOC-38b", "BLINDED, KF-CON-24b", "TRANSFIXED, KF-CON-25"})
  @Rule({"KF-LOC-38b", "KF-CON-24b", "KF-CON-25", "KF-TRT-35a"})
  void whoCannotThrowAGrenade_isToldWhy(Condition condition, String rule) {
    Ring ring = Ring.acting(state -> state.figures().inflict(0, condition), 2, "2 hero/grenade 4000 4000", "1 thug 7000 4000", ANA, BO);
    assertThat(ring.refused("grenade")).isEqualTo(rule);
  }

  @Test
  @Rule({"KF-TRT-57c", "KF-RUL-81"})
  void aPalm_onSomebodyHelpless_isAFreeHackThatPlantsAllTheSame() {
    Ring ring = Ring.of(CHI.andThen(state -> state.figures().inflict(1, Condition.HANDCUFFED)), "2 hero/quivering-palm 4000 4000",
        "1 hero 4250 4000", BO).play("activate figure:2-1", "announce").dice("activation-2=5,5").play("roll 2", "attack")
        .dice("attack-2=5 defence-1=2").choose("palm figure:1-1").choose("spend 0");
    assertThat(ring.listed()).contains("inflict vibrations");
    ring.play("inflict vibrations", "done");
    assertThat(ring.figures().trembling(1)).isZero();
    Ring lost = Ring.of(CHI.andThen(state -> state.figures().inflict(1, Condition.HANDCUFFED)), "2 hero/quivering-palm 4000 4000",
        "1 hero 4250 4000", BO).play("activate figure:2-1", "announce").dice("activation-2=5,5").play("roll 2", "attack")
        .dice("attack-2=1 defence-1=6").choose("palm figure:1-1").choose("spend 0");
    assertThat(lost.kind()).as("nothing happens to him").isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"4, true, KNOCKED_DOWN", "3, true, DISTRACTED", "3, false, STUNNED"})
  @Rule({"KF-RUL-119", "KF-LOC-50d"})
  void nobodysFigureInABlastOfNobody_suffersTheFirstEffectOfItsDefault_orAnyOther(int die, boolean isNew, Condition condition) {
    Ground tank = Ground.bare().piece("t1", 4000, 4000, 4300, 4300, 0, 300, Flag.BLOCK, Flag.TANK, Flag.SCENIC);
    Ring ring = Ring.acting(tank.laid().andThen(state -> {
      state.figures().join(1, Figures.NEUTRAL);
      if (!isNew) {
        state.figures().inflict(1, Condition.DISTRACTED);
      }
    }), 1, "2 hero/pistol 7000 4150", "1 hero 3700 4150", ANA, BO).play("shoot")
        .dice("tank-2=5 blast=" + die + " dodge=2").play("fire-at-tank 1");
    assertThat(ring.is("1-1", condition)).isEqualTo(isNew);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-145", "KF-TRT-44b", "KF-H2H-24c"})
  void aZombieThatMovesNobody_strikesAWeaponFromTheHand() {
    Ring ring = struckByAZombie("hero/pistol/immovable-stance", Ground.bare(), "");
    assertThat(ring.figures().arms().weapons(1)).as("4 + 2 + 1 against 2 + 4").isZero();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-145", "KF-TRT-44b", "KF-H2H-24d", "KF-RUL-94"})
  void aZombieThatMovesNobody_activatesAThingBesideTheWeaponless() {
    Ground things = Ground.bare().rock(1000, 6000, 1200, 6200, 300).piece("chain", 5300, 5100, 5600, 5400, 0, 400, Flag.BLOCK, Flag.CHAIN)
        .piece("h1", 4900, 5500, 5100, 5700, 0, 120, Flag.BLOCK, Flag.HYDRANT, Flag.VHARD);
    Ring ring = struckByAZombie("hero/immovable-stance", things, " chain-2=5");
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("prop-activated"))
        .map(event -> event.argument("piece"))).as("the first of two").containsExactly("terrain:chain");
  }

  /** Nobody's Zombie beats 2-1, who stands in a stance, by 1. */
  private static Ring struckByAZombie(String who, Ground ground, String more) {
    Ring ring = Ring.of(ground.laid().andThen(Cast.nobodys(games.kumite.kungfu.state.Vip.ZOMBIE, 5000, 5000)).andThen(state ->
        state.figures().inflict(1, Condition.STANCE)), ANA, "2 " + who + " 5000 5250", BO);
    for (int turn = 0; turn < 2; turn++) {
      if (turn == 1) {
        ring.dice("activation=4,4,3 attack=4 defence-2=2" + more);
      }
      Ring.skip(Ring.skip(ring).play("end-turn"));
    }
    return ring;
  }

  @Test
  @Rule({"KF-RUL-102", "KF-RUL-101", "KF-MOR-06"})
  void whoseNearestEdgeIsShutOff_fleesToAnyOther() {
    Ring ring = Ring.of(Ground.bare().wall(0, 1000, 9000, 1100).laid().andThen(state -> state.gang(1, Counters.SHAKEN, 1)),
        "2 hero 8000 8000", "2 thug 2600 1400", ANA).play("activate figure:2-1").dice("morale-2=3,5,5").play("focus die");
    assertThat(Place.x(ring.figures().place(1))).as("to the left").isLessThan(1300);
  }

  @Test
  @Rule({"KF-TRT-30c", "KF-GUN-28"})
  void aFlyingSwordThatBreaks_standsNowhere() {
    Ring ring = Ring.acting(CHI, 1, "2 weakling/flying-sword 4000 4000", "1 hero 6000 4000", "2 hero 8000 8000").play("shoot");
    ring.dice("shot-2=1 dodge-1=6 direction-2=1,1");
    while (!ring.kind().equals("backfire")) {
      ring.play(ring.listed().contains("spend 0") ? "spend 0" : ring.listed().contains("pass") ? "pass" : "fire 1 figure:1-1 0");
    }
    ring.play("inflict weapon-breaks");
    while (ring.kind().equals("reduce")) {
      ring.play("done");
    }
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.figures().count()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "400, 0"})
  @Rule({"KF-H2H-26h", "KF-RUL-56"})
  void bloodPools_lieOnTheGroundAlone(int level, int pools) {
    Ring ring = Ring.acting(Ground.bare().rock(3000, 3000, 6000, 6000, 400).laid(), 1, "2 hero/signature-weapon " + (level == 0 ? "2000" : "4000")
        + " 4000 " + level, "1 thug " + (level == 0 ? "2250" : "4250") + " 4000 " + level, ANA, BO).dice("attack-2=6 defence-1=1 morale-1=6,6,6")
        .play("attack", "inflict extra-killed-bloodily");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.fight().board().pieces() - 1).isEqualTo(pools);
  }

  @Test
  @Rule({"KF-TRT-43b", "KF-LOC-45b", "KF-LOC-27a"})
  void foreseenDice_findAScroll_andHoldABlockOfIce() {
    Ring ring = Ring.of(DivinationTests.foresight(2, 6, 6, 5).andThen(PileTests.thing("library", 400, Flag.BLOCK, Flag.SCROLLS)),
        "2 hero/i-ching-divination 3875 4100", ANA, BO).play("activate figure:2-1", "study", "divine 1", "divine 2", "divine 3");
    assertThat(ring.kind()).isEqualTo("scroll-spell");
    Ring ice = Ring.of(DivinationTests.foresight(2, 6, 6, 5).andThen(PileTests.thing("ice", 150, Flag.BLOCK, Flag.ICE, Flag.HARDM)),
        "2 hero/i-ching-divination 3875 4100", "1 hero 3000 4100", BO).play("activate figure:2-1", "roll 1").dice("activation-2=5")
        .play("let-roll", "use throw-thing 1 0");
    assertThat(ice.kind()).as("the test of the grip").isEqualTo("divination");
    ice.play("divine 1");
    assertThat(ice.kind()).as("then that of the throw").isEqualTo("divination");
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-TRT-40b"})
  void healingIsNotRead_whereNobodyIsIll() {
    Ring ring = Ring.acting(CHI.andThen(state -> state.set(Counters.SCROLL, Trait.SPELLS.indexOf(Trait.HEALING) + 1)), 1, "2 thug 4000 4000", ANA,
        "2 thug 4250 4000", BO);
    assertThat(ring.refused("read")).isEqualTo("KF-TRT-40b");
  }

  @Test
  @Rule({"KF-VIP-04a", "KF-VIP-04f"})
  void aVampireThatIsDead_pursuesNobody() {
    Ring ring = Ring.of(Cast.run(games.kumite.kungfu.state.Vip.HOPPING_VAMPIRE, 2, 6000, 6000).andThen(state -> {
      state.set(Counters.DEATHS, 1);
      state.figures().inflict(state.get(Counters.VIP_FIGURE), Condition.DEAD);
    }), "2 hero 4000 4000", ANA, BO).play("end-turn");
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateAna");
    assertThat(ring.fight().get(Counters.QUARRY)).isEqualTo(Figures.NOBODY);
  }
}
