package games.kumite.spi.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.CreationException;
import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.plugin.GamePlugin;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A plugin in a Java module of its own, which is open to Guice or not. */
final class ShutModuleTests {

  private static final String NAME = "stranger.tictactoe";
  private static final String PACKAGE = TicTacToe.class.getPackageName();
  private static final String FOLDER = PACKAGE.replace('.', '/');

  private static ModuleDescriptor.Builder module() {
    return ModuleDescriptor.newModule(NAME).exports(PACKAGE);
  }

  /** The plugin's classes, as the tests' path has them. */
  private static final class Classes extends ModuleReference {

    Classes(ModuleDescriptor descriptor) {
      super(descriptor, null);
    }

    @Override
    public ModuleReader open() {
      return new Reader();
    }
  }

  private static final class Reader implements ModuleReader {

    private static boolean isOfThePlugin(String name) {
      return name.startsWith(FOLDER) || name.startsWith("META-INF/kumite/tictactoe");
    }

    @Override
    public Optional<URI> find(String name) throws IOException {
      try {
        URL found = isOfThePlugin(name) ? TicTacToe.class.getResource("/" + name) : null;
        return found == null ? Optional.empty() : Optional.of(found.toURI());
      } catch (URISyntaxException garbled) {
        throw new IOException(garbled);
      }
    }

    @Override
    public Optional<InputStream> open(String name) {
      return isOfThePlugin(name) ? Optional.ofNullable(TicTacToe.class.getResourceAsStream("/" + name)) : Optional.empty();
    }

    @Override
    public Stream<String> list() {
      return Stream.empty();
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  /** A plugin of that module. */
  private static Game plugin(ModuleDescriptor descriptor) throws ReflectiveOperationException {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration = boot.configuration().resolve(new Finder(descriptor), ModuleFinder.of(), Set.of(NAME));
    ModuleLayer.Controller controller = ModuleLayer.defineModulesWithOneLoader(configuration, List.of(boot),
        ShutModuleTests.class.getClassLoader());
    Module module = controller.layer().findModule(NAME).orElseThrow();
    for (Class<?> needed : List.of(Game.class, GamePlugin.class, CreationException.class, jakarta.inject.Inject.class)) {
      controller.addReads(module, needed.getModule());
    }
    Class<?> type = Class.forName(module, TicTacToe.class.getName());
    assertThat(type).isNotEqualTo(TicTacToe.class);
    return (Game) type.getConstructor().newInstance();
  }

  private record Finder(ModuleDescriptor descriptor) implements ModuleFinder {

    @Override
    public Optional<ModuleReference> find(String name) {
      return name.equals(NAME) ? Optional.of(new Classes(descriptor)) : Optional.empty();
    }

    @Override
    public Set<ModuleReference> findAll() {
      return Set.of(new Classes(descriptor));
    }
  }

  @Test
  void moduleThatIsOpen_isPlayed() throws ReflectiveOperationException {
    Game game = plugin(module().opens(PACKAGE).build());
    assertThat(game.unavailableReason()).isEmpty();
    assertThat(game.start(Setup.seats("Ana", "Bo")).actionCount()).isEqualTo(9);
  }

  /** Guice said so when the first match was started, and not before. */
  @Test
  void moduleThatIsShut_saysWhatIsMissing_beforeAnyMatch() throws ReflectiveOperationException {
    Game game = plugin(module().build());
    assertThat(game.unavailableReason()).hasValue("its module stranger.tictactoe does not open " + PACKAGE
        + " to Guice, which constructs TicTacToeRules: its module-info must say opens " + PACKAGE + " to com.google.guice");
    assertThatThrownBy(() -> game.start(Setup.seats("Ana", "Bo")));
  }
}
