package games.kumite.spi.console.command;

import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.picture.MatchPage;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.FileErrors;
import games.kumite.spi.console.texts.Replacement;
import games.kumite.spi.console.texts.Terminal;
import java.io.IOException;
import java.nio.file.Path;

/** The pictures of a recorded match as one viewer may see it. */
final class RecordPictures {

  private final Match again;
  private final MatchRecord record;
  private final Viewer viewer;
  private final ConsoleTexts say;

  /** Creates pictures of a match at its start, and of the record that continues it. */
  RecordPictures(Match again, MatchRecord record, Viewer viewer, ConsoleTexts say) {
    this.again = again;
    this.record = record;
    this.viewer = viewer;
    this.say = say;
  }

  /** Writes a picture of the table at the end of the record. */
  void svg(Path file, Terminal terminal) {
    Match last = again.copy();
    record.lines().stream().skip(1).forEach(line -> last.play(last.decision().parse(line.notation())));
    write(file, picture(last.table(viewer)), terminal);
  }

  /** Writes a page that steps through the match. */
  void html(Path file, Terminal terminal) {
    MatchPage page = new MatchPage(again.copy(), viewer, say);
    record.lines().stream().skip(1).forEach(line -> page.play(line.notation()));
    write(file, page.html(), terminal);
  }

  private String picture(Table table) {
    return TablePicture.of(table).game(again.game()).language(say.language()).svg();
  }

  static void write(Path file, String text, Terminal terminal) {
    try {
      Replacement.write(file, text);
      terminal.print(terminal.text("written", file));
    } catch (IOException failure) {
      throw ConsoleException.file("unwritable", file, FileErrors.of(failure));
    }
  }
}
