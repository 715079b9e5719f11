package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Games;
import games.kumite.api.Option;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** The command that lists the installed games. */
@Command(
    name = "games")
final class GamesCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;
  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    List<Game> games = Games.installed();
    List<Games.Problem> problems = new ArrayList<>(Games.problems());
    for (Game game : games) {
      Game spoken = inLanguage(game, terminal.say(), problems);
      describe(spoken, terminal);
    }
    if (games.isEmpty()) {
      terminal.print(Text.capital(terminal.text("refused.no-game")) + ".");
    }
    if (!problems.isEmpty()) {
      terminal.gap();
      terminal.print(terminal.text("unusable"));
      problems.forEach(problem -> terminal.print("  ", Text.provider(problem, terminal.say()) + ": "
          + terminal.say().library(problem.reason())));
    }
    return ExitCodes.OK;
  }

  /** Returns a game in a language, or as it is if translating it fails. */
  private static Game inLanguage(Game game, ConsoleTexts say, List<Games.Problem> problems) {
    try {
      Game spoken = game.in(say.language());
      facts(spoken, say);
      return spoken;
    } catch (RuntimeException | Error broken) {
      problems.add(new Games.Problem(game.getClass().getName(), broken.toString()));
      return game;
    }
  }

  private static void describe(Game game, Terminal terminal) {
    terminal.gap();
    terminal.print(game.id() + " - " + game.title() + " " + game.version());
    terminal.print("  ", facts(game, terminal.say()));
    int widest = game.options().stream().mapToInt(option -> option.id().length()).max().orElse(0);
    for (Option option : game.options()) {
      String name = "  --option " + Text.padded(option.id(), widest) + "  ";
      String text = option.description() + " (" + allowed(option, terminal.say()) + defaultOf(option, terminal.say()) + ")";
      terminal.lines(Text.wrap(text, name, " ".repeat(name.length()), terminal.width()));
    }
  }

  private static String allowed(Option option, ConsoleTexts say) {
    return switch (option.type()) {
      case TEXT -> say.text("allowed.text");
      case DIRECTORY -> say.text("allowed.directory");
      default -> option.allowedValues();
    };
  }

  private static String defaultOf(Option option, ConsoleTexts say) {
    Object value = option.defaultValue();
    return value.equals("") ? "" : "; " + say.text("default", value);
  }

  private static String facts(Game game, ConsoleTexts say) {
    GameProperties facts = game.properties();
    List<String> told = new ArrayList<>();
    told.add(say.counted("seat-counts", game.seatCounts().equals(List.of(1)) ? 1 : game.seatCounts().size() + 1,
        game.seatCounts().stream().map(String::valueOf).collect(Collectors.joining(" " + say.text("or") + " "))));
    told.add(facts.isCooperative() ? say.text("together") : say.text("against"));
    told.add(facts.hasChance() ? say.text("chance") : say.text("no-chance"));
    told.add(facts.hasHiddenInformation() ? say.text("hidden") : say.text("nothing-hidden"));
    told.add(say.text("scores", facts.minScore(), facts.maxScore()));
    told.add(say.text("at-most", facts.maxDecisions()));
    return String.join(", ", told);
  }
}
