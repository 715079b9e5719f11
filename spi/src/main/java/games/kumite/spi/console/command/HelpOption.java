package games.kumite.spi.console.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option that every command has. */
@Command
final class HelpOption {

  @Option(names = {"-h", "--help"}, usageHelp = true)
  private boolean isAsked;
}
