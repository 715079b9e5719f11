package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever has gone down a manhole does nothing but come up, and nothing above reaches him. */
final class UnderTheGroundTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  /** An open manhole at 4150 4150, into which a figure has gone in an earlier turn. */
  private static Consumer<GameState> down(int figure) {
    return state -> {
      state.lay(state.board().plus(new Piece("m1", "MANHOLE", Polygon.rectangle(4000, 4000, 4300, 4300), 0, 0,
          Flag.MANHOLE.bit() | Flag.SCENIC.bit())));
      state.wear(0, 2);
      state.gang(0, Counters.CHI, 2);
      state.gang(1, Counters.CHI, 2);
      state.figures().goDown(figure, 0, -1);
    };
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-ACT-31", "KF-RUL-118"})
  void downThere_nobodyFocuses_norUsesHisArts() {
    Ring ring = Ring.of(down(0), "2 hero/healing/aura-of-the-tiger/iron-shirt/boiling-blood 4150 4150", OTHER, FARTHER);
    assertThat(ring.kind()).as("no window is opened").isEqualTo("nominate");
    ring.play("activate figure:2-1");
    assertThat(ring.listed()).containsExactly("roll 1", "roll 2", "roll 3");
    ring.dice("activation-2=5").play("roll 1");
    assertThat(ring.listed()).containsExactly("climb-out 1", "stop");
    ring.play("climb-out 1", "to 4430 4150");
    assertThat(ring.is("2-1", Condition.INSIDE)).isFalse();
    assertThat(ring.kind()).as("above he may do as he likes again").isEqualTo("between");
    assertThat(ring.listed()).contains("roar figure:2-1");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-RUL-19"})
  void downThere_nobodyReacts() {
    Ring ring = Ring.of(down(2), OTHER, FARTHER, "1 hero 4150 4150").play("activate figure:2-1").dice("activation-2=3")
        .play("roll 1");
    assertThat(ring.kind()).as("nobody is asked").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-TRT-10b"})
  void noAura_reachesDown() {
    Ring ring = Ring.of(down(1), "2 hero/aura-of-death 4900 4150", "1 thug 4150 4150", "1 thug 4900 5000", OTHER, FARTHER)
        .dice("aura-1=1").play("wither figure:2-1");
    assertThat(ring.is("1-2", Condition.DEAD)).as("the one above rolls alone").isTrue();
    assertThat(ring.is("1-1", Condition.DEAD)).isFalse();
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-TRT-50a", "KF-TRT-50c"})
  void noGong_isHeardThere() {
    Ring ring = Ring.of(down(1), "2 hero/magic-gong 5500 4150", "1 thug 4150 4150", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 gong-2=5").play("roll 1", "cast gong");
    assertThat(ring.kind()).as("he alone has heard it").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-LOC-05a"})
  void noBees_findHim() {
    Ring ring = Ring.of(down(1).andThen(state -> {
      state.choose(LocationTrait.ANGRY_BEES);
      state.swarms().add(Place.of(4150, 4150, 0), state.figures().count());
    }), "2 hero 8000 4150", "1 thug 4150 4150", OTHER, FARTHER).play("end-turn").dice("direction=1,1").play("end-turn");
    assertThat(ring.kind() + ring.actor()).as("no sting, no morale").isEqualTo("nominateBo");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-CPL-06b"})
  void noFire_scorchesHim() {
    Ring ring = Ring.of(down(1).andThen(state -> {
      state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
      state.burn(0);
    }), "2 hero 8000 4150", "1 thug 4150 4150", OTHER, FARTHER).dice("fire-2=1 peril=6 defence-1=1").play("end-turn");
    assertThat(ring.kind() + ring.actor()).as("no attack").isEqualTo("nominateAna");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-VIP-08b"})
  void noDinosaur_bitesHim() {
    Ring ring = Ring.of(down(1).andThen(Cast.nobodys(Vip.DINOSAUR, 4150, 4600)), "2 hero 8000 4150", "1 thug 4150 4150", OTHER,
        FARTHER).play("end-turn").dice("activation=3,1,1 direction=1,1").play("end-turn");
    assertThat(ring.kind() + ring.actor()).as("within S there is nobody else").isEqualTo("nominateBo");
  }

  @ParameterizedTest
  @CsvSource({"free, slip-in", "held, nominate", "stance, nominate", "fixed, nominate"})
  @Rule({"KF-LOC-41c", "KF-CON-05", "KF-TRT-44b", "KF-CON-25"})
  void whoCannotMove_doesNotSlipAwayFromACharge(String how, String kind) {
    Ring ring = MovementTests.acting(Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid().andThen(state -> {
      state.wear(0, 1);
      switch (how) {
        case "held" -> state.figures().grappler(1, 2);
        case "stance" -> state.figures().inflict(1, Condition.STANCE);
        case "fixed" -> state.figures().inflict(1, Condition.TIED_UP);
        default -> { }
      }
    }), 1, "2 thug 3000 4150", "1 hero 3875 4150", "2 thug 3875 4400").play("move", "to 3625 4150");
    assertThat(ring.kind()).isEqualTo(kind);
    assertThat(!kind.equals("slip-in") || Ring.withoutDice(ring.match().decision().prompt().chooser()).contains("1-1")).isTrue();
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-VIP-06a"})
  void noZombie_waitsForHim() {
    Ring ring = Ring.of(down(1).andThen(Cast.nobodys(Vip.ZOMBIE, 4150, 4600)), "2 hero 8000 4600", "1 thug 4150 4150", OTHER,
        "1 thug 100 8900").play("end-turn").dice("activation=4,1,1").play("end-turn");
    assertThat(ring.place("n-1")).as("towards the closest above").isEqualTo("5150 4600");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-VIP-04b", "KF-VIP-04f"})
  void noVampire_choosesHim_butHeDoesNotGiveUpWhoGoesDown() {
    Consumer<GameState> vampire = down(1).andThen(Cast.run(Vip.HOPPING_VAMPIRE, 2, 5000, 4150));
    Ring chosen = Ring.of(vampire, "2 hero 8000 4150", "1 thug 4150 4150", OTHER, "1 hero 100 100", "1 thug 100 8900");
    assertThat(chosen.fight().get(Counters.QUARRY)).as("the nearest above").isEqualTo(0);
    Ring kept = Ring.of(vampire.andThen(state -> state.set(Counters.QUARRY, 1)), "2 hero 8000 4150", "1 thug 4150 4150", OTHER);
    assertThat(kept.fight().get(Counters.QUARRY)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-TRT-40b", "KF-RUL-112"})
  void noHealer_reachesHim() {
    Ring ring = Ring.of(down(1).andThen(state -> state.figures().inflict(1, Condition.STUNNED)), "2 hero/healing 4350 4150",
        "2 thug 4150 4150", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.listed()).contains("focus die").noneMatch(action -> action.startsWith("heal"));
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-TRT-12b"})
  void noRoar_isHeardFromBelow() {
    Consumer<GameState> roaring = state -> state.figures().inflict(1, Condition.ROARING);
    Ring ring = Ring.of(down(1).andThen(roaring), "2 thug 5000 4150", "2 hero/aura-of-the-tiger 4150 4150",
        "1 thug 5250 4150", FARTHER);
    ring.fight().gang(0, Counters.CHI, 0);
    ring.fight().gang(1, Counters.CHI, 0);
    ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind()).as("3 + 2 against 3 + 2").isEqualTo("tie-effect");
  }

  @Test
  @Rule({"KF-LOC-41d", "KF-VIP-05e"})
  void noCelebrity_hearsHim() {
    Ring ring = Ring.of(down(1).andThen(Cast.nobodys(Vip.CELEBRITY, 4150, 4900)).andThen(state ->
        state.figures().inflict(state.figures().named("n-1"), Condition.HIDING)), "2 hero 8000 4150", "1 thug 4150 4150", OTHER,
        FARTHER).play("end-turn");
    assertThat(ring.is("n-1", Condition.HIDING)).isTrue();
  }
}
