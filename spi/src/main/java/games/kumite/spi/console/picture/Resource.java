package games.kumite.spi.console.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A reader of files beside the classes. */
final class Resource {

  private static final String FOLDER = "/META-INF/kumite/spi/picture/";

  private Resource() {}

  /** Returns a file's text. */
  static String text(String name) {
    try (InputStream in = Resource.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing in " + FOLDER);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(name + " cannot be read", failure);
    }
  }
}
