package games.kumite.spi.console.command;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.Table;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.picture.ReplayPage;
import games.kumite.spi.console.text.MatchSummary;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.FileErrors;
import games.kumite.spi.console.texts.Replacement;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

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
    Match match = again.copy();
    EventReader reader = match.events(viewer);
    ReplayPage film = new ReplayPage();
    show(match, reader, film);
    for (MatchRecord.Line line : record.lines().subList(1, record.lines().size())) {
      match.play(match.decision().parse(line.notation()));
      show(match, reader, film);
    }
    String seats = match.seats().stream().map(seat -> Text.printable(seat.name())).collect(Collectors.joining(", "));
    write(file, film.page(match.game().title() + ": " + seats, say), terminal);
  }

  private void show(Match match, EventReader reader, ReplayPage film) {
    Perspective perspective = match.perspective(viewer);
    List<String> told = reader.read().stream().map(Event::text).filter(text -> !text.isEmpty())
        .map(text -> Text.capital(Text.printable(text))).toList();
    film.add(picture(perspective.table()), told, match.isOver() ? "" : path(match.phase()), turn(perspective.turn(), match.seats()));
  }

  private String picture(Table table) {
    return TablePicture.of(table).game(again.game()).language(say.language()).svg();
  }

  private static String path(Phase phase) {
    Phase parent = phase.parent();
    return parent == null ? phase.title() : path(parent) + ", " + phase.title();
  }

  private String turn(Turn turn, List<Seat> seats) {
    if (turn instanceof Turn.Yours yours) {
      return yours.decision().prompt().chooser();
    } else if (turn instanceof Turn.Waiting waiting) {
      return waiting.prompt();
    } else if (turn instanceof Turn.Window window) {
      return window.prompt();
    }
    Outcome outcome = ((Turn.Over) turn).outcome();
    String results = MatchSummary.results(outcome, seats, say);
    return say.text("over", MatchSummary.summary(outcome, say)) + (results.isEmpty() ? "" : " (" + results + ")");
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
