package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.InvariantTests;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An owner's file may name the pilgrims in another order. */
final class LeaderTests {

  @TempDir
  private Path directory;

  /** Tripitaka is the last of them, and is still whom demons are after and who leads. */
  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q4"})
  @Rule({"JW-ACT-19", "JW-ACT-25", "JW-AI-02", "JW-SET-06"})
  void leader_isFoundWhereverHisEntryStands(String quest) throws IOException {
    String text = Shipped.text("pilgrims");
    String leader = text.substring(text.indexOf("  {\"id\": \"tripitaka\""), text.indexOf("  {\"id\": \"monkey-king\""));
    String without = text.replace(leader, "");
    Files.writeString(directory.resolve("pilgrims.json"), without.substring(0, without.lastIndexOf("]")).stripTrailing()
        + ",\n" + leader.stripTrailing().replaceFirst(",$", "") + "\n]\n");
    SeededRandom random = RandomSource.seeded(7);
    Match match = Games.named("journey").start(Setup.seats("Ana", "Bo").option("quest", quest)
        .option("content", directory.toString()).seed(11));
    while (!match.isOver() && state(match).get(Counters.TURN) < 6) {
      match.search().playHeuristic(random);
    }
    GameState state = state(match);
    assertThat(state.definition().leader).isEqualTo(3);
    assertThat(state.definition().label(3)).isEqualTo("Tripitaka");
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      InvariantTests.requireSound(state, pilgrim);
    }
    assertThat(match.events(Viewer.spectator()).read().stream().filter(event -> event.arguments().containsKey("quarry"))
        .map(event -> event.arguments().get("quarry"))).isNotEmpty().contains("figure:tripitaka");
  }

  private static GameState state(Match match) {
    return (GameState) Inspection.state(match);
  }
}
