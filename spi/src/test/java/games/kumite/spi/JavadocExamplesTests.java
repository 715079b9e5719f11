package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples in the documentation of single types: each is compiled, among the types that it speaks of. */
final class JavadocExamplesTests {

  private static final Path SOURCES = Path.of("src/main/java/games/kumite/spi");
  private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?)\n *\\* }</pre>", Pattern.DOTALL);
  /** The tutorial, which shows pieces of a sample: {@link TutorialTests} finds them there. */
  private static final String TUTORIAL = "package-info.java";
  private static final String IMPORTS = """
      import games.kumite.api.*;
      import games.kumite.spi.*;
      import games.kumite.spi.actions.*;
      import games.kumite.spi.cards.*;
      import games.kumite.spi.content.*;
      import games.kumite.spi.numbers.*;
      import games.kumite.spi.plugin.*;
      import java.util.*;
      """;
  /** Around each file's example what it speaks of; the example stands where %s is, what is told after a field in %s of its own. */
  private static final Map<String, String> AROUND = with(with(Map.of(
      "actions/Verb.java", "class X { %s }",
      "EventType.java", "abstract class X { %s abstract <S extends State<S>> State<S> state(); void told(State<?> state, int seat,"
          + " int card) { %s } }",
      "Script.java", """
          abstract class X {
            abstract static class Duel extends State<Duel> {
              Duel(MatchConfig config) { super(config); }
              abstract boolean isOver();
              void slide(Push push) {}
            }
            record Slide(int end) {}
            record Push(int by, int force, int end) {
              Push withForce(int roll) { return new Push(by, roll, end); }
              Push withEnd(int place) { return new Push(by, force, place); }
              Slide slide() { return new Slide(0); }
            }
            static final Script<Duel, Slide> SLIDE = Script.<Duel, Slide>of("slide").build();
            abstract static class Brace implements Window<Duel, Push> { static Brace WINDOW; }
            record ChooseDirection(Push push) implements Script.Reply<Duel, Push> {
              public int seat(Duel duel) { return 0; }
              public void collectActions(Duel duel, ActionCollector out) {}
              public Push localsAfter(Duel duel, Action action) { return push; }
            }
            %s
          }""",
      "numbers/NumberGroup.java", "class X { enum Stage { COMBAT } %s }",
      "Selection.java", """
          class X {
            abstract static class Party extends State<Party> {
              Party(MatchConfig config) { super(config); }
              public abstract Cards cards();
              abstract Actions actions();
            }
            enum Word implements Verb {
              DISCARD;
              public List<Argument> arguments() { return List.of(Argument.CARD); }
            }
            static Zone hand;
            static Zone pile;
            static final int surplus = 2;
            %s
          }""",
      "content/Grammar.java", """
          class X {
            interface Effect {}
            record Draw(int count) implements Effect {}
            enum Good { GOLD, CHI }
            record Lose(Good good, int count) implements Effect {}
            %s
          }""",
      "content/Phrasebook.java", """
          class X {
            interface Effect { String word(); }
            record Draw(String word, int count) implements Effect {}
            enum Good { GOLD, CHI }
            record Lose(String word, Good good, int count) implements Effect {}
            static Texts texts;
            static Effect effect;
            %s
          }""",
      "content/ContentCache.java", """
          import com.google.inject.Module;
          import com.google.inject.TypeLiteral;
          abstract class X extends GamePlugin {
            record Bosses() { static Bosses read(String directory) { return new Bosses(); } }
            static class Brawl {
              Brawl(MatchConfig config, Bosses bosses) {}
            }
            static class BrawlerRules {}
            ContentCache<Bosses> cache;
            %s
          }""",
      "content/Default.java", "class X { %s }",
      "content/package-info.java", "class X { record Die(String id) {} static class Plugin {} %s void read(String option) { %s } }"),
      "plugin/GameVariant.java", """
          import com.google.inject.Module;
          import com.google.inject.TypeLiteral;
          class X {
            static class OriginalGame extends PlainGame {
              OriginalGame() { super("original", "Original", null, List.of(2), Map.of()); }
              public PlainState initialState(MatchConfig config) { return null; }
              public void describe(PlainState state, TableBuilder table) {}
            }
            abstract static class KindRules implements Rules<PlainState> {}
            %s
          }"""),
      "content/Words.java", """
          class X {
            interface Power extends Word {}
            record Heal() implements Power {
              public String word() { return "heal"; }
            }
            record Strike() implements Power {
              public String word() { return "strike"; }
            }
            %s
          }""");

  @TempDir
  Path folder;

  private static Map<String, String> with(Map<String, String> others, String file, String around) {
    Map<String, String> all = new TreeMap<>(others);
    all.put(file, around);
    return all;
  }

  private static Map<String, String> examples() throws IOException {
    Map<String, String> examples = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String name = SOURCES.relativize(file).toString().replace('\\', '/');
        for (MatchResult found : EXAMPLE.matcher(Files.readString(file).replace("\r\n", "\n")).results().toList()) {
          if (!name.equals(TUTORIAL)) {
            examples.put(name, found.group(1).replaceAll("(?m)^ *\\* ?", ""));
          }
        }
      }
    }
    return examples;
  }

  /** Declarations and, where the example goes on with them, statements. */
  private static String program(String around, String code) {
    if (around.indexOf("%s") == around.lastIndexOf("%s")) {
      return around.replace("%s", code);
    }
    int end = code.startsWith("record") ? code.indexOf("\n\n") : code.indexOf(";\n") + 1;
    return around.replaceFirst("%s", Matcher.quoteReplacement(code.substring(0, end))).replace("%s", code.substring(end));
  }

  @Test
  void examples_areCompiled() throws IOException {
    Map<String, String> examples = examples();
    assertThat(examples.keySet()).isEqualTo(new TreeMap<>(AROUND).keySet());
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "--release", "17", "-d", folder.resolve("out").toString(),
        "-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    int number = 0;
    for (Map.Entry<String, String> example : examples.entrySet()) {
      String type = "X" + number++;
      Path source = folder.resolve(type + ".java");
      Files.writeString(source, IMPORTS + program(AROUND.get(example.getKey()), example.getValue()).replaceFirst("class X\\b",
          "class " + type));
      arguments.add(source.toString());
    }
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
  }
}
