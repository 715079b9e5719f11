package games.kumite.spi.badinput;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.content.ContentFuzz;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a stranger sends is read or refused: with the lines of JSON ten thousand texts, a hundred times as many in the profile long. */
class FuzzTests {

  private static final List<Game> GAMES = List.of(new KuhnPoker(), new DiscDuel(), new Masks());

  @TempDir
  Path folder;

  /** How many times a test's share is tried. */
  int times() {
    return 1;
  }

  private static Match played(Game game, int decisions) {
    Match match = game.start(Setup.seats("Ana", "Zoë").seed(decisions));
    SeededRandom random = new SeededRandom(decisions);
    match.addNote("Event", "a \"club\"\nevening");
    for (int n = 0; n < decisions && !match.isOver(); n++) {
      match.play(random.nextInt(match.actionCount()));
    }
    return match;
  }

  private static List<String> records() {
    List<String> records = new ArrayList<>();
    for (Game game : GAMES) {
      for (int decisions : new int[] {0, 3, 8, 100}) {
        records.add(played(game, decisions).record().text());
      }
    }
    return records;
  }

  @Test
  void record_ofAStranger_isReadOrRefused() {
    new Fuzz(1, records()).run(2_500 * times(), RecordException.class, MatchRecord::parse);
  }

  @Test
  void record_ofAStranger_isResumedOrRefused() {
    for (Game game : GAMES) {
      new Fuzz(2, List.of(played(game, 0).record().text(), played(game, 9).record().text()))
          .run(500 * times(), RecordException.class, text -> game.resume(MatchRecord.parse(text)).record());
    }
  }

  @Test
  void appendedLines_areReadOrRefused() {
    MatchRecord start = played(new KuhnPoker(), 0).record();
    String rest = played(new KuhnPoker(), 3).record().text().substring(start.text().length());
    new Fuzz(3, List.of(rest, "[Event \"x\" \"y\"]\n")).run(500 * times(), RecordException.class, start::append);
  }

  @Test
  void notation_ofAStranger_isAnActionOrRefused() {
    for (Game game : GAMES) {
      for (int decisions : new int[] {0, 2, 5}) {
        Match match = played(game, decisions);
        if (!match.isOver()) {
          new Fuzz(4, match.decision().actions().stream().map(Action::notation).toList())
              .run(250 * times(), IllegalActionException.class, text -> match.decision().parse(text));
        }
      }
    }
  }

  @Test
  void setup_ofAStranger_startsOrIsRefused() {
    for (Game game : GAMES) {
      game.start(Setup.seats("Ana", "Bo").seed(1)); // loads what is loaded once
      new Fuzz(5, List.of("Ana,Bo|", "Ana,Bo,Cy|pushes=6", "Ana,Zoë|pushes=6;braces=2", "A,B|windows=discreet"))
          .run(500 * times(), InvalidSetupException.class, text -> start(game, text));
    }
  }

  private static void start(Game game, String text) {
    String[] parts = text.split("\\|", 2);
    Setup setup = Setup.seats(parts[0].split(",", -1)).seed(1);
    for (String option : parts.length == 1 ? new String[0] : parts[1].split(";")) {
      String[] pair = option.split("=", 2);
      setup = setup.option(pair[0], pair.length == 1 ? "" : pair[1]);
    }
    game.start(setup);
  }

  @Test
  void content_ofAStranger_isReadOrRefused() throws IOException {
    ContentFuzz.run(1_000 * times(), folder);
  }
}
