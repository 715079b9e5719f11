package games.kumite.spi.console.command;

import games.kumite.api.Match;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.text.Session;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** The command that plays a match between bots, one choice at a time. */
@Command(
    name = "watch",
    sortOptions = false,
    synopsisHeading = "")
final class WatchCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;
  @Mixin
  private SetupOptions setup = new SetupOptions();
  @Mixin
  private ShowOptions show = new ShowOptions();
  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    if (show.hasPersons()) {
      throw ConsoleException.usage("watch");
    }
    Terminal terminal = KumiteCommand.terminal(parent);
    Match match = setup.startRepeatable().in(terminal.say().language());
    Session session = new Session(terminal, match, show.seating(match),
        show.showing().stepping(), RecordFile.none());
    session.introduce();
    session.play();
    return ExitCodes.OK;
  }
}
