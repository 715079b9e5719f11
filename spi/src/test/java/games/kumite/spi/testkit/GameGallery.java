package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.picture.Theme;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.console.picture.MatchPage;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the page about a game shows besides its declarations: the table in the middle of a match, the board alone, the
 * match up to there to step through, and the first questions. The match is played by the game's heuristic.
 */
final class GameGallery {

  private static final int SEED = 1;
  private static final int QUESTIONS = 5;
  private static final int ACTIONS = 6;
  private static final int BOARD_WIDTH = 640;

  private final Game game;
  private final Setup setup;
  private final int decisions;

  /** Creates the gallery of a match of a setup, after a number of decisions. */
  GameGallery(Game game, Setup setup, int decisions) {
    this.game = game;
    this.setup = setup.seed(SEED);
    this.decisions = decisions;
  }

  /** Compares the files beside the page, or writes them on request. */
  void check(Path page) throws IOException {
    for (Map.Entry<String, String> file : files().entrySet()) {
      Path path = page.resolveSibling(file.getKey());
      if (Boolean.getBoolean(GamePage.UPDATE)) {
        Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
      } else {
        String kept = Files.exists(path) ? Files.readString(path, StandardCharsets.UTF_8).replace("\r\n", "\n") : "";
        if (!kept.equals(file.getValue())) {
          throw new AssertionError(path + " is not what is drawn now: "
              + TextDifference.of("the file", kept, "now", file.getValue()) + GamePage.AGAIN);
        }
      }
    }
  }

  /** Returns the content of each file by its name. */
  Map<String, String> files() {
    List<String> actions = actions();
    Match match = game.start(setup);
    Seat viewer = match.seats().get(0);
    MatchPage page = new MatchPage(game.start(setup), viewer, ConsoleTexts.ENGLISH);
    for (String action : actions) {
      match.play(match.decision().parse(action));
      page.play(action);
    }
    Map<String, String> files = new LinkedHashMap<>();
    Table table = match.table(viewer);
    files.put("TABLE.svg", svg(TablePicture.of(table)));
    table.all().values().stream().filter(element -> element.kind() == Element.Kind.BOARD).findFirst()
        .ifPresent(board -> files.put("BOARD.svg", svg(TablePicture.of(withSeats(board, table)).width(BOARD_WIDTH))));
    files.put("MATCH.html", page.html());
    return files;
  }

  /** Returns a table of the board and the names of the seats, which give figures their colours. */
  private static Table withSeats(Element board, Table table) {
    List<Element> shown = new ArrayList<>();
    table.elements().stream().filter(element -> element.kind() == Element.Kind.SEAT)
        .forEach(seat -> shown.add(new Element(Element.Kind.SEAT, seat.id(), Map.of("name", String.valueOf(seat.get("name"))), List.of())));
    shown.add(board);
    return Table.of(shown);
  }

  /** Returns the actions of the match, or of its first half if it ends before as many decisions as wanted. */
  private List<String> actions() {
    Match match = game.start(setup);
    SeededRandom random = new SeededRandom(SEED).split("gallery");
    List<String> actions = new ArrayList<>();
    while (actions.size() < decisions && !match.isOver()) {
      actions.add(match.search().playHeuristic(random).notation());
    }
    return match.isOver() ? actions.subList(0, actions.size() / 2) : actions;
  }

  private String svg(TablePicture picture) {
    return picture.game(game).theme(Theme.SYSTEM).svg();
  }

  /** Returns the first questions of the match, with some of their actions, as Markdown. */
  String questions() {
    StringBuilder text = new StringBuilder();
    Match match = game.start(setup);
    SeededRandom random = new SeededRandom(SEED).split("gallery");
    for (int n = 1; n <= QUESTIONS && !match.isOver(); n++) {
      Seat seat = match.actor();
      Decision decision = match.decision();
      Action played = match.copy().search().playHeuristic(random.copy());
      text.append(n).append(". ").append(seat.name()).append(" is asked `").append(decision.kind()).append("`: ")
          .append(decision.prompt().chooser()).append('\n');
      List<Action> actions = new ArrayList<>(decision.actions().subList(0, Math.min(ACTIONS, decision.actions().size())));
      if (!actions.contains(played)) {
        actions.add(played);
      }
      for (Action action : actions) {
        text.append("   - `").append(action.notation()).append("` ").append(decision.label(action))
            .append(action.equals(played) ? " **(played)**" : "").append('\n');
      }
      int more = decision.actions().size() - actions.size();
      text.append(more > 0 ? "   - and " + more + " more\n" : "");
      match.search().playHeuristic(random);
    }
    return text.toString();
  }
}
