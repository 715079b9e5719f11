package games.kumite.spi.console.command;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.console.text.DirectoryConsent;
import games.kumite.spi.console.text.RecordFile;
import games.kumite.spi.console.text.Seating;
import games.kumite.spi.console.text.Session;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.FileErrors;
import games.kumite.spi.console.texts.RecordedRandom;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The replay of a recorded match, which may be continued. */
final class Replay {

  private static final int MAX_BYTES = 1 << 26;

  private final Path file;
  private final MatchRecord record;
  private final Game game;
  private final boolean isBrokenOff;

  private Replay(Path file, MatchRecord record, Game game, boolean isBrokenOff) {
    this.file = file;
    this.record = record;
    this.game = game;
    this.isBrokenOff = isBrokenOff;
  }

  /** Reads a record up to its last whole line. A trusted one may name directories. */
  static Replay read(Path file, boolean trust) {
    try {
      if (Files.isDirectory(file)) {
        throw ConsoleException.file("is-directory", file);
      }
      if (!Files.exists(file)) {
        throw ConsoleException.file("no-file", file);
      }
      if (Files.size(file) > MAX_BYTES) {
        throw ConsoleException.file("too-big", file, MAX_BYTES, Files.size(file));
      }
      MatchRecord record = MatchRecord.read(file);
      boolean isBrokenOff = !new String(Files.readAllBytes(file), StandardCharsets.UTF_8).endsWith("\n");
      return new Replay(file, trust ? record.asTrusted() : record, Games.named(record.gameId()), isBrokenOff);
    } catch (IOException failure) {
      throw ConsoleException.file("unreadable", file, FileErrors.of(failure));
    } catch (RecordException damaged) {
      throw damaged(file, damaged);
    }
  }

  Game game() {
    return game;
  }

  /** Shows the match, and continues it if {@code resume} is set. */
  void run(Terminal terminal, ShowOptions show, boolean resume, @Nullable Path elsewhere) {
    if (!resume && elsewhere != null) {
      throw ConsoleException.usage("record-alone");
    }
    if (!resume && show.hasPersons()) {
      throw ConsoleException.usage("person-alone");
    }
    Match match = resumed(terminal.say());
    Seating seating = show.seating(match);
    try (RecordFile written = resume && !match.isOver() ? recordFile(elsewhere) : RecordFile.none()) {
      Session session = new Session(terminal, match, seating, show.showing(), written);
      if (resume) {
        session.introduce();
      } else {
        session.introduceRecord();
      }
      if (isBrokenOff) {
        terminal.print(terminal.text("broken-off", file));
      }
      boolean seenToTheEnd = session.replay(game.start(setup()).in(terminal.say().language()), record);
      if (seenToTheEnd && (resume || match.isOver())) {
        session.play();
      } else {
        session.stop(file);
      }
    }
  }

  private static ConsoleException damaged(Path file, RecordException damaged) {
    String text = String.valueOf(damaged.getMessage());
    String start = "line " + damaged.lineNumber() + ": ";
    return ConsoleException.file("damaged", file, damaged.lineNumber(),
        ConsoleException.Spoken.library(text.startsWith(start) ? text.substring(start.length()) : text));
  }

  /** Returns the match of the viewer as pictures, in a language. */
  RecordPictures pictures(ShowOptions show, ConsoleTexts say) {
    if (show.hasPersons()) {
      throw ConsoleException.usage("person-picture");
    }
    return new RecordPictures(game.start(setup()).in(say.language()), record, show.seating(resumed(say)).viewer(), say.of(game));
  }

  /** Returns the match in a language; refusals are in the match's language. */
  Match resumed(ConsoleTexts say) {
    DirectoryConsent.needed(game, record).filter(named -> !record.isTrusted()).ifPresent(named -> {
      throw ConsoleException.file("untrusted", file, named.lineNumber(), named.value(), Text.printable(named.values().get(1)));
    });
    try {
      return game.in(say.language()).resume(record);
    } catch (RecordException damaged) {
      throw damaged(file, damaged);
    }
  }

  private Setup setup() {
    return RecordedRandom.setup(record).random(RecordedRandom.of(record));
  }

  RecordFile recordFile(@Nullable Path elsewhere) {
    try {
      if (elsewhere == null || (Files.exists(elsewhere) && Files.isSameFile(elsewhere, file))) {
        return RecordFile.continuing(file, record);
      }
      return RecordFile.create(elsewhere);
    } catch (IOException failure) {
      throw ConsoleException.file("unreadable", elsewhere, FileErrors.of(failure));
    }
  }
}
