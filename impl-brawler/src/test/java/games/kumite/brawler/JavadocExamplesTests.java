package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.StandIns;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in the API's documentation: all are compiled against the API alone, and those that are quick are run.
 * Those for clusters are compiled against Hazelcast, with which a test of its own runs one, and against stand-ins for the
 * two types of Spark.
 */
final class JavadocExamplesTests {

  private static final Path SOURCES = Path.of("../api/src/main/java");
  private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?)\n *\\* }</pre>", Pattern.DOTALL);
  private static final Pattern CLUSTER = Pattern.compile("Hazelcast|JavaRDD");
  private static final Pattern LONG = Pattern.compile("threads|kuhnpoker"); // a sample, which ExploitabilityTests plays
  /** What an example may speak of without having made it. */
  private static final String AROUND = """
      import games.kumite.api.*;
      import games.kumite.api.arena.*;
      import games.kumite.api.bot.*;
      import games.kumite.api.display.*;
      import games.kumite.api.learn.*;
      import games.kumite.api.picture.*;
      import games.kumite.api.random.*;
      import java.util.*;
      import java.util.concurrent.*;
      public class %s {
        static Game game = Games.named("brawler");
        static Match match = game.start(Setup.seats("Ana", "Bo").seed(42));
        static Match running = match;
        static ExecutorService threads;
        static Seat seat = match.actor();
        static Seat ana = match.seats().get(0);
        static Seat bernd = match.seats().get(1);
        static Decision decision = match.decision();
        static Action action = decision.actions().get(0);
        static Perspective perspective = match.perspective(seat);
        static Set<String> ids = Set.of();
        static void send(Seat seat, List<Action> actions) {}
        static int best(float[] known, int[] numbers) { return 0; }
        static Action askThePerson(Decision decision) { return decision.actions().get(0); }
        static class MyBot implements Bot {
          MyBot(long seed) {}
          public Action choose(Perspective view, Decision decision) { return decision.actions().get(0); }
        }
        public static void run() {
          %s
        }
      }
      """;

  /** What an example for a cluster speaks of besides; Spark itself would be eighty jars. */
  private static final String AROUND_CLUSTER = """
      import com.hazelcast.config.*;
      import com.hazelcast.core.*;
      import java.io.Serializable;
      """ + AROUND.replace("public static void run() {", """
          interface Function<T, R> extends Serializable { R call(T task) throws Exception; }
          interface JavaRDD<T> { <R> JavaRDD<R> map(Function<T, R> each); List<T> collect(); }
          interface JavaSparkContext { <T> JavaRDD<T> parallelize(List<T> tasks, int parts); }
          static JavaSparkContext spark;
          public static void run() {""");

  @TempDir
  Path folder;

  private static Map<String, String> examples() throws IOException {
    Map<String, String> examples = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        for (MatchResult found : EXAMPLE.matcher(Files.readString(file)).results().toList()) {
          String code = found.group(1).replaceAll("(?m)^ *\\* ?", "");
          String name = SOURCES.relativize(file).toString().replaceAll("\\W", "_") + "_" + examples.size();
          examples.put(name, code.contains(";") ? code : "Object made = " + code + ";");
        }
      }
    }
    return examples;
  }

  @Test
  void recordInTheDocumentation_isThatOfAMatch() throws IOException {
    String source = Files.readString(SOURCES.resolve("games/kumite/api/record/MatchRecord.java"));
    List<String> shown = source.substring(source.indexOf(" * [Kumite"), source.indexOf(" * </pre>")).lines()
        .map(line -> line.substring(3)).toList();
    Match match = Games.named("brawler").start(Setup.seats("Ana", "Bo").option("bossCount", 3).seed(42));
    match.addNote("Event", "Club evening");
    for (int played = 0; played < 3; played++) {
      match.play(0);
    }
    StandIns absent = new StandIns(match);
    absent.takeOver(match.seats().get(1), "greedy:100");
    absent.play();
    while (!match.isOver()) {
      match.play(0);
    }

    assertThat(shown).hasSizeGreaterThan(12);
    assertThat(match.record().text().lines().filter(line -> shown.stream().anyMatch(wanted ->
        line.matches(Stream.of(wanted.split("\\Q...\\E")).map(Pattern::quote).collect(Collectors.joining(".*"))))))
        .hasSize(shown.size() - 1);
  }

  @Test
  void examplesForClusters_areCompiled() throws IOException {
    Map<String, String> examples = examples();
    examples.values().removeIf(code -> !CLUSTER.matcher(code).find());
    assertThat(examples).hasSize(2);
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString(),
        "-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    for (Map.Entry<String, String> example : examples.entrySet()) {
      Path source = folder.resolve(example.getKey() + ".java");
      Files.writeString(source, String.format(AROUND_CLUSTER, example.getKey(), example.getValue()));
      arguments.add(source.toString());
    }
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
  }

  @Test
  void examples_areCompiled_andTheQuickOnesRun() throws IOException, URISyntaxException, ReflectiveOperationException {
    Map<String, String> examples = examples();
    examples.values().removeIf(code -> CLUSTER.matcher(code).find());
    assertThat(examples).hasSizeGreaterThan(14);
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString(), "-cp",
        Path.of(Match.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString()));
    for (Map.Entry<String, String> example : examples.entrySet()) {
      Path source = folder.resolve(example.getKey() + ".java");
      Files.writeString(source, String.format(AROUND, example.getKey(), example.getValue()));
      arguments.add(source.toString());
    }
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
    URL programs = folder.toUri().toURL();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {programs}, getClass().getClassLoader())) {
      for (Map.Entry<String, String> example : examples.entrySet()) {
        if (!LONG.matcher(example.getValue()).find()) {
          loader.loadClass(example.getKey()).getMethod("run").invoke(null);
        }
      }
    }
  }
}
