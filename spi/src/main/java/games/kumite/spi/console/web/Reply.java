package games.kumite.spi.console.web;

import games.kumite.spi.console.texts.ConsoleTexts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** The answer to a request, encoded and compressed once for all clients that get it. Thread-safe. */
final class Reply {

  static final int OK = 200;
  static final int NO_CONTENT = 204;
  static final int MALFORMED = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int REFUSED = 409;
  static final int TOO_LARGE = 413;
  static final int TOO_MANY = 429;
  static final int BROKEN = 500;
  static final int FULL = 503;

  static final String TEXT = "text/plain; charset=utf-8";

  private static final String JSON = "application/json; charset=utf-8";
  /** A shorter answer fits into one packet anyway. */
  private static final int WORTH_ZIPPING = 1400;

  /** There is nothing new. */
  static final Reply NOTHING = new Reply(NO_CONTENT, JSON, "");

  private final int status;
  private final String type;
  private final byte[] plain;
  private byte[] zipped = {};

  /** Creates an answer with a status of HTTP, a media type and a text. */
  Reply(int status, String type, String body) {
    this.status = status;
    this.type = type;
    this.plain = body.getBytes(StandardCharsets.UTF_8);
  }

  int status() {
    return status;
  }

  String type() {
    return type;
  }

  /** Returns the text in UTF-8. */
  byte[] plain() {
    return plain;
  }

  boolean isWorthZipping() {
    return plain.length >= WORTH_ZIPPING;
  }

  /** Returns the text in UTF-8, compressed with gzip. */
  synchronized byte[] zipped() {
    if (zipped.length == 0) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 4);
      try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
        out.write(plain);
      } catch (IOException impossible) {
        throw new UncheckedIOException("an array can be written to", impossible);
      }
      zipped = bytes.toByteArray();
    }
    return zipped;
  }

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
