package games.kumite.spi.console.serve;

import games.kumite.spi.console.serve.ProtocolException.Code;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * An answer of a program to a decision.
 *
 * @param id the decision's id
 * @param action the notation of the action to be played
 */
record Reply(int id, String action) {

  private static final String PLAY = "play";
  private static final List<String> FIELDS = List.of("type", "id", "action");
  private static final String SHAPE = "{\"type\":\"play\",\"id\":1,\"action\":\"...\"}";
  private static final int LONGEST_QUOTE = 40;

  /** Parses a line. */
  static Reply read(String line) throws ProtocolException {
    JsonNode node = Json.object(line, SHAPE);
    JsonNode type = node.path("type");
    if (!type.isString()) {
      throw ProtocolException.of(Code.MALFORMED, "type-text", SHAPE);
    }
    if (!type.stringValue().equals(PLAY)) {
      throw ProtocolException.of(Code.UNKNOWN, "type", PLAY, quoted(type.stringValue()));
    }
    for (String name : node.propertyNames()) {
      if (!FIELDS.contains(name)) {
        throw ProtocolException.of(Code.MALFORMED, "field", SHAPE, quoted(name));
      }
    }
    JsonNode id = node.path("id");
    if (!id.isIntegralNumber() || !id.canConvertToInt()) {
      throw ProtocolException.of(Code.MALFORMED, "id", SHAPE);
    }
    if (!node.path("action").isString()) {
      throw ProtocolException.of(Code.MALFORMED, "action-text", SHAPE);
    }
    return new Reply(id.intValue(), node.path("action").stringValue());
  }

  /** Throws unless the answer is to the asked decision. */
  void requireId(int asked) throws ProtocolException {
    if (id < asked && id >= 1) {
      throw ProtocolException.of(Code.LATE, "late", id, asked);
    }
    if (id != asked) {
      throw ProtocolException.of(Code.UNASKED, "unasked", id, asked);
    }
  }

  static String quoted(String text) {
    return '"' + (text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text) + '"';
  }
}
