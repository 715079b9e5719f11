package games.kumite.journey;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import games.kumite.api.Setup;
import games.kumite.journey.board.Bases;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is so at every decision of every match, whatever has been played. */
public final class InvariantTests {

  private static final Game GAME = Games.named("journey");

  @ParameterizedTest
  @ValueSource(strings = {"Q1", "Q2", "Q3", "Q4", "Q5", "Q6"})
  @Rule({"JW-DFN-04", "JW-DEF-01", "JW-KAR-05", "JW-ATK-15", "JW-MOV-04", "JW-RAG-05", "JW-TRN-11", "JW-GAT-02"})
  void everyDecision_findsTheTableInOrder(String quest) {
    for (int seed = 0; seed < 10; seed++) {
      Match match = GAME.start(Setup.seats(1 + seed % 4).option("quest", quest).seed(100 + seed).unrecorded());
      SeededRandom random = RandomSource.seeded(seed).split("play");
      Piece.Gate[] before = {};
      while (!match.isOver()) {
        Journey journey = (Journey) Inspection.state(match);
        if (journey.hasScene() && journey.get(Num.TURN) > 0) {
          pilgrims(journey);
          figures(journey);
          phases(journey, match.decision().kind());
          before = gates(journey, before);
        }
        match.play(random.nextInt(match.choices()));
      }
    }
  }

  /** Tracks within their limits, exchanges done; 0 health is unconscious and nothing else is. */
  private static void pilgrims(Journey journey) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      requireSound(journey, pilgrim);
    }
  }

  /** The same of one pilgrim. */
  public static void requireSound(Journey journey, int pilgrim) {
    int health = journey.figure(pilgrim, Num.HEALTH);
    assertThat(health).isBetween(0, journey.maxHealth(pilgrim));
    assertThat(journey.isConscious(pilgrim)).isEqualTo(health > 0);
    assertThat(journey.pilgrim(pilgrim, Num.CHI)).isBetween(0, journey.maxChi(pilgrim));
    assertThat(journey.pilgrim(pilgrim, Num.GOOD)).isBetween(0, Karma.BLOCK - 1);
    assertThat(journey.pilgrim(pilgrim, Num.BAD)).isBetween(0, Karma.BLOCK - 1);
    assertThat(journey.pose(pilgrim) == Pose.NONE).isEqualTo(journey.pilgrim(pilgrim, Num.LYING) == Num.DEAD);
  }

  /** Everybody stands where it may; a one hit kill has the health that is printed. */
  private static void figures(Journey journey) {
    for (int figure = 0; figure < journey.terms().figures(); figure++) {
      if (journey.pose(figure) == Pose.NONE) {
        continue;
      }
      assertThat(Bases.canStand(journey.footing(figure), journey.squares(), figure, journey.pose(figure))).isTrue();
      if (figure >= Content.PILGRIMS) {
        Demon demon = journey.terms().demon(journey.terms().figure(figure).type);
        int health = journey.figure(figure, Num.HEALTH);
        assertThat(health).isBetween(demon.entry().track() ? 0 : demon.entry().health(), demon.entry().health());
      }
    }
  }

  /** No rage and no special card is left when pilgrims act, no drawn card lies about. */
  private static void phases(Journey journey, String kind) {
    if (kind.equals("act")) {
      assertThat(journey.get(Num.RAGE)).isZero();
      assertThat(journey.cards().isEmpty(journey.zones().special)).isTrue();
      assertThat(journey.cards().isEmpty(journey.zones().drawn)).isTrue();
    }
  }

  /** A gate that was closed is closed. */
  private static Piece.Gate[] gates(Journey journey, Piece.Gate[] before) {
    int count = journey.scene().quest.entry().gates().size();
    Piece.Gate[] now = new Piece.Gate[count];
    for (int gate = 0; gate < count; gate++) {
      now[gate] = journey.gate(gate);
      assertThat(before.length == 0 || before[gate] != Piece.Gate.CLOSED || now[gate] == Piece.Gate.CLOSED).isTrue();
    }
    return now;
  }
}
