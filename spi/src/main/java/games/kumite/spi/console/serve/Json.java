package games.kumite.spi.console.serve;

import games.kumite.spi.console.serve.ProtocolException.Code;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A reader and writer of strict JSON, written in ASCII so that the terminal's encoding does not matter. */
final class Json {

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
      .build();

  private Json() {}

  static String text(Map<String, ?> line) {
    return MAPPER.writeValueAsString(line);
  }

  /** Returns the object in a line; an error names an example. */
  static JsonNode object(String line, String example) throws ProtocolException {
    try {
      JsonNode node = MAPPER.readTree(line);
      if (node != null && node.isObject()) {
        return node;
      }
    } catch (StreamConstraintsException tooMuch) {
      throw ProtocolException.of(Code.MALFORMED, "json-limits", example);
    } catch (JacksonException garbled) {
      throw ProtocolException.of(Code.MALFORMED, "json-because", example,
          shortened(String.valueOf(garbled.getOriginalMessage())));
    }
    throw ProtocolException.of(Code.MALFORMED, "json", example);
  }

  /** Returns the first line, without Jackson's note of where a broken-off part begins. */
  private static String shortened(String message) {
    return message.lines().findFirst().orElse("").replaceFirst("\\s\\(start\\smarker.*", "");
  }
}
