package games.kumite.spi;

import games.kumite.signatures.SignatureListing;
import games.kumite.spi.plugin.GamePlugin;
import org.junit.jupiter.api.Test;

/** The public face of the SPI: any change of it shows as a change of {@code signatures.txt}. */
final class SpiSignatureTests {

  @Test
  void publicSignatures_ofThisBuild_areTheAcceptedOnes() {
    SignatureListing.of(GamePlugin.class).assertAccepted();
  }
}
