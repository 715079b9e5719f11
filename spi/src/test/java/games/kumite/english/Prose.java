package games.kumite.english;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Everything that the modules say in English: comments of the main sources, pages, and the texts of bundles. */
record Prose(List<Sentence> comments, List<Sentence> methods, List<Sentence> pages, List<Sentence> texts, List<Path> sources) {

  private static final Pattern JAVADOC =
      Pattern.compile("/\\*\\*(.*?)\\*/\\s*((?:@\\w+(?:\\([^)]*\\))?\\s*)*)([^\\n]*)", Pattern.DOTALL);
  private static final Pattern METHOD = Pattern.compile("[^=(]*\\s[a-z]\\w*\\s*\\(");
  private static final Pattern TYPE = Pattern.compile("\\b(class|record|interface|enum)\\b");
  private static final Pattern LINE_COMMENT = Pattern.compile("(?<![:\"])//+ ?([^\\n]*)");
  private static final Pattern CODE = Pattern.compile("<pre>.*?</pre>|\\{@code [^}]*\\}", Pattern.DOTALL);
  private static final Pattern PAGE_CODE = Pattern.compile("```.*?```|`[^`\\n]*`", Pattern.DOTALL);
  /** The text of a name of content that is the name itself, such as a card's: a proper name is not prose. */
  private static final Pattern NAME = Pattern.compile("name\\.(\\w+) = \\1");
  /** A comment with this word after two slashes keeps an expression that is listed, and says why. */
  private static final String KEPT = "english: ";

  /** A piece of text and the file in which it stands. */
  record Sentence(Path file, String text, boolean isJavadoc) {}

  /** Reads the modules that lie in a directory. */
  static Prose of(Path root) throws IOException {
    Prose prose = new Prose(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.filter(module -> Files.exists(module.resolve("pom.xml"))).sorted().toList()) {
        prose.readSources(module.resolve("src/main/java"));
        prose.readBundles(module.resolve("src/main/resources"));
        prose.readPages(module);
      }
    }
    prose.readPages(root);
    return prose;
  }

  private void readSources(Path folder) throws IOException {
    for (Path file : files(folder, ".java")) {
      sources.add(file);
      String text = Files.readString(file);
      Matcher javadoc = JAVADOC.matcher(text);
      while (javadoc.find()) {
        String said = CODE.matcher(javadoc.group(1).replaceAll("\\n\\s*\\* ?", "\n").strip()).replaceAll("");
        comments.add(new Sentence(file, said, true));
        if (METHOD.matcher(javadoc.group(3)).lookingAt() && !TYPE.matcher(javadoc.group(3)).find()) {
          methods.add(new Sentence(file, said, true));
        }
      }
      LINE_COMMENT.matcher(text).results().map(found -> found.group(1)).filter(said -> !said.contains(KEPT))
          .forEach(said -> comments.add(new Sentence(file, said, false)));
    }
  }

  private void readBundles(Path folder) throws IOException {
    for (Path file : files(folder, ".properties")) {
      if (!file.getFileName().toString().matches(".*_[a-z]{2}\\.properties")) {
        Files.readAllLines(file).stream().filter(line -> line.contains("=") && !line.startsWith("#") && !NAME.matcher(line).matches())
            .forEach(line -> texts.add(new Sentence(file, line.substring(line.indexOf('=') + 1).strip(), false)));
      }
    }
  }

  private void readPages(Path folder) throws IOException {
    try (Stream<Path> pagesHere = Files.list(folder)) {
      for (Path page : pagesHere.filter(page -> page.toString().endsWith(".md") && !page.endsWith("RULES.md")).sorted().toList()) {
        pages.add(new Sentence(page, PAGE_CODE.matcher(Files.readString(page)).replaceAll(""), false));
      }
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }
}
