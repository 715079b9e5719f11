package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.QuietPoint;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cards grant: actions and moves. */
final class GrantedTests {

  private static final String PEACH = "\"trigger\": \"ANY\", \"effects\": \"heal(self,5)\"";
  private static final String HYMN = "\"ACTIVE\",\n    \"cost\": \"chi 3\", \"effects\": \"gainChi(each other pilgrim,3)\"";

  @TempDir
  private Path directory;

  private Content peach(String trigger, String effects) throws IOException {
    return Shipped.with(directory, "fortunes", PEACH, "\"trigger\": \"" + trigger + "\", \"effects\": \"" + effects + "\"");
  }

  /** Two actions of the Monkey King; Tripitaka could drink tea all the while. */
  private Situation two() throws IOException {
    return Situation.on(5, 5).seats(2).content(peach("ANY", "gainAP(another pilgrim,2)")).pilgrim("T 0,0 N")
        .with('T', Counters.CHI, 2).hand('T', "F03").pilgrim("M 4,4 N").with('M', Counters.CHI, 2).hand('T', "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:tripitaka");
  }

  @Test
  @Rule({"JW-RUL-141", "JW-RUL-102"}) // JW-D-25
  void grantedAction_endsWithAQuietPoint() throws IOException {
    Situation s = two();
    assertThat(s.asked()).isEqualTo("act Bo");
    s.play("rest");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    s.play("pass");
    assertThat(s.asked()).as("the second action").isEqualTo("act Bo");
    s.play("move", "go space:e4 north 1").isOver();
  }

  @Test
  @Rule("JW-RUL-141")
  void grantedAction_thatIsDeclined_hasNoEnd() throws IOException {
    Situation s = two().play("decline");
    assertThat(s.asked()).isEqualTo("act Bo");
  }

  /** Tripitaka may act when another one is hurt; the attack goes on after that, and he cannot eat before. */
  @Test
  @Rule("JW-RUL-141") // JW-D-25
  void grantedAction_withinAnAttack_hasNoQuietPoint() throws IOException {
    Content hymn = Shipped.with(directory, "skills", HYMN,
        "\"AFTER(damage on another pilgrim)\",\n    \"cost\": \"chi 3\", \"effects\": \"gainAP(self,1)\"");
    Situation s = Situation.on(5, 5).content(hymn).pilgrim("T 4,4 N").health("T", 3).hand('T', "T8", "F02")
        .pilgrim("H 2,3 N").demon("1 warrior 2,2 S").dice("red=3,3 blue-1=0").attack("1", QuietPoint.POINT);
    s.play("play card:T8 figure:tripitaka", "rest");
    assertThat(s.asked()).as("after the attack").isEqualTo("quiet Ana");
    assertThat(s.match().decision().prompt().chooser()).isEqualTo("A quiet moment: play a card, or pass.");
    s.play("pass").isOver();
  }

  @Test
  @Rule({"JW-RUL-142", "JW-RUL-108"})
  void moveOfANumber_isSlowed() throws IOException {
    Content running = peach("ANY", "move(self,3)");
    Situation free = Situation.on(9, 1).content(running).pilgrim("S 0,0 E").hand('S', "F02").when(QuietPoint.POINT)
        .play("play card:F02 figure:monk-sha");
    assertThat(free.options()).contains("go space:d1 east 1").doesNotContain("go space:e1 east 1");
    Situation slowed = Situation.on(9, 1).content(running).pilgrim("S 0,0 E").hand('S', "F02").condition("S", "SLOWED", 0)
        .when(QuietPoint.POINT).play("play card:F02 figure:monk-sha");
    assertThat(slowed.options()).contains("go space:b1 east 1").doesNotContain("go space:c1 east 1");
    Situation ordered = Situation.on(9, 1).content(running).pilgrim("S 0,0 E").hand('S', "F02").with('S', Counters.HASTE, 2)
        .when(QuietPoint.POINT).play("play card:F02 figure:monk-sha");
    assertThat(ordered.options()).contains("go space:f1 east 1").doesNotContain("go space:g1 east 1");
  }

  /** The ritual fails, and the Warrior stands where it stood; it was defeated all the same. */
  @Test
  @Rule({"JW-RUL-143", "JW-ATK-22"})
  void defeatOfADemonThatIsNotCleansed_isAnswered() throws IOException {
    Content answering = Shipped.with(directory, "skills", "AFTER(kill self)", "AFTER(defeat self)");
    Situation s = Situation.on(5, 5).content(answering).pilgrim("M 2,3 N").with('M', Counters.CHI, 4).hand('M', "M8")
        .demon("1 warrior 2,2 S").dice("red-1=3,3,0,0 white-1=1 blue=0").when(Turns.activation('M'))
        .play("attack", "cleanse");
    assertThat(s.where("1")).isEqualTo("2,2 S");
    assertThat(s.match().decision().prompt().chooser()).startsWith("Warrior 1 has been defeated: play a card, or pass.");
    s.play("play card:M8 figure:monkey-king");
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(2);
    assertThat(s.journey().defeats(0)).isZero();
  }
}
