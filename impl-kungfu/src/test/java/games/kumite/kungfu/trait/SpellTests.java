package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spells that take an action. Bo's figure 0 casts; he has 4 Chi unless said otherwise. */
final class SpellTests {

  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 4);
  private static final String OTHER = "2 student 8000 8000";
  private static final String FARTHER = "1 student 500 8500";

  private static Ring ready(Consumer<GameState> more, String activation, String... figures) {
    Ring ring = Ring.of(CHI.andThen(more), figures);
    skip(ring);
    ring.play("activate figure:2-1");
    skip(ring);
    ring.dice("activation-2=" + activation).play("roll " + activation.split(",").length);
    skip(ring);
    return ring;
  }

  /** Passes where abilities of any moment are offered. */
  private static Ring skip(Ring ring) {
    while (ring.listed().contains("pass") && !ring.kind().equals("backfire") && !ring.kind().equals("shift")) {
      ring.play("pass");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-27a", "KF-TRT-27b", "KF-RUL-58"})
  void aFireball_costsAChiAndAnAction_andHitsEverybodyWithinM() {
    Ring ring = ready(CHI, "5,5", "2 hero/fireball 1000 4000", "1 student 8000 4000", "1 student 8000 5325", OTHER, FARTHER)
        .play("cast fireball");
    assertThat(ring.chi(2)).isEqualTo(3);
    assertThat(ring.refused("mark 8900 4000")).as("no range").isEqualTo("legal");
    ring.dice("blast-2=2,2 dodge-1=4,2").play("mark 8000 4000", "spend 0", "spend 0");
    assertThat(ring.kind()).as("6 against 6 is nothing; 6 against 4").isEqualTo("effect");
    assertThat(ring.listed()).containsExactly("inflict recoil-short", "inflict extra-knocked-out", "inflict recoil-medium",
        "inflict knocked-down", "inflict extra-killed");
    ring.play("inflict recoil-short", "turn 0", "done");
    assertThat(ring.place("1-2")).as("away from the marker").isEqualTo("8000 6075");
    assertThat(skip(ring).kind()).as("nobody is tested, and one action is left").isEqualTo("action");
  }

  @Test
  @Rule({"KF-TRT-27e", "KF-CON-26"})
  void threePoints_setClothesOnFire() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "5", "2 hero/fireball 1000 4000", "1 student 8000 4000", OTHER, FARTHER)
        .play("cast fireball").dice("blast-2=4 dodge-1=3").play("mark 8000 4000", "inflict on-fire");
    assertThat(ring.is("1-1", Condition.BURNING_BY_FIREBALL)).isTrue();
  }

  private static Piece window(int x) {
    return new Piece("window" + x, "WINDOW", Polygon.rectangle(x, 3000, x + 60, 5000), 0, 600,
        Flag.WINDOW.bit() | Flag.BLOCK.bit());
  }

  @ParameterizedTest
  @CsvSource({"'3,3,1', '4,4,1', false, true", "'3,3,3', '4,4,1', true, true", "'3,3,1', '4,1,1', true, true"})
  @Rule({"KF-TRT-27c", "KF-TRT-27d", "KF-TRT-78c", "KF-RUL-98", "KF-RUL-76", "KF-RUL-100"})
  void aFireball_isCountered_byAContestOfQ_thenItOnlyBreaksWindows(String caster, String other, boolean isHit, boolean isBroken) {
    Ring ring = ready(state -> {
      state.gang(1, Counters.CHI, 1);
      state.lay(state.board().plus(window(7500)));
    }, "5", "2 hero/fireball 1000 4000", "1 thug/water-wall 8000 4000", "1 student 500 500", OTHER).play("cast fireball", "mark 8000 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("counterAna");
    assertThat(ring.listed()).containsExactly("waive", "counter figure:1-1");
    ring.dice("contest-2=" + caster + " contest-1=" + other);
    if (isHit) {
      ring.dice("blast-2=1 dodge-1=6");
    }
    ring.play("counter figure:1-1");
    assertThat(ring.fight().board().find("window7500") < 0).isEqualTo(isBroken);
    assertThat(ring.chi(1)).as("it is free").isZero();
  }

  @Test
  @Rule({"KF-TRT-27c", "KF-RUL-98"})
  void severalWhoCan_areAskedInTheOrderOfTheirNumbers_untilOneCounters() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "5", "2 hero/fireball 1000 4000", "1 thug/water-wall 8000 4000",
        "1 thug/fireball 8000 4400", "1 thug/water-wall 500 500", OTHER).play("cast fireball", "mark 8000 4000");
    ring.play("waive");
    assertThat(ring.listed()).containsExactly("waive", "counter figure:1-2");
    ring.dice("contest-2=1,1,1 contest-1=4,4,4").play("counter figure:1-2");
    assertThat(skip(ring).kind()).as("countered: nobody is attacked").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-20", "KF-RUL-88", "KF-TAO-05", "KF-GUN-11"})
  void aFireball_costsOneMoreInAReaction_andIsNotCastInCombat() {
    assertThat(ready(CHI, "5,5", "2 hero/fireball 1000 4000", "1 student 1250 4000", OTHER).refused("cast fireball"))
        .isEqualTo("KF-TAO-05");
    assertThat(ready(state -> state.figures().inflict(1, Condition.KNOCKED_DOWN), "5,5", "2 hero/fireball 1000 4000",
        "1 student 1250 4000", OTHER).refused("cast fireball")).as("one who lies there does not hinder").isEqualTo("legal");
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 4), "2 student 5000 4000", "1 hero/fireball 8000 4000", OTHER);
    skip(ring).play("activate figure:2-1");
    skip(ring).dice("activation-2=2,2").play("roll 2");
    skip(ring).dice("reaction-1=5,1").play("react figure:1-1");
    assertThat(ring.refused("cast fireball")).isEqualTo("KF-RUL-20");
  }

  @ParameterizedTest
  @CsvSource({"'2,3,1', '5,4,2', false", "'2,3,4', '5,4,2', true"})
  @Rule({"KF-TRT-73a", "KF-TRT-73b", "KF-EX-44", "KF-RUL-76"})
  void transfix_isAContestOfQ_whoeverResistsWinsTies(String caster, String target, boolean isTransfixed) {
    Ring ring = ready(CHI, "5", "2 hero/transfix 4000 4000", "1 student 5250 4000", OTHER)
        .dice("contest-2=" + caster + " contest-1=" + target).play("cast transfix");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).isEqualTo(isTransfixed);
    assertThat(ring.chi(2)).as("Chi and action are spent").isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"5450, legal", "5451, KF-TRT-73a"})
  @Rule({"KF-TRT-73a", "KF-RUL-89", "KF-TRT-69b"})
  void transfix_reachesM_inSight_stealthOrNot(int x, String verdict) {
    Consumer<GameState> crates = state -> state.lay(state.board().plus(new Piece("crates", "CRATES",
        Polygon.rectangle(x, 4130, x + 500, 4500), 0, 250, Flag.BLOCK.bit() | Flag.SCENIC.bit())));
    assertThat(ready(crates, "5", "2 hero/transfix 4000 4000", "1 ninja-genin " + x + " 4000", OTHER).refused("cast transfix"))
        .isEqualTo(verdict);
    Consumer<GameState> wall = state -> state.lay(state.board().plus(new Piece("wall", "WALL",
        Polygon.rectangle(4500, 3000, 4560, 5000), 0, 600, Flag.BLOCK.bit() | Flag.OPAQUE.bit())));
    assertThat(ready(wall, "5", "2 hero/transfix 4000 4000", "1 student 5000 4000", OTHER).refused("cast transfix"))
        .isEqualTo("KF-TRT-73a");
  }

  @Test
  @Rule({"KF-TRT-73c", "KF-CON-25"})
  void transfix_endsWithItsCauser() {
    Ring ring = ready(CHI, "5", "2 hero/transfix 4000 4000", "1 student 5000 4000", "1 hero 6000 4000", OTHER)
        .dice("contest-2=3,3,3 contest-1=1,1,1").play("cast transfix");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).isTrue();
    games.kumite.kungfu.effect.Casualty.knockOut(ring.fight(), 0, -1);
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-50a", "KF-TRT-50b", "KF-TRT-50c", "KF-RUL-87"})
  void theGong_fellsWhoFails_andFrightensAnimals() {
    Ring ring = ready(CHI, "5", "2 hero/magic-gong 4000 4000", "1 student 6050 4000", "1 student 4000 6051",
        "1 tiger 4000 2000", "1 zombie 4500 4500", "1 thug/artificial 3500 4500", OTHER)
        .dice("gong-2=1 gong-1=3,4 morale-1=5,5,1").play("cast gong");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).as("himself too").isTrue();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).as("a tenth beyond L").isFalse();
    assertThat(ring.is("1-3", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.is("1-4", Condition.KNOCKED_DOWN) || ring.is("1-5", Condition.KNOCKED_DOWN)).as("deaf").isFalse();
    assertThat(ring.place("1-3")).as("one failure of morale: the tiger flees once").isNotEqualTo("4000 2000");
    assertThat(ring.chi(2)).as("no Chi").isEqualTo(4);
  }

  @Test
  @Rule({"KF-TRT-60a", "KF-TRT-60b", "KF-TRT-60c", "KF-RUL-74"})
  void anotherShape_hasOtherTraits_butTheSameWounds() {
    Ring ring = ready(state -> state.figures().wounds(0, 2), "5,5", "2 giant-demon 4000 4000", "1 student 7000 4000", OTHER)
        .play("cast shift");
    skip(ring);
    assertThat(ring.figures().size(0)).isEqualTo(Size.NORMAL);
    assertThat(Capabilities.has(ring.figures(), 0, Trait.HUGE)).isFalse();
    assertThat(Capabilities.has(ring.figures(), 0, Trait.GOOD_SHOT)).isTrue();
    assertThat(ring.figures().combat(0)).isEqualTo(2);
    assertThat(Capabilities.isSorcerer(ring.figures(), 0)).as("the human form is no sorcerer").isFalse();
  }

  @Test
  @Rule({"KF-TRT-60a", "KF-RUL-74"})
  void aForm_needsRoom_andBackItCostsAnotherAction() {
    Ring ring = ready(state -> state.figures().form(0, 1), "5,5", "2 hero/shape-shift 4000 4000", "1 student 7000 4000", OTHER)
        .play("cast shift");
    assertThat(ring.figures().form(0)).as("the first one again").isZero();
    assertThat(skip(ring).play("cast shift").figures().form(0)).isEqualTo(1);
    Ring tight = ready(CHI, "5", "2 hero/shape-shift 4000 4000", "2 student 4250 4000", "1 student 8000 1000");
    assertThat(tight.refused("cast shift")).as("the other form is Big").isEqualTo("KF-RUL-14");
  }

  @Test
  @Rule({"KF-TRT-60c", "KF-RUL-55"})
  void everyForm_hasWeaponsOfItsOwn() {
    Ring ring = ready(state -> state.figures().arms().loseWeapon(0, 0), "5,5", "2 giant-demon 4000 4000", "1 student 7000 4000", OTHER);
    assertThat(ring.figures().arms().weapons(0)).as("the heavy weapon is lost").isZero();
    ring.play("cast shift");
    assertThat(ring.figures().arms().weapons(0)).as("the pistol is not").isEqualTo(1);
    ring.figures().arms().jam(0, 0);
    ring.figures().form(0, 0);
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.figures().arms().isOutOfOrder(0, 0)).isFalse();
  }

  @Test
  @Rule({"KF-TAO-04a", "KF-TAO-04b", "KF-RUL-64", "KF-RUL-99", "KF-TAO-01"})
  void anySorcerer_dazzles_likeAShot() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "5,5", "2 hero/levitation/good-shot 4000 4000", "1 hero 4800 4000", OTHER, FARTHER)
        .play("shoot").dice("shot-2=2 dodge-1=3").play("dazzle figure:1-1 1");
    assertThat(ring.kind()).as("2 + 4 + 1 aimed + 1 near + 1 Good Shot against 7: by 2").isEqualTo("effect");
    assertThat(ring.listed()).containsExactly("inflict recoil-short", "inflict distracted", "inflict recoil-medium",
        "inflict knocked-down", "inflict blinded");
    ring.play("inflict blinded");
    assertThat(ring.is("1-1", Condition.BLINDED)).isTrue();
    assertThat(ring.chi(2)).isZero();
    assertThat(ready(state -> state.gang(1, Counters.CHI, 0), "5", "2 hero/levitation 4000 4000", "1 student 6000 4000", OTHER)
        .refused("shoot")).as("without Chi").isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-TAO-07", "KF-GUN-12", "KF-TAO-04a"})
  void aSpell_castIntoACombat_strikesEverybodyInContact_alsoFriends() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "5", "2 hero/levitation 4000 4000", "1 student 7000 4000",
        "2 student 7250 4000", "1 student 7500 4000", FARTHER).play("shoot");
    ring.dice("shot-2=1,1 dodge-1=6 dodge-2=2").play("dazzle figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).as("the friend: 1 + 4 against 2 + 2").isEqualTo("effectBo");
    ring.play("inflict distracted");
    assertThat(ring.is("2-2", Condition.DISTRACTED)).isTrue();
    assertThat(skip(ring).kind()).as("nobody who is not in contact with the target").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-07c", "KF-TRT-07a"})
  void anArrowcatcher_catchesSpells_ifHeIsASorcerer() {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 1), "5", "2 hero/levitation 4000 4000",
        "1 hero/arrowcatcher/levitation 7000 4000", OTHER, FARTHER).play("shoot").dice("shot-2=6 dodge-1=5")
        .play("dazzle figure:1-1 0");
    assertThat(skip(ring).kind()).as("6 + 4 against 5 + 4 + 1").isEqualTo("nominate");
    Ring plain = ready(state -> state.gang(1, Counters.CHI, 1), "5", "2 hero/levitation 4000 4000", "1 hero/arrowcatcher 7000 4000",
        OTHER, FARTHER).play("shoot").dice("shot-2=6 dodge-1=5").play("dazzle figure:1-1 0");
    assertThat(plain.kind()).as("no sorcerer, no bonus").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TAO-06a", "KF-TAO-06b", "KF-TAO-06c", "KF-CHI-09", "KF-CON-22c", "KF-CON-04"})
  void theStunned_payOneMore_theDistracted_castNothing_theFallen_doNotMind() {
    Ring stunned = ready(state -> state.figures().inflict(0, Condition.STUNNED), "5", "2 hero/transfix 4000 4000",
        "1 student 5000 4000", OTHER).dice("contest-2=1,1,1 contest-1=6,6,6").play("cast transfix");
    assertThat(stunned.chi(2)).isEqualTo(2);
    Ring distracted = skip(Ring.of(CHI, "2 hero/transfix 4000 4000", "1 student 5000 4000", OTHER)).play("activate figure:2-1");
    distracted.figures().inflict(0, Condition.DISTRACTED);
    skip(skip(distracted).dice("activation-2=5").play("roll 1"));
    assertThat(distracted.refused("cast transfix")).isEqualTo("KF-TAO-06b");
    Ring fallen = ready(state -> {
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(0, Condition.LIMPING);
      state.figures().wounds(0, 1);
    }, "5", "2 hero/transfix 4000 4000", "1 student 5000 4000", OTHER);
    assertThat(fallen.refused("cast transfix")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-CON-08", "KF-TRT-39g"})
  void theHeld_andTheHandcuffed_castNothing() {
    Ring held = ready(state -> state.figures().grappler(0, 1), "5", "2 hero/transfix 4000 4000", "1 student 4250 4000", OTHER);
    assertThat(held.refused("cast transfix")).isEqualTo("KF-TAO-05");
    Ring cuffed = ready(state -> state.figures().inflict(0, Condition.HANDCUFFED), "5", "2 hero/transfix 4000 4000",
        "1 student 5000 4000", OTHER);
    assertThat(cuffed.refused("cast transfix")).isEqualTo("KF-TRT-39g");
  }

  private static Ring exorcise(String dice, String target) {
    Ring ring = ready(state -> state.gang(1, Counters.CHI, 0), "5,5", "2 hero/exorcise 4000 4000", target, OTHER, FARTHER)
        .dice(dice).play("exorcise");
    return ring;
  }

  @Test
  @Rule({"KF-TRT-26a", "KF-TRT-26b", "KF-RUL-111", "KF-RUL-99", "KF-RUL-88"})
  void anExorcism_takesTwoActions_andTransfixesTheUndead_whateverTheMargin() {
    Ring ring = exorcise("attack-2=6 defence-1=1", "1 hopping-vampire 4250 4000");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).as("10 against 3").isTrue();
    assertThat(ring.figures().causer(1)).isZero();
    assertThat(skip(ring).kind()).as("both actions, and nothing more to buy").isEqualTo("nominate");
    Ring one = ready(CHI, "5", "2 hero/exorcise 4000 4000", "1 zombie 4250 4000", OTHER);
    assertThat(one.refused("exorcise")).isEqualTo("KF-TRT-26a");
    Ring living = ready(CHI, "5,5", "2 hero/exorcise 4000 4000", "1 student 4250 4000", OTHER);
    assertThat(living.refused("exorcise")).isEqualTo("KF-RUL-111");
    Ring demon = ready(CHI, "5,5", "2 hero/exorcise 4000 4000", "1 minor-demon 4325 4000", OTHER);
    assertThat(demon.refused("exorcise")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-99", "KF-H2H-21"})
  void anExorcistWhoLoses_suffersTheOrdinaryEffects_andATieGivesEachHisOwn() {
    Ring lost = exorcise("attack-2=1 defence-1=6", "1 hopping-vampire 4250 4000");
    assertThat(lost.kind() + lost.actor()).as("5 against 8").isEqualTo("effectAna");
    assertThat(lost.listed()).contains("inflict wounded", "inflict recoil-medium");
    Ring tied = exorcise("attack-2=1 defence-1=3", "1 hopping-vampire 4250 4000");
    assertThat(tied.kind() + tied.actor()).isEqualTo("tie-effectAna");
    tied.play("inflict distracted");
    assertThat(tied.is("1-1", Condition.TRANSFIXED)).isTrue();
  }

  @Test
  @Rule({"KF-TAO-01", "KF-TAO-02"})
  void whoIsASorcerer_orSupernatural() {
    Ring ring = Ring.of("2 taoist-sorcerer 4000 4000", "1 great-demon 7000 4000", "1 chain-and-sickle-expert 1000 1000",
        "1 zombie 2000 2000", "1 student 3000 3000", "1 minor-demon 5000 1000");
    assertThat(Capabilities.isSorcerer(ring.figures(), 0)).isTrue();
    assertThat(Capabilities.isSupernatural(ring.figures(), 0)).isFalse();
    assertThat(Capabilities.isSorcerer(ring.figures(), 1)).as("Fireball").isTrue();
    assertThat(Capabilities.isSupernatural(ring.figures(), 1)).isTrue();
    assertThat(Capabilities.isSorcerer(ring.figures(), 2)).as("Entangle").isTrue();
    assertThat(Capabilities.isSupernatural(ring.figures(), 3)).isTrue();
    assertThat(Capabilities.isSorcerer(ring.figures(), 4) || Capabilities.isSupernatural(ring.figures(), 4)).isFalse();
    assertThat(Capabilities.isSupernatural(ring.figures(), 5)).as("Waterbane").isTrue();
  }
}
