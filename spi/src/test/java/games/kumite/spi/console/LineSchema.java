package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code serve --schema} prints, and lines that must be like it. */
final class LineSchema {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
      .getSchema(Run.of("", "serve", "--schema").well().out(), InputFormat.JSON);

  private LineSchema() {}

  /** Whether a line is one that may be sent. */
  static boolean allows(String line) {
    return SCHEMA.validate(line, InputFormat.JSON).isEmpty();
  }

  /** Every line of a program's input, each of which must be as the schema says. */
  static List<JsonNode> checked(String out) {
    assertThat(out).endsWith("\n").matches("[\\x20-\\x7e\\n]*");
    return out.lines().map(line -> {
      assertThat(SCHEMA.validate(line, InputFormat.JSON)).as(line).isEmpty();
      return MAPPER.readTree(line);
    }).toList();
  }
}
