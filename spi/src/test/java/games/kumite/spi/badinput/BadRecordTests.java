package games.kumite.spi.badinput;

import static games.kumite.spi.badinput.PokerRecord.TAGS;
import static games.kumite.spi.badinput.PokerRecord.assertRefused;
import static games.kumite.spi.badinput.PokerRecord.changed;
import static games.kumite.spi.badinput.PokerRecord.lines;
import static games.kumite.spi.badinput.PokerRecord.poker;
import static games.kumite.spi.badinput.PokerRecord.text;
import static games.kumite.spi.samples.Moves.picture;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.badinput.plugins.ChoosyGame;
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
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are no records, or records that say wrong things about their match. */
final class BadRecordTests {

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
      assertRefused(text, 1, "a record begins with [Kumite \"2\"], was \"");
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
          .hasMessageStartingWith("line 1: a record begins with [Kumite \"2\"], was ");
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

  /** What an owner or a player writes into a record comes back from a file, or is refused at once. */
  @Nested
  final class ForeignText {

    private static final String SEAT = "seat";
    private static final String OPTION = "option";
    private static final String NOTE = "note";

    private MatchRecord record(String place, String text) {
      Setup setup = Setup.seats(place.equals(SEAT) ? text : "Ana", "Bo").seed(1);
      Match match = new ChoosyGame().start(place.equals(OPTION) ? setup.option("house", text) : setup);
      if (place.equals(NOTE)) {
        match.addNote("Event", "a", text);
      }
      return match.record();
    }

    @ParameterizedTest
    @ValueSource(strings = {SEAT, OPTION, NOTE})
    void halfASurrogatePair_isRefused_whereverItStands(String place) {
      for (String text : List.of("\ud83c", "\udca1", "a\ud83cb", "\udca1\ud83c", "\ud83c\udca1\ud83c")) {
        assertThatThrownBy(() -> record(place, text)).isInstanceOf(IllegalArgumentException.class)
            .satisfies(refused -> assertThat(refused.getMessage()).contains("\\ud").doesNotContainPattern("\\p{Cs}"));
      }
    }

    @Test
    void halfASurrogatePair_inTheNoteOfARecord_isReportedWithItsLine() {
      MatchRecord record = record(NOTE, "x");
      assertThatThrownBy(() -> record.withNote("Event", "\ud83c")).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> MatchRecord.parse(record.text().replace("\"x\"", "\"\ud83c\"")))
          .isInstanceOf(RecordException.class).hasMessageContaining("half a surrogate pair, was \"\\ud83c\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {SEAT, OPTION, NOTE})
    void otherText_comesBackFromAFile(String place, @TempDir Path directory) throws IOException {
      Path file = directory.resolve("record");
      for (String text : List.of("\ud83c\udca1", "\"", "\\", "\\n", "a\nb", "\r\n", "]", "[Seed \"2\"]", "\u0000", "\u2028", "\ufeff",
          "\u202e", "e\u0301", "\u0130", "", " ", "\t", "#", ";", "\\\"")) {
        MatchRecord record;
        try {
          record = record(place, text);
        } catch (IllegalArgumentException refused) {
          continue;
        }
        record.write(file);
        assertThat(MatchRecord.read(file)).as(text).isEqualTo(record);
        assertThat(new ChoosyGame().resume(MatchRecord.read(file)).record().text()).isEqualTo(record.text());
      }
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
          match.play(played % match.actionCount());
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
            assertThat(picture(game.resume(MatchRecord.parse(cut))))
                .isEqualTo(pictures.get(Math.min(pictures.size(), lines - tags) - 1));
          } else {
            assertThat(MatchRecord.parse(cut).lines()).hasSize(Math.min(pictures.size(), lines - tags));
          }
        }
      }
    }
  }

  @Nested
  final class Tags {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[Kumite \"3\"] | this is format \"3\" of records; this version of Kumite reads formats 1 to 2",
        "[Kumite \"99999999999\"] | this is format \"99999999999\" of records",
        "[Kumite \"0\"] | this is format \"0\" of records",
        "[Kumite \"02\"] | this is format \"02\" of records",
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
        "[Weather \"fine\"] | tag Version must stand before the owner's notes",
        "[] | a tag ends in",
        "[Game] | a tag ends in",
        "[game \"kuhnpoker\"] | the name of a note must be a capital letter and up to 39 letters and digits, none of Kumite",
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
      assertRefused(changed(8, line -> "[Seat \"Cleo\"]\n" + line), 8, "tag Seat must stand before the first line of play");
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
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\" \"61\""), 6,
          "option pushes must be 1..60, was \"61\"");
      assertRefused(game, duel.replace("\"pushes\" \"40\"", "\"pushes\" \"many\""), 6, "option pushes must be 1..60");
      assertRefused(game, duel.replace("\"braces\"", "\"brakes\""), 7,
          "unknown option \"brakes\"; discduel has pushes");
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
    void recordWithoutSeed_goesOnWithAFreshKeyOrTheSourceThatIsGiven() {
      Match match = new KuhnPoker().start(
          Setup.seats("Ana", "Bo").random(new ScriptedRandom().putPermutation("deck", 0, 1, 2)));
      assertThat(picture(new KuhnPoker().resume(match.record()))).isEqualTo(picture(match));
      assertThat(picture(new KuhnPoker().resume(match.record(), RandomSource.seeded(1)))).isEqualTo(picture(match));
    }
  }
}
