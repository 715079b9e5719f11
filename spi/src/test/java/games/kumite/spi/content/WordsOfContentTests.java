package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words of the content become keywords, labels, events and what lies on the table: an owner's file adds a role. */
final class WordsOfContentTests {

  private static final String SHIPPED = "{\"id\": \"duke\", \"label\": \"the Duke\", \"effect\": \"tax\", \"coins\": 3}";

  @TempDir
  private Path directory;

  private final Game game = new Guild();

  private Match with(String roles) throws IOException {
    Files.writeString(directory.resolve("roles.json"), "[" + roles + "]");
    return game.start(Setup.seats("Ana", "Bo").option("content", directory.toString()).seed(1));
  }

  @Test
  void role_ofAnOwnersFile_isKeywordActionEventAndFact() throws IOException {
    Match match = with(SHIPPED + ", {\"id\": \"night-magpie\", \"label\": \"the Magpie\", \"effect\": \"steal\","
        + " \"coins\": 1}");
    EventReader reader = match.events(Viewer.spectator());

    match.play(match.decision().parse("claim duke"));
    assertThat(match.decision().actions()).extracting(action -> action.notation() + ": " + action.label())
        .containsExactly("claim duke: Claim the Duke", "claim night-magpie: Claim the Magpie");
    match.play(match.decision().parse("claim night-magpie"));

    assertThat(game.keywords()).isEmpty();
    assertThat(match.keywords()).containsExactly("duke", "night-magpie");
    assertThat(match.copy().keywords()).isEqualTo(match.keywords());
    Event last = reader.read().get(1);
    assertThat(last.text()).isEqualTo("Bo claims the Magpie and has 1 coins.");
    assertThat(last.arguments()).containsEntry("role", "night-magpie");
    assertThat(match.table(match.seats().get(0)).find("token:role-2").orElseThrow().get("role"))
        .isEqualTo("night-magpie");
    assertThat(Encoding.of(match).actionIndex(match.decision().parse("claim night-magpie"))).isEqualTo(1);
    assertThat(game.resume(match.record()).record()).isEqualTo(match.record());
  }

  @Test
  void match_ofTheShippedContent_doesNotKnowTheRole() {
    Match match = game.start(Setup.seats("Ana", "Bo").seed(1));

    assertThat(match.keywords()).containsExactly("duke", "thief");
    assertThatThrownBy(() -> match.decision().parse("claim night-magpie")).hasMessageContaining("claim thief");
  }

  @Test
  void effect_thatTheCodeDoesNotKnow_isRefusedWithThoseItKnows() {
    assertThatThrownBy(() -> with(SHIPPED.replace("tax", "bewitch"))).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll("roles.json", "duke", "must be one of", "tax", "steal", "bewitch");
  }

  @Test
  void word_thatCouldBeTakenForAnother_isRefused() {
    assertThatThrownBy(() -> with(SHIPPED.replace("duke", "seat:1"))).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("seat:1");
    assertThatThrownBy(() -> with(SHIPPED.replace("duke", "12"))).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll("roles", "12");
    assertThatThrownBy(() -> with(SHIPPED + ", " + SHIPPED)).isInstanceOf(InvalidSetupException.class)
        .hasMessageContaining("duke");
  }
}
