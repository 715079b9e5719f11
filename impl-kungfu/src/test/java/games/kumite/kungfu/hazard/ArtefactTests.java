package games.kumite.kungfu.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Artefact, and the traitor who is captured. Bo begins. */
final class ArtefactTests {

  private static final String ANA = "1 student 1000 1000";
  private static final String BO = "2 student 8000 8000";
  private static final long SOLID = Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.SCENIC.bit() | Flag.HARD.bit();
  private static final Consumer<GameState> ARTEFACT = state -> {
    state.set(Counters.COMPLICATION, Complication.ARTEFACT.ordinal());
    for (int i = 0; i < 3; i++) {
      state.lay(state.board().plus(new Piece("k" + (i + 1), "CRATES",
          Polygon.rectangle(2000 * i + 1000, 5000, 2000 * i + 1600, 5600), 0, 250, SOLID)));
    }
  };

  private static Ring seeking(String figure, Consumer<GameState> more) {
    return Ring.of(ARTEFACT.andThen(more), "2 " + figure + " 1725 5300", ANA, BO).play("activate figure:2-1");
  }

  @ParameterizedTest
  @CsvSource({"4, false", "5, true", "6, true"})
  @Rule({"KF-CPL-01a", "KF-RUL-157"})
  void a5or6_findsIt_forTwoActions(int die, boolean isFound) {
    Ring ring = seeking("hero", state -> { }).dice("activation-2=5,5,5").play("roll 3");
    assertThat(ring.refused("seek 2")).as("not beside it").isNotEqualTo("legal");
    ring.dice("artefact-2=" + die + " peril=1 defence-2=6").play("seek 1");
    assertThat(ring.fight().objects().hasArtefact()).isEqualTo(isFound);
    assertThat(ring.refused("seek 1")).as("not again, with one action").isNotEqualTo("legal");
    Ring one = seeking("hero", state -> { }).dice("activation-2=5").play("roll 1");
    assertThat(one.refused("seek 1")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule("KF-CPL-01a")
  void anItemThatWasSearchedInVain_isOut() {
    Ring ring = seeking("hero", state -> state.seek(0)).dice("activation-2=5,5").play("roll 2");
    assertThat(ring.refused("seek 1")).isEqualTo("KF-RUL-157");
    assertThat(ring.fight().isSearched(0)).as("the Plot's own search is another one").isFalse();
  }

  @Test
  @Rule("KF-CPL-01b")
  void theLastItem_needsNoRoll() {
    Ring ring = seeking("hero", state -> {
      state.seek(1);
      state.seek(2);
    }).dice("activation-2=5,5").play("roll 2").dice("peril=1 defence-2=6").play("seek 1");
    assertThat(ring.fight().objects().hasArtefact()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"hero, 3, 2, 1", "hero, 2, 2, 0"})
  @Rule({"KF-CPL-01c", "KF-CPL-01e", "KF-RUL-119"})
  void itsTrap_woundsAProtagonist_byAnyMargin(String figure, int trap, int other, int wounds) {
    Ring ring = seeking(figure, state -> { }).dice("activation-2=5,5").play("roll 2")
        .dice("artefact-2=6 peril=" + trap + " defence-2=" + other).play("seek 1");
    assertThat(ring.figures().wounds(0)).isEqualTo(wounds);
  }

  @Test
  @Rule({"KF-CPL-01c", "KF-CPL-01d"})
  void itsTrap_killsAnExtra() {
    Ring ring = seeking("student", state -> { }).dice("activation-2=5,5").play("roll 2")
        .dice("artefact-2=6 peril=3 defence-2=4").play("seek 1");
    assertThat(ring.is("2-1", Condition.DEAD)).as("7 to 6").isTrue();
    assertThat(ring.fight().objects().hasArtefact()).as("it lies there").isTrue();
  }

  @Test
  @Rule({"KF-CPL-01f", "KF-RUL-156", "KF-RUL-79", "KF-RUL-161"})
  void whoHoldsItAtTheEnd_hasAChiLevelMore() {
    Ring ring = seeking("hero", state -> { }).dice("activation-2=5,5,5").play("roll 3")
        .dice("artefact-2=6 peril=1 defence-2=6").play("seek 1", "pick-up token:object-1");
    assertThat(ring.fight().objects().carrier(0)).isZero();
    int before = ring.fight().gang(1, Counters.LEVEL_CHANGE);
    while (!ring.match().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE) - before).as("Ana has defended").isEqualTo(1);
    Ring lying = seeking("hero", state -> { }).dice("activation-2=5,5").play("roll 2")
        .dice("artefact-2=6 peril=1 defence-2=6").play("seek 1");
    while (!lying.match().isOver()) {
      lying.play("end-turn");
    }
    assertThat(lying.fight().gang(1, Counters.LEVEL_CHANGE)).isZero();
  }

  @Test
  @Rule({"KF-RUL-156", "KF-CON-03b"})
  void itCanBeWonByADisarm() {
    Ring ring = Ring.of(state -> {
      int artefact = state.objects().add(state.figures().place(1), Objects.ARTEFACT, -1);
      state.objects().give(artefact, 1);
    }, "2 hero 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=6 defence-1=2").play("attack");
    ring.play("pass", "inflict disarm-drops");
    while (!ring.kind().equals("nominate")) {
      ring.play(ring.listed().get(ring.listed().size() - 1));
    }
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(-1);
  }

  private static final Consumer<GameState> TRAITOR = state -> {
    state.set(Counters.COMPLICATION, Complication.BETRAYAL.ordinal());
    state.figures().join(1, 0);
    state.figures().inflict(1, Condition.TRAITOR);
  };

  @Test
  @Rule({"KF-CPL-03b", "KF-RUL-97", "KF-RUL-70"})
  void aTraitor_capturedAlive_isWorthAChiLevelToHisOldGang() {
    Ring ring = Ring.of(TRAITOR.andThen(state -> state.figures().grappler(1, 0)), "2 bruiser 1000 4750",
        "2 student 1000 4500", ANA, BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "lead figure:2-2", "to 125 4750");
    assertThat(ring.figures().isPlaced(1)).isFalse();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
    assertThat(ring.match().isOver()).isFalse();
  }

  @Test
  @Rule("KF-RUL-97")
  void aTraitor_destroyed_scoresForNobody() {
    Ring ring = Ring.of(TRAITOR.andThen(state -> state.figures().inflict(1, Condition.DEAD)), "2 bruiser 1000 4750",
        "2 thug 1000 4500", ANA, BO);
    while (!ring.match().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().outcome().standings()).allMatch(standing -> standing.score() == 0);
  }

  @ParameterizedTest
  @CsvSource({"thug, true", "thug/artificial, false"})
  @Rule({"KF-VIP-06d", "KF-RUL-145"})
  void theLiving_keepABodyFromRising_forOneAction(String figure, boolean isLegal) {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 5000, 5000).andThen(state -> {
      state.figures().inflict(1, Condition.DEAD);
      state.figures().note(1, games.kumite.kungfu.state.PlotDeed.BITTEN);
    }), "2 " + figure + " 7000 4000", "2 student 7250 4000", "1 student 1000 1000", "2 hero 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("lay-to-rest figure:2-2").equals("legal")).isEqualTo(isLegal);
    if (isLegal) {
      ring.play("lay-to-rest figure:2-2", "end-turn").dice("activation=1,1,1").play("end-turn");
      assertThat(ring.figures().named("n-2")).as("he does not rise").isNegative();
    }
  }
}
