package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Zombies, and with them the turn of those whom nobody runs. Bo begins. */
final class ZombieTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";
  private static final Consumer<GameState> ZOMBIE = Cast.nobodys(Vip.ZOMBIE, 5000, 5000);

  /** Both players give their turns up; the dice are those of the turn after. */
  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  @Test
  @Rule({"KF-RUL-04", "KF-RUL-128", "KF-VIP-06a", "KF-RUL-145", "KF-RUL-101"})
  void zombie_actsAfterBothPlayers_onThreeDice_towardsTheClosest() {
    Ring ring = Ring.of(ZOMBIE, ANA, "2 student 5000 7000", BO).play("end-turn");
    assertThat(ring.place("n-1")).as("after one turn").isEqualTo("5000 5000");
    ring.dice("activation=4,3,3").play("end-turn");
    assertThat(ring.place("n-1")).as("one success, S and the base, straight on").isEqualTo("5000 6000");
    assertThat(ring.actor() + ring.kind()).as("no Reaction to its failures, no turnover").isEqualTo("Bonominate");
  }

  @Test
  @Rule({"KF-VIP-06a", "KF-RUL-145", "KF-ACT-24", "KF-ACT-25"})
  void zombie_attacksOnce_withOneActionMore_andNobodyChoosesWhatItDoes() {
    Ring ring = afterBoth(Ring.of(ZOMBIE, ANA, "2 student 5000 6000", BO),
        "activation=4,4,4 attack=3 defence-2=3");
    assertThat(ring.place("n-1")).isEqualTo("5000 5750");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).as("3 + 2 + 1 against 3 + 2: by 1").isTrue();
    assertThat(ring.is("2-1", Condition.DEAD)).isFalse();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-128", "KF-RUL-129"})
  void whoBeatsAZombie_choosesItsHarm() {
    Ring ring = afterBoth(Ring.of(ZOMBIE, ANA, "2 student 5000 5250", BO), "activation=4,3,3 attack=3 defence-2=5");
    assertThat(ring.actor() + ring.kind()).isEqualTo("Boeffect");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("n-1", Condition.DEAD)).as("Undead vanish").isTrue();
  }

  @Test
  @Rule({"KF-RUL-145", "KF-RUL-26", "KF-RUL-128"})
  void aTie_hurtsBoth_theZombiesEffectIsTheFirst() {
    Ring ring = afterBoth(Ring.of(ZOMBIE, ANA, "2 student 5000 5250", BO), "activation=4,3,3 attack=3 defence-2=3");
    assertThat(ring.actor() + ring.kind()).isEqualTo("Botie-effect");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("n-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"thug/artificial", "thug/undead"})
  @Rule({"KF-VIP-06e", "KF-RUL-145"})
  void zombie_passesArtificialAndUndead(String other) {
    Ring ring = afterBoth(Ring.of(ZOMBIE, "1 student 5000 8000", "1 hero 1000 1000", "2 " + other + " 5000 5250", BO), "activation=4,3,3");
    assertThat(ring.actor() + ring.kind()).as("it does not attack, and goes on to somebody else").isEqualTo("Bohack-leaver");
    ring.play("waive");
    assertThat(ring.place("n-1")).isNotEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-RUL-128", "KF-CON-16"})
  void zombie_standsUpFirst() {
    Ring ring = afterBoth(Ring.of(ZOMBIE.andThen(state -> state.figures().inflict(state.figures().named("n-1"),
        Condition.KNOCKED_DOWN)), ANA, "2 student 5000 5250", BO), "activation=4,3,3");
    assertThat(ring.is("n-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.kind()).as("that was its only action").isEqualTo("nominate");
    Ring two = afterBoth(Ring.of(ZOMBIE.andThen(state -> state.figures().inflict(state.figures().named("n-1"),
        Condition.TIED_UP)), ANA, "2 student 5000 5250", BO), "activation=4,4,3");
    assertThat(two.is("n-1", Condition.TIED_UP)).as("two actions free it").isFalse();
    Ring one = afterBoth(Ring.of(ZOMBIE.andThen(state -> state.figures().inflict(state.figures().named("n-1"),
        Condition.TIED_UP)), ANA, "2 student 5000 5250", BO), "activation=4,3,3");
    assertThat(one.is("n-1", Condition.TIED_UP)).as("one does not").isTrue();
  }

  @Test
  @Rule({"KF-RUL-128", "KF-RUL-40"})
  void zombie_neverWaivesAFreeHack() {
    Ring ring = Ring.of(ZOMBIE, ANA, "2 thug 5000 5250", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "move").dice("attack=3 defence-2=1").play("to 5000 6000");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT) || ring.is("2-1", Condition.DEAD))
        .as("3 + 2 against 1 + 2: nobody was asked").isTrue();
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-RUL-145", "KF-RUL-103"})
  void aShot_bringsMore_eachFromARandomCorner() {
    Ring ring = Ring.of(ZOMBIE, ANA, "1 student 8000 4000", "2 thug/pistol 7000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1")
        .dice("shot-2=1 dodge-1=2 zombies-2=2 zombie-corner=2,2").play("shoot");
    assertThat(ring.place("n-2")).isEqualTo("8875 8875");
    assertThat(ring.place("n-3")).as("the next free point").isEqualTo("8875 8575");
    assertThat(ring.figures().gang(ring.figure("n-3"))).isEqualTo(Figures.NEUTRAL);
  }

  @Test
  @Rule("KF-RUL-145")
  void twentyZombies_areTheMost() {
    Ring ring = Ring.of(ZOMBIE.andThen(state -> {
      for (int i = 0; i < 18; i++) {
        int zombie = state.figures().add(state.definition().guest("zombie"), Figures.NEUTRAL);
        state.figures().put(zombie, Place.of(300 + 300 * i, 3000, 0));
      }
    }), ANA, "1 student 8000 4000", "2 thug/pistol 7000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1")
        .dice("shot-2=1 dodge-1=2 zombies-2=6 zombie-corner=0").play("shoot");
    assertThat(ring.figures().named("n-20")).isNotNegative();
    assertThat(ring.figures().named("n-21")).isNegative();
  }

  @Test
  @Rule({"KF-VIP-06c", "KF-RUL-145"})
  void whomAZombieKills_risesInTheNextTurn() {
    Ring ring = afterBoth(Ring.of(ZOMBIE, ANA, "2 student 5000 5250", BO), "activation=4,4,3 attack=6 defence-2=1");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.figures().named("n-2")).as("not yet").isNegative();
    afterBoth(ring, "activation=1,1,1,1,1,1");
    assertThat(ring.place("n-2")).isEqualTo("5000 5250");
    assertThat(ring.figures().isPlaced(ring.figure("2-1"))).as("the body is that").isFalse();
  }

  @Test
  @Rule({"KF-VIP-06a", "KF-TRT-34a"})
  void aGreedyZombie_losesTheFirstActionAfterAKill() {
    Ring ring = afterBoth(Ring.of(ZOMBIE, ANA, "2 student 5000 5250", "2 student 5000 7000", BO),
        "activation=4,4,3 attack=6 defence-2=1");
    afterBoth(ring, "activation=4,3,3,1,1,1");
    assertThat(ring.place("n-1")).as("it gloats").isEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-RUL-101", "KF-RUL-145"})
  void zombie_goesRoundWhatIsInTheWay() {
    long wall = Flag.BLOCK.bit() | Flag.OPAQUE.bit();
    Ring ring = afterBoth(Ring.of(ZOMBIE.andThen(state -> state.lay(state.board()
        .plus(new Piece("w1", "WALL", Polygon.rectangle(4600, 5400, 5400, 5500), 0, 800, wall)))), ANA,
        "2 student 5000 6400", BO), "activation=4,4,4 activation=4,4,4");
    assertThat(ring.place("n-1")).isNotEqualTo("5000 5000");
    ring.dice("attack=1 defence-2=6");
    afterBoth(ring, "activation=4,4,4");
    assertThat(ring.kind()).as("it has reached him").isEqualTo("effect");
  }

  @Test
  @Rule("KF-RUL-04")
  void withoutAnybody_thereIsNoThirdTurn() {
    Ring ring = Ring.of(ANA, BO).play("end-turn", "end-turn");
    assertThat(ring.actor()).isEqualTo("Bo");
  }

  private static Consumer<GameState> caught(Flag kind, int turns) {
    return Ground.bare().piece("thing", 5125, 4950, 5225, 5050, 0, 900, kind, Flag.SCENIC).laid().andThen(ZOMBIE).andThen(state -> {
      int zombie = state.figures().count() - 1;
      state.figures().snare(zombie, 0, turns);
      if (kind == Flag.CHAIN) {
        state.figures().inflict(zombie, Condition.TIED_UP);
      }
    });
  }

  @ParameterizedTest
  @CsvSource({"'break=4 break=5', 2, false, true", "'break=4 break=4 break=4', 2, true, false", "'break=4 break=4 break=4', 1, true, false"})
  @Rule({"KF-RUL-128", "KF-RUL-162", "KF-LOC-22b", "KF-LOC-22c"})
  void inAChain_nobodysFigureTearsAtIt_anActionEach_andChokes(String dice, int turns, boolean isCaught, boolean isFreeToGo) {
    Ring ring = afterBoth(Ring.of(caught(Flag.CHAIN, turns), ANA, BO), "activation=4,4,4 " + dice);
    assertThat(ring.is("n-1", Condition.TIED_UP)).isEqualTo(isCaught);
    assertThat(ring.is("n-1", Condition.DEAD)).as("at the end of its last turn").isEqualTo(turns == 1);
    assertThat(!ring.place("n-1").equals("5000 5000")).isEqualTo(isFreeToGo);
  }

  @ParameterizedTest
  @CsvSource({"'4,4,4', true", "'4,4,1', false"})
  @Rule({"KF-RUL-133", "KF-LOC-13c"})
  void inAMachine_nobodysFigureStruggles_beforeAllElse(String dice, boolean isFree) {
    Ring ring = afterBoth(Ring.of(caught(Flag.MACHINE, 0), ANA, BO), "machine=" + dice + " activation=4,4,4");
    assertThat(ring.figures().snare(2)).isEqualTo(isFree ? -1 : 0);
    assertThat(!ring.place("n-1").equals("5000 5000")).as("who is stuck stays").isEqualTo(isFree);
  }

  @Test
  @Rule({"KF-RUL-04", "KF-RUL-145"})
  void aZombieThatComesAgain_actsInItsOldPlace() {
    Ring ring = Ring.of(ZOMBIE.andThen(state -> {
      state.figures().inflict(state.figures().named("n-1"), Condition.DEAD);
      int second = state.figures().add(state.definition().guest("zombie"), Figures.NEUTRAL);
      state.figures().put(second, Place.of(3000, 5000, 0));
    }), ANA, "1 student 8000 4000", "2 thug/pistol 7000 4000", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1")
        .dice("shot-2=1 dodge-1=2 zombies-2=1 zombie-corner=0").play("shoot");
    assertThat(ring.place("n-1")).isEqualTo("125 125");
    afterBoth(ring, "activation=4,3,3 activation=3,3,3");
    assertThat(ring.place("n-1")).as("the first dice are its").isNotEqualTo("125 125");
    assertThat(ring.place("n-2")).isEqualTo("3000 5000");
  }
}
