package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.signatures.SignatureListing;
import games.kumite.spi.plugin.GamePlugin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The public face of the SPI: any change of it shows as a change of {@code signatures.txt}. */
final class SpiSignatureTests {

  private static final Path SIGNATURES = Path.of("src/test/resources/signatures.txt");
  private static final Path COUNT = Path.of("src/test/resources/signatures-count.txt");

  @Test
  void publicSignatures_ofThisBuild_areTheAcceptedOnes() {
    SignatureListing.of(GamePlugin.class).assertAccepted();
  }

  /** The numbers may fall; a line that lets them rise is changed by hand, with a reason in the commit. */
  @Test
  void publicTypesAndMethods_areNoMoreThanAgreed() throws IOException {
    List<String> lines = Files.readAllLines(SIGNATURES);
    long types = lines.stream().filter(line -> line.startsWith("public ")).count();
    long methods = lines.stream().filter(line -> line.startsWith("  ") && line.contains("(")).count();
    int[] agreed = Files.readAllLines(COUNT).stream().mapToInt(line -> Integer.parseInt(line.split(" ")[0])).toArray();
    assertThat(types).as("public types in exported packages").isLessThanOrEqualTo(agreed[0]);
    assertThat(methods).as("their public methods and constructors").isLessThanOrEqualTo(agreed[1]);
  }
}
