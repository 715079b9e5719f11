package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two builds of one commit, in different folders and without a network, give the same bytes. */
@Tag("long")
final class TwoBuildsTests {

  @TempDir
  Path folder;

  private static String run(Path directory, String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(String.join(" ", command) + "\n" + said).isZero();
    return said;
  }

  /** Builds the commit in a folder of its own, and returns its jars by their paths there. */
  private Map<String, byte[]> built(String name) throws IOException, InterruptedException {
    Path copy = folder.resolve(name);
    run(Path.of(".."), "git", "clone", "-q", "--no-hardlinks", ".", copy.toString());
    run(copy, "mvn", "-B", "-q", "-ntp", "-o", "-DskipTests", "-Dinvoker.skip=true", "package");
    Map<String, byte[]> jars = new TreeMap<>();
    List<Path> found = new ArrayList<>();
    try (Stream<Path> all = Files.walk(copy)) {
      all.filter(file -> file.toString().endsWith(".jar") && file.getParent().endsWith("target")).forEach(found::add);
    }
    for (Path jar : found) {
      jars.put(copy.relativize(jar).toString(), Files.readAllBytes(jar));
    }
    return jars;
  }

  @Test
  void builds_ofOneCommit_areEqual() throws Exception {
    Map<String, byte[]> one = built("one");
    Map<String, byte[]> other = built("another-folder-with-a-longer-name");

    assertThat(one).hasSizeGreaterThanOrEqualTo(14);
    assertThat(other.keySet()).isEqualTo(one.keySet());
    one.forEach((jar, bytes) -> assertThat(other.get(jar)).as(jar).isEqualTo(bytes));
    System.out.println("soak builds: " + one.size() + " jars of two builds equal, different 0");
  }
}
