package games.kumite.kungfu.scenery;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The scroll of a library. Bo's 2-1, no sorcerer, stands left of the library or holds the scroll. */
final class ScrollTests {

  private static final String BO = "2 thug 3875 4100";
  private static final String ANA = "1 thug 5000 6000";
  private static final String OTHER = "2 student 8000 8000";

  private static Consumer<GameState> library() {
    return PileTests.thing("library", 400, Flag.BLOCK, Flag.OPAQUE, Flag.SCROLLS);
  }

  private static Consumer<GameState> holding(Trait spell) {
    return state -> {
      state.set(Counters.SCROLL, Trait.SPELLS.indexOf(spell) + 1);
      state.gang(1, Counters.CHI, 2);
    };
  }

  private static Ring holder(Trait spell, String... figures) {
    return PileTests.act(Ring.of(holding(spell), figures), "2-1", 2);
  }

  @ParameterizedTest
  @CsvSource({"'4,5,6', true", "'4,5,3', false"})
  @Rule({"KF-LOC-45a", "KF-LOC-45b", "KF-RUL-100", "KF-RUL-51"})
  void threeSuccessesInAFullTurn_findTheScroll_andItsFinderNamesTheSpell(String dice, boolean isFound) {
    Ring ring = Ring.of(library(), BO, ANA, OTHER).play("activate figure:2-1").dice("library-2=" + dice).play("study");
    assertThat(ring.kind() + ring.actor()).isEqualTo(isFound ? "scroll-spellBo" : "nominateBo");
    if (isFound) {
      assertThat(ring.listed()).hasSize(Trait.SPELLS.size());
      ring.play("name-spell transfix").play("end-turn", "end-turn", "activate figure:2-1");
      assertThat(ring.refused("study")).as("there is one").isEqualTo("KF-LOC-45a");
    }
  }

  @Test
  @Rule({"KF-LOC-45a", "KF-ACT-32"})
  void theSearch_isMadeInTheLibrary_andCanBeInterrupted() {
    assertThat(Ring.of(library(), "2 thug 3869 4100", ANA, OTHER).play("activate figure:2-1").listed()).doesNotContain("study");
    Ring ring = Ring.of(library(), BO, "1 thug 3875 4350", OTHER).play("activate figure:2-1", "study")
        .dice("attack-1=5 defence-2=4").play("hack figure:1-1", "inflict distracted");
    assertThat(ring.fight().get(Counters.SCROLL)).as("no dice").isZero();
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-TRT-73b"})
  void reading_takesAChiAndAnAction_withTheReadersQ_once() {
    Ring ring = holder(Trait.TRANSFIX, BO, "1 thug 3875 5300", OTHER).dice("contest-2=4,4,1 contest-1=4,1,1")
        .play("read");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).as("two successes of a Q4 to one").isTrue();
    assertThat(ring.chi(2)).isEqualTo(1);
    assertThat(ring.listed()).as("an action is left, and the scroll is used").contains("stop").doesNotContain("read");
    assertThat(ring.fight().get(Counters.SCROLL)).isEqualTo(-1);
    assertThat(holder(Trait.MAGIC_GONG, "2 thug 3875 4100", "1 thug 3875 5300", OTHER).listed()).contains("read");
  }

  @Test
  @Rule("KF-LOC-45c")
  void withoutChi_orByAnybodyElse_itIsNotRead() {
    Ring poor = PileTests.act(Ring.of(holding(Trait.MAGIC_GONG).andThen(state -> state.gang(1, Counters.CHI, 0)), BO, ANA, OTHER),
        "2-1", 1);
    assertThat(poor.refused("read")).isNotEqualTo("legal");
    assertThat(PileTests.act(Ring.of(holding(Trait.MAGIC_GONG), BO, ANA, OTHER), "2-2", 1).listed()).doesNotContain("read");
  }

  @Test
  @Rule("KF-LOC-45d")
  void withAnEnemyInContact_itIsNotRead_notEvenOneOnTheGround() {
    Ring ring = PileTests.act(Ring.of(holding(Trait.MAGIC_GONG).andThen(state -> state.figures().inflict(1, Condition.KNOCKED_DOWN)),
        BO, "1 thug 3875 4350", OTHER), "2-1", 1);
    assertThat(ring.refused("read")).isEqualTo("KF-LOC-45d");
  }

