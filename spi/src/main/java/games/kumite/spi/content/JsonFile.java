package games.kumite.spi.content;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A reader of strict JSON: no duplicate keys, nothing after the end. It makes the nodes itself, because a mapper would load
 * 300 classes more before the first decision of a match.
 */
final class JsonFile {

  /** The maximum size of a file: 1 MiB, sixty times the largest that ships. */
  static final int MAX_BYTES = 1 << 20;

  private static final JsonFactory FACTORY = JsonFactory.builder()
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

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
      JsonNode node = read(bytes);
      if (node == null) {
        throw new Unreadable("this file is empty");
      }
      return node;
    } catch (JacksonException failure) {
      TokenStreamLocation at = failure.getLocation();
      throw new Unreadable((at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ")
          + "malformed JSON: " + shortened(failure.getOriginalMessage()));
    }
  }

  /**
   * Returns a value in the code.
   *
   * @throws JacksonException if it is not JSON
   */
  static JsonNode value(String json) {
    JsonNode node = read(json.getBytes(StandardCharsets.UTF_8));
    return node == null ? NODES.missingNode() : node;
  }

  /** Returns the only value of a file; null if there is none. */
  private static @Nullable JsonNode read(byte[] bytes) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), bytes)) {
      JsonToken first = parser.nextToken();
      JsonNode node = first == null ? null : node(parser, first);
      if (node != null && parser.nextToken() != null) {
        throw new StreamReadException(parser, "there is something after the end");
      }
      return node;
    }
  }

  /** Returns the value that begins with a token; the parser bounds how deep it is. */
  private static JsonNode node(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> NODES.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> switch (parser.getNumberType()) {
        case INT -> NODES.numberNode(parser.getIntValue());
        case LONG -> NODES.numberNode(parser.getLongValue());
        default -> NODES.numberNode(parser.getBigIntegerValue());
      };
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
      case VALUE_TRUE, VALUE_FALSE -> NODES.booleanNode(token == JsonToken.VALUE_TRUE);
      case VALUE_NULL -> NODES.nullNode();
      default -> throw new StreamReadException(parser, "unexpected " + token);
    };
  }

  private static ObjectNode object(JsonParser parser) {
    ObjectNode object = NODES.objectNode();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      object.set(name, node(parser, parser.nextToken()));
    }
    return object;
  }

  private static ArrayNode array(JsonParser parser) {
    ArrayNode array = NODES.arrayNode();
    for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
      array.add(node(parser, token));
    }
    return array;
  }

  /** Returns the first line, without Jackson's note of where a broken-off part begins. */
  private static String shortened(String message) {
    int end = message.indexOf('\n');
    int aside = message.indexOf(" (start marker at");
    int cut = aside >= 0 ? aside : end;
    return cut < 0 ? message : message.substring(0, cut);
  }
}
