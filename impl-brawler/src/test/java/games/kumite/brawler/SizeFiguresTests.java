package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Writes what was measured on the page of figures, if that is asked for; asserts nothing about times. */
@Tag("long")
final class SizeFiguresTests {

  @Test
  void sizeAndStart_areWrittenDown() throws Exception {
    assumeTrue(Boolean.getBoolean("figures.update"), "nobody asks for it");
    SizeFigures.main(new String[0]);
    assertThat(Files.readString(Path.of("../spi/FIGURES.md"))).contains("## Size and start", "jars, ");
  }
}
