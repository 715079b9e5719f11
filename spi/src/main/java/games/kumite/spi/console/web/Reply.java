package games.kumite.spi.console.web;

import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The answer to a request.
 *
 * @param status the status of HTTP
 * @param type the media type
 * @param body the text, empty where there is none
 */
record Reply(int status, String type, String body) {

  static final int OK = 200;
  static final int NO_CONTENT = 204;
  static final int MALFORMED = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int REFUSED = 409;
  static final int TOO_LARGE = 413;
  static final int TOO_MANY = 429;
  static final int BROKEN = 500;

  private static final String JSON = "application/json; charset=utf-8";

  /** There is nothing new. */
  static final Reply NOTHING = new Reply(NO_CONTENT, JSON, "");

  /** Returns an answer of JSON. */
  static Reply json(String body) {
    return new Reply(OK, JSON, body);
  }

  /** Returns a refusal with a reason of the console. */
  static Reply refused(int status, ConsoleTexts say, String key, Object... arguments) {
    return refused(status, say.text("web.refused." + key, arguments), "", "");
  }

  /** Returns a refusal with its reason and, where there is one, the rule behind it. */
  static Reply refused(int status, String reason, String rule, String ruleText) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("refused", reason);
    fields.put("rule", rule);
    fields.put("text", ruleText);
    return new Reply(status, JSON, Json.text(fields));
  }
}
