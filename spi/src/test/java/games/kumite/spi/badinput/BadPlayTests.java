package games.kumite.spi.badinput;

import static games.kumite.spi.badinput.PokerRecord.TAGS;
import static games.kumite.spi.badinput.PokerRecord.assertRefused;
import static games.kumite.spi.badinput.PokerRecord.changed;
import static games.kumite.spi.badinput.PokerRecord.lines;
import static games.kumite.spi.badinput.PokerRecord.poker;
import static games.kumite.spi.badinput.PokerRecord.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records whose lines of play are damaged, or too many. */
final class BadPlayTests {

  private static final int MILLION = 1_000_000;

  @Nested
  final class Play {

    @Test
    void lines_swapped_areFoundAtTheFirstOfThem() {
      for (Game game : List.of(new TicTacToe(), new ConnectFour(), new DiscDuel())) {
        Match match = game.start(Setup.seats("Ana", "Bo").seed(5));
        for (int played = 0; played < 15 && !match.isOver(); played++) {
          match.play(played % match.actionCount());
        }
        int first = match.record().tags().size() + 1;
        int all = lines(match.record()).size();
        assertThat(all).isGreaterThan(first + 3);
        for (int line = first; line < all; line++) {
          List<String> lines = lines(match.record());
          Collections.swap(lines, line - 1, line);
          assertRefused(game, text(lines), line, line == first ? "play begins with 0 start" : "");
        }
      }
    }

