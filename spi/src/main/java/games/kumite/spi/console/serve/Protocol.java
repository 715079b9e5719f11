package games.kumite.spi.console.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The protocol between the console and a program. */
public final class Protocol {

  /** The version of the protocol; any change of the schema is a new one. */
  public static final int VERSION = 1;

  /** The maximum length of a line from the program, in characters. */
  public static final int MAX_CHARACTERS = 1 << 16;

  private static final String SCHEMA = "/META-INF/kumite/serve.schema.json";

  private Protocol() {}

  /**
   * Returns the schema of every line in both directions.
   *
   * @return a JSON Schema, draft 2020-12
   */
  public static String schema() {
    try (InputStream in = Protocol.class.getResourceAsStream(SCHEMA)) {
      if (in == null) {
        throw new IllegalStateException(SCHEMA + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
