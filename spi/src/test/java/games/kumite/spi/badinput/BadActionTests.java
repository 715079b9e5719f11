package games.kumite.spi.badinput;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static games.kumite.spi.samples.Moves.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Actions that are not legal, or none. */
final class BadActionTests {

  /** An action of nobody's game. */
  private record Foreign(String notation) implements Action {
    @Override
    public String label() {
      return "Foreign";
    }
  }

  private static final List<Game> GAMES =
      List.of(new TicTacToe(), new ConnectFour(), new KuhnPoker(), new DiscDuel());

  private static final List<String> GARBLED = List.of(" ", "\n", "\u0000", "\t\u001b[31m", "place", "place  space:a1",
      " place space:a1", "place space:a1 ", "PLACE SPACE:A1", "place space:a1\n", "place space:a1\u0000",
      "place space:а1", "χωρίς", "打", "😀", "\uD83D", "\u202Ea1", "%s%n", "{0}", "../../etc", "place space:a1;",
      "1", "-1", "0", "null", "2147483648", "push 1 2 3", "push a b", "a ".repeat(400), "x".repeat(1000));

  static Stream<Arguments> garbled() {
    return GAMES.stream().flatMap(game -> GARBLED.stream().map(text -> Arguments.of(game, text)));
  }

  /** Asserts that something is refused with a message fit to be shown, and that nothing changes. */
  private static void assertRefused(Match match, Runnable play, String beginning, String part) {
    String before = picture(match);
    assertThatThrownBy(play::run).isInstanceOfSatisfying(IllegalActionException.class, refused -> {
      assertThat(refused).hasMessageStartingWith(beginning).hasMessageContaining(part);
      assertThat(refused.getMessage()).matches("[ -~]{1,1000}");
      assertThat(refused.rule()).isEmpty();
    });
    assertThat(picture(match)).isEqualTo(before);
  }

  @Nested
  final class Texts {

    @ParameterizedTest
    @MethodSource("games.kumite.spi.badinput.BadActionTests#garbled")
    void text_thatIsNoAction_isRefused_withWhatIsLegal(Game game, String text) {
      Match match = played(game);
      Action first = match.decision().actions().get(0);
      String label = match.decision().label(first);
      String legal = label.equalsIgnoreCase(first.notation()) ? first.notation() : label + " [" + first.notation() + "]";
      assertRefused(match, () -> match.decision().parse(text), "\"",
          "is not an action here; legal are: " + legal);
      assertRefused(match, () -> match.play(new Foreign(text)), "\"", "; legal are: " + legal);
    }

    @Test
    void nothing_isRefused_withWhatIsLegal() {
      for (Game game : GAMES) {
        Match match = played(game);
        assertRefused(match, () -> match.decision().parse(null), "the notation must not be empty; legal are: ", "");
        assertRefused(match, () -> match.decision().parse(""), "the notation must not be empty; legal are: ", "");
        assertRefused(match, () -> match.play((Action) null), "the action must not be null; legal are: ", "");
        assertRefused(match, () -> match.play(new Foreign(null)), "the notation must not be empty; legal are: ", "");
      }
    }

    @Test
    void text_of10000Characters_isRefused_byItsLength() {
      for (Game game : GAMES) {
        Match match = played(game);
        assertRefused(match, () -> match.decision().parse("place ".repeat(2000).substring(0, 10_000)),
            "a notation has at most 1000 characters, this one has 10000; legal are: ", "");
      }
    }

    @Test
    void words_inAnotherOrder_areRefused_withTheActionThatIsMeant() {
      Match match = played(new TicTacToe());
      assertRefused(match, () -> match.decision().parse("space:b2 place"),
          "\"space:b2 place\" is not an action here; did you mean place space:b2? legal are: ", "");
    }

    @Test
    void text_ofManyActions_namesTheFirstAndCountsTheRest() {
      assertThatThrownBy(() -> played(new TicTacToe()).decision().parse("pass"))
          .hasMessage("\"pass\" is not an action here; legal are: Take a1 [place space:a1]; Take b1 [place space:b1];"
              + " Take c1 [place space:c1]; Take a2 [place space:a2]; Take b2 [place space:b2]; Take c2 [place space:c2];"
              + " Take a3 [place space:a3]; Take b3 [place space:b3] and 1 more");
    }
  }

  @Nested
  final class Strangers {

    @Test
    void action_ofAnEarlierDecision_isRefused() {
      Match match = played(new KuhnPoker());
      Action check = match.decision().parse("check");
      play(match, "bet");
      String before = picture(match);
      assertThatThrownBy(() -> match.play(check)).isInstanceOf(IllegalActionException.class)
          .hasMessage("\"check\" is not legal: there is a bet to answer: call or fold (KP-05)");
      assertThat(picture(match)).isEqualTo(before);
    }

    @Test
    void decision_thatIsPast_saysSo() {
      Match match = played(new TicTacToe());
      Decision past = match.decision();
      Action center = past.parse("place space:b2");
      match.play(center);
      String before = picture(match);
      for (Runnable question : List.<Runnable>of(past::actions, past::seat, past::prompt, past::templates,
          () -> past.parse("place space:a1"))) {
        assertThatThrownBy(question::run).isInstanceOf(IllegalStateException.class)
            .hasMessage("this decision is past: the match has moved on; ask match.decision() again");
      }
      assertThat(past.kind()).isEqualTo("place");
      assertThat(picture(match)).isEqualTo(before);
    }