  @Test
  @Rule("KF-LOC-45c")
  void everySpell_takesEffectAtOnce() {
    Ring heal = PileTests.act(Ring.of(holding(Trait.HEALING).andThen(state -> state.figures().inflict(0, Condition.LIMPING)), BO,
        ANA, OTHER), "2-1", 1).play("read");
    assertThat(heal.is("2-1", Condition.LIMPING)).isFalse();
    assertThat(heal.chi(2)).isEqualTo(1);
    Ring gong = holder(Trait.MAGIC_GONG, BO, "1 thug 3875 5300", OTHER).dice("gong-2=5 gong-1=1").play("read");
    assertThat(gong.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    Ring ball = holder(Trait.FIREBALL, BO, "1 thug 3875 6300", OTHER).play("read").dice("blast-2=5 dodge-1=1").play("mark 3875 6300");
    if (ball.kind().equals("chi")) {
      ball.play("spend 0");
    }
    assertThat(ball.listed()).contains("inflict on-fire");
    Ring whip = holder(Trait.ENTANGLE, BO, "1 thug 3875 5000", OTHER).play("read");
    whip.dice("shot-2=5 dodge-1=3").play("spend 0", "inflict tied-up");
    assertThat(whip.is("1-1", Condition.TIED_UP)).isTrue();
    Ring step = holder(Trait.TELEPORTATION, BO, ANA, OTHER).play("read", "to 1000 1000");
    assertThat(step.place("2-1")).isEqualTo("1000 1000");
    assertThat(step.chi(2)).isEqualTo(1);
    Ring air = holder(Trait.LEVITATION, BO, ANA, OTHER).play("read", "to 3875 2800");
    assertThat(air.place("2-1")).isEqualTo("3875 2800");
    assertThat(air.chi(2)).isEqualTo(1);
    Ring death = holder(Trait.AURA_OF_DEATH, BO, "1 thug 3875 5300", "1 hero 500 8500", OTHER).dice("aura-1=1").play("read");
    assertThat(death.is("1-1", Condition.DEAD)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(value = Trait.class, names = {"ARROW_SANCTUARY", "SPIRIT_WARD", "WATERWALK"})
  @Rule("KF-LOC-45c")
  void enchantments_lastAsTheyDoForThoseWhoKnowThem(Trait spell) {
    Ring ring = holder(spell, BO, ANA, OTHER).play("read");
    Condition condition = spell == Trait.WATERWALK ? Condition.WATERWALKING : Condition.valueOf(spell.name());
    assertThat(ring.is("2-1", condition)).isTrue();
    assertThat(ring.chi(2)).isEqualTo(1);
  }

  @Test
  @Rule("KF-LOC-45c")
  void rain_aWall_andAForm() {
    assertThat(holder(Trait.CALL_THE_MONSOON, BO, ANA, OTHER).play("read").fight().get(Counters.RAIN)).isEqualTo(1);
    assertThat(holder(Trait.WATER_WALL, BO, ANA, OTHER).play("read").kind()).isEqualTo("wall-middle");
    assertThat(holder(Trait.SHAPE_SHIFT, BO, ANA, OTHER).refused("read")).as("who has one form").isEqualTo("KF-TRT-60a");
    Ring form = holder(Trait.SHAPE_SHIFT, "2 hero/shape-shift 3875 4100", ANA, OTHER).play("read");
    assertThat(form.figures().form(0)).isEqualTo(1);
  }

  private static final String VAMPIRE = "1 thug/undead 3875 5000";

  private static Ring exorcist(int actions, String... figures) {
    return PileTests.act(Ring.of(holding(Trait.EXORCISE), figures), "2-1", actions);
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-LOC-45d", "KF-TRT-26a", "KF-TRT-26b"})
  void anExorcism_isReadBeforeContact_andMadeWithOneActionMore_once() {
    Ring ring = exorcist(3, BO, VAMPIRE, OTHER);
    assertThat(ring.listed()).as("no art of his own").doesNotContain("exorcise");
    ring.play("read");
    assertThat(ring.chi(2)).isEqualTo(1);
    assertThat(ring.refused("exorcise")).as("nobody is in contact yet").isEqualTo("KF-H2H-02");
    ring.play("move", "to 3875 4750").dice("attack-2=4 defence-1=3").play("exorcise", "spend 0");
    assertThat(ring.is("1-1", Condition.TRANSFIXED)).as("4 + 2 to 3 + 2, the only effect").isTrue();
    assertThat(ring.kind()).as("the third action").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-LOC-45c", "KF-LOC-45d"})
  void anExorcism_isNotReadBesideAnEnemy_norWithTheLastAction() {
    assertThat(exorcist(3, BO, "1 thug/undead 3875 4350", OTHER).refused("read")).isEqualTo("KF-LOC-45d");
    assertThat(exorcist(1, BO, VAMPIRE, OTHER).refused("read")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule("KF-LOC-45c")
  void anExorcismThatWasRead_isGoneWithItsUse_andWithTheTurn() {
    Consumer<GameState> read = holding(Trait.EXORCISE).andThen(state -> state.figures().inflict(0, Condition.EXORCISING));
    Ring used = PileTests.act(Ring.of(read, "2 hero 3875 4100", "1 hero/undead 3875 4350", OTHER), "2-1", 3)
        .dice("attack-2=1 defence-1=2").play("exorcise");
    while (used.kind().equals("effect")) {
      used.play("inflict distracted");
    }
    assertThat(used.refused("exorcise")).isNotEqualTo("legal");
    Ring late = exorcist(2, BO, VAMPIRE, OTHER).play("read", "stop", "end-turn");
    assertThat(late.is("2-1", Condition.EXORCISING)).isFalse();
  }
}
