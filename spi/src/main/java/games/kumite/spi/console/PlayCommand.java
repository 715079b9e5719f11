package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.Match;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Plays a new match, or goes on with a recorded one. */
@Command(
    name = "play",
    description = "Plays a match from its beginning to its end and shows it.",
    sortOptions = false,
    customSynopsis = "Usage: kumite [play] [GAME] [OPTION...]",
    synopsisHeading = "",
    footer = {"", "A person types the number of an action, its notation (the kind of an id may be",
        "left out: \"play S7\" for \"play card:S7\"), or one of", Commands.NAMES + "."})
final class PlayCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;
  @Mixin
  private SetupOptions setup = new SetupOptions();
  @Mixin
  private ShowOptions show = new ShowOptions();
  @Mixin
  private HelpOption help = new HelpOption();

  @Option(names = "--record", paramLabel = "FILE",
      description = "Write the match down while it is played. What is there is never overwritten.")
  private @Nullable Path record;

  @Option(names = "--replay", paramLabel = "FILE",
      description = "Show a recorded match instead; see the command replay.")
  private @Nullable Path replay;

  @Option(names = "--resume", description = "After --replay, play on from where the record stops.")
  private boolean resume;

  @Option(names = "--trust",
      description = "After --replay: the record is your own, the directory with content that it names may be read.")
  private boolean trust;

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    if (replay != null) {
      return replayed(terminal, replay);
    }
    if (resume) {
      throw Refused.usage("--resume needs --replay FILE, the record to go on from");
    }
    if (trust) {
      throw Refused.usage("--trust needs --replay FILE, the record that is trusted");
    }
    Match match = setup.start().in(terminal.say().language());
    Seating seating = show.seating(match);
    try (RecordFile file = record == null ? RecordFile.none() : RecordFile.create(record)) {
      Session session = new Session(terminal, match, seating, show.showing(), file);
      session.introduce();
      session.play();
    }
    return Main.OK;
  }

  private int replayed(Terminal terminal, Path file) {
    List<String> given = setup.given();
    if (!given.isEmpty()) {
      throw Refused.usage("the record says what is played; leave out " + String.join(", ", given));
    }
    Replay shown = Replay.read(file, trust);
    Game game = shown.game();
    String named = setup.gameId();
    if (named != null && !named.equals(game.id())) {
      throw Refused.usage(file + " is a record of " + game.id() + ", not of " + Text.printable(named));
    }
    shown.run(terminal, show, resume, record);
    return Main.OK;
  }
}
