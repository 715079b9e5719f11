package games.kumite.spi.console.command;

import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** The command that replays a recorded match. */
@Command(
    name = "replay",
    sortOptions = false,
    synopsisHeading = "")
final class ReplayCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  private Path file = Path.of("");

  @Mixin
  private ShowOptions show = new ShowOptions();

  @Option(names = "--resume")
  private boolean resume;

  @Option(names = "--record", paramLabel = "FILE")
  private @Nullable Path record;

  @Option(names = "--trust")
  private boolean trust;

  @Option(names = "--html", paramLabel = "FILE")
  private @Nullable Path html;

  @Option(names = "--svg", paramLabel = "FILE")
  private @Nullable Path svg;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    Replay replay = Replay.read(file, trust);
    if (html == null && svg == null) {
      replay.run(terminal, show, resume, record);
      return ExitCodes.OK;
    }
    if (resume || record != null) {
      throw ConsoleException.usage("picture-alone");
    }
    RecordPictures pictures = replay.pictures(show, terminal.say());
    if (svg != null) {
      pictures.svg(svg, terminal);
    }
    if (html != null) {
      pictures.html(html, terminal);
    }
    return ExitCodes.OK;
  }
}
