package games.kumite.spi.testkit.content;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** An owner's directory of content with one file, and the answer of a game to it. */
final class OwnersDirectory {

  private final Path directory;
  private final Game game;
  private final Setup setup;

  OwnersDirectory(Path directory, Game game, Setup setup) {
    this.directory = directory;
    this.game = game;
    String option = game.options().stream().filter(any -> any.type() == Option.Type.DIRECTORY).map(Option::id).findFirst()
        .orElseThrow(() -> new IllegalStateException(game.id() + " has no option for a directory"));
    this.setup = setup.option(option, directory.toString());
  }

  /** Returns the path of a file, as problems name it. */
  String path(String file) {
    return directory.resolve(file).toString();
  }

  /** Returns the problems of the only file in the directory; empty if a match starts with it. */
  List<String> problems(String file, String text) {
    return problems(file, text, match -> { });
  }

  /** Returns the problems of the only file in the directory; a match that starts is given to a player. */
  List<String> problems(String file, String text, Consumer<Match> player) {
    Path path = directory.resolve(file);
    try {
      Files.deleteIfExists(path); // emptying a file is slower than writing a new one
      Files.write(path, text.getBytes(StandardCharsets.UTF_8));
      player.accept(game.start(setup));
      return List.of();
    } catch (InvalidSetupException refused) {
      return lines(String.valueOf(refused.getMessage()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new AssertionError(file + " must be read or refused by an InvalidSetupException, was " + failure
          + "; the file is:\n" + text.substring(0, Math.min(20_000, text.length())), failure);
    } finally {
      path.toFile().delete();
    }
  }

  private static List<String> lines(String message) {
    List<String> lines = message.lines().toList();
    return lines.size() == 1 ? lines : lines.subList(1, lines.size()).stream().map(String::strip).toList();
  }
}
