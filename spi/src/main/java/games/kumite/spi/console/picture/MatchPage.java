package games.kumite.spi.console.picture;

import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.picture.TablePicture;
import games.kumite.spi.console.text.MatchSummary;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.List;
import java.util.stream.Collectors;

/** A page that steps through a match while it is played: the table, the events and the phase as one viewer sees them. */
public final class MatchPage {

  private final Match match;
  private final Viewer viewer;
  private final ConsoleTexts say;
  private final EventReader reader;
  private final ReplayPage film = new ReplayPage();

  /**
   * Creates a page that begins at the present position.
   *
   * @param match the match, which this page plays
   * @param viewer the viewer of the page
   * @param say the language of the page
   */
  public MatchPage(Match match, Viewer viewer, ConsoleTexts say) {
    this.match = match;
    this.viewer = viewer;
    this.say = say;
    this.reader = match.events(viewer);
    show();
  }

  /**
   * Plays an action and shows what follows from it.
   *
   * @param notation the notation of the action
   */
  public void play(String notation) {
    match.play(match.decision().parse(notation));
    show();
  }

  /** Returns the page as a file of HTML. */
  public String html() {
    String seats = match.seats().stream().map(seat -> Text.printable(seat.name())).collect(Collectors.joining(", "));
    return film.page(match.game().title() + ": " + seats, say);
  }

  private void show() {
    Perspective perspective = match.perspective(viewer);
    List<String> told = reader.read().stream().map(Event::text).filter(text -> !text.isEmpty())
        .map(text -> Text.capital(Text.printable(text))).toList();
    String svg = TablePicture.of(perspective.table()).game(match.game()).language(say.language()).svg();
    film.add(svg, told, match.isOver() ? "" : path(match.phase()), turn(perspective.turn()));
  }

  private static String path(Phase phase) {
    Phase parent = phase.parent();
    return parent == null ? phase.title() : path(parent) + ", " + phase.title();
  }

  private String turn(Turn turn) {
    if (turn instanceof Turn.Yours yours) {
      return yours.decision().prompt().chooser();
    } else if (turn instanceof Turn.Waiting waiting) {
      return waiting.prompt();
    } else if (turn instanceof Turn.Window window) {
      return window.prompt();
    }
    Outcome outcome = ((Turn.Over) turn).outcome();
    List<Seat> seats = match.seats();
    String results = MatchSummary.results(outcome, seats, say);
    return say.text("over", MatchSummary.summary(outcome, say)) + (results.isEmpty() ? "" : " (" + results + ")");
  }
}
