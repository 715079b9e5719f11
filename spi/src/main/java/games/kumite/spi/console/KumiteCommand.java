package games.kumite.spi.console;

import java.util.Objects;
import java.util.concurrent.Callable;
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
    description = "Plays tabletop games in the terminal, with bots and persons in the seats.",
    commandListHeading = "%nCommands (without one, play is meant):%n",
    footer = {"", "Examples:",
        "  play --seats Ana,Bo --seed 42      two bots, a match that repeats",
        "  play --person Ana --record ana.txt a person, and a record to go on from",
        "  replay ana.txt --resume            the record again, then on from there",
        "  arena --bots mcts:1000,greedy      who wins a hundred matches"},
    subcommands = {PlayCommand.class, WatchCommand.class, ReplayCommand.class, ArenaCommand.class,
        ServeCommand.class, GamesCommand.class, CommandLine.HelpCommand.class})
final class KumiteCommand implements Callable<Integer> {

  private final Terminal terminal;
  @Mixin
  private HelpOption help = new HelpOption();
  @Spec
  private CommandSpec spec = CommandSpec.create();

  /** What a log may tell, the least first. */
  enum LogLevel { OFF, ERROR, INFO, DEBUG }

  /** For the backend that the console runs with, Logback, which reads it when the first thing is logged. */
  @Option(names = "--log", scope = ScopeType.INHERIT, paramLabel = "LEVEL",
      description = "log to standard error: ${COMPLETION-CANDIDATES}")
  void log(LogLevel level) {
    System.setProperty("kumite.log", level.name());
  }

  @Option(names = "--language", scope = ScopeType.INHERIT, paramLabel = "CODE",
      description = "The language of match and console: en (the default) or de, as far as the game has it.")
  void language(String code) {
    terminal.speak(Say.in(code));
  }

  KumiteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Where the command that a subcommand belongs to prints. */
  static Terminal terminal(@Nullable KumiteCommand parent) {
    return Objects.requireNonNull(parent, "parent").terminal;
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }
}
