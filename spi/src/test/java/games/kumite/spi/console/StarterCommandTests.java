package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.spi.console.table.TableText;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The project of a new game. */
final class StarterCommandTests {

  @TempDir
  private Path folder;

  private Run starter(String... args) {
    List<String> all = new ArrayList<>(List.of("starter"));
    all.addAll(List.of(args));
    return Run.of("", all.toArray(String[]::new));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Test
  void starter_writesAProject_inWhichNoPlaceholderIsLeft() throws IOException {
    Path project = folder.resolve("sea-hoard");
    Run run = starter("sea-hoard", "--folder", project.toString()).well();
    assertThat(run.out()).contains("mvn -q compile exec:java");
    assertThat(project.resolve("src/main/java/org/example/seahoard/SeaHoardGame.java")).exists();
    assertThat(project.resolve("src/main/resources/META-INF/kumite/sea-hoard/texts_de.properties")).exists();
    for (Path file : files(project)) {
      assertThat(Files.readString(file)).as(file.toString()).doesNotContain("{id}", "{title}", "{package}", "{XX}", "{kumite}")
          .doesNotContainPattern("<version>\\{|<version>\\$").doesNotContain("github.com/kumite-games");
    }
    assertThat(Files.readString(project.resolve("RULES.md"))).contains("**SE-SET-01**");
  }

  /** The names of the project's own classes are no obstacle to a game of that name. */
  @ParameterizedTest
  @ValueSource(strings = {"hoard", "raid", "x", "c-4"})
  void project_ofAnyId_isCompiledAndPlayed(String id) throws IOException {
    Path project = folder.resolve(id);
    starter(id, "--folder", project.toString(), "--package", "org.example.game").well();
    Path out = folder.resolve("out");
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-Xlint:all,-processing,-classfile,-path", "-Werror", "--release", "17",
        "-d", out.toString(), "-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    files(project).stream().map(Path::toString).filter(file -> file.endsWith(".java") && !file.endsWith("module-info.java"))
        .forEach(arguments::add);
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
    URL[] path = {out.toUri().toURL(), project.resolve("src/main/resources").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, Game.class.getClassLoader())) {
      Game game = ServiceLoader.load(Game.class, loader).stream().map(ServiceLoader.Provider::get)
          .filter(found -> found.id().equals(id)).findFirst().orElseThrow();
      Match match = game.start(Setup.seats(3).seed(5));
      while (!match.isOver()) {
        match.play(match.actionCount() - 1);
      }
      assertThat(match.outcome().standings()).hasSize(3);
      assertThat(game.languages()).hasSize(2);
      Match german = game.in(Locale.GERMAN).start(Setup.seats("Ana", "Bo").seed(5));
      assertThat(new TableText(german.table(german.seats().get(0)), ConsoleTexts.in("de").orElseThrow().of(game)).lines())
          .contains("  Ana (am Zug, Raubzüge 2, Punkte 0)", "  Bo (Raubzüge 2, Punkte 0)");
    }
  }

  @Test
  void starter_overAFolderWithFiles_isRefused_andLeavesItAlone() throws IOException {
    Files.writeString(folder.resolve("mine.txt"), "mine");
    Run run = starter("hoard", "--folder", folder.toString());
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.err()).contains("must be a new or an empty folder");
    assertThat(files(folder)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Hoard", "4square", "my game", "über"})
  void starter_withAnIdThatNoGameCanHave_saysWhatAnIdIs(String id) {
    Run run = starter(id, "--folder", folder.resolve("new").toString());
    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).contains("ID must be lower-case letters, digits and hyphens");
  }

  @ParameterizedTest
  @ValueSource(strings = {"org.example.new", "Org.Example", "org..example", "org.example."})
  void starter_withAPackageThatNoClassCanHave_isRefused(String name) {
    Run run = starter("hoard", "--folder", folder.resolve("new").toString(), "--package", name);
    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).contains("--package must be");
  }

  @Test
  void starter_ofAReservedWord_isRefused_untilAPackageIsGiven() {
    assertThat(starter("new", "--folder", folder.resolve("new").toString()).code()).isEqualTo(Main.WRONG_ARGUMENTS);
  }
}
