package games.kumite.spi.testkit.soak;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A record that is cut at each byte, also within a character: it is read up to its last whole line, and every such
 * beginning resumes.
 */
final class CutRecord {

  private final Game game;

  CutRecord(Game game) {
    this.game = game;
  }

  String run(int decisions) {
    Match match = game.start(Setup.seats(names(game.seatCounts().get(game.seatCounts().size() - 1))).seed(3));
    SeededRandom random = RandomSource.seeded(3).split("cut");
    match.addNote("Event", "\u00c9t\u00e9 \ud83c\udca1");
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.playRandom(random);
    }
    byte[] bytes = match.record().text().getBytes(StandardCharsets.UTF_8);
    int start = match.record().text().indexOf("\n0 ");
    int different = 0;
    String before = "";
    for (int length = 0; length <= bytes.length; length++) {
      String text = new String(bytes, 0, length, StandardCharsets.UTF_8);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      if (whole.length() <= start + 1) {
        requireRefused(text);
        continue;
      }
      MatchRecord record = MatchRecord.parse(text);
      if (!record.text().equals(whole)) {
        throw new AssertionError("cut at byte " + length + " a record must end at its last whole line, was\n" + record.text());
      }
      if (!whole.equals(before)) { // all cuts within a line are the same record
        Match resumed = game.resume(record);
        String again = resumed.record().text();
        if (!(resumed.isOver() ? again.startsWith(whole) : again.equals(whole))) { // a finished match writes its result
          throw new AssertionError("cut at byte " + length + " a record must resume:\n" + whole);
        }
        before = whole;
        different++;
      }
    }
    return bytes.length + " cuts, " + different + " different records resumed, failed 0";
  }

  private static void requireRefused(String text) {
    try {
      MatchRecord.parse(text);
      throw new AssertionError("a record that has not started must be refused:\n" + text);
    } catch (RecordException refused) {
      // as it should be
    }
  }

  private static String[] names(int seats) {
    return List.of("J\u00fcrgen", "\u30a2\u30ca", "\u0418\u0433\u043e\u0440\u044c", "Zo\u00eb", "\ud83c\udca1", "Bo").subList(0, seats)
        .toArray(String[]::new);
  }
}
