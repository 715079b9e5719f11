package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tutorial of this package shows code that exists: each snippet stands in the file that it names. */
final class TutorialTests {

  private static final Path TUTORIAL = Path.of("src/main/java/games/kumite/spi/package-info.java");
  private static final Path GAME = Path.of("src/test/java/games/kumite/spi/samples/kuhnpoker");
  private static final Path TEXTS = Path.of("src/test/resources/META-INF/kumite/kuhnpoker");
  private static final Pattern SNIPPET = Pattern.compile("<pre>\\{@code\n(.*?)\n \\* \\}</pre>", Pattern.DOTALL);
  private static final Pattern LEFT_OUT = Pattern.compile("(//|#) \\.\\.\\.");

  /**
   * A piece of the tutorial.
   *
   * @param file the name of the file that it is from
   * @param parts its lines without indentation, a list for each piece between lines left out
   */
  private record Snippet(String file, List<List<String>> parts) {

    static Snippet of(String text) {
      List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
      List<String> lines = text.lines().map(line -> line.replaceFirst("^ \\*", "").strip()).toList();
      for (String line : lines.subList(1, lines.size())) {
        if (LEFT_OUT.matcher(line).matches()) {
          parts.add(new ArrayList<>());
        } else {
          parts.get(parts.size() - 1).add(line);
        }
      }
      return new Snippet(lines.get(0).replaceFirst("^(//|#) ", ""), parts);
    }

    /** Whether the parts stand in these lines, whole and in order. */
    void assertStandsIn(List<String> lines) {
      int from = 0;
      for (List<String> part : parts) {
        int at = find(part, lines, from);
        assertThat(at).as("the place in %s of%n%s", file, String.join("\n", part)).isNotNegative();
        from = at + part.size();
      }
    }

    private static int find(List<String> part, List<String> lines, int from) {
      for (int at = from; at + part.size() <= lines.size(); at++) {
        if (lines.subList(at, at + part.size()).equals(part)) {
          return at;
        }
      }
      return -1;
    }
  }

  private static List<Snippet> snippets() throws IOException {
    List<Snippet> snippets = new ArrayList<>();
    Matcher matcher = SNIPPET.matcher(Files.readString(TUTORIAL).replace("\r\n", "\n"));
    while (matcher.find()) {
      snippets.add(Snippet.of(matcher.group(1)));
    }
    return snippets;
  }

  private static List<String> linesOf(String file) throws IOException {
    Path folder = file.endsWith(".java") ? GAME : TEXTS;
    try (Stream<String> lines = Files.lines(folder.resolve(file))) {
      return lines.map(String::strip).toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> snippet_ofTheTutorial_standsInTheSample() throws IOException {
    return snippets().stream().map(snippet -> DynamicTest.dynamicTest(
        snippet.file(), () -> snippet.assertStandsIn(linesOf(snippet.file()))));
  }

  @Test
  void tutorial_showsEveryFileOfTheSample() throws IOException {
    List<String> shown = snippets().stream().map(Snippet::file).toList();
    try (Stream<Path> files = Files.list(GAME)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(file -> shown.contains(file) || file.equals("KuhnPokerTests.java")
              || file.equals("package-info.java"));
    }
    assertThat(shown).contains("texts.properties");
  }

  @Test
  void tutorial_fitsIntoItsLines() throws IOException {
    assertThat(Files.readAllLines(TUTORIAL)).allMatch(line -> line.length() <= 120);
  }
}
