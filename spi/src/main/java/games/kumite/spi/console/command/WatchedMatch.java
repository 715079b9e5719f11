package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.text.Session;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A match whose game is loaded again when its classes change. The choices so far are played again with the same seed, as
 * far as the new rules accept them.
 */
final class WatchedMatch {

  private final Terminal terminal;
  private final ClassFolders folders;
  private final SetupOptions setup;
  private final ShowOptions show;

  WatchedMatch(Terminal terminal, List<Path> folders, SetupOptions setup, ShowOptions show) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw ConsoleException.usage("watch-folder", folder);
      }
    }
    if (!show.hasPersons()) {
      throw ConsoleException.usage("watch-person");
    }
    this.terminal = terminal;
    this.folders = new ClassFolders(folders);
    this.setup = setup;
    this.show = show;
  }

  /** Plays until the match is over or a player leaves. */
  void play(RecordFile file) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      thread.setContextClassLoader(folders.load());
      Match match = setup.startRepeatable().in(terminal.say().language());
      terminal.interruptBy(folders::hasChanged);
      Session session = session(match, file);
      session.introduce();
      session.play();
      while (terminal.isInterrupted()) {
        match = loadedAgain(match);
        session = session(match, file);
        session.skipPast();
        session.play();
      }
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private Session session(Match match, RecordFile file) {
    return new Session(terminal, match, show.seating(match), show.showing(), file);
  }

  /** Returns a match of the new classes where the old one stands; the old one itself if they cannot be used. */
  private Match loadedAgain(Match match) {
    terminal.gap();
    MatchRecord record = match.record();
    Match again;
    try {
      Thread.currentThread().setContextClassLoader(folders.load());
      Game game = GameOptions.named(record.gameId());
      again = game.start(setup(record)).in(terminal.say().language());
    } catch (ConsoleException refused) {
      return kept(match, refused.text(terminal.say()));
    } catch (RuntimeException | LinkageError | AssertionError broken) {
      return kept(match, String.valueOf(broken));
    }
    List<MatchRecord.Line> lines = record.lines();
    for (int choice = 1; choice < lines.size(); choice++) {
      String notation = lines.get(choice).notation();
      try {
        again.play(again.decision().parse(notation));
      } catch (IllegalActionException | IllegalStateException refused) {
        terminal.print(terminal.text("watch-differs", choice, notation,
            Text.printable(terminal.say().library(String.valueOf(refused.getMessage())))));
        return again;
      }
    }
    terminal.print(terminal.text("watch-loaded", lines.size() - 1));
    return again;
  }

  private Match kept(Match match, String reason) {
    terminal.print(terminal.text("watch-broken", Text.printable(reason)));
    return match;
  }

  private static Setup setup(MatchRecord record) {
    Setup setup = Setup.seats(record.tags("Seat").stream().map(MatchRecord.Tag::value).toArray(String[]::new));
    for (MatchRecord.Tag option : record.tags("Option")) {
      setup = setup.option(option.value(), option.values().get(1));
    }
    for (MatchRecord.Tag seed : record.tags("Seed")) {
      setup = setup.seed(Long.parseLong(seed.value()));
    }
    return setup;
  }
}
