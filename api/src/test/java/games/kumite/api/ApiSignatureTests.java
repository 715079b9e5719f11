package games.kumite.api;

import games.kumite.signatures.SignatureListing;
import org.junit.jupiter.api.Test;

/** The public face of the API: any change of it shows as a change of {@code signatures.txt}. */
final class ApiSignatureTests {

  @Test
  void publicSignatures_ofThisBuild_areTheAcceptedOnes() {
    SignatureListing.of(Games.class).assertAccepted();
  }

  @Test
  void publicTypesAndMethods_areNoMoreThanAllowed() {
    SignatureListing.of(Games.class).assertWithinLimit();
  }
}
