package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.launcher.TagFilter.includeTags;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.spi.broken.KitRun;
import games.kumite.spi.console.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tutorial is one whole program: compiled from the page, played, and the same as the project that the console writes. */
final class TutorialTests {

  private static final Path TUTORIAL = Path.of("TUTORIAL.md");
  private static final Pattern BLOCK = Pattern.compile("```(\\w+)\n(?://|#|<!--) (?:(wrong|variant): )?([\\w./-]+)(?: -->)?\n(.*?)```", Pattern.DOTALL);
  private static final Pattern COMPLAINTS = Pattern.compile("```text\n(?!#)(.*?)\n```", Pattern.DOTALL);

  @TempDir
  Path folder;

  private String page;
  private final Map<String, String> files = new LinkedHashMap<>();
  private final Map<String, String> wrong = new LinkedHashMap<>();
  private final Map<String, String> variant = new LinkedHashMap<>();

  @BeforeEach
  void read() throws IOException {
    page = Files.readString(TUTORIAL).replace("\r\n", "\n");
    Matcher blocks = BLOCK.matcher(page);
    while (blocks.find()) {
      Map<String, String> kind = blocks.group(2) == null ? files : blocks.group(2).equals("wrong") ? wrong : variant;
      kind.put(blocks.group(3), blocks.group(4));
    }
  }

  /** Compiles Java files into a folder and returns a loader of them and of the page's resources. */
  private URLClassLoader compiled(Map<String, String> sources) throws IOException {
    Path out = folder.resolve("out");
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-parameters", "--release", "17", "-d", out.toString(), "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      String name = source.getKey();
      Path file = folder.resolve("src").resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      if (name.endsWith(".java") && !name.endsWith("module-info.java")) {
        arguments.add(file.toString());
      }
    }
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
    return new URLClassLoader(new URL[] {out.toUri().toURL(), folder.resolve("src/src/main/resources").toUri().toURL()},
        Game.class.getClassLoader());
  }

  @Test
  void program_ofThePage_isTheProjectThatTheConsoleWrites() throws IOException {
    Path project = folder.resolve("hoard");
    Run.of("", "starter", "hoard", "--folder", project.toString()).well();
    Map<String, String> written = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(project)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        written.put(project.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    written.keySet().removeAll(List.of("pom.xml", "README.md", "src/test/resources/logback-test.xml"));
    assertThat(new TreeSet<>(files.keySet())).isEqualTo(new TreeSet<>(written.keySet()));
    files.forEach((name, text) -> assertThat(text).as(name).isEqualTo(written.get(name)));
  }

  @Test
  void program_ofThePage_isCompiledAndPlayed() throws Exception {
    try (URLClassLoader loader = compiled(files)) {
      Game game = (Game) loader.loadClass("org.example.hoard.HoardGame").getConstructor().newInstance();
      Match match = game.start(Setup.seats("Ana", "Bo").seed(1));
      while (!match.isOver()) {
        match.play(0);
      }
      assertThat(match.outcome().standings()).hasSize(2);
    }
  }

  @Test
  void variant_ofThePage_isCompiled_andItsHouseRuleHolds() throws Exception {
    Map<String, String> all = new LinkedHashMap<>(files);
    all.putAll(variant);
    try (URLClassLoader loader = compiled(all)) {
      Game game = (Game) loader.loadClass("org.example.hoard.KindHoard").getConstructor().newInstance();
      Match match = game.start(Setup.seats("Ana", "Bo").option("raids", 2).seed(1));
      assertThat(List.of(1, 2)).extracting(seat -> match.table(Viewer.spectator()).find("seat:" + seat).orElseThrow().attributes()
          .get("raids")).containsExactly(1, 2);
    }
  }

  /** The wrong example replaces methods of the page's program; the kit says what the page says. */
  @Test
  void wrongExample_isCompiled_andTheKitSaysWhatThePageSays() throws Exception {
    assertThat(wrong).hasSize(1);
    List<String> complaints = COMPLAINTS.matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(complaints).hasSize(2);
    String text = wrong.get("Position.java");
    String forgotten = text.replace("    lastDrawn = other.lastDrawn;\n", "");
    assertThat(forgotten).isNotEqualTo(text);

    assertThat(complaintsOn(text)).contains(complaints.get(0));
    assertThat(complaintsOn(forgotten)).contains(complaints.get(1));
  }

  /** What the kit says of the page's program with other methods in its state. */
  private String complaintsOn(String methods) throws Exception {
    Map<String, String> changed = new LinkedHashMap<>(files);
    String path = "src/main/java/org/example/hoard/Position.java";
    String right = changed.get(path);
    for (String line : methods.lines().filter(line -> line.matches("  \\w.*\\{")).toList()) {
      int from = right.indexOf(line);
      assertThat(from).as(line).isNotNegative();
      right = right.substring(0, from) + right.substring(right.indexOf("\n  }\n", from) + "\n  }\n".length());
    }
    changed.put(path, right.substring(0, right.lastIndexOf('}')) + methods + "}\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = compiled(changed)) {
      thread.setContextClassLoader(loader);
      return KitRun.of(loader.loadClass("org.example.hoard.HoardContractTests"), includeTags("property-2", "property-6")).messages();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void tutorial_fitsIntoItsLines() throws IOException {
    String prose = BLOCK.matcher(page).replaceAll("");
    assertThat(prose.lines().filter(line -> !line.startsWith("|"))).allMatch(line -> line.length() <= 132);
    assertThat(files.values()).allSatisfy(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 132));
  }

  @Test
  void links_ofTheTutorial_leadToFiles() {
    Matcher links = Pattern.compile("\\]\\((?!http)([^)#]+)[^)]*\\)").matcher(BLOCK.matcher(page).replaceAll(""));
    while (links.find()) {
      assertThat(Path.of(links.group(1))).exists();
    }
  }
}
