package games.kumite.spi.console.command;

import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The outermost command; it only names the others. */
@Command(
    name = "kumite",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {PlayCommand.class, WatchCommand.class, ReplayCommand.class, ArenaCommand.class,
        ServeCommand.class, WebCommand.class, GamesCommand.class, CommandLine.HelpCommand.class})
public final class KumiteCommand implements Callable<Integer> {

  private final Terminal terminal;
  @Mixin
  private HelpOption help = new HelpOption();
  @Spec
  private CommandSpec spec = CommandSpec.create();

  /** What a log may tell, the least first. */
  enum LogLevel { OFF, ERROR, INFO, DEBUG }

  /** For the backend that the console runs with, Logback, which reads it when the first thing is logged. */
  @Option(names = "--log", scope = ScopeType.INHERIT, paramLabel = "LEVEL")
  void log(LogLevel level) {
    System.setProperty("kumite.log", level.name());
  }

  @Option(names = "--language", scope = ScopeType.INHERIT, paramLabel = "CODE")
  void language(String code) {
    if (ConsoleTexts.in(code).isEmpty()) { // the first thing that is looked for, so that usage is said in it too
      throw ConsoleException.usage("language", ConsoleTexts.LANGUAGES.stream().map(Locale::getLanguage).collect(Collectors.joining(", ")),
          Text.printable(code));
    }
  }

  public KumiteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Where the command that a subcommand belongs to prints. */
  static Terminal terminal(@Nullable KumiteCommand parent) {
    return Objects.requireNonNull(parent, "parent").terminal;
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(spec.commandLine(), terminal.text("args.missing"));
  }
}
