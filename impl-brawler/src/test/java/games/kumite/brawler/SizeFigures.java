package games.kumite.brawler;

import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.spi.ToolProvider;

/**
 * Measures what a consumer of Brawler carries along, how long a fresh JVM takes to the first decision, and what many
 * matches take up, and writes it on the page of figures.
 */
public final class SizeFigures {

  private static final Path PAGE = Path.of("../spi/FIGURES.md");
  private static final String BEGIN = "<!-- size: written by SizeFigures -->\n";
  private static final String END = "<!-- end of size -->";
  private static final List<String> NEEDED = List.of("kumite-api", "kumite-spi", "kumite-impl-brawler", "api-main", "spi-main",
      "impl-brawler-main", "classes", "guice", "guava", "failureaccess", "listenablefuture", "error_prone_annotations",
      "j2objc-annotations", "jakarta.inject", "aopalliance", "jackson", "slf4j-api", "jspecify");
  private static final Map<String, String> JARS = new HashMap<>();
  private static final int RUNS = 21;
  private static final int MATCHES = 10_000;
  private static final int DECISIONS = 20;

  private SizeFigures() {}

  /**
   * Without an argument measures and writes the page; with one does what is measured, in a JVM of its own.
   *
   * @param args nothing, {@code nothing}, {@code first} or {@code memory}
   * @throws IOException if the page cannot be written
   * @throws InterruptedException if somebody interrupts
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    switch (args.length == 0 ? "" : args[0]) {
      case "nothing" -> System.out.println(processorMillis());
      case "first" -> {
        Games.named("brawler").start(Setup.seats(2).seed(1)).decision();
        System.out.println(processorMillis());
      }
      case "memory" -> System.out.println(memory());
      default -> write();
    }
  }

  /** What a program with Brawler at run time has on its class path, all in jars. */
  private static List<String> consumersPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> NEEDED.stream().anyMatch(Path.of(entry).getFileName().toString()::startsWith))
        .filter(entry -> !entry.endsWith("-tests.jar")).map(SizeFigures::jar).toList();
  }

  /** A directory of classes as a jar: an archive of classes wants no directories. */
  private static String jar(String entry) {
    if (!Files.isDirectory(Path.of(entry))) {
      return entry;
    }
    return JARS.computeIfAbsent(entry, directory -> {
      String jar = Path.of(System.getProperty("java.io.tmpdir"), "figures-" + JARS.size() + "-" + ProcessHandle.current().pid()
          + ".jar").toString();
      ToolProvider.findFirst("jar").orElseThrow().run(System.out, System.err, "-c", "-f", jar, "-C", directory, ".");
      new File(jar).deleteOnExit();
      return jar;
    });
  }

  private static long processorMillis() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis();
  }

  private static void write() throws IOException, InterruptedException {
    List<String> path = consumersPath();
    long bytes = 0;
    for (String entry : path) {
      bytes += Files.size(Path.of(entry));
    }
    Path archive = Files.createTempFile("kumite", ".jsa");
    Files.delete(archive);
    run("first", "-XX:ArchiveClassesAtExit=" + archive);
    String text = "## Size and start\n\n"
        + "    mvn -q -Plong package -pl impl-brawler -am -Dfigures.update=true -Dtest=SizeFiguresTests \\\n"
        + "        -Dsurefire.failIfNoSpecifiedTests=false -Dinvoker.skip=true\n\n"
        + "| what | last measured, JDK " + Runtime.version().feature() + " |\n|---|---|\n"
        + "| class path of a consumer of Brawler | " + path.size() + " jars, "
        + String.format(Locale.ROOT, "%.1f MB", bytes / 1e6) + " |\n"
        + "| a JVM that does nothing | " + millis("nothing") + " |\n"
        + "| the first decision of Brawler in a fresh JVM | " + millis("first") + " |\n"
        + "| the same with `-XX:TieredStopAtLevel=1` | " + millis("first", "-XX:TieredStopAtLevel=1") + " |\n"
        + "| the same with an AppCDS archive (`-XX:ArchiveClassesAtExit`, then `-XX:SharedArchiveFile`) | "
        + (Files.exists(archive) ? millis("first", "-XX:SharedArchiveFile=" + archive) : "no archive") + " |\n"
        + "| the archive and the first compiler alone | " + (Files.exists(archive)
            ? millis("first", "-XX:SharedArchiveFile=" + archive, "-XX:TieredStopAtLevel=1") : "no archive") + " |\n"
        + "| classes that are loaded up to the first decision | " + classes() + " |\n"
        + "| " + MATCHES + " matches after " + DECISIONS + " decisions, each with four readers that have read all | "
        + run("memory", "-Xmx3g").strip() + " |\n\n"
        + "Of " + RUNS + " runs the table shows the shortest, which other work on the machine lengthens least, and the median of"
        + " the processor\ntime, which counts what the JVM's compilers do beside the program. Most of the start is the loading"
        + " of classes.\n\n";
    String page = Files.readString(PAGE);
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    Files.writeString(PAGE, page.substring(0, begin) + text + page.substring(page.indexOf(END)), StandardCharsets.UTF_8);
    System.out.print(text);
  }

  private static String millis(String what, String... options) throws IOException, InterruptedException {
    long least = Long.MAX_VALUE;
    List<Long> processor = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      long before = System.nanoTime();
      String said = run(what, options);
      least = Math.min(least, (System.nanoTime() - before) / 1_000_000);
      processor.add(Long.parseLong(said.strip()));
    }
    processor.sort(null);
    return least + " ms; " + processor.get(RUNS / 2) + " ms of processor time";
  }

  private static String classes() throws IOException, InterruptedException {
    Path log = Files.createTempFile("kumite", ".classes");
    run("first", "-Xshare:off", "-Xlog:class+load:file=" + log);
    List<String> loaded = Files.readAllLines(log).stream().filter(line -> line.contains(" source: ")).toList();
    Files.delete(log);
    return loaded.size() + ", of them " + (of(loaded, "tools.jackson.") + of(loaded, "com.fasterxml.jackson.")) + " of Jackson, "
        + of(loaded, "com.google.") + " of Guice and Guava, " + of(loaded, "games.kumite.") + " of Kumite";
  }

  private static long of(List<String> loaded, String owner) {
    return loaded.stream().filter(line -> line.contains(" " + owner)).count();
  }

  private static String run(String what, String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of(options));
    List<String> path = new ArrayList<>(consumersPath());
    path.add(own());
    command.addAll(List.of("-cp", String.join(File.pathSeparator, path), SizeFigures.class.getName(), what));
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }

  private static String own() {
    return jar(Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> Files.exists(Path.of(entry, "games/kumite/brawler/SizeFigures.class"))).findFirst().orElseThrow());
  }

  private static String memory() {
    Game game = Games.named("brawler");
    game.start(Setup.seats(2)).events(Viewer.spectator()).read();
    long before = used();
    List<Match> matches = new ArrayList<>();
    List<EventReader> readers = new ArrayList<>();
    SeededRandom random = new SeededRandom(1);
    for (int n = 0; n < MATCHES; n++) {
      Match match = game.start(Setup.seats(2).seed(n));
      matches.add(match);
      for (int decision = 0; decision < DECISIONS && !match.isOver(); decision++) {
        match.play(random.nextInt(match.actionCount()));
      }
      for (int reader = 0; reader < 4; reader++) {
        EventReader events = match.events(reader < 2 ? match.seats().get(reader) : Viewer.spectator());
        events.read();
        readers.add(events);
      }
    }
    long bytes = used() - before;
    return String.format(Locale.ROOT, "%.0f MB, %.1f kB a match with its %d readers", bytes / 1e6,
        bytes / 1e3 / matches.size(), readers.size() / matches.size());
  }

  private static long used() {
    for (int n = 0; n < 4; n++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
