package games.kumite.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * How the code base is written: expressions that have a better one are counted, methods are described by verbs, and a simple
 * name has one meaning. The lists lie in {@code src/test/resources/english}. A ceiling may only fall.
 */
final class EnglishTests {

  private static final Path LISTS = Path.of("src/test/resources/english");
  private static final Prose PROSE = read();

  private static Prose read() {
    try {
      return Prose.of(Path.of(".."));
    } catch (IOException unreadable) {
      throw new ExceptionInInitializerError(unreadable);
    }
  }

  private static List<String> list(String name) throws IOException {
    return Files.readAllLines(LISTS.resolve(name)).stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  /** Each line: id, scope, ceiling, expression, what to write in its place. */
  @TestFactory
  Stream<DynamicTest> expression_standsNoMoreOften_thanItsCeiling() throws IOException {
    return list("expressions.tsv").stream().map(line -> line.split("\t")).map(row -> DynamicTest.dynamicTest(row[0] + " " + row[3], () -> {
      Pattern expression = Pattern.compile(row[3], Pattern.MULTILINE);
      List<String> hits = switch (row[1]) {
        case "S" -> PROSE.comments().stream().filter(Prose.Sentence::isJavadoc).flatMap(said -> start(said, expression)).toList();
        case "M" -> PROSE.methods().stream().flatMap(said -> start(said, expression)).toList();
        case "C" -> Stream.concat(PROSE.comments().stream(), PROSE.pages().stream()).flatMap(said -> all(said, expression)).toList();
        case "B" -> PROSE.texts().stream().flatMap(said -> all(said, expression)).toList();
        default -> throw new IllegalArgumentException("scope must be S, M, C or B, was " + row[1]);
      };
      assertThat(hits.size()).as(() -> "instead: " + row[4] + "\n" + String.join("\n", hits)).isEqualTo(Integer.parseInt(row[2]));
    }));
  }

  private static Stream<String> start(Prose.Sentence said, Pattern expression) {
    return expression.matcher(said.text()).lookingAt() ? Stream.of(said.file() + ": " + said.text().lines().findFirst().orElse(""))
        : Stream.empty();
  }

  private static Stream<String> all(Prose.Sentence said, Pattern expression) {
    return expression.matcher(said.text()).results().map(found -> said.file() + ": " + found.group());
  }

  /** The first word of a method's description is one of the accepted verbs. */
  @Test
  void methods_areDescribed_byVerbs() throws IOException {
    Set<String> verbs = Set.copyOf(list("verbs.txt"));
    List<String> others = PROSE.methods().stream()
        .filter(said -> !said.text().startsWith("@") && !said.text().startsWith("{@inheritDoc") && !said.text().isEmpty())
        .filter(said -> !verbs.contains(said.text().split("[^A-Za-z]", 2)[0]))
        .map(said -> said.file() + ": " + said.text().lines().findFirst().orElse("")).toList();
    int ceiling = Integer.parseInt(list("without-verb.txt").get(0));

    assertThat(others.size()).as(() -> String.join("\n", others)).isEqualTo(ceiling);
  }

  /** Names that several packages have on purpose, with one meaning, are listed. */
  @Test
  void simpleNames_ofSeveralPackages_areTheListedOnes() throws IOException {
    Map<String, Set<String>> packages = PROSE.sources().stream()
        .filter(file -> !file.endsWith("package-info.java") && !file.endsWith("module-info.java"))
        .collect(Collectors.groupingBy(file -> file.getFileName().toString().replace(".java", ""), TreeMap::new,
            Collectors.mapping(file -> file.getParent().toString(), Collectors.toCollection(TreeSet::new))));
    packages.values().removeIf(in -> in.size() < 2);

    assertThat(packages.keySet()).as(packages::toString).isEqualTo(
        list("homonyms.txt").stream().map(Function.identity()).collect(Collectors.toCollection(TreeSet::new)));
  }
}
