package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is so at every decision of every match, whatever has been played. */
public final class InvariantTests {

  private static final Game GAME = Games.named("journey");

  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10"})
  @Rule({"JW-DFN-04", "JW-DEF-01", "JW-KAR-05", "JW-ATK-15", "JW-MOV-04", "JW-RAG-05", "JW-TRN-11", "JW-GAT-02"})
  void everyDecision_findsTheTableInOrder(String quest) {
    for (int seed = 0; seed < 10; seed++) {
      Match match = GAME.start(Setup.seats(1 + seed % 4).option("quest", quest).seed(100 + seed).withoutRecord());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      QuestToken.Gate[] before = {};
      while (!match.isOver()) {
        GameState state = (GameState) Inspection.state(match);
        if (state.hasScene() && state.get(Counters.TURN) > 0) {
          pilgrims(state);
          figures(state);
          phases(state, match.decision().kind());
          before = gates(state, before);
        }
        match.play(random.nextInt(match.actionCount()));
      }
    }
  }

  /** Tracks within their limits, exchanges done; 0 health is unconscious and nothing else is. */
  private static void pilgrims(GameState state) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      requireSound(state, pilgrim);
    }
  }

  /** The same of one pilgrim. */
  public static void requireSound(GameState state, int pilgrim) {
    int health = state.figure(pilgrim, Counters.HEALTH);
    assertThat(health).isBetween(0, state.maxHealth(pilgrim));
    assertThat(state.isConscious(pilgrim)).isEqualTo(health > 0);
    assertThat(state.pilgrim(pilgrim, Counters.CHI)).isBetween(0, state.maxChi(pilgrim));
    assertThat(state.pilgrim(pilgrim, Counters.GOOD)).isBetween(0, Karma.BLOCK - 1);
    assertThat(state.pilgrim(pilgrim, Counters.BAD)).isBetween(0, Karma.BLOCK - 1);
    assertThat(state.pose(pilgrim) == Pose.NONE).isEqualTo(state.pilgrim(pilgrim, Counters.LYING) == Counters.DEAD);
  }

  /** Everybody stands where it may; a one hit kill has the health that is printed. */
  private static void figures(GameState state) {
    for (int figure = 0; figure < state.definition().figures(); figure++) {
      if (state.pose(figure) == Pose.NONE) {
        continue;
      }
      assertThat(BasePlacement.canStand(state.footing(figure), state.squares(), figure, state.pose(figure))).isTrue();
      if (figure >= Content.PILGRIMS) {
        Demon demon = state.definition().demon(state.definition().figure(figure).type);
        int health = state.figure(figure, Counters.HEALTH);
        assertThat(health).isBetween(demon.entry().track() ? 0 : demon.entry().health(), demon.entry().health());
      }
    }
  }

  /** No rage and no special card is left when pilgrims act, no drawn card lies about. */
  private static void phases(GameState state, String kind) {
    if (kind.equals("act")) {
      assertThat(state.get(Counters.RAGE)).isZero();
      assertThat(state.cards().isEmpty(state.zones().special)).isTrue();
      assertThat(state.cards().isEmpty(state.zones().drawn)).isTrue();
    }
  }

  /** A gate that was closed is closed. */
  private static QuestToken.Gate[] gates(GameState state, QuestToken.Gate[] before) {
    int count = state.scene().quest.entry().gates().size();
    QuestToken.Gate[] now = new QuestToken.Gate[count];
    for (int gate = 0; gate < count; gate++) {
      now[gate] = state.gate(gate);
      assertThat(before.length == 0 || before[gate] != QuestToken.Gate.CLOSED || now[gate] == QuestToken.Gate.CLOSED).isTrue();
    }
    return now;
  }
}
