import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Starts the jar of all games as a user does, and packs it into a program with {@code jpackage} where the JDK has it.
 * The profile {@code release} runs this source file; it ends with an exception if anything is wrong.
 *
 * <p>Arguments: the jar, a folder to work in, and the bill of materials of the jar.
 */
final class ConsoleJarCheck {

  private static final List<String> GAMES = List.of("bigtrouble", "brawler", "journey", "kungfu", "tmnt");
  private static final Path JDK = Path.of(System.getProperty("java.home"), "bin");

  private final Path jar;
  private final Path folder;

  private ConsoleJarCheck(Path jar, Path folder) {
    this.jar = jar.toAbsolutePath();
    this.folder = folder.toAbsolutePath();
  }

  public static void main(String[] args) throws Exception {
    ConsoleJarCheck check = new ConsoleJarCheck(Path.of(args[0]), Path.of(args[1]));
    deleteAll(check.folder);
    Files.createDirectories(check.folder);
    check.contents();
    check.notice(Path.of(args[2]));
    check.start();
    check.pack();
  }

  /** No module descriptor and no signature of a part, and the licences are there. */
  private void contents() throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      List<String> names = file.stream().map(entry -> entry.getName()).toList();
      require(names.size() == Set.copyOf(names).size(), "two entries of one name");
      require(names.stream().noneMatch(name -> name.endsWith("module-info.class") || name.matches("META-INF/.*\\.(SF|RSA|DSA)")),
          "descriptors or signatures of parts");
      require(names.containsAll(List.of("META-INF/LICENSE", "META-INF/NOTICE", "logback.xml")), "licences are missing");
      require(GAMES.stream().allMatch(game -> names.contains("META-INF/kumite/" + game + "/RULES.md")), "rule books are missing");
    }
  }

  /** The notice names each library in the jar. */
  private void notice(Path bill) throws IOException {
    require(Files.exists(bill), bill + " is missing: CycloneDX writes it only online, so run Maven without -o");
    String notice = Files.readString(Path.of("NOTICE")).toLowerCase(Locale.ROOT);
    Set<String> unnamed = new TreeSet<>();
    var components = Pattern.compile("\"purl\" : \"pkg:maven/([^/]+)/([^@]+)@").matcher(Files.readString(bill));
    int found = 0;
    while (components.find()) {
      if (!components.group(1).equals("games.kumite")) {
        found++;
        if (!notice.contains(components.group(2).split("[_-]")[0])) {
          unnamed.add(components.group(1) + ":" + components.group(2));
        }
      }
    }
    require(found > 10, "the bill of materials names " + found + " libraries");
    require(unnamed.isEmpty(), "NOTICE does not name " + unnamed);
  }

  private void start() throws Exception {
    String java = JDK.resolve("java").toString();
    String games = run(List.of(java, "-jar", jar.toString(), "games"));
    GAMES.forEach(game -> require(games.contains(game), "the command games does not name " + game + ":\n" + games));
    String match = run(List.of(java, "-jar", jar.toString(), "play", "kungfu", "--seed", "42", "--bots", "random,random",
        "--option", "turnLimit=5", "--record", folder.resolve("match.txt").toString()));
    require(match.lines().count() > 20, "a match is longer than\n" + match);
    require(Files.readString(folder.resolve("match.txt")).contains("[Result "), "the match did not end");
    require(Stream.of("SLF4J", "WARNING", "guice").noneMatch(match::contains), "a library speaks:\n" + match);
  }

  /** The recipe of the README for a program with a JVM of its own. */
  private void pack() throws Exception {
    Path jpackage = JDK.resolve("jpackage");
    if (!Files.isExecutable(jpackage)) {
      System.out.println("this JDK has no jpackage");
      return;
    }
    Path input = Files.createDirectories(folder.resolve("input"));
    Files.copy(jar, input.resolve("kumite.jar"));
    run(List.of(jpackage.toString(), "--type", "app-image", "--name", "kumite", "--input", input.toString(), "--main-jar",
        "kumite.jar", "--dest", folder.toString()));
    Path program = Stream.of("kumite/bin/kumite", "kumite/kumite.exe", "kumite.app/Contents/MacOS/kumite").map(folder::resolve)
        .filter(Files::exists).findFirst().orElseThrow();
    require(run(List.of(program.toString(), "games")).contains("kungfu"), "the packed program finds no games");
    deleteAll(folder);
  }

  private static String run(List<String> command) throws Exception {
    Path printed = Files.createTempFile("console-jar", ".txt");
    try {
      ProcessBuilder building = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(printed.toFile());
      building.environment().remove("JAVA_TOOL_OPTIONS");
      Process process = building.start();
      process.getOutputStream().close();
      int code = process.waitFor();
      String text = Files.readString(printed, StandardCharsets.UTF_8);
      require(code == 0, String.join(" ", command) + " ended with " + code + ":\n" + text);
      return text;
    } finally {
      Files.delete(printed);
    }
  }

  private static void deleteAll(Path folder) throws IOException {
    if (Files.exists(folder)) {
      List<Path> all;
      try (Stream<Path> files = Files.walk(folder)) {
        all = new ArrayList<>(files.toList());
      }
      Collections.reverse(all);
      for (Path file : all) {
        file.toFile().setWritable(true);
        Files.delete(file);
      }
    }
  }

  private static void require(boolean fits, String otherwise) {
    if (!fits) {
      throw new AssertionError(otherwise);
    }
  }
}
