package games.kumite.spi.console.command;

import games.kumite.api.arena.Failure;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.arena.Report;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.FileErrors;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The failed matches of an arena, with their records. */
final class FailedMatches {

  private static final int MAX_SHOWN = 5;

  private final Terminal terminal;
  private final @Nullable Path folder;

  /**
   * Creates a list that writes records to a folder, which is created if needed, or prints the first one if there is
   * none.
   */
  FailedMatches(Terminal terminal, @Nullable Path folder) {
    this.terminal = terminal;
    this.folder = folder;
    if (folder != null) {
      try {
        Files.createDirectories(folder);
      } catch (IOException failure) {
        throw ConsoleException.file("failures", folder, FileErrors.of(failure));
      }
    }
  }

  /** Prints an error for each. */
  void show(Report report) {
    List<MatchResult> failures = report.failures();
    if (failures.isEmpty()) {
      return;
    }
    terminal.complain("");
    terminal.complain(terminal.text("failed-of", failures.size(), report.matches().size()));
    failures.stream().limit(MAX_SHOWN).forEach(this::show);
    if (failures.size() > MAX_SHOWN) {
      terminal.complain("  " + terminal.text("more", failures.size() - MAX_SHOWN));
    }
    if (folder != null) {
      failures.forEach(this::write);
      terminal.complain(terminal.text("failed-records", folder, Text.quoted(file(failures.get(0), folder).toString())));
    } else {
      terminal.complain(terminal.text("failed-record", failures.get(0).fixture().number()));
      record(failures.get(0)).lines().forEach(line -> terminal.err().println(Text.printable(line)));
      terminal.err().flush();
    }
  }

  private void show(MatchResult failed) {
    Failure failure = failed.failure();
    if (failure != null) {
      terminal.complain("  " + terminal.text("failed", failed.fixture().number(),
          String.join(" " + terminal.text("and") + " ", failed.fixture().bots()), failed.fixture().seed(),
          terminal.say().library(failure.error()),
          failure.bot().isEmpty() ? terminal.text("fault.game") : terminal.text("fault.bot", failure.bot())));
    }
  }

  private void write(MatchResult failed) {
    if (folder == null) {
      return;
    }
    Path file = file(failed, folder);
    try {
      Files.writeString(file, record(failed), StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
    } catch (IOException failure) {
      throw ConsoleException.file("failure-file", file, FileErrors.of(failure));
    }
  }

  private static Path file(MatchResult failed, Path folder) {
    return folder.resolve("match-" + failed.fixture().number() + ".txt");
  }

  private static String record(MatchResult failed) {
    return failed.failure() == null ? "" : failed.failure().record();
  }
}
