package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match of a game whose author changes its classes. */
final class WatchedMatchTests {

  private static final long PAUSE_NANOS = 10_000_000;
  private static final int MAX_TRIES = 2_000;

  @TempDir
  private Path folder;
  private Path project;
  private Path classes;

  @BeforeEach
  void write() throws IOException {
    project = folder.resolve("hoard");
    classes = folder.resolve("classes");
    Run.of("", "starter", "hoard", "--folder", project.toString()).well();
    compile();
  }

  private Path source(String name) {
    return project.resolve("src/main/java/org/example/hoard").resolve(name);
  }

  private void compile() throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "--release", "17", "-d", classes.toString(), "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))));
    try (Stream<Path> files = Files.list(source(""))) {
      files.map(Path::toString).sorted().forEach(arguments::add);
    }
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, complaints, complaints, arguments.toArray(String[]::new)))
        .as(() -> complaints.toString(StandardCharsets.UTF_8)).isZero();
    Path resources = project.resolve("src/main/resources");
    try (Stream<Path> files = Files.walk(resources)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = classes.resolve(resources.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.write(copy, Files.readAllBytes(file));
      }
    }
  }

  private void change(String file, String from, String to) throws IOException {
    String text = Files.readString(source(file));
    assertThat(text).contains(from);
    Files.writeString(source(file), text.replace(from, to));
    compile();
  }

  /** Something that happens when the author has seen a text. */
  private interface Deed {
    void happen() throws IOException;
  }

  /** A keyboard: types a line, then waits for what the console prints, does something, and types on. */
  private final class Keyboard extends Reader {

    private final StringWriter out;
    private final List<Object> script;
    private String line = "";

    Keyboard(StringWriter out, Object... script) {
      this.out = out;
      this.script = new ArrayList<>(List.of(script));
    }

    @Override
    public int read(char[] buffer, int from, int length) {
      while (line.isEmpty()) {
        if (script.isEmpty()) {
          return -1;
        }
        Object next = script.remove(0);
        if (next instanceof Deed deed) {
          try {
            deed.happen();
          } catch (IOException failure) {
            throw new UncheckedIOException(failure);
          }
        } else {
          line = next + "\n";
        }
      }
      int count = Math.min(length, line.length());
      line.getChars(0, count, buffer, from);
      line = line.substring(count);
      return count;
    }

    /** Waits until the console has printed a text: its answer to the author's compiler. */
    Deed waitFor(String text) {
      return () -> {
        for (int tries = 0; tries < MAX_TRIES && !out.toString().replaceAll("\\s+", " ").contains(text); tries++) {
          LockSupport.parkNanos(PAUSE_NANOS);
        }
      };
    }

    @Override
    public void close() {}
  }

  private Run play(StringWriter out, Keyboard keyboard) {
    return Run.of(List.of(), keyboard, out, "play", "hoard", "--seats", "Ana,Bo", "--person", "Ana", "--seed", "5", "--watch",
        classes.toString());
  }

  @Test
  void changedClasses_areLoaded_andTheMatchGoesOnWhereItStood() {
    StringWriter out = new StringWriter();
    Keyboard keyboard = new Keyboard(out, "1");
    keyboard.script.addAll(List.of((Deed) () -> change("HoardRules.java",
        ".set(\"score\", position.score(seat))", ".set(\"score\", position.score(seat)).set(\"fame\", 77)"),
        keyboard.waitFor("choices played again: 2"), "table", "quit"));
    Run run = play(out, keyboard);
    assertThat(run.err()).isEmpty();
    String after = run.out().substring(run.out().indexOf("choices played again: 2"));
    assertThat(after).contains("77");
    assertThat(run.out().substring(0, run.out().indexOf("choices played again: 2"))).doesNotContain("77");
  }

  @Test
  void changedRules_thatRefuseAChoice_leaveTheMatchBeforeIt_andSayWhich() {
    StringWriter out = new StringWriter();
    Keyboard keyboard = new Keyboard(out, "1");
    keyboard.script.addAll(List.of((Deed) () -> change("TakeTurn.java", "out.add(position.definition.actions.of(Word.STASH,"
        + " position.cards().aliasFor(card, player)));", "if (position.score(player) > 0 || Definition.value(position.cards().face(card)) == 0)"
        + " out.add(position.definition.actions.of(Word.STASH, position.cards().aliasFor(card, player)));\n      else"
        + " out.add(position.definition.actions.of(Word.RAID, player));"), keyboard.waitFor("is no longer accepted"), "quit"));
    assertThat(play(out, keyboard).out()).containsPattern("choice 1, stash card:T\\d(\\.\\d)?, is\\s+no longer accepted");
  }

  @Test
  void brokenClasses_leaveTheOldOnesInPlay() {
    StringWriter out = new StringWriter();
    Keyboard keyboard = new Keyboard(out);
    keyboard.script.addAll(List.of((Deed) () -> Files.writeString(classes.resolve("org/example/hoard/HoardGame.class"), "broken"),
        keyboard.waitFor("goes on with the old ones"), "1", "quit"));
    Run run = play(out, keyboard);
    assertThat(run.out().replaceAll("\\s+", " ")).contains("cannot be used, so the match goes on with the old ones",
        "Ana stashes the treasure");
  }

  @Test
  void watch_withoutAPerson_orOfNoFolder_isRefused() {
    assertThat(Run.of("", "play", "tictactoe", "--watch", classes.toString()).err()).contains("--watch needs --person");
    assertThat(Run.of("", "play", "tictactoe", "--person", "Ana", "--watch", "no-such-folder").err())
        .contains("--watch must be a folder of compiled classes");
  }
}
