package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What ends what, and what does not: attacks of odd kinds, a Protagonist who is only gone, swords that lie there. */
final class WhatIsOverTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 8500 500";

  private static Ring acting(Consumer<GameState> more, int actions, String... figures) {
    Ring ring = Ring.skip(Ring.of(more, figures)).play("activate figure:2-1");
    return Ring.skip(Ring.skip(ring).dice("activation-2=" + "5,5,5".substring(0, 2 * actions - 1)).play("roll " + actions));
  }

  @Test
  @Rule({"KF-MOR-02", "KF-RUL-71"})
  void aProtagonistWhoIsDrivenOffTheTable_frightensNobody() {
    Ring ring = Ring.of(state -> Casualty.flee(state, 0), "1 hero 4000 4000", "1 thug 5000 4000", OTHER);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).as("he is neither Knocked Out nor dead").isZero();
  }

  @Test
  @Rule({"KF-RUL-71", "KF-RUL-57", "KF-RUL-41"})
  void whoHasLeftTheTable_liesNowhere() {
    Consumer<GameState> out = state -> {
      state.figures().inflict(1, Condition.KNOCKED_OUT);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
    };
    String[] figures = {"2 hero 4000 4000", "1 thug 4250 4000", "2 thug 3750 4000", OTHER, FARTHER};
    assertThat(acting(out, 1, figures).listed()).contains("finish figure:1-1");
    assertThat(Ring.of(out, figures).play("activate figure:2-1").listed()).contains("revive figure:2-2");
    Consumer<GameState> gone = out.andThen(state -> {
      Casualty.flee(state, 1); // on a car that has driven off
      Casualty.flee(state, 2);
    });
    assertThat(acting(gone, 1, figures).listed()).doesNotContain("finish figure:1-1");
    assertThat(Ring.of(gone, figures).play("activate figure:2-1").listed()).doesNotContain("revive figure:2-2");
  }

  @Test
  @Rule({"KF-TRT-78e", "KF-TRT-08c", "KF-STU-22"})
  void whoHurlsACar_attacks() {
    Ring ring = acting(state -> {
      state.figures().inflict(0, Condition.LIFTING);
      state.figures().inflict(0, Condition.ARROW_SANCTUARY);
      state.figures().raiseWall(0, Place.of(4000, 6000, 0), 0);
    }, 1, "2 hero/huge/water-wall 4000 4000", "1 hero 5500 4000", OTHER).dice("shot-2=3 dodge-1=6").play("hurl figure:1-1");
    assertThat(ring.is("2-1", Condition.WATER_WALL) || ring.is("2-1", Condition.ARROW_SANCTUARY)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-78e", "KF-TRT-07b"})
  void whoThrowsBackWhatHeHasCaught_attacks() {
    Ring ring = acting(state -> state.figures().raiseWall(1, Place.of(8000, 6000, 0), 0), 1, "2 hero/throwing-stars 4000 4000",
        "1 hero/arrowcatcher/water-wall 5500 4000", OTHER).dice("shot-2=1 dodge-1=4").play("shoot", "pass");
    assertThat(ring.kind() + ring.actor()).isEqualTo("throw-backAna");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).isTrue();
    ring.dice("shot-1=1 dodge-2=3").play("at figure:2-1");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-30d", "KF-TRT-30e", "KF-CON-20b", "KF-TRT-40b"})
  void aFlyingSword_isNeitherRevivedNorHealed() {
    Ring ring = Ring.of(state -> {
      Figures figures = state.figures();
      int sword = figures.add(state.definition().guest("flying-sword"), 1);
      figures.rider(sword, 0);
      figures.inflict(sword, Condition.SWORD);
      figures.inflict(sword, Condition.KNOCKED_OUT);
      figures.put(sword, Place.of(4250, 4000, 0));
    }, "2 hero/healing 4000 4000", "1 hero 8000 500", OTHER);
    Ring.skip(Ring.skip(ring).play("activate figure:2-1"));
    assertThat(ring.listed()).noneMatch(action -> action.startsWith("revive") || action.startsWith("heal"));
  }

  @ParameterizedTest
  @CsvSource({"4250, KF-RUL-112", "5000, legal"})
  @Rule({"KF-RUL-112", "KF-TRT-40a"})
  void healing_saysWhyItCannotBeDone(int enemy, String refusal) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.LIMPING), "2 hero/healing 4000 4000", "1 hero " + enemy + " 4000",
        OTHER);
    Ring.skip(Ring.skip(ring).play("activate figure:2-1"));
    assertThat(ring.refused("heal figure:2-1 limping")).isEqualTo(refusal);
  }

  @ParameterizedTest
  @CsvSource({"2 hero/sacrifice 8000 8000, palm", "2 thug 8000 8000, dice"})
  @Rule({"KF-TRT-57a", "KF-TRT-57b", "KF-RUL-81"})
  void aPalm_mayBeAnnounced_whereASacrificeMayBringTheChiForIt(String other, String kind) {
    Ring ring = Ring.of("2 hero/quivering-palm 4000 4000", "1 hero 4250 4000", other, "2 thug 7000 7000");
    Ring.skip(Ring.skip(ring).play("activate figure:2-1"));
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule({"KF-CHI-01", "KF-CHI-03", "KF-TRT-42", "KF-CHI-05"})
  void tooLittleChi_isRefusedByWhatSetsThePrice() {
    Ring ring = Ring.of("2 hero/flurry-of-blows/iron-shirt 4000 4000", "1 hero 4250 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("flurry")).isEqualTo("KF-CHI-05");
    assertThat(ring.refused("whirlwind")).as("he lacks it").isEqualTo("KF-TRT-80a");
  }

  @Test
  @Rule({"KF-TRT-35g", "KF-RUL-16", "KF-RUL-133"})
  void whoCannotBePushed_isPushedNowhereByAGrenade() {
    Consumer<GameState> stuck = Ground.bare().piece("z1", 6800, 4200, 7200, 4600, 0, 400, Flag.BLOCK, Flag.MACHINE, Flag.SCENIC).laid()
        .andThen(state -> state.figures().snare(1, 0, 1));
    Ring ring = acting(stuck, 1, "2 hero/grenade 4000 4000", "1 hero 7000 4000", OTHER)
        .play("grenade").dice("throw-2=5,5 blast-2=1 dodge-1=6 balance-1=6").play("mark 7000 4000");
    assertThat(ring.kind()).as("no direction is asked").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-CON-10a", "KF-TRT-01e"})
  void prompts_nameThoseTheyAreAbout() {
    Ring ring = acting(state -> { }, 1, "2 hero 4000 4000", "1 thug/acrobat 4250 4000", OTHER).dice("attack-2=3 defence-1=4")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.kind()).isEqualTo("tumble");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).contains("1-1");
    Ring held = acting(state -> state.figures().grappler(1, 0), 1, "2 hero 4000 4000", "1 thug 4250 4000", OTHER)
        .dice("attack-2=3 defence-1=5").play("attack", "inflict recoil-short", "turn 0");
    assertThat(held.kind()).isEqualTo("let-go");
    assertThat(Ring.withoutDice(held.match().decision().prompt().chooser())).contains("1-1");
  }

  @Test
  @Rule({"KF-H2H-26e", "KF-RUL-55"})
  void aGunThatWasFound_canBeDestroyedInItsFindersHands() {
    Ring ring = acting(state -> {
      state.objects().add(Place.of(4250, 4000, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY);
      games.kumite.kungfu.figure.CarriedObjects.pickUp(state, 1, 0);
    }, 1, "2 hero 4000 4000", "1 hero 4250 4000", OTHER).dice("attack-2=5 defence-1=2").play("attack");
    Ring.skip(ring);
    assertThat(ring.listed()).contains("inflict disarm-destroyed");
    ring.play("inflict disarm-destroyed");
    assertThat(ring.figures().arms().weapons(1)).isZero();
    assertThat(ring.fight().objects().isGone(0)).isTrue();
  }
}
