package games.kumite.spi.console.command;

import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ExitCodes;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** The command that writes the project of a new game. */
@Command(
    name = "starter",
    sortOptions = false,
    synopsisHeading = "")
final class StarterCommand implements Callable<Integer> {

  private static final String ID = "[a-z][a-z0-9-]*";
  private static final String PACKAGE = "[a-z_][a-z0-9_]*(\\.[a-z_][a-z0-9_]*)*";
  private static final String DEFAULT_PACKAGE = "org.example.";

  @ParentCommand
  private @Nullable KumiteCommand parent;

  @Parameters(paramLabel = "ID", descriptionKey = "id")
  private String id = "";

  @Option(names = "--package", paramLabel = "NAME")
  private @Nullable String packageName;

  @Option(names = "--folder", paramLabel = "FOLDER")
  private @Nullable Path folder;

  @Mixin
  private HelpOption help = new HelpOption();

  @Override
  public Integer call() {
    Terminal terminal = KumiteCommand.terminal(parent);
    if (!id.matches(ID)) {
      throw ConsoleException.usage("game-id", Text.printable(id));
    }
    String home = packageName != null ? packageName : DEFAULT_PACKAGE + id.replace("-", "");
    if (!home.matches(PACKAGE) || StarterProject.hasReservedWord(home)) {
      throw ConsoleException.usage("package", Text.printable(home));
    }
    Path target = folder != null ? folder : Path.of(id);
    if (!isEmpty(target)) {
      throw ConsoleException.file("not-empty", target);
    }
    StarterProject project = new StarterProject(id, home);
    project.write(target);
    terminal.print(terminal.text("starter-written", id, target, project.files().size()));
    terminal.copyable(terminal.text("starter-plays"), terminal.text("starter-play", target));
    terminal.copyable(terminal.text("starter-tests"), terminal.text("starter-test"));
    return ExitCodes.OK;
  }

  private static boolean isEmpty(Path target) {
    if (!Files.exists(target)) {
      return true;
    }
    try (Stream<Path> inside = Files.list(target)) {
      return inside.findAny().isEmpty();
    } catch (IOException | UncheckedIOException failure) {
      return false;
    }
  }
}
