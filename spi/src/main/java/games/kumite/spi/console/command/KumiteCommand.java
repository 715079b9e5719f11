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

/** The outermost command, which only holds the others. */
@Command(
    name = "kumite",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {PlayCommand.class, WatchCommand.class, ReplayCommand.class, ArenaCommand.class,
        ServeCommand.class, WebCommand.class, GamesCommand.class, StarterCommand.class, CommandLine.HelpCommand.class})
public final class KumiteCommand implements Callable<Integer> {

  private final Terminal terminal;
  @Mixin
  private HelpOption help = new HelpOption();
  @Spec
  private CommandSpec spec = CommandSpec.create();

  /** The log levels, the least detailed first. */
  enum LogLevel { OFF, ERROR, INFO, DEBUG }

  /** Sets the level of the console's backend, Logback, which reads it at the first log message. */
  @Option(names = "--log", scope = ScopeType.INHERIT, paramLabel = "LEVEL")
  void log(LogLevel level) {
    System.setProperty("kumite.log", level.name());
  }

  @Option(names = "--language", scope = ScopeType.INHERIT, paramLabel = "CODE")
  void language(String code) {
    if (ConsoleTexts.in(code).isEmpty()) { // validated first, so that usage errors use it too
      throw ConsoleException.usage("language",
          ConsoleTexts.LANGUAGES.stream().map(Locale::getLanguage).collect(Collectors.joining(", ")),
          Text.printable(code));
    }
  }

  public KumiteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Returns the terminal of a subcommand's parent. */
  static Terminal terminal(@Nullable KumiteCommand parent) {
    return Objects.requireNonNull(parent, "parent").terminal;
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(spec.commandLine(), terminal.text("args.missing"));
  }
}
