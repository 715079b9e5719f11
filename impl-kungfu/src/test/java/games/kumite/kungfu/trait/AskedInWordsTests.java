package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.ActionTemplate;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.scenery.StreetTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is asked names who it is about, also to those who wait. It is Bo's turn; 2-1 acts. */
final class AskedInWordsTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 3);
  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 student 8000 8000";

  @Test
  @Rule({"KF-TRT-51", "KF-RUL-31"})
  void aShotOnTheMove() {
    Ring ring = Ring.acting(PLAIN, 3, "2 thug/pistol/move-and-fire 4000 4000", "1 thug 7000 4000", "1 thug 4000 6250", ANA, BO)
        .play("move-and-fire", "to 4000 5000");
    assertThat(ring.asked()).isEqualTo("from-point: thug/pistol/move-and-fire 2-1: from which point of the move is the shot "
        + "fired? / thug/pistol/move-and-fire 2-1: Bo chooses when to shoot.");
    ring.play("from-point 2");
    assertThat(ring.asked()).isEqualTo("moving-shot: thug/pistol/move-and-fire 2-1: at whom is the shot fired? / thug/pistol/move-and-fire 2-1: Bo chooses a target.");
  }

  @Test
  @Rule({"KF-LOC-17a", "KF-RUL-134"})
  void theJetOfAHydrant() {
    Ring ring = Ring.acting(Ground.bare().piece("h1", 4000, 4000, 4200, 4200, 0, 120, Flag.BLOCK, Flag.HYDRANT, Flag.VHARD, Flag.SCENIC)
        .laid().andThen(state -> state.wear(0, 1)), 1, "2 hero 3875 4100", "1 thug 5000 4100", "1 thug 4100 5000", ANA, BO)
        .play("use jet 1 0");
    assertThat(ring.asked()).isEqualTo("jet-target: hero 2-1: against whom does the jet go? / hero 2-1: Bo turns the jet of the hydrant.");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
    assertThat(ring.dice("jet-1=1,1,1").play("at figure:1-2").is("1-2", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-35c", "KF-TRT-35d", "KF-TRT-35g", "KF-RUL-52"})
  void aGrenade() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/grenade 4000 4000", "1 thug 7000 4000", ANA, BO).play("grenade");
    assertThat(ring.asked()).isEqualTo("marker: hero/grenade 2-1: where does it go off? / hero/grenade 2-1: Bo chooses where it goes off.");
    assertThat(ring.match().decision().templates()).extracting(ActionTemplate::toString).hasSize(2).allMatch(form -> form.contains("mark"));
    ring.dice("throw-2=5,1").play("mark 7000 4000");
    assertThat(ring.actor()).isEqualTo("Ana");
    assertThat(ring.asked()).isEqualTo("shift: The grenade of hero/grenade 2-1 has missed its point: shift it by S, or not? / "
        + "Ana may shift the grenade of hero/grenade 2-1.");
    ring.dice("blast-2=1 dodge-1=6 balance-1=6").play("pass");
    assertThat(ring.actor()).isEqualTo("Bo");
    assertThat(ring.asked()).isEqualTo("direction: In which direction does thug 1-1 go? / Bo chooses in which direction thug 1-1 goes.");
  }

  @Test
  @Rule({"KF-RUL-140e", "KF-LOC-54c"})
  void aCar_thatNobodyMovesAfterAll_standsOn() {
    Ring ring = Ring.driving(CarTests.car().laid().andThen(state -> {
      state.cars().wire(state.cars().at(state.board(), 0));
      state.figures().board(0, 0);
    }), "2 hero 4250 1550", ANA, BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "wheel");
    assertThat(ring.asked()).isEqualTo("maneuver: hero 2-1 drives: what does the car do? 3 of its actions are left. / hero 2-1 drives: Bo chooses what the car does.");
    ring.play("stop");
    assertThat(ring.fight().cars().isMoving(0)).isFalse();
    ring.play("stop", "end-turn", "end-turn");
    assertThat(ring.place("2-1")).as("at the end of Bo's turn").isEqualTo("4250 1550");
  }

  @Test
  @Rule({"KF-H2H-24g", "KF-RUL-94"})
  void aThingThatIsTakenUp() {
    Ring ring = Ring.acting(Ground.bare().piece("k1", 3900, 3500, 4100, 3700, 0, 100, Flag.HARDM, Flag.HARD, Flag.SCENIC)
        .piece("k2", 3900, 4300, 4100, 4500, 0, 100, Flag.HARDM, Flag.HARD, Flag.SCENIC).laid(), 1, "2 hero 4000 4000",
        "1 hero 4250 4000", ANA, BO).dice("attack-2=5 defence-1=4").play("attack", "inflict prop-weapon");
    assertThat(ring.asked()).isEqualTo("take-up: hero 2-1: what is done with which thing? / hero 2-1: Bo chooses what is done with which thing.");
  }

  @Test
  @Rule({"KF-LOC-19d", "KF-RUL-164"})
  void aThingThatIsThrown() {
    Ring ring = Ring.acting(StreetTests.bin(4 | 2 << 3), 1, "2 hero 3875 4100", "1 hero 3000 4100", "1 hero 3875 5000", BO)
        .play("use throw-thing 1 0");
    assertThat(ring.asked()).isEqualTo("thing-target: hero 2-1: at whom? / hero 2-1: Bo chooses a target.");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
  }

  @Test
  @Rule({"KF-LOC-20c", "KF-RUL-164"})
  void aBinThatIsEmptied() {
    Ring ring = Ring.acting(StreetTests.bin(2), 1, "2 hero/huge 3700 4100", "1 thug 3700 4525", "1 thug 3700 3675", ANA, BO)
        .play("use dump-bin 1 0");
    assertThat(ring.asked()).isEqualTo("dump-on: hero/huge 2-1: over whom is the bin emptied? / hero/huge 2-1: Bo empties a bin.");
    ring.play("at figure:1-2");
    assertThat(ring.is("1-2", Condition.HUMBLED)).isTrue();
    assertThat(ring.is("1-1", Condition.HUMBLED)).isFalse();
  }

  @Test
  @Rule({"KF-ACT-32", "KF-RUL-05"})
  void aHackAtWhoIsBusy() {
    Ring ring = Ring.of(state -> state.objects().add(games.kumite.kungfu.geometry.Place.of(4000, 4000, 0)), "2 hero 4000 4000",
        "1 thug 4250 4000", "1 thug 3750 4000", BO).play("activate figure:2-1", "pick-up token:object-1");
    assertThat(ring.asked()).isEqualTo("hack-busy: Which of your figures hacks next at hero 2-1, who is busy? / Ana may make a "
        + "Free Hack at hero 2-1, who is busy.");
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-TRT-40b"})
  void healingOffAScroll() {
    Ring ring = Ring.acting(state -> {
      state.set(Counters.SCROLL, Trait.SPELLS.indexOf(Trait.HEALING) + 1);
      state.gang(1, Counters.CHI, 2);
      state.figures().inflict(0, Condition.LIMPING);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
    }, 1, "2 thug 4000 4000", ANA, "2 thug 4250 4000", BO).play("read");
    assertThat(ring.asked()).isEqualTo("mending: thug 2-1: who is healed of what? / thug 2-1: Bo chooses who is healed.");
    assertThat(ring.listed()).hasSize(2);
    ring.play(ring.listed().stream().filter(action -> action.contains("2-2")).findFirst().orElseThrow());
    assertThat(ring.is("2-2", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.is("2-1", Condition.LIMPING)).isTrue();
  }

  /** The spirit of 2-1 stands between two enemies. */
  private static Ring spirit() {
    Ring ring = Ring.acting(PLAIN, 3, "2 hero/possession 4000 4000", "1 thug 5300 4000", "1 thug 5050 4250", ANA, BO).play("spirit-out");
    ring.play("to 5050 4000");
    return Ring.skip(ring).play("possess");
  }

  @Test
  @Rule({"KF-TRT-55b", "KF-TRT-55d"})
  void aSpirit() {
    Ring ring = spirit();
    assertThat(ring.asked()).isEqualTo("possess: Spirit 2-3: attack whom? / Spirit 2-3: Bo chooses whom the spirit attacks.");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
    ring.dice("attack-2=6 defence-1=1 contest-2=1,1,1 contest-1=6,6,6").play("at figure:1-2");
    assertThat(Ring.skip(ring).asked()).isEqualTo("return: Spirit 2-3: return to the body, or stay out? / Spirit 2-3: Bo may return to the body.");
  }

  @Test
  @Rule({"KF-TRT-26a", "KF-RUL-111"})
  void anExorcism() {
    Ring ring = Ring.acting(PLAIN, 2, "2 hero/exorcise 4000 4000", "1 thug/undead 4250 4000", "1 thug/undead 3750 4000", ANA, BO)
        .play("exorcise");
    assertThat(ring.asked()).isEqualTo("exorcise: hero/exorcise 2-1: exorcise whom? / hero/exorcise 2-1: Bo chooses whom to exorcise.");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
  }

  @Test
  @Rule({"KF-TAO-03b", "KF-RUL-166"})
  void sorcery() {
    Consumer<GameState> doors = CHI.andThen(Ground.bare().door(3000, 4000, 3060, 4500).door(3000, 6000, 3060, 6500).laid());
    Ring ring = Ring.acting(doors, 1, "2 hero/levitation 1000 4000", "1 thug 2870 4250", "1 thug 3190 4250", "1 thug 2870 6250", ANA, BO)
        .play("cast slam");
    assertThat(ring.asked()).isEqualTo("sorcery: hero/levitation 2-1: what does sorcery set off? / hero/levitation 2-1: Bo chooses what sorcery sets off.");
    ring.play("slam 1");
    assertThat(ring.asked()).isEqualTo("sorcery-victim: hero/levitation 2-1: against whom does sorcery set it off? / "
        + "hero/levitation 2-1: Bo chooses a victim of sorcery.");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "at figure:1-2");
  }

  @Test
  @Rule({"KF-TRT-27c", "KF-RUL-98"})
  void aFireball_andEachOfThoseWhoMayCounterIt() {
    Ring ring = Ring.acting(CHI, 1, "2 hero/fireball 4000 4000", "1 thug/water-wall 7000 4000", "1 hero/fireball 7300 4000", BO)
        .play("cast fireball");
    assertThat(ring.asked()).isEqualTo("marker: hero/fireball 2-1: where does it go off? / hero/fireball 2-1: Bo chooses where it goes off.");
    ring.play("mark 7000 4000");
    assertThat(ring.asked()).isEqualTo("counter: Does thug/water-wall 1-1 counter the Fireball? / thug/water-wall 1-1: Ana may counter the Fireball.");
    ring.play("waive");
    assertThat(ring.asked()).isEqualTo("counter: Does hero/fireball 1-2 counter the Fireball? / hero/fireball 1-2: Ana may counter the Fireball.");
  }

  @Test
  @Rule({"KF-TRT-73a", "KF-RUL-89"})
  void aSpellOfTransfixing() {
    Ring ring = Ring.acting(CHI, 1, "2 hero/transfix 4000 4000", "1 thug 4800 4000", "1 thug 4000 4800", ANA, BO).play("cast transfix");
    assertThat(ring.asked()).isEqualTo("transfix: hero/transfix 2-1: transfix whom? / hero/transfix 2-1: Bo chooses whom to transfix.");
    ring.dice("contest-2=6,6,6 contest-1=1,1,1").play("at figure:1-2");
    assertThat(ring.is("1-2", Condition.TRANSFIXED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-23a", "KF-TRT-66a"})
  void grips() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/eagle-claw 4000 4000", "1 hero/southern-dragon-claw 4250 4000", BO).play("attack");
    assertThat(ring.asked()).isEqualTo("claw: Does hero/eagle-claw 2-1 announce a grip? / hero/eagle-claw 2-1: Bo may announce a grip.");
    ring.dice("attack-2=3 defence-1=3").play("claw none");
    assertThat(ring.asked()).isEqualTo("claw: Does hero/southern-dragon-claw 1-1 announce a grip? / hero/southern-dragon-claw 1-1: Ana may announce a grip.");
    ring.play("claw none");
    assertThat(ring.asked()).as("a tie: Ana first").isEqualTo("tie-effect: A tie: which effect does hero/eagle-claw 2-1 suffer? / "
        + "Ana chooses an effect of the tie on hero/eagle-claw 2-1.");
    ring.play("inflict distracted");
    assertThat(ring.asked()).isEqualTo("tie-effect: A tie: which effect does hero/southern-dragon-claw 1-1 suffer? / "
        + "Bo chooses an effect of the tie on hero/southern-dragon-claw 1-1.");
  }

  @Test
  @Rule("KF-TRT-39a")
  void handcuffs() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/handcuffs 4000 4000", "1 hero 4250 4000", BO).dice("attack-2=6 defence-1=4")
        .play("attack", "inflict knocked-down");
    assertThat(ring.asked()).isEqualTo("cuff: Does hero/handcuffs 2-1 handcuff hero 1-1? / Bo may handcuff hero 1-1.");
  }

  @Test
  @Rule({"KF-CON-06a", "KF-RUL-92"})
  void aThrow() {
    Ring ring = Ring.acting(state -> state.figures().grappler(1, 0), 1, "2 hero 4000 4000", "1 hero 4250 4000", BO)
        .play("throw figure:1-1");
    assertThat(ring.asked()).isEqualTo("throw: In which direction is hero 1-1 thrown? / Bo chooses in which direction hero 1-1 is thrown.");
  }

  @Test
  @Rule({"KF-CON-21", "KF-RUL-24", "KF-RUL-43"})
  void aWoundOfWhoLiesHelpless_whichIsTaken() {
    Ring ring = Ring.acting(state -> {
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().wounds(1, 5);
      state.gang(0, Counters.CHI, 2);
    }, 1, "2 thug 4000 4000", "1 hero 4250 4000", "1 thug 500 8500", BO).play("finish figure:1-1");
    assertThat(ring.asked()).isEqualTo("finishing: hero 1-1 is wounded where it lies: take the wound, or pay 1 Chi? / "
        + "Ana may pay Chi against a wound of hero 1-1.");
    ring.dice("morale-1=6,6,6").play("suffer");
    assertThat(ring.is("1-1", Condition.DEAD)).as("C-1 to C-2").isTrue();
    assertThat(ring.chi(1)).isEqualTo(2);
  }

  @Test
  @Rule({"KF-TRT-80a", "KF-TRT-31a"})
  void aRoundOfBlows() {
    Ring ring = Ring.acting(CHI, 1, "2 hero/flurry-of-blows 4000 4000", "1 thug 4250 4000", "1 thug 3750 4000", ANA, BO).play("flurry");
    assertThat(ring.asked()).isEqualTo("next-target: hero/flurry-of-blows 2-1: who is attacked next? / hero/flurry-of-blows 2-1: Bo chooses whom to attack next.");
  }

  @Test
  @Rule({"KF-TRT-02", "KF-RUL-83"})
  void theHackOfATrait() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero 4250 4000", "1 hero/aggressive-tumble 4000 4000", BO).dice("attack-2=6 defence-1=4")
        .play("attack", "inflict knocked-down");
    assertThat(ring.asked()).isEqualTo("trait-hack: Does hero/aggressive-tumble 1-1 make the Free Hack at hero 2-1? / "
        + "Ana may make a Free Hack at hero 2-1.");
  }

  @Test
  @Rule({"KF-TRT-24i", "KF-GUN-25"})
  void anEntanglerWhoLoses() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/entangle 4000 4000", "1 hero 4800 4000", BO).dice("shot-2=1 dodge-1=6").play("shoot");
    assertThat(ring.asked()).isEqualTo("backfire: What goes wrong for hero/entangle 2-1? / Ana may choose what goes wrong for hero/entangle 2-1.");
    ring.play("pass");
    assertThat(ring.asked()).isEqualTo("pull-in: Does hero 1-1 pull hero/entangle 2-1 in? / Ana may pull hero/entangle 2-1 in.");
  }

  @Test
  @Rule({"KF-TRT-07b", "KF-RUL-116"})
  void whatIsThrownBack() {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/throwing-stars 4000 4000", "1 hero/arrowcatcher 5500 4000", BO)
        .dice("shot-2=1 dodge-1=4").play("shoot", "pass");
    assertThat(ring.asked()).isEqualTo("throw-back: At whom does hero/arrowcatcher 1-1 throw back what was caught? / "
        + "hero/arrowcatcher 1-1: Ana may throw back what was caught.");
  }

  @Test
  @Rule({"KF-GUN-26d", "KF-RUL-124", "KF-RUL-134"})
  void aPropThatIsHit_ofTwo() {
    Ring ring = Ring.acting(Ground.bare().piece("h1", 3900, 3500, 4100, 3700, 0, 120, Flag.BLOCK, Flag.HYDRANT, Flag.VHARD, Flag.SCENIC)
        .piece("h2", 3900, 4300, 4100, 4500, 0, 120, Flag.BLOCK, Flag.HYDRANT, Flag.VHARD, Flag.SCENIC).laid(), 1,
        "2 hero/pistol 4000 4000", "1 hero 6000 4000", BO).dice("shot-2=1 dodge-1=5").play("shoot", "fire 1 figure:1-1 0", "inflict prop-hit");
    assertThat(ring.actor()).isEqualTo("Ana");
    assertThat(ring.asked()).isEqualTo("hit-prop: Which prop does the shot of hero/pistol 2-1 hit? / "
        + "Ana chooses the prop that the shot of hero/pistol 2-1 hits.");
    ring.dice("hydrant-2=4 hydrant-victim=0").play("prop 2");
    assertThat(ring.fight().wear(1)).as("broken").isEqualTo(1);
    assertThat(ring.fight().wear(0)).isZero();
  }

  @Test
  @Rule({"KF-MOR-06", "KF-RUL-102", "KF-MOR-08"})
  void whoFlees_atTheSameDistanceFromTwoEdges_goesWhereTheTurnPlayerSays() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.SHAKEN, 1), "2 hero 8000 8000", "1 thug 1600 1600", "1 hero 8000 500")
        .play("activate figure:2-1").dice("morale-1=3,5,5").play("focus die");
    assertThat(ring.actor()).as("whose turn it is").isEqualTo("Bo");
    assertThat(ring.asked()).isEqualTo("edge: To which edge does thug 1-1 flee? / Bo chooses the edge to which thug 1-1 flees.");
    assertThat(ring.listed()).containsExactly("edge 0", "edge 2");
    ring.play("edge 2");
    assertThat(ring.place("1-1")).isEqualTo("1600 150");
  }

  @Test
  @Rule({"KF-MOR-07", "KF-RUL-05"})
  void aHackAtWhoFlees() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug 1600 1700", "1 thug 1850 1700",
        "1 thug 1350 1700", "1 hero 8000 500").play("activate figure:2-1").dice("morale-2=3,5,5").play("focus die");
    assertThat(ring.asked()).isEqualTo("hack-fleer: Which of your figures hacks next at thug 2-2, who flees? / Ana may make a Free Hack at thug 2-2, who flees.");
  }
}
