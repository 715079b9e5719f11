package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages as Chromium shows them, on a machine that has it. */
final class BrowserTests {

  private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
  private static final int SECONDS = 60;
  /** The colours of the first two seats in {@code picture.css}. */
  private static final int FIRST = 0x0072b2;
  private static final int SECOND = 0xc04f00;

  @TempDir
  Path folder;
  private String browser = "";

  @BeforeEach
  void findBrowser() {
    Optional<Path> found = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(place -> NAMES.stream().map(name -> Path.of(place, name))).filter(Files::isExecutable).findFirst();
    assumeTrue(found.isPresent(), "no Chromium on this machine");
    browser = found.orElseThrow().toString();
  }

  /** What a page looks like, and what its scripts complained about. */
  private record Shown(BufferedImage image, List<String> errors) {

    long pixels(int colour) {
      return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
          .filter(pixel -> (pixel & 0xffffff) == colour).count();
    }
  }

  private Shown show(String address) throws IOException, InterruptedException {
    Path picture = folder.resolve("shown.png");
    Path log = folder.resolve("log.txt");
    List<String> command = new ArrayList<>(List.of(browser, "--headless", "--no-sandbox", "--disable-gpu",
        "--disable-breakpad", "--no-first-run", "--hide-scrollbars", "--enable-logging=stderr", "--window-size=1280,900",
        "--user-data-dir=" + folder.resolve("profile"), "--screenshot=" + picture, address));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      boolean isDone = process.waitFor(SECONDS, TimeUnit.SECONDS);
      assumeTrue(isDone && process.exitValue() == 0 && Files.exists(picture), "Chromium does not run here");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    try (Stream<String> lines = Files.lines(log)) {
      List<String> errors = lines.filter(line -> line.contains(":CONSOLE")).toList();
      return new Shown(ImageIO.read(picture.toFile()), errors);
    }
  }

  @Test
  void page_isDrawn_andRunsWithoutAnError() throws Exception {
    Path record = folder.resolve("record.txt");
    Path page = folder.resolve("page.html");
    Run.of("", "play", "connectfour", "--seed", "11", "-q", "--record", record.toString()).well();
    Run.of("", "replay", record.toString(), "--html", page.toString()).well();

    Shown start = show(page.toUri() + "#1");
    Shown later = show(page.toUri() + "#8");

    assertThat(start.errors()).isEmpty();
    assertThat(later.errors()).isEmpty();
    assertThat(later.pixels(FIRST)).isGreaterThan(start.pixels(FIRST) + 100);
    assertThat(later.pixels(SECOND)).isGreaterThan(start.pixels(SECOND) + 100);
  }

  @Test
  void brokenPage_isNoticed() throws Exception {
    Path page = folder.resolve("broken.html");
    Files.writeString(page, "<!DOCTYPE html><script>throw new Error('oops');</script>");

    Shown shown = show(page.toUri().toString());

    assertThat(shown.errors()).singleElement().asString().contains("oops");
    assertThat(shown.pixels(FIRST)).isZero();
  }
}
