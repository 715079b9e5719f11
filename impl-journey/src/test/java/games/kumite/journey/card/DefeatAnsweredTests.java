package games.kumite.journey.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pilgrim's fall is one event, whatever answers the damage that brought it (JW-D-31). */
final class DefeatAnsweredTests {

  private static final String HYMN = "\"ACTIVE\",\n    \"cost\": \"chi 3\", \"effects\": \"gainChi(each other pilgrim,3)\"";

  @TempDir
  private Path directory;

  private Content with(String... changes) throws IOException {
    String text = Shipped.text("skills");
    for (int i = 0; i < changes.length; i += 2) {
      assertThat(text).contains(changes[i]);
      text = text.replace(changes[i], changes[i + 1]);
    }
    Files.writeString(directory.resolve("skills.json"), text);
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }

  /** Poison hurts him, and his own answer to it knocks him out: that damage alone has done it. */
  @Test
  @Rule({"JW-CRD-04", "JW-DEF-01", "JW-RUL-140"})
  void fallByAnAnswerToDamage_isAnsweredOnce() throws IOException {
    Content content = with("\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"heal(self,4)\"",
        "\"AFTER(damage on self)\", \"cost\": \"chi 2\", \"effects\": \"damage(self,2)\"",
        HYMN, "\"AFTER(defeat on another pilgrim)\",\n    \"cost\": \"chi 3\", \"effects\": \"gainChi(each other pilgrim,3)\"");
    Situation s = Situation.on(3, 3).content(content).pilgrim("T 0,0 N").pilgrim("M 1,1 N").with('M', Counters.CHI, 2)
        .pilgrim("H 2,2 N").health("H", 3).hand('H', "H3").hand('T', "T8").condition("H", "POISONED", 1)
        .when(Turns.maintenance()).play("play card:H3 figure:cho-hakkai");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:T8 figure:tripitaka", "pass");
    s.play("pass").isOver();
    assertThat(s.health("H")).isZero();
  }

  /** Tripitaka revives him as an answer to the damage; that he has fallen is answered all the same. */
  @Test
  @Rule({"JW-CRD-04", "JW-DEF-01", "JW-RUL-140"})
  void fallOfAPilgrimRevivedAtOnce_isAnswered() throws IOException {
    Content content = with(
        HYMN, "\"AFTER(damage on another pilgrim)\",\n    \"cost\": \"chi 3\", \"effects\": \"gainAP(self,1)\"",
        "AFTER(kill self)", "AFTER(defeat on another pilgrim)");
    Situation s = Situation.on(3, 3).content(content).pilgrim("T 1,1 N").pilgrim("M 0,0 N").pilgrim("H 2,2 N").health("H", 1)
        .hand('T', "T8").hand('M', "M8").condition("H", "POISONED", 1).when(Turns.maintenance())
        .play("play card:T8 figure:tripitaka", "revive figure:cho-hakkai", "give 2 0");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:M8 figure:monkey-king", "pass");
    s.play("pass").isOver();
    assertThat(s.health("H")).isEqualTo(2);
  }
}