    @Test
    void line_leftOutOrDoubled_isFoundWhereItIsMissed() {
      List<String> lines = lines(poker());
      lines.remove(7);
      assertRefused(text(lines), 8, "seat 1 is to choose, not seat 2; the record is damaged");
      assertRefused(changed(8, line -> line + "\n" + line), 9, "seat 2 is to choose, not seat 1");
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 10})
    void check_damagedInAnyDigit_isFoundInItsLine(int number) {
      String line = lines(poker()).get(number - 1);
      for (int at = line.length() - 6; at < line.length(); at++) {
        String other = line.charAt(at) == '0' ? "1" : "0";
        String damaged = line.substring(0, at) + other + line.substring(at + 1);
        assertRefused(changed(number, same -> damaged), number, "the check is ");
      }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "2 check | seat 1 is to choose, not seat 2; the record is damaged",
        "3 check | seat 1 is to choose, not seat 3",
        "0 check | seat 0 only starts the match",
        "0 start | seat 0 only starts the match",
        "9999 check | seat 1 is to choose, not seat 9999",
        "01 check | a line of play begins with a seat's number and an action",
        "-1 check | a line of play begins with a seat's number and an action",
        "10000 check | a line of play begins with a seat's number and an action",
        "check | a line of play begins with a seat's number and an action",
        "1 fold | \"fold\" is not legal: there is no bet to answer (KP-05); the record is damaged",
        "1 chek | \"chek\" is not an action here; legal are: check; bet; the record is damaged",
        "1  check | \" check\" is not an action here",
        "1 bet | the check is ",
        "1 check ; deck=0,1,2 | the rules draw no \"deck=0,1,2\" here",
        "1 check ; | \"check ;\" is not an action here",
        "1 check ; die | a result is label=number, was \"die\"",
        "1 check ; =3 | a result is label=number, was \"=3\"",
        "1 check ; die=x | a result is label=number, was \"die=x\"",
        "1 check ; die=1,,2 | a result is label=number, was \"die=1,,2\"",
        "1 check ; die=9999999999 | a result is label=number, was \"die=9999999999\""})
    void lineOfPlay_damaged_isRefused_withWhatIsWrong(String front, String message) {
      assertRefused(changed(TAGS + 2, line -> front + line.substring(line.length() - 8)), TAGS + 2, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1 check", "1 check #12345", "1 check #1234567", "1 check #ABCDEF", "1 check#123456",
        "1 check #123456 ", "#123456", "\u0000", "1 check #12345\u0663"})
    void lineWithoutACheck_isRefused(String line) {
      assertRefused(changed(TAGS + 2, same -> line), TAGS + 2, "a line of play ends in # and six hexadecimal digits");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "deck=0,1 | result \"deck=0,1\" must be a permutation of 0..2",
        "deck=0,0,1 | must be a permutation of 0..2",
        "deck=0,1,3 | must be a permutation of 0..2",
        "deck=1 | must be a permutation of 0..2",
        "deck= | must be a permutation of 0..2",
        "deck-1=0,1,2 | the rules draw deck here, not \"deck-1\"",
        "pile=0,1,2 | the rules draw deck here, not \"pile\"",
        "DECK | is not what the seed gives",
        "DECK deck=0,1,2 | the rules draw no \"deck=0,1,2\" here",
        "NOTHING | a result for deck is missing"})
    void draw_damaged_isRefused_withWhatIsDrawn(String draws, String message) {
      String right = lines(poker()).get(TAGS).replaceFirst(".*(deck=[0-2,]+).*", "$1");
      String other = right.equals("deck=0,1,2") ? "deck=2,1,0" : "deck=0,1,2";
      String shown = draws.contains("DECK deck") ? right + " deck=0,1,2" : draws.equals("DECK") ? other : draws;
      assertRefused(changed(TAGS + 1, line -> draws.equals("NOTHING") ? "0 start" + line.substring(line.length() - 8)
          : "0 start ; " + shown + line.substring(line.length() - 8)), TAGS + 1, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2J=1", "\u202Edeck=0,1,2", "de\u0000ck=0,1,2", "\r=1", "\u2028=1", "LONG=1"})
    void draw_thatCannotBeShown_isRefused_inAMessageThatCan(String draw) {
      String front = "0 start ; " + draw.replace("LONG", "x".repeat(100_000));
      String damaged = changed(TAGS + 1, line -> front + line.substring(line.length() - 8));
      assertThatThrownBy(() -> new KuhnPoker().resume(MatchRecord.parse(damaged))).isInstanceOf(RecordException.class)
          .hasMessageStartingWith("line " + (TAGS + 1) + ": the rules draw deck here, not \"")
          .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(300)
              .doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\\p{Cs}\\p{Zl}]"));
    }

    @Test
    void play_behindTheEnd_isRefused() {
      assertRefused(poker().text() + "1 check #000000\n", TAGS + 6, "the match is over before this line");
    }

    @Test
    void record_ofAnotherGame_isRefused() {
      assertRefused(new TicTacToe(), poker().text(), 2, "this is a record of \"kuhnpoker\", not of tictactoe");
      assertRefused(new TicTacToe(), poker().text().replace("kuhnpoker", "tictactoe"), TAGS + 1,
          "the rules draw no \"deck=");
    }
  }

  @Nested
  final class Millions {

    @Test
    void linesOfPlay_aMillion_areRefusedAtTheFirstThatIsTooMuch() {
      assertRefused(poker().text() + "1 check #000000\n".repeat(MILLION), TAGS + 6,
          "the match is over before this line");
    }

    @Test
    void seats_aMillion_areRefused() {
      StringBuilder seats = new StringBuilder();
      for (int seat = 0; seat < MILLION; seat++) {
        seats.append("\n[Seat \"N").append(seat).append("\"]");
      }
      assertRefused(changed(5, line -> line + seats), 4, "seats must be 0..1000, was 1000002");
    }

    @Test
    void emptyLines_aMillion_areRefusedAtTheFirst() {
      assertRefused("\n".repeat(MILLION), 1, "a record begins with [Kumite \"2\"], was \"\"");
    }

    @Test
    void tags_aMillion_areRefused() {
      assertRefused(changed(6, line -> "[Option \"speed\" \"1\"]\n".repeat(MILLION) + line), 6,
          "unknown option \"speed\"; kuhnpoker has none");
    }

    @Test
    void draws_aMillion_areRefused() {
      assertRefused(changed(TAGS + 1, line -> "0 start ;" + " deck=0,1,2".repeat(MILLION / 2)
          + line.substring(line.length() - 8)), TAGS + 1, "");
    }
  }
}
