package games.kumite.spi.console.serve;

import games.kumite.spi.console.serve.ProtocolException.Code;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * An answer of a program that plays by numbers.
 *
 * @param id the choice's id
 * @param place the place of the action in the list of numbers, from 0
 */
record NumberedReply(int id, int place) {

  private static final String CHOOSE = "choose";
  private static final List<String> FIELDS = List.of("type", "id", "place");
  private static final String SHAPE = "{\"type\":\"choose\",\"id\":1,\"place\":0}";

  /** Parses a line. */
  static NumberedReply read(String line) throws ProtocolException {
    JsonNode node = Json.object(line, SHAPE);
    JsonNode type = node.path("type");
    if (type.isString() && !type.stringValue().equals(CHOOSE)) {
      throw ProtocolException.of(Code.UNKNOWN, "type", CHOOSE, Reply.quoted(type.stringValue()));
    }
    JsonNode id = node.path("id");
    JsonNode place = node.path("place");
    if (!type.isString() || !FIELDS.containsAll(node.propertyNames()) || !id.isIntegralNumber() || !id.canConvertToInt()
        || !place.isIntegralNumber() || !place.canConvertToInt()) {
      throw ProtocolException.of(Code.MALFORMED, "shape", SHAPE);
    }
    return new NumberedReply(id.intValue(), place.intValue());
  }
}
