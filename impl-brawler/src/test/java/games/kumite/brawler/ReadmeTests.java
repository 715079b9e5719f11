package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.spi.console.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The programs in the README and that of the API, compiled against the API alone and run with Brawler on the class path. */
final class ReadmeTests {

  private static final Path README = Path.of("../README.md");
  private static final Path BOTS = Path.of("../api/README.md");
  private static final List<Path> PAGES = List.of(README, BOTS, Path.of("../spi/README.md"), Path.of("../spi/FIGURES.md"),
      Path.of("../bom/CHANGELOG.md"), Path.of("GAME.md"), Path.of("../.github/CONTRIBUTING.md"), Path.of("../.github/SECURITY.md"));
  private static final Pattern PROGRAM =
      Pattern.compile("^```java\n(.*?(?:class|record) (\\w+).*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  @TempDir
  Path folder;

  @BeforeEach
  void compile() throws IOException, URISyntaxException {
    List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-d", folder.toString(),
        "-cp", Path.of(Match.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString()));
    Matcher programs = PROGRAM.matcher((Files.readString(README) + Files.readString(BOTS)).replace("\r\n", "\n"));
    while (programs.find()) {
      Path source = folder.resolve(programs.group(2) + ".java");
      Files.writeString(source, programs.group(1));
      arguments.add(source.toString());
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    assertThat(compiler.run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
    assertThat(folder).isDirectoryContaining("glob:**FirstMatch.class").isDirectoryContaining("glob:**OnceEach.class");
  }

  private String run(String program) throws IOException, ReflectiveOperationException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    URL programs = folder.toUri().toURL();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {programs}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader.loadClass(program).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void firstProgram_playsAMatch() throws Exception {
    assertThat(run("FirstMatch")).startsWith("Outcome[standings=[").isEqualTo(run("FirstMatch"));
    assertThat(Files.readString(README)).contains("`" + run("FirstMatch").strip() + "`");
  }

  @Test
  void bot_playsAMatchThatRepeats() throws Exception {
    assertThat(run("BotMatch")).startsWith("Outcome[standings=[").isEqualTo(run("BotMatch"));
  }

  @Test
  void frontend_drawsTellsAndSaysWhyNot() throws Exception {
    assertThat(run("Drawing")).contains("[seat:1] {", "CHANGED deck:S", "(BR-ATK-12): A hero never plays or draws cards of the other hero");
  }

  /** The last column is the time for a choice, which is another on each machine. */
  @Test
  @Tag("long")
  void arena_findsWhatThePageShows() throws Exception {
    Pattern row = Pattern.compile("^ *(?:mcts|flat|mine) .*(?= [0-9.]+$)", Pattern.MULTILINE);
    assertThat(rows(row, run("BotArena"))).hasSize(3).isEqualTo(rows(row, Files.readString(BOTS)));
  }

  private static List<String> rows(Pattern row, String text) {
    return row.matcher(text).results().map(found -> found.group().strip()).toList();
  }

  @Test
  void playerWhoLeaves_isReplaced() throws Exception {
    assertThat(run("Leaving")).contains("Bo ").contains("name=Takeover, values=[1, greedy:100, refuse in assist]");
  }

  @Test
  void twoLanguages_areRead() throws Exception {
    assertThat(run("TwoLanguages").lines()).containsExactly("Choose your two Damage Decks.", "Ana wählt zwei Schadensdecks.");
  }

  /** The pom.xml of the README can be copied as it is: it names the Java release and the version of the BOM. */
  @Test
  void pom_ofTheReadme_isWhole() throws Exception {
    Matcher block = Pattern.compile("^```xml\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL).matcher(Files.readString(README));
    assertThat(block.find()).isTrue();
    Element project = parsed(block.group(1));
    Element bom = parsed(Files.readString(Path.of("../bom/pom.xml")));
    assertThat(project.getTagName()).isEqualTo("project");
    assertThat(List.of("modelVersion", "maven.compiler.source", "maven.compiler.target", "scope"))
        .extracting(name -> project.getElementsByTagName(name).item(0).getTextContent()).containsExactly("4.0.0", "17", "17", "import");
    assertThat(named(project, "dependency", "version")).containsExactly(
        bom.getElementsByTagName("version").item(0).getTextContent());
    assertThat(named(bom, "dependency", "artifactId")).containsAll(
        named(project, "dependency", "artifactId").stream().filter(artifact -> !artifact.equals("kumite-bom")).toList());
  }

  private static Element parsed(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml))).getDocumentElement();
  }

