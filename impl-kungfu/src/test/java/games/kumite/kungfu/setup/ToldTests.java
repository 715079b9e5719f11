package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What everybody reads says what was chosen, and of whom it speaks. */
final class ToldTests {

  private static final Consumer<Fight> CHI = fight -> {
    fight.gang(1, Num.CHI, 2);
    fight.gang(1, Num.POINTS, 100);
  };

  private static List<String> told(Match match, String type) {
    return match.events(Observer.spectator()).read().stream().filter(event -> event.type().equals(type)).map(Event::text)
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
    assertThat(ring.match().decision().prompt().chooser()).isEqualTo("Student 2-2: one die has failed. Who reacts?");
    assertThat(ring.match().decision().prompt().waiting())
        .isEqualTo("Student 2-2: one die has failed. Ana may react.");
  }

  @Test
  @Rule({"KF-ACT-14", "KF-CHI-11", "KF-RUL-07"})
  void aReaction_isOfferedToTheDiceOfAGroup() {
    Ring ring = Ring.of(CHI, "2 hero 8000 8000", "2 student 8000 1000", "1 hero 1000 1000").play("motivate")
        .dice("motivation-2=1,1").play("roll 2");
    assertThat(ring.match().decision().prompt().chooser()).isEqualTo("The motivated group: 2 dice have failed. Who reacts?");
  }
}
