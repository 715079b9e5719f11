package games.kumite.spi.console.serve;

import games.kumite.spi.console.serve.Complaint.Code;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What a program answers to a decision.
 *
 * @param id the decision's id
 * @param action the notation of the action to be played
 */
record Reply(int id, String action) {

  private static final String PLAY = "play";
  private static final List<String> FIELDS = List.of("type", "id", "action");
  private static final String SHAPE = "an answer must be like {\"type\":\"play\",\"id\":1,\"action\":\"...\"}: ";
  private static final int LONGEST_QUOTE = 40;

  /** Reads a line. */
  static Reply read(String line) throws Complaint {
    JsonNode node = Json.object(line);
    JsonNode type = node.path("type");
    if (!type.isString()) {
      throw new Complaint(Code.MALFORMED, SHAPE + "its type must be a text");
    }
    if (!type.stringValue().equals(PLAY)) {
      throw new Complaint(Code.UNKNOWN, "the type of a line must be play, was " + quoted(type.stringValue()));
    }
    for (String name : node.propertyNames()) {
      if (!FIELDS.contains(name)) {
        throw new Complaint(Code.MALFORMED, SHAPE + "there is no field " + quoted(name));
      }
    }
    JsonNode id = node.path("id");
    if (!id.isIntegralNumber() || !id.canConvertToInt()) {
      throw new Complaint(Code.MALFORMED, SHAPE + "its id must be the decision's number");
    }
    if (!node.path("action").isString()) {
      throw new Complaint(Code.MALFORMED, SHAPE + "its action must be a text");
    }
    return new Reply(id.intValue(), node.path("action").stringValue());
  }

  /** Expects an answer to the decision that is asked. */
  void requireId(int asked) throws Complaint {
    if (id < asked && id >= 1) {
      throw new Complaint(Code.LATE, "decision " + id + " is past; decision " + asked + " is asked");
    }
    if (id != asked) {
      throw new Complaint(Code.UNASKED, "decision " + id + " has not been asked; decision " + asked + " is");
    }
  }

  private static String quoted(String text) {
    return '"' + (text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text) + '"';
  }
}
