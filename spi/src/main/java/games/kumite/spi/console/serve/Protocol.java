package games.kumite.spi.console.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What both ends of a conversation have agreed on. */
public final class Protocol {

  /** The version of the lines; any change of the schema is a new one. */
  public static final int VERSION = 1;

  /** The most characters that a line from the program may have. */
  public static final int MAX_CHARACTERS = 1 << 16;

  private static final String SCHEMA = "/META-INF/kumite/serve.schema.json";

  private Protocol() {}

  /**
   * The shape of every line in both directions.
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
