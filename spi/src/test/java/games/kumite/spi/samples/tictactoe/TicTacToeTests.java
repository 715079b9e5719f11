package games.kumite.spi.samples.tictactoe;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.played;
import static games.kumite.spi.samples.Moves.seat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of tic-tac-toe, and what the engine makes of the smallest game. */
final class TicTacToeTests {

  private static final Game GAME = new TicTacToe();

  private static Match cells(String... names) {
    Match match = played(GAME);
    for (String name : names) {
      play(match, "place space:" + name);
    }
    return match;
  }

  @Nested
  final class Rules {

    @Test
    @Rule("TT-01")
    void turns_afterEachCell_alternate() {
      Match match = cells();
      assertThat(match.actor()).isEqualTo(seat(match, 1));
      play(match, "place space:b2");
      assertThat(match.actor()).isEqualTo(seat(match, 2));
    }

    @Test
    @Rule("TT-02")
    void listing_afterTwoCells_holdsTheOtherSeven() {
      assertThat(Moves.listed(cells("b2", "a1"))).containsExactly("place space:b1", "place space:c1",
          "place space:a2", "place space:c2", "place space:a3", "place space:b3", "place space:c3");
    }

    @ParameterizedTest
    @CsvSource({"a1 b1 c1, a2 b2", "a2 b2 c2, a1 b1", "a3 b3 c3, a1 b1", "a1 a2 a3, b1 b2",
        "b1 b2 b3, a1 a2", "c1 c2 c3, a1 a2", "a1 b2 c3, b1 c1", "c1 b2 a3, a1 b1"})
    @Rule("TT-03")
    void line_ofTheFirstSeat_winsAtOnce(String line, String others) {
      String[] own = line.split(" ");
      String[] other = others.split(" ");
      Match match = cells(own[0], other[0], own[1], other[1], own[2]);
      assertThat(match.isOver()).isTrue();
      assertThat(match.outcome().standing(seat(match, 1)).result()).isEqualTo(Result.WIN);
      assertThat(match.outcome().standing(seat(match, 2)).score()).isEqualTo(-1);
    }

    @Test
    @Rule("TT-03")
    void line_ofTheSecondSeat_winsAtOnce() {
      Match match = cells("a1", "a3", "b1", "b3", "c2", "c3");
      assertThat(match.outcome().standing(seat(match, 2)).result()).isEqualTo(Result.WIN);
      assertThat(match.outcome().standing(seat(match, 1)).rank()).isEqualTo(2);
    }

    @Test
    @Rule("TT-03")
    void line_withTheLastCell_winsAndIsNoDraw() {
      Match match = cells("a1", "b1", "c1", "a2", "b2", "a3", "b3", "c2", "c3");
      assertThat(match.outcome().standing(seat(match, 1)).result()).isEqualTo(Result.WIN);
    }

    @Test
    @Rule("TT-04")
    void fullGrid_withoutLine_isDrawn() {
      Match match = cells("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3");
      assertThat(match.outcome().standings()).allMatch(standing -> standing.result() == Result.DRAW);
      assertThat(match.outcome().summary()).isEqualTo("full");
    }
  }

  @Test
  @Rule("TT-02")
  void takenCell_isRefused_withTheRule() {
    Match match = cells("b2");
    String before = picture(match);
    assertThatThrownBy(() -> play(match, "place space:b2"))
        .isInstanceOfSatisfying(IllegalActionException.class,
            refused -> assertThat(refused.rule()).contains("TT-02"))
        .hasMessage("\"place space:b2\" is not legal: that cell is taken (TT-02)");
    assertThat(picture(match)).isEqualTo(before);
  }

  @Test
  void undo_ofTheLastCell_thenOfTheOtherSeats_isStopped() {
    Match match = cells("b2", "a1");
    match.undo();
    assertThat(match.table(Viewer.spectator())).isEqualTo(cells("b2").table(Viewer.spectator()));
    assertThat(match.record()).isEqualTo(cells("b2").record());
    assertThat(match.undoBarrier()).isEqualTo(UndoBarrier.OTHER_SEAT);
    assertThatThrownBy(match::undo).hasMessageContaining("another seat's choice");
  }

  @Test
  void record_ofAMatch_resumesAlike() {
    Match match = cells("b2", "a1", "c3");
    assertThat(match.record().text()).startsWith("""
        [Kumite "2"]
        [Game "tictactoe"]
        [Version "1.0"]
        [Seat "Ana"]
        [Seat "Bo"]
        [Seed "1"]
        0 start #""");
    Match resumed = GAME.resume(MatchRecord.parse(match.record().text()));
    assertThat(picture(resumed)).isEqualTo(picture(match));
    play(resumed, "place space:a2");
    play(match, "place space:a2");
    assertThat(picture(resumed)).isEqualTo(picture(match));
  }

  @Test
  void events_areRead_withRuleArgumentsAndText() {
    Match match = cells("b2");
    EventReader reader = match.events(seat(match, 2));
    List<Event> events = reader.read();
    assertThat(events).singleElement().satisfies(event -> {
      assertThat(event.type()).isEqualTo("placed");
      assertThat(event.rule()).isEqualTo("TT-01");
      assertThat(event.argument("by")).isEqualTo("seat:1");
      assertThat(event.argument("space")).isEqualTo("space:b2");
      assertThat(event.text()).isEqualTo("Ana takes b2.");
    });
    assertThat(reader.read()).isEmpty();
  }

  @Test
  void perspective_ofEachSeat_saysWhoseTurnItIs() {
    Match match = cells("b2");
    assertThat(match.perspective(seat(match, 2)).turn()).isInstanceOf(Turn.Yours.class);
    assertThat(match.perspective(seat(match, 1)).turn())
        .isEqualTo(new Turn.Waiting(seat(match, 2), "Bo chooses a cell."));
  }

  @Test
  void imagined_withNothingHidden_isTheSamePosition() {
    Match match = cells("b2", "a1");
    Perspective perspective = match.perspective(seat(match, 2));
    Match imagined = perspective.imagine(RandomSource.seeded(3));
    assertThat(imagined.table(seat(match, 1))).isEqualTo(match.table(seat(match, 1)));
    String before = picture(match);
    Moves.finish(imagined, RandomSource.seeded(4));
    assertThat(imagined.isOver()).isTrue();
    assertThat(picture(match)).isEqualTo(before);
  }

  @Test
  void label_ofAnAction_isAText() {
    assertThat(cells().decision().parse("place space:c1").label()).isEqualTo("Take c1");
  }
}