    @Test
    void decision_thatIsPastByAnUndo_saysSo() {
      Match match = played(new TicTacToe(), "place space:b2");
      Decision undone = match.decision();
      match.undo();
      assertThatThrownBy(undone::actions).isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("this decision is past");
    }

    @Test
    void action_ofAnotherMatch_isTaken_whereItIsLegal_andElseRefused() {
      Match one = played(new TicTacToe(), "place space:b2");
      Match other = played(new TicTacToe());
      Action center = other.decision().parse("place space:b2");
      String before = picture(one);
      assertThatThrownBy(() -> one.play(center)).isInstanceOf(IllegalActionException.class)
          .hasMessageContaining("that cell is taken (TT-02)");
      assertThat(picture(one)).isEqualTo(before);
      one.play(other.decision().parse("place space:a1"));
      assertThat(picture(one)).isEqualTo(picture(played(new TicTacToe(), "place space:b2", "place space:a1")));
    }

    @Test
    void action_ofAnotherGame_isRefused() {
      for (Game game : GAMES) {
        for (Game other : GAMES) {
          if (!game.id().equals(other.id())) {
            Match match = played(game);
            Action foreign = played(other).decision().actions().get(0);
            assertRefused(match, () -> match.play(foreign), "\"" + foreign.notation() + "\"", "legal are: ");
          }
        }
      }
    }

    @Test
    void action_thatOnlyLooksLikeOne_isRefused() {
      Match match = played(new TicTacToe());
      assertRefused(match, () -> match.play(new Foreign("place space:a1")),
          "\"place space:a1\" comes from another game or is not an action of Kumite; legal are: ", "");
    }

    @Test
    void observer_ofAnotherMatch_isRefused() {
      Match match = played(new TicTacToe());
      Seat stranger = new Seat(0, "Cleo", 0);
      String before = picture(match);
      assertThatThrownBy(() -> match.table(stranger)).isInstanceOf(IllegalArgumentException.class)
          .hasMessage("Cleo is not a seat of this match; its seats are Ana, Bo");
      assertThatThrownBy(() -> match.perspective(new Seat(7, "Ana", 0))).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> match.events(new Seat(-1, "Ana", 0))).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> match.table(null)).isInstanceOf(IllegalArgumentException.class)
          .hasMessage("an observer must be a seat of the match or Observer.spectator(), was null");
      assertThat(picture(match)).isEqualTo(before);
    }
  }

  @Nested
  final class Places {

    @Test
    void place_thatIsNotInTheList_isRefused_withTheRange() {
      for (Game game : GAMES) {
        Match match = played(game);
        int last = match.actionCount() - 1;
        for (int index : new int[] {-1, last + 1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
          assertRefused(match, () -> match.play(index), "the index must be 0.." + last + ", was " + index, "");
        }
      }
    }
  }

  @Nested
  final class AfterTheEnd {

    @Test
    void match_thatIsOver_refusesAllPlay_andKeepsItsOutcome() {
      for (Game game : GAMES) {
        Match match = game.start(Setup.seats("Ana", "Bo").seed(1));
        Action first = match.decision().actions().get(0);
        Moves.finish(match, RandomSource.seeded(1));
        String before = picture(match);
        for (Runnable play : List.<Runnable>of(
            () -> match.play(0), () -> match.play(-1), () -> match.play(first), () -> match.play((Action) null))) {
          assertThatThrownBy(play::run).isInstanceOf(IllegalActionException.class).hasMessage("the match is over");
        }
        assertThatThrownBy(match::decision).isInstanceOf(IllegalStateException.class).hasMessage("the match is over");
        assertThatThrownBy(match::actor).isInstanceOf(IllegalStateException.class).hasMessage("the match is over");
        assertThat(match.actionCount()).isZero();
        assertThat(picture(match)).isEqualTo(before);
      }
    }

    @Test
    void outcome_beforeTheEnd_isNoneYet() {
      assertThatThrownBy(() -> played(new TicTacToe()).outcome()).isInstanceOf(IllegalStateException.class)
          .hasMessage("the match is not over");
    }
  }

  @Nested
  final class WithoutHistory {

    @Test
    void record_andUndo_sayWhyThereIsNone() {
      Match match = new TicTacToe().start(Setup.seats("Ana", "Bo").withoutRecord());
      match.play(0);
      assertThatThrownBy(match::record).isInstanceOf(IllegalStateException.class)
          .hasMessage("this match keeps no record: it was started unrecorded or imagined");
      assertThatThrownBy(match::undo).isInstanceOf(IllegalStateException.class)
          .hasMessage("undo is not possible: the match keeps no history");
    }

    @Test
    void undo_beforeTheFirstAction_saysWhy() {
      assertThatThrownBy(() -> played(new TicTacToe()).undo()).isInstanceOf(IllegalStateException.class)
          .hasMessage("undo is not possible: nothing has been played yet");
    }
  }
}
