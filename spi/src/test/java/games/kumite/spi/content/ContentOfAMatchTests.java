package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Content belongs to a match: what its files become later is for later matches. */
final class ContentOfAMatchTests {

  @TempDir
  private Path directory;

  private final Game game = new Market();

  @BeforeEach
  void writeTheFirstPrices() throws IOException {
    prices(2, 5);
  }

  private void prices(int salt, int silk) throws IOException {
    Files.writeString(directory.resolve("goods.json"),
        "[{\"id\": \"salt\", \"price\": " + salt + "}, {\"id\": \"silk\", \"price\": " + silk + "}]");
  }

  private Match started(Setup setup) {
    return game.start(setup.option("content", directory.toString()).seed(1));
  }

  private static void play(Match match, String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
  }

  private static int paid(Match match) {
    return match.table(match.seats().get(0)).find("seat:1").orElseThrow().number("paid");
  }

  @Test
  void content_changedDuringAMatch_doesNotChangeTheMatch() throws IOException {
    Match match = started(Setup.seats("Ana"));
    EventReader reader = match.events(match.seats().get(0));
    play(match, "buy token:salt");
    MatchRecord before = match.record();

    prices(100, 200);

    Match copy = match.copy();
    play(copy, "buy token:silk");
    assertThat(paid(copy)).isEqualTo(7);
    assertThat(copy.record().text()).startsWith(before.text());
    assertThat(copy.events(copy.seats().get(0)).read()).extracting(Event::text)
        .containsExactly("Ana pays 2.", "Ana pays 5.");
    Match imagined = match.perspective(match.seats().get(0)).imagine(RandomSource.seeded(1));
    play(imagined, "buy token:silk");
    assertThat(paid(imagined)).isEqualTo(7);
    play(match, "buy token:silk", "buy token:salt");
    match.undo();
    assertThat(paid(match)).isEqualTo(7);
    assertThat(match.record()).isEqualTo(copy.record());
    assertThat(reader.read()).extracting(Event::text).startsWith("Ana pays 2.", "Ana pays 5.");
  }

  @Test
  void content_takenAwayDuringAMatch_isStillThere() throws IOException {
    Match match = started(Setup.seats("Ana"));
    play(match, "buy token:salt");

    Files.delete(directory.resolve("goods.json"));
    Files.delete(directory);

    assertThat(match.copy().record().lines()).hasSize(2);
    match.undo();
    play(match, "buy token:silk", "stop");
    assertThat(match.outcome().standings().get(0).score()).isEqualTo(5);
    Files.createDirectory(directory);
  }

  @Test
  void content_changedBetweenMatches_isOfTheNewMatch() throws IOException {
    for (Setup setup : new Setup[] {Setup.seats("Ana"), Setup.seats("Ana").withoutRecord()}) {
      prices(2, 5);
      Match first = started(setup);
      prices(100, 200);
      Match second = started(setup);

      play(first, "buy token:salt");
      play(second, "buy token:salt");

      assertThat(paid(first)).isEqualTo(2);
      assertThat(paid(second)).isEqualTo(100);
    }
  }

  @Test
  void content_changedAfterManyMatches_isOfTheNewMatch() throws IOException {
    Setup named = Setup.seats("Ana");
    for (int salt = 2; salt < 8; salt++) {
      prices(salt, 50);
      for (Setup setup : new Setup[] {named, named.withoutRecord(), named.random(RandomSource.secure())}) {
        Match match = game.start(setup.option("content", directory.toString()));
        play(match, "buy token:salt");
        assertThat(paid(match)).isEqualTo(salt);
      }
    }
  }

  @Test
  void record_whoseContentHasChanged_isRefusedAtTheFirstLineThatDiffers() throws IOException {
    Match match = started(Setup.seats("Ana"));
    play(match, "buy token:salt");
    MatchRecord record = match.record();
    assertThat(paid(game.resume(record, RandomSource.seeded(1)))).isEqualTo(2);

    prices(100, 200);

    assertThatThrownBy(() -> game.resume(record)).isInstanceOf(RecordException.class)
        .hasMessageContainingAll("line 7", "or what its option content names has changed", directory.toString());
  }

  /** A stranger's record could name a pipe, a device, or any directory that it wants to hear of. */
  @Test
  void recordOfAStranger_thatNamesADirectory_isRefusedUnread() throws IOException {
    MatchRecord own = started(Setup.seats("Ana")).record();
    MatchRecord read = MatchRecord.parse(own.text());
    assertThat(read.isTrusted()).isFalse();
    MatchRecord elsewhere = MatchRecord.parse(own.text().replace(directory.toString(), "/no/such/place"));

    for (MatchRecord strangers : new MatchRecord[] {read, elsewhere, read.append("")}) {
      assertThatThrownBy(() -> game.resume(strangers)).isInstanceOf(RecordException.class)
          .hasMessageStartingWith("line 5: option content names a directory, ")
          .hasMessageContaining("record.trusted()").hasMessageNotContaining("no such directory");
    }
  }

  @Test
  void record_thatItsOwnerTrusts_isResumed() throws IOException {
    MatchRecord own = started(Setup.seats("Ana")).record();
    MatchRecord read = MatchRecord.parse(own.text());

    assertThat(game.resume(own).record()).isEqualTo(own);
    assertThat(read.asTrusted()).isEqualTo(read).isEqualTo(own);
    assertThat(game.resume(read.asTrusted()).record().isTrusted()).isTrue();
    Match match = game.resume(read.asTrusted().append(""));
    play(match, "buy token:salt");
    assertThat(paid(match)).isEqualTo(2);
  }

  @Test
  void recordOfAStranger_thatNamesNoDirectory_isResumed() {
    MatchRecord own = game.start(Setup.seats("Ana").seed(1)).record();

    assertThat(game.resume(MatchRecord.parse(own.text())).record()).isEqualTo(own);
  }
}
