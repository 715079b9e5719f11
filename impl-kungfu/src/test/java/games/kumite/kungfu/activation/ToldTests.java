package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.trait.MovementTests;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What everybody reads says what was chosen, and of whom it speaks. */
final class ToldTests {

  private static final Consumer<GameState> CHI = state -> {
    state.gang(1, Counters.CHI, 2);
    state.gang(1, Counters.POINTS, 100);
  };

  private static List<String> told(Match match, String type) {
    return match.events(Viewer.spectator()).read().stream().filter(event -> event.type().equals(type)).map(Event::text)
        .toList();
  }

  @Test
  @Rule({"KF-SET-15", "KF-LOC-01a"})
  void theDefendersChoices_areNamed() {
    Opened ring = Opened.attacked("", "police", "triad", "plot revenge", "location token:location-market").skipTo("table")
        .play("table token:table-market");
    assertThat(told(ring.match(), "location")).containsExactly("Bo chooses the location: Street Market.");
    assertThat(told(ring.match(), "table")).containsExactly("Bo lays out the table: Street Market.");
  }

  @Test
  @Rule({"KF-SET-15", "KF-RUL-182"})
  void aTableThatIsMade_isCalledSo() {
    Match match = new SetupGame().start(games.kumite.api.Setup.seats("Ana", "Bo").seed(1).option("table", "generated"));
    while (told(match, "table").isEmpty()) {
      match.play(0);
    }
    assertThat(told(match, "table").get(0)).endsWith(" lays out the table: one made for the location.");
  }

  @Test
  @Rule({"KF-ACT-14", "KF-ACT-16"})
  void aReaction_isOfferedToTheDiceOfSomebody() {
    Ring ring = Ring.of("2 thug 8000 8000", "2 student 8000 1000", "1 hero 1000 1000").play("activate figure:2-2")
        .dice("activation-2=1,5").play("roll 2");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("Student 2-2: one die has failed; one action is to come. Who reacts?");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().waiting()))
        .isEqualTo("Student 2-2: one die has failed; one action is to come. Ana may react.");
  }

  @Test
  @Rule({"KF-ACT-14", "KF-CHI-11", "KF-RUL-07"})
  void aReaction_isOfferedToTheDiceOfAGroup() {
    Ring ring = Ring.of(CHI, "2 hero 8000 8000", "2 student 8000 1000", "1 hero 1000 1000").play("motivate")
        .dice("motivation-2=1,1").play("roll 2");
    assertThat(Ring.withoutDice(ring.match().decision().prompt().chooser())).isEqualTo("The motivated group: 2 dice have failed; no action is to come. Who reacts?");
  }

  @Test
  @Rule({"KF-CHI-10", "KF-CHI-11"})
  void whoIsMotivated_isNamed() {
    Ring ring = Ring.of(CHI.andThen(state -> state.gang(1, Counters.POINTS, 200)), "2 hero 8000 8000", "2 student 8000 1000",
        "2 thug 8000 2000", "2 thug 8000 3000", "1 hero 1000 1000").play("motivate", "motivate figure:2-2", "motivate figure:2-4", "done");
    assertThat(told(ring.match(), "motivated")).containsExactly("Bo motivates Student 2-2.", "Bo motivates thug 2-4.");
  }

  @Test
  @Rule({"KF-CON-24c", "KF-TRT-24e"})
  void fromWhatSomebodyRecovers_isNamed() {
    Ring ring = MovementTests.acting(state -> {
      state.figures().inflict(0, Condition.TIED_UP);
      state.figures().inflict(0, Condition.BLINDED);
    }, 2, "2 hero 4000 4000").play("recover", "rid-of blinded");
    assertThat(told(ring.match(), "recovered")).containsExactly("Hero 2-1 is no longer blinded.");
  }

  @Test
  @Rule({"KF-GUN-26b", "KF-ACT-30"})
  void whichFirearmIsReloaded_isNamed() {
    Ring ring = MovementTests.acting(state -> {
      state.figures().arms().jam(0, 0);
      state.figures().arms().jam(0, 1);
    }, 2, "2 hero/automatic-weapon/pistol 4000 4000").play("reload", "firearm 2", "reload");
    assertThat(told(ring.match(), "reloaded")).containsExactlyInAnyOrder("Hero/automatic-weapon/pistol 2-1 reloads: pistol.",
        "Hero/automatic-weapon/pistol 2-1 reloads: automatic weapon.");
  }

  @Test
  @Rule({"KF-TRT-23a", "KF-H2H-22"})
  void whichGripIsAnnounced_andWhichEffectIsLowered_isNamed() {
    Ring ring = Ring.of(state -> state.gang(0, Counters.CHI, 1), "1 hero 4000 4000", "2 hero/eagle-claw 4250 4000", "2 thug 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack", "claw eagle")
        .dice("attack-2=5 defence-1=4").play("spend 0", "inflict knocked-down", "reduce 1");
    assertThat(told(ring.match(), "claw")).containsExactly("Hero/eagle-claw 2-1 announces a grip: Eagle Claw.");
    assertThat(told(ring.match(), "effect-lowered")).containsExactly("An effect on hero 1-1 (knocked down) is lowered to 1.");
  }

  @Test
  @Rule({"KF-GUN-29", "KF-H2H-22"})
  void whichMishapIsLowered_isNamed() {
    Ring ring = MovementTests.acting(CHI, 1, "2 thug/pistol 4000 4000", "1 hero 6000 4000").play("shoot")
        .dice("shot-2=1 dodge-1=4").play("spend 0", "inflict reload", "reduce 1");
    assertThat(told(ring.match(), "effect-lowered"))
        .containsExactly("An effect on thug/pistol 2-1 (it must reload) is lowered to 3.");
  }

  @ParameterizedTest
  @CsvSource({"thug, extra-knocked-out, knocked-out", "thug, extra-killed, killed",
      "thug/undead, extra-knocked-out, vanished",
    "hero, grappled, suffered"})
  @Rule({"KF-CON-20a", "KF-CON-18a", "KF-TRT-75d", "KF-H2H-20"})
  void whatBecomesOfALoser_isTold(String loser, String effect, String event) {
    Ring ring = Ring.of("1 " + loser + " 4000 4000", "2 hero 4250 4000", "2 thug 8000 8000", "1 thug 8000 500")
        .play("activate figure:2-1").dice("activation-2=5 attack-2=5 defence-1=3").play("roll 1", "attack",
        "inflict " + effect);
    if (ring.listed().contains("done")) {
      ring.play("done");
    }
    assertThat(told(ring.match(), event)).hasSize(1);
    assertThat(told(ring.match(), event).get(0)).contains("1-1");
  }

  @Test
  @Rule({"KF-MOR-04", "KF-MOR-09"})
  void whoBreaks_isTold() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug 3600 4700",
        "1 hero 8000 500")
        .play("activate figure:2-1").dice("morale-2=1,1,1").play("focus die");
    assertThat(told(ring.match(), "fled")).hasSize(1);
    assertThat(told(ring.match(), "fled").get(0)).contains("2-2");
  }
}
