package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.text.Seating;
import games.kumite.spi.console.text.Session;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** The command that plays a new match, or continues a recorded one. */
@Command(
    name = "play",
    sortOptions = false,
    synopsisHeading = "")
final class PlayCommand implements Callable<Integer> {

  @ParentCommand
  private @Nullable KumiteCommand parent;
  @Mixin
  private SetupOptions setup = new SetupOptions();
  @Mixin
  private ShowOptions show = new ShowOptions();
  @Mixin
  private HelpOption help = new HelpOption();

  @Option(names = "--record", paramLabel = "FILE")
  private @Nullable Path record;

  @Option(names = "--replay", paramLabel = "FILE")
  private @Nullable Path replay;

  @Option(names = "--resume")
  private boolean resume;

  @Option(names = "--trust")
  private boolean trust;

  @Option(names = "--watch", split = ",", paramLabel = "FOLDER")
  private List<Path> watched = List.of();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    if (replay != null) {
      return replayed(terminal, replay);
    }
    if (resume) {
      throw ConsoleException.usage("resume-alone");
    }
    if (trust) {
      throw ConsoleException.usage("trust-alone");
    }
    if (!watched.isEmpty()) {
      try (RecordFile file = record == null ? RecordFile.none() : RecordFile.create(record)) {
        new WatchedMatch(terminal, watched, setup, show).play(file);
      }
      return ExitCodes.OK;
    }
    Match match = (show.hasPersons() ? setup.start() : setup.startRepeatable()).in(terminal.say().language());
    for (int number = 1; true; number++) {
      Optional<Setup> next = played(terminal, match, number);
      if (next.isEmpty()) {
        return ExitCodes.OK;
      }
      match = match.game().start(next.get()).in(terminal.say().language());
    }
  }

  /** Plays a match of a series; returns the setup of the next one, if players want one. */
  private Optional<Setup> played(Terminal terminal, Match match, int number) {
    Seating seating = show.seating(match);
    try (RecordFile file = record == null ? RecordFile.none() : RecordFile.create(numbered(record, number))) {
      Session session = new Session(terminal, match, seating, show.showing(), file);
      session.introduce();
      session.play();
      return session.next();
    }
  }

  /** Returns the file of a match of a series: {@code file.txt}, {@code file-2.txt}, {@code file-3.txt}. */
  private static Path numbered(Path file, int number) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.') < 1 ? name.length() : name.lastIndexOf('.');
    return number == 1 ? file : file.resolveSibling(name.substring(0, dot) + "-" + number + name.substring(dot));
  }

  private int replayed(Terminal terminal, Path file) {
    List<String> given = new ArrayList<>(setup.given());
    if (!watched.isEmpty()) {
      given.add("--watch");
    }
    if (!given.isEmpty()) {
      throw ConsoleException.usage("given", String.join(", ", given));
    }
    Replay shown = Replay.read(file, trust);
    Game game = shown.game();
    String named = setup.gameId();
    if (named != null && !named.equals(game.id())) {
      throw ConsoleException.usage("other-game", file, game.id(), Text.printable(named));
    }
    shown.run(terminal, show, resume, record);
    return ExitCodes.OK;
  }
}
