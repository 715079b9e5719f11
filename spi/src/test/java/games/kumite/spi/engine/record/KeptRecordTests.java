package games.kumite.spi.engine.record;

import static games.kumite.spi.samples.Moves.picture;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.leducpoker.LeducPoker;
import games.kumite.spi.samples.masks.Masks;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records that earlier versions of Kumite wrote: whole matches of the samples, in each format. */
final class KeptRecordTests {

  private static final Path FOLDER = Path.of("src/test/resources/games/kumite/spi/records");

  private static Stream<Game> games() {
    return Stream.of(new TicTacToe(), new ConnectFour(), new KuhnPoker(), new LeducPoker(), new Cups(), new Masks(),
        new DiscDuel());
  }

  private static String text(Game game, int format) {
    try {
      return Files.readString(FOLDER.resolve(game.id() + "-" + format + ".txt"));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private static MatchRecord kept(Game game, int format) {
    return MatchRecord.parse(text(game, format));
  }

  private static List<String> plain(MatchRecord record) {
    return record.lines().stream().map(line -> line.lineNumber() + " " + line.seat() + " " + line.notation() + line.draws()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordOfTheFirstFormat_resumes_andIsWrittenInThePresentOne(Game game) {
    MatchRecord old = kept(game, 1);
    assertThat(old.tags("Kumite").get(0).value()).isEqualTo("1");

    MatchRecord record = game.resume(old).record();

    assertThat(record.tags("Kumite").get(0).value()).isEqualTo(String.valueOf(MatchRecord.FORMAT));
    assertThat(plain(record)).isEqualTo(plain(old));
    assertThat(record.textAfter(old)).as("a file in the old format is written whole").isEmpty();
    assertThat(picture(game.resume(MatchRecord.parse(record.text())))).isEqualTo(picture(game.resume(old)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordOfTheFirstFormat_goesOn_whereItWasCut(Game game) {
    MatchRecord old = kept(game, 1);
    String text = old.text();
    for (MatchRecord.Line line : old.lines()) {
      int end = text.indexOf(line.checksum()) + line.checksum().length() + 1;
      Match resumed = game.resume(MatchRecord.parse(text.substring(0, end)));
      assertThat(plain(resumed.record())).isEqualTo(plain(old).subList(0, resumed.record().lines().size()));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordOfThePresentFormat_hasTheKeysThatItWasWrittenWith(Game game) {
    MatchRecord record = kept(game, MatchRecord.FORMAT);
    assertThat(game.resume(record).record()).isEqualTo(record);
    assertThat(plain(record)).isEqualTo(plain(kept(game, 1)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordOfEitherFormat_whoseRulesDiffer_namesTheFirstLineThatDoesNotFit(Game game) {
    for (int format = 1; format <= MatchRecord.FORMAT; format++) {
      String text = text(game, format);
      List<MatchRecord.Line> lines = MatchRecord.parse(text).lines();
      for (MatchRecord.Line line : lines) {
        String other = line.checksum().equals("000000") ? "000001" : "000000";
        assertRefused(game, text.replace("#" + line.checksum(), "#" + other), line.lineNumber(), "the check is " + other);
      }
      assertRefused(game, text.replace("[Version \"1.0\"]", "[Version \"0.9\"]"), lines.get(0).lineNumber(),
          "the record was made by version \"0.9\" of " + game.id() + ", whose rules differ from version 1.0 from here on");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void record_thatClaimsTheOtherFormat_isRefusedAtItsStart(Game game) {
    int start = kept(game, 1).lines().get(0).lineNumber();
    assertRefused(game, text(game, 1).replace("[Kumite \"1\"]", "[Kumite \"2\"]"), start, "here it comes to");
    assertRefused(game, text(game, 2).replace("[Kumite \"2\"]", "[Kumite \"1\"]"), start, "here it comes to");
  }

  private static void assertRefused(Game game, String text, int line, String message) {
    MatchRecord record = MatchRecord.parse(text);
    assertThatThrownBy(() -> game.resume(record)).isInstanceOfSatisfying(RecordException.class, refused -> {
      assertThat(refused).hasMessageContaining(message);
      assertThat(refused.lineNumber()).isEqualTo(line);
    });
  }

  /** A record asked for after each action has the keys of played positions, one at the end those of a second run. */
  @ParameterizedTest
  @MethodSource("games")
  void record_savedAfterEachAction_isThatOfTheWholeMatch(Game game) {
    for (int seed = 0; seed < 20; seed++) {
      Setup setup = Setup.seats(game.seatCounts().get(0)).seed(seed);
      Match saved = game.start(setup);
      Match whole = game.start(setup);
      SeededRandom random = new SeededRandom(seed);
      List<MatchRecord> records = new ArrayList<>(List.of(saved.record()));
      while (!saved.isOver()) {
        int index = random.nextInt(saved.actionCount());
        saved.play(index);
        whole.play(index);
        if (random.nextInt(3) > 0) {
          MatchRecord last = records.get(records.size() - 1);
          MatchRecord record = saved.record();
          assertThat(last.append(record.textAfter(last).orElseThrow())).isEqualTo(record);
          records.add(record);
        }
      }
      assertThat(saved.record()).isEqualTo(whole.record()).isEqualTo(whole.copy().record());
      assertThat(game.resume(whole.record()).record()).isEqualTo(whole.record());
    }
  }

  @Test
  void record_afterAnUndoAndInACopy_isThatOfTheActionsThatRemain() {
    Game game = new ConnectFour();
    Match match = game.start(Setup.seats(2).seed(1));
    match.play(0);
    match.record();
    Match copy = match.copy();
    match.play(1);
    match.record();
    match.undo();
    assertThat(match.record()).isEqualTo(copy.record());
    match.play(2);
    copy.play(2);
    match.play(3);
    copy.play(3);
    assertThat(match.record()).isEqualTo(copy.record()).isEqualTo(game.resume(match.record()).record());
  }
}
