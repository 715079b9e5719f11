package games.kumite.spi.console;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Shows a recorded match again. */
@Command(
    name = "replay",
    description = "Shows a recorded match from its beginning to where the record stops.",
    sortOptions = false,
    customSynopsis = "Usage: kumite replay FILE [OPTION...]",
    synopsisHeading = "",
    footer = {"", "With --resume the record goes on in the same file, unless --record names another."})
final class ReplayCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Parameters(paramLabel = "FILE", description = "The record.")
  private Path file = Path.of("");

  @Mixin
  private ShowOptions show = new ShowOptions();

  @Option(names = "--resume", description = "Play on from where the record stops.")
  private boolean resume;

  @Option(names = "--record", paramLabel = "FILE",
      description = "With --resume: where the whole match is written down.")
  private @Nullable Path record;

  @Option(names = "--trust",
      description = "The record is your own: the directory with content that it names may be read.")
  private boolean trust;

  @Option(names = "--html", paramLabel = "FILE",
      description = "Write a page that steps through the match as --view sees it.")
  private @Nullable Path html;

  @Option(names = "--svg", paramLabel = "FILE",
      description = "Write a picture of the table where the record stops, as --view sees it.")
  private @Nullable Path svg;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Replay replay = Replay.read(file, trust);
    if (html == null && svg == null) {
      replay.run(KumiteCommand.terminal(parent), show, resume, record);
      return Main.OK;
    }
    if (resume || record != null) {
      throw Refused.usage("--html and --svg show a record; they cannot be used with --resume or --record");
    }
    Pictures pictures = replay.pictures(show);
    if (svg != null) {
      pictures.svg(svg, KumiteCommand.terminal(parent));
    }
    if (html != null) {
      pictures.html(html, KumiteCommand.terminal(parent));
    }
    return Main.OK;
  }
}