  /** Returns the texts of the elements of a name in all elements of another one. */
  private static List<String> named(Element root, String holder, String name) {
    List<String> texts = new ArrayList<>();
    NodeList holders = root.getElementsByTagName(holder);
    for (int i = 0; i < holders.getLength(); i++) {
      NodeList inner = ((Element) holders.item(i)).getElementsByTagName(name);
      for (int j = 0; j < inner.getLength(); j++) {
        texts.add(inner.item(j).getTextContent());
      }
    }
    return texts;
  }

  @Test
  void readme_isShort() throws IOException {
    assertThat(Files.readAllLines(README)).hasSizeLessThan(110);
  }

  /** The console understands every command line of the pages. */
  @Test
  void arguments_ofTheConsole_areUnderstood() throws IOException {
    int found = 0;
    for (Path page : PAGES) {
      Matcher lines = Pattern.compile("-Dexec.args=\"([^\"]*)\"").matcher(Files.readString(page));
      while (lines.find()) {
        StringWriter err = new StringWriter();
        String[] args = (lines.group(1) + (lines.group(1).startsWith("help") ? "" : " --help")).split(" ");
        assertThat(Main.run(args, Reader.nullReader(), new PrintWriter(Writer.nullWriter()), new PrintWriter(err)))
            .as(() -> lines.group(1) + ": " + err).isEqualTo(Main.OK);
        found++;
      }
    }
    assertThat(found).isGreaterThan(10);
  }

  /** Modules and test classes that commands of the pages name are there. */
  @Test
  void commands_nameWhatIsThere() throws IOException {
    List<Path> named = new ArrayList<>();
    for (Path page : PAGES) {
      String text = Files.readString(page).replace("\\\n", " ");
      for (String command : text.lines().filter(line -> line.startsWith("    mvn ")).toList()) {
        Matcher module = Pattern.compile("-pl ([a-z-]+)").matcher(command);
        Path folder = module.find() ? Path.of("..", module.group(1)) : Path.of("..");
        assertThat(folder.resolve("pom.xml")).exists();
        Matcher tests = Pattern.compile("-Dtest='?([A-Za-z,*#]+)").matcher(command);
        if (tests.find() && module.reset().find()) {
          Stream.of(tests.group(1).split(",")).forEach(test -> named.add(folder.resolve("src/test/java/" + test + ".java")));
        }
      }
    }
    assertThat(named).hasSizeGreaterThan(5);
    for (Path test : named) {
      Path sources = test.getParent();
      try (Stream<Path> files = Files.walk(sources)) {
        assertThat(files.map(Path::getFileName)).as(test.toString()).contains(test.getFileName());
      }
    }
  }

  /** Every link of the pages to another file, and to a heading in it. */
  @Test
  void links_leadSomewhere() throws IOException {
    for (Path page : PAGES) {
      Matcher links = Pattern.compile("\\]\\(([^):#]*)#?([^):]*)\\)").matcher(Files.readString(page));
      while (links.find()) {
        Path target = links.group(1).isEmpty() ? page : page.resolveSibling(links.group(1));
        assertThat(target).exists();
        List<String> headings = Files.readString(target).lines().filter(line -> line.startsWith("#"))
            .map(line -> line.replaceAll("^#+ ", "").toLowerCase(Locale.ROOT).replace(' ', '-')).toList();
        assertThat(links.group(2).isEmpty() || headings.contains(links.group(2))).as(links.group()).isTrue();
      }
    }
  }

  @Test
  void links_toFiles_leadSomewhere() throws IOException {
    String readme = Files.readString(README);
    Stream.of("LICENSE", "api", "spi", "bom", "impl-brawler", "impl-tmnt", "impl-kungfu", "impl-journey",
        "impl-bigtrouble").forEach(path -> {
          assertThat(readme).contains(path);
          assertThat(README.resolveSibling(path)).exists();
        });
  }
}
