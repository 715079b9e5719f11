package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What becomes of a host and of the spirit in it. Bo's master (figure 0) is in Ana's figure 1; his husk lies at 4000 4000. */
public final class HostTests {

  private static final String MASTER = "2 hopping-vampire-master 4000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String ENEMY = "1 student 500 8500";

  /** Bo's master is in Ana's figure. */
  public static Consumer<GameState> possessed(Consumer<GameState> more) {
    return state -> {
      Figures figures = state.figures();
      figures.inflict(0, Condition.HUSK);
      figures.inflict(1, Condition.POSSESSED);
      figures.rider(1, 0);
      figures.formerGang(1, 0);
      figures.join(1, 1);
      more.accept(state);
    };
  }

  private static Ring skipTo(Ring ring, String kind) {
    while (!ring.kind().equals(kind)) {
      ring.play("pass");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-55h", "KF-RUL-160"})
  void aSpirit_leavesAHostThatIsKnockedOut_alsoInTheEnemysTurn() {
    Ring ring = Ring.ofAnasTurn(possessed(state -> state.figures().inflict(1, Condition.KNOCKED_OUT)), MASTER,
        "1 student 5300 4000", OTHER, ENEMY);
    assertThat(ring.kind() + ring.actor()).isEqualTo("turn-beginsBo");
    ring.play("go-home figure:1-1");
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.is("1-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.figures().gang(1)).as("Ana's again").isZero();
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule({"KF-MOR-02", "KF-RUL-159", "KF-ADV-01", "KF-RUL-82"})
  void aPossessedProtagonist_whoIsKnockedOut_isHisOwnGangs() {
    Ring ring = Ring.of(possessed(state -> Casualty.knockOut(state, 1, 3)), MASTER, "1 hero 5300 4000", OTHER, ENEMY);
    assertThat(ring.fight().gang(0, Counters.SHAKEN)).as("Ana's Extras roll").isEqualTo(1);
    assertThat(ring.fight().gang(1, Counters.SHAKEN)).isZero();
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("her own figure has put him out: no reward").isZero();
  }

  @Test
  @Rule({"KF-RUL-84", "KF-RUL-159", "KF-ACT-24"})
  void aHostThatReacts_strikesAsOftenAsItHasActions_thoughItIsAnExtra() {
    Ring ring = Ring.ofAnasTurn(possessed(state -> { }), MASTER, "1 student 5300 4000", OTHER, "1 student 5550 4000");
    skipTo(ring, "nominate").play("activate figure:1-2");
    skipTo(ring, "dice").dice("activation-1=1,1").play("roll 2");
    ring.dice("reaction-2=5,5").play("react figure:1-1");
    skipTo(ring, "action").dice("attack-2=2 defence-1=1").play("attack", "target figure:1-2 0");
    skipTo(ring, "effect").play("inflict distracted");
    skipTo(ring, "action");
    assertThat(ring.refused("attack")).as("attacks of Reactions do not count").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-RUL-84", "KF-RUL-159"})
  void aHostThatReactsAgain_throwsAgain_thoughItIsAnExtra() {
    Ring ring = Ring.ofAnasTurn(possessed(Ground.bare().piece("bricks", 5500, 3900, 5900, 4300, 0, 150, Flag.BLOCK, Flag.HARDM)
        .laid().andThen(state -> state.figures().inflict(1, Condition.HAS_ATTACKED))), MASTER, "1 student 5375 4100", OTHER,
        "1 student 5375 5600");
    skipTo(ring, "nominate").play("activate figure:1-2");
    skipTo(ring, "dice").dice("activation-1=1,1").play("roll 2");
    ring.dice("reaction-2=5,5").play("react figure:1-1");
    assertThat(skipTo(ring, "action").refused("use throw-thing 1 0")).as("he attacked in a Reaction before").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-55f", "KF-RUL-160"})
  void aHostThatLeavesTheTable_setsTheSpiritFree() {
    Ring ring = Ring.of(possessed(state -> Casualty.flee(state, 1)), MASTER, "1 student 5300 4000", OTHER, ENEMY);
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
    assertThat(ring.figures().gang(1)).isZero();
    assertThat(ring.is("1-1", Condition.GONE)).isTrue();
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-RUL-174"})
  void revenge_isTaken_alsoOnAProtagonistWhomTheAvengersPossess() {
    Ring ring = Ring.of(possessed(state -> {
      state.gang(0, Counters.PROTAGONIST, 2);
      state.gang(1, Counters.PROTAGONIST, 1);
      state.figures().note(1, games.kumite.kungfu.state.PlotDeed.HUMBLED);
      Casualty.knockOut(state, 1, 2);
    }), MASTER, "1 hero 5300 4000", OTHER, ENEMY);
    assertThat(ring.fight().get(Counters.GOAL)).as("Bo's side").isEqualTo(2);
  }

  @Test
  @Rule({"KF-TRT-55c", "KF-H2H-11"})
  void aSpiritThatLosesToSomebodyTransfixed_doesNotRecoil_butIsBarred() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.TRANSFIXED), MASTER, "1 hero 5300 4000", OTHER, ENEMY);
    skipTo(ring, "nominate").play("activate figure:2-1");
    skipTo(ring, "dice").dice("activation-2=5,5,5").play("roll 3");
    skipTo(ring, "action").play("spirit-out", "to 5050 4000");
    skipTo(ring, "action").dice("attack-2=1 defence-1=6").play("possess");
    skipTo(ring, ring.kind().equals("effect") ? "effect" : "action");
    assertThat(ring.kind()).as("1 + 4 + 2 to 6 + 4: nobody strikes back").isNotEqualTo("effect");
    assertThat(ring.figures().pairs().has(games.kumite.kungfu.state.FigureRelations.Relation.BARRED, 1, 0)).isTrue();
    assertThat(ring.place("2-3")).isEqualTo("5050 4000");
  }

  @Test
  @Rule({"KF-RUL-159", "KF-RUL-160", "KF-TRT-55h"})
  void whoLeavesHisHost_betweenItsActions_leavesNoneToItsPlayer() {
    Ring ring = Ring.of(possessed(state -> { }), MASTER, "1 student 5300 4000", OTHER, ENEMY);
    skipTo(ring, "nominate").play("activate figure:1-1");
    skipTo(ring, "dice").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.kind()).as("before its first action").isEqualTo("between");
    ring.play("go-home figure:1-1");
    skipTo(ring, "nominate");
    assertThat(ring.actor()).as("Ana's student does not act in Bo's turn").isEqualTo("Bo");
    assertThat(ring.is("1-1", Condition.ACTIVATED)).isTrue();
    Ring before = Ring.of(possessed(state -> { }), MASTER, "1 student 5300 4000", OTHER, ENEMY);
    skipTo(before, "nominate").play("activate figure:1-1");
    assertThat(before.kind()).isEqualTo("before-roll");
    before.play("go-home figure:1-1");
    skipTo(before, "nominate");
    assertThat(before.actor()).as("nor does it roll").isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-RUL-159", "KF-ACT-21", "KF-TRT-55e"})
  void whomAReactionPossesses_doesNotActInTheTurn_neitherForItsOldPlayerNorForTheNewOne() {
    Ring ring = Ring.ofAnasTurn(state -> { }, MASTER, "1 student 5300 4000", OTHER, ENEMY).play("activate figure:1-1")
        .dice("activation-1=5,3,3").play("roll 3");
    possess(ring, "1-1");
    assertThat(skipTo(ring, "nominate").actor()).as("it was a turnover, and nobody has acted").isEqualTo("Bo");
    assertThat(ring.fight().get(Counters.TURNS)).isEqualTo(2);
    assertThat(ring.listed()).as("in his own turn it does").contains("activate figure:1-1");
  }

  @Test
  @Rule({"KF-RUL-159", "KF-ACT-21", "KF-CHI-11"})
  void whomAReactionPossesses_isInNoGroupAnyMore() {
    Ring ring = Ring.ofAnasTurn(state -> state.gang(0, Counters.CHI, 1), MASTER, "1 student 5300 4000", OTHER,
        "1 student 500 8500", "1 student 8500 500", "1 hero 500 500").play("motivate", "motivate figure:1-1",
            "motivate figure:1-2", "motivate figure:1-3").dice("motivation-1=5,2,2").play("roll 3");
    possess(ring, "1-1");
    assertThat(skipTo(ring, "next-of-group").actor()).isEqualTo("Ana");
    assertThat(ring.listed()).containsExactly("next figure:1-2", "next figure:1-3");
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-RUL-159", "KF-RUL-160"})
  void aHostOfAnotherGang_isNoFollower_andNotSacrificed() {
    Ring ring = Ring.of(possessed(state -> { }), MASTER, "1 student 5300 4000", "2 hero/sacrifice 8000 8000", ENEMY);
    assertThat(ring.refused("sacrifice figure:2-2")).as("there is nobody else").isNotEqualTo("legal");
    Ring follower = Ring.of(possessed(state -> { }), MASTER, "1 student 5300 4000", "2 hero/sacrifice 8000 8000", ENEMY,
        "2 thug 8000 500")
        .play("sacrifice figure:2-2");
    assertThat(follower.listed()).containsExactly("victim figure:2-3 chi", "victim figure:2-3 die");
  }

  /** Bo's master reacts: he leaves his body, and enters another. */
  private static void possess(Ring ring, String figure) {
    ring.dice("reaction-2=5,5").play("react figure:2-1");
    skipTo(ring, "action").play("spirit-out", "to 5050 4000");
    skipTo(ring, "action").dice("attack-2=4 defence-1=1 contest-2=2,2,2 contest-1=4,1,1")
        .play("possess").choose("at figure:" + figure);
    while (!ring.is(figure, Condition.POSSESSED)) {
      ring.play(ring.listed().contains("pass") ? "pass" : "spend 0");
    }
  }
}
