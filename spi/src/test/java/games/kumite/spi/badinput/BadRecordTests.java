package games.kumite.spi.badinput;

import static games.kumite.spi.samples.Moves.picture;
import static games.kumite.spi.samples.Moves.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.MatchRecord;
import games.kumite.api.RandomSource;
import games.kumite.api.RecordException;
import games.kumite.api.ScriptedRandom;
import games.kumite.api.Setup;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that are damaged, or were never records. */
final class BadRecordTests {

  private static final int TAGS = 6;
  private static final int MILLION = 1_000_000;

  /**
   * A match of Kuhn poker: six lines of tags, then {@code 0 start ; deck=...}, check, bet, call.
   */
  private static MatchRecord poker() {
    Match match = new KuhnPoker().start(Setup.seats("Ana", "Bo").seed(7));
    play(match, "check", "bet", "call");
    return match.record();
  }

  private static List<String> lines(MatchRecord record) {
    return new ArrayList<>(record.text().lines().toList());
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  /** The poker record with one line changed. */
  private static String changed(int line, UnaryOperator<String> change) {
    List<String> lines = lines(poker());
    String before = lines.get(line - 1);
    lines.set(line - 1, change.apply(before));
    assertThat(lines.get(line - 1)).isNotEqualTo(before);
    return text(lines);
  }

  private static void assertRefused(Game game, String text, int line, String message) {
    Match other = game.start(Setup.seats("Ana", "Bo").seed(7));
    String before = picture(other);
    assertThatThrownBy(() -> game.resume(MatchRecord.parse(text)))
        .isInstanceOfSatisfying(RecordException.class, refused -> {
          assertThat(refused).hasMessageContaining(message).hasMessageStartingWith("line " + line + ": ");
          assertThat(refused.line()).isEqualTo(line);
          assertThat(refused.getMessage()).hasSizeLessThan(700).doesNotContainPattern("\\p{Cntrl}");
        });
    assertThat(picture(other)).isEqualTo(before);
  }

  private static void assertRefused(String text, int line, String message) {
    assertRefused(new KuhnPoker(), text, line, message);
  }

  @Nested
  final class NoRecord {

    @ParameterizedTest
    @ValueSource(strings = {"", "\u0000", " ", "[Kumite \"1\"]", "x", "[", "\uFEFF"})
    void text_withoutAWholeLine_endsBeforeItsMatchStarts(String text) {
      assertRefused(text, 1, "the record ends before its match starts");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "hello\n", "[Event \"chess\"]\n", "[kumite \"1\"]\n", " [Kumite \"1\"]\n",
        "\uFEFF[Kumite \"1\"]\n", "0 start #000000\n", "игра\n", "\u0000\n"})
    void text_thatBeginsOtherwise_saysHowARecordBegins(String text) {
      assertRefused(text, 1, "a record begins with [Kumite \"1\"], was \"");
    }

    @Test
    void lineOf10000Characters_isCutInTheMessage() {
      assertRefused("x".repeat(10_000) + "\n", 1, "x... (10000 characters)\"");
    }

    @Test
    void file_withBytesThatAreNoText_isRefused(@TempDir Path directory) throws IOException {
      Path file = directory.resolve("record");
      Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, 0, (byte) 0xC3, '\n'});
      assertThatThrownBy(() -> MatchRecord.read(file)).isInstanceOf(RecordException.class)
          .hasMessageStartingWith("line 1: a record begins with [Kumite \"1\"], was ");
    }

    @Test
    void file_thatIsMissing_isAnIoException(@TempDir Path directory) {
      assertThatThrownBy(() -> MatchRecord.read(directory.resolve("none"))).isInstanceOf(IOException.class);
    }

    @Test
    void file_writtenAndRead_isTheSameRecord(@TempDir Path directory) throws IOException {
      MatchRecord record = new TicTacToe().start(Setup.seats("Zoë", "アナ").seed(1)).record();
      record.write(directory.resolve("record"));
      assertThat(MatchRecord.read(directory.resolve("record"))).isEqualTo(record);
    }
  }

  @Nested
  final class Truncated {

    @Test
    void record_cutAtAnyByte_resumesAtItsLastWholeLine_orNamesTheLine() {
      for (Game game : List.of(new TicTacToe(), new ConnectFour(), new KuhnPoker(), new DiscDuel())) {
        Match match = game.start(Setup.seats("Ana", "Zoë").seed(3));
        List<String> pictures = new ArrayList<>(List.of(picture(match)));
        for (int played = 0; played < 12 && !match.isOver(); played++) {
          match.play(played % match.choices());
          pictures.add(picture(match));
        }
        byte[] bytes = match.record().text().getBytes(StandardCharsets.UTF_8);
        int tags = match.record().tags().size();
        int lines = 0;
        for (int end = 0; end <= bytes.length; end++) {
          lines += end > 0 && bytes[end - 1] == '\n' ? 1 : 0;
          String cut = new String(bytes, 0, end, StandardCharsets.UTF_8);
          if (lines <= tags) {
            int line = lines + 1;
            assertThatThrownBy(() -> MatchRecord.parse(cut)).isInstanceOf(RecordException.class)
                .hasMessageStartingWith("line " + line + ": the record ends before its match starts");
          } else if (end % 11 == 0 || bytes[end - 1] == '\n') {
            assertThat(picture(game.resume(MatchRecord.parse(cut)))).isEqualTo(pictures.get(lines - tags - 1));
          } else {
            assertThat(MatchRecord.parse(cut).lines()).hasSize(lines - tags);
          }
        }
      }
    }
  }

  @Nested
  final class Tags {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[Kumite \"2\"] | this is format \"2\" of records; this version of Kumite reads format 1",
        "[Kumite \"99999999999\"] | this is format \"99999999999\" of records",
        "[Kumite \"\"] | this is format \"\" of records",
        "[Kumite \"1\" \"2\"] | tag Kumite needs one value",
        "[Kumite \"1\" | a tag ends in \"], was",
        "[Kumite \"1] | a tag ends in \"], was",
        "[Kumite \"1\\x\"] | unknown escape in"})
    void formatThatIsNotThis_isRefused_withWhatIsRead(String first, String message) {
      assertRefused(changed(1, line -> first), 1, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[Weather \"fine\"] | unknown tag \"[Weather \"fine\"]\"; known are Kumite, Game, Version, Seat, Option, Seed",
        "[] | unknown tag \"[]\"",
        "[Game] | unknown tag \"[Game]\"",
        "[game \"kuhnpoker\"] | unknown tag",
        "[Game kuhnpoker] | a tag is [Name \"value\"], was",
        "[Game \"kuhnpoker\" ] | a tag is [Name \"value\"], was",
        "[Game  \"kuhnpoker\"] | a tag is [Name \"value\"], was",
        "[Game \"chess\"] | this is a record of \"chess\", not of kuhnpoker"})
    void tagThatIsNone_isRefused_withWhatIsKnown(String tag, String message) {
      String text = changed(2, line -> tag);
      assertThatThrownBy(() -> new KuhnPoker().resume(MatchRecord.parse(text)))
          .isInstanceOf(RecordException.class).hasMessageContaining(message.strip());
    }

    @ParameterizedTest
    @CsvSource({"2, Game", "3, Version"})
    void tagThatIsNeeded_leftOut_isNamed(int line, String tag) {
      List<String> lines = lines(poker());
      lines.remove(line - 1);
      assertRefused(text(lines), TAGS, "tag " + tag + " is missing before the first line of play");
    }

    @Test
    void tags_outOfOrderOrTwice_areRefused_withTheOrder() {
      List<String> lines = lines(poker());
      Collections.swap(lines, 1, 2);
      assertRefused(text(lines), 3, "tags come in the order Kumite, Game, Version, Seat, Option, Seed; Game is"
          + " out of place");
      assertRefused(changed(6, seed -> seed + "\n" + seed), 7, "Seed is out of place");
    }

    @Test
    void tags_betweenLinesOfPlay_areRefused() {
      assertRefused(changed(8, line -> "[Seat \"Cleo\"]\n" + line), 8, "a line of play ends in #");
    }

    @Test
    void seats_thatTheGameHasNot_areRefused_withWhatItHas() {
      assertRefused(changed(5, line -> line + "\n[Seat \"Cleo\"]"), 4, "seats of kuhnpoker must be 2, was 3");
      assertRefused(changed(5, line -> "[Seat \"Ana\"]"), 4, "seats must have different names, was twice: Ana");
      assertRefused(changed(5, line -> "[Seat \"\"]"), 4, "a seat's name must be 1..40 printable characters");
    }

    @Test
    void options_thatAreNotAllowed_areRefused_withWhatIs() {
      String duel = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(7)).record().text();
      Game game = new DiscDuel();
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\" \"101\""), 6,
          "option pushes must be 1..100, was \"101\"");
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\" \"many\""), 6, "option pushes must be 1..100");
      assertRefused(game, duel.replace("\"braces\"", "\"brakes\""), 7, "unknown option \"brakes\"; discduel has pushes");
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\""), 6, "tag Option needs two values");
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\" \"41\""), 9, "here it comes to");
    }

    @Test
    void version_thatDiffers_isTakenWhileTheRulesAgree_andNamedWhereTheyDoNot() {
      String newer = changed(3, line -> "[Version \"9.7\"]");
      assertRefused(newer, 7, "the record was made by version \"9.7\" of kuhnpoker, whose rules differ from"
          + " version 1.0 from here on");
    }
  }

  @Nested
  final class Seeds {

    @Test
    void seed_thatIsAnother_isFoundAtTheFirstDraw() {
      assertRefused(changed(6, line -> "[Seed \"8\"]"), 7, "is not what the seed gives; the record is damaged");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "0x10", " 7", "99999999999999999999", "\u0667x"})
    void seed_thatIsNoNumber_isRefused(String seed) {
      assertRefused(changed(6, line -> "[Seed \"" + seed + "\"]"), 6, "a seed is a whole number, was \"");
    }

    @Test
    void recordWithoutSeed_needsASource() {
      Match match = new KuhnPoker().start(
          Setup.seats("Ana", "Bo").random(new ScriptedRandom().putOrder("deck", 0, 1, 2)));
      assertRefused(match.record().text(), 1, "the record names no seed; resume it with a source of chance");
      assertThat(picture(new KuhnPoker().resume(match.record(), RandomSource.seeded(1)))).isEqualTo(picture(match));
    }
  }

  @Nested
  final class Play {

    @Test
    void lines_swapped_areFoundAtTheFirstOfThem() {
      for (Game game : List.of(new TicTacToe(), new ConnectFour(), new DiscDuel())) {
        Match match = game.start(Setup.seats("Ana", "Bo").seed(5));
        Moves.finish(match, RandomSource.seeded(5));
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
        "1 chek | \"chek\" is no action of decision open; legal are: check, bet; the record is damaged",
        "1  check | \" check\" is no action of decision open",
        "1 bet | the check is ",
        "1 check ; deck=0,1,2 | the rules draw no deck=0,1,2 here",
        "1 check ; | \"check ;\" is no action of decision open",
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
        "deck=0,1 | result deck=0,1 must be a permutation of 0..2",
        "deck=0,0,1 | must be a permutation of 0..2",
        "deck=0,1,3 | must be a permutation of 0..2",
        "deck=1 | must be a permutation of 0..2",
        "deck= | must be a permutation of 0..2",
        "deck-1=0,1,2 | the rules draw deck here, not deck-1",
        "pile=0,1,2 | the rules draw deck here, not pile",
        "DECK | is not what the seed gives",
        "DECK deck=0,1,2 | the rules draw no deck=0,1,2 here",
        "NOTHING | a result for deck is missing"})
    void draw_damaged_isRefused_withWhatIsDrawn(String draws, String message) {
      String right = lines(poker()).get(TAGS).replaceFirst(".*(deck=[0-2,]+).*", "$1");
      String other = right.equals("deck=0,1,2") ? "deck=2,1,0" : "deck=0,1,2";
      String shown = draws.contains("DECK deck") ? right + " deck=0,1,2" : draws.equals("DECK") ? other : draws;
      assertRefused(changed(TAGS + 1, line -> draws.equals("NOTHING") ? "0 start" + line.substring(line.length() - 8)
          : "0 start ; " + shown + line.substring(line.length() - 8)), TAGS + 1, message);
    }

    @Test
    void play_behindTheEnd_isRefused() {
      assertRefused(poker().text() + "1 check #000000\n", TAGS + 5, "the match is over before this line");
    }

    @Test
    void record_ofAnotherGame_isRefused() {
      assertRefused(new TicTacToe(), poker().text(), 2, "this is a record of \"kuhnpoker\", not of tictactoe");
      assertRefused(new TicTacToe(), poker().text().replace("kuhnpoker", "tictactoe"), TAGS + 1,
          "the rules draw no deck=");
    }
  }

  @Nested
  final class Millions {

    @Test
    void linesOfPlay_aMillion_areRefusedAtTheFirstThatIsTooMuch() {
      assertRefused(poker().text() + "1 check #000000\n".repeat(MILLION), TAGS + 5, "the match is over before this line");
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
      assertRefused("\n".repeat(MILLION), 1, "a record begins with [Kumite \"1\"], was \"\"");
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
