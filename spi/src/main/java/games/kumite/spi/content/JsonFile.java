package games.kumite.spi.content;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A reader of strict JSON: no duplicate keys, nothing after the end. */
final class JsonFile {

  /** The maximum size of a file: 1 MiB, sixty times the largest that ships. */
  static final int MAX_BYTES = 1 << 20;

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private JsonFile() {}

  /** An exception for a missing file, or one that is not JSON. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String message) {
      super(message);
    }
  }

  static JsonNode parse(byte @Nullable [] bytes) throws Unreadable {
    if (bytes == null) {
      throw new Unreadable("this file is missing");
    }
    if (bytes.length > MAX_BYTES) {
      throw new Unreadable("must be at most " + MAX_BYTES + " bytes");
    }
    try {
      JsonNode node = MAPPER.readTree(bytes);
      if (node == null || node.isMissingNode()) {
        throw new Unreadable("this file is empty");
      }
      return node;
    } catch (JacksonException failure) {
      TokenStreamLocation at = failure.getLocation();
      throw new Unreadable((at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ")
          + "malformed JSON: " + shortened(failure.getOriginalMessage()));
    }
  }

  static JsonNode value(String json) {
    return MAPPER.readTree(json);
  }

  /** Returns the first line, without Jackson's note of where a broken-off part begins. */
  private static String shortened(String message) {
    int end = message.indexOf('\n');
    int aside = message.indexOf(" (start marker at");
    int cut = aside >= 0 ? aside : end;
    return cut < 0 ? message : message.substring(0, cut);
  }
}
