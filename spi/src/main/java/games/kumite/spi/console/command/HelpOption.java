package games.kumite.spi.console.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The help option of every command. */
@Command
final class HelpOption {

  @Option(names = {"-h", "--help"}, usageHelp = true)
  private boolean isAsked;
}
