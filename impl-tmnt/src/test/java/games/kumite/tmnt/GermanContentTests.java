package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a German console says of an owner's cards that are wrong: nothing of it is English, but for what Jackson says. */
final class GermanContentTests {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern ENGLISH = Pattern.compile("\\b(must|were|not|here|before|needs|with|only|most|least|"
      + "this|there|known|belongs|under|cannot|stand|has|have|missing|entry|field)\\b");
  private static final Pattern WRITTEN = Pattern.compile("\"[^\"]*\"|\\[[^\\]]*]|\\S*[/:._=]\\S*|\\(auf Englisch: [^)]*\\)");

  private static final Pattern HOLE = Pattern.compile("\\{([0-9])[#+?*]?}");

  /** Cards that are wrong in one thing each that no exchange of fields brings about. */
  private static final String[] SINGLE = {
      "{'id': 'X0', 'name': 'X', 'type': 'one-shot', 'effects': 'STR +2; REROLL RUN OWN', 'when': 'combat'}",
      "{'id': 'X1', 'name': 'X', 'type': 'level-card', 'effects': 'LEVEL +1', 'when': 'own-noncombat'}",
      "{'id': 'X2', 'name': 'X', 'type': 'level-card', 'effects': 'LEVEL -1 TARGET', 'when': 'own-noncombat'}",
      "{'id': 'X3', 'name': 'X', 'type': 'one-shot', 'effects': 'STR +1 IF ALONE ELSE ESCAPE ALL SELF', 'when': 'combat'}",
      "{'id': 'X4', 'name': 'X', 'type': 'one-shot', 'effects': 'STR +1 CHOICE IF ALONE ELSE STR +2 MONSTER', 'when': 'combat'}",
      "{'id': 'X5', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'LOSE HAND 0 VICTIM'}",
      "{'id': 'X6', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'LOSE HAND:BEST 1 VICTIM'}",
      "{'id': 'X7', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'LOSE HAND 1'}",
      "{'id': 'X8', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'LOSE STANCE 1 RANDOM'}",
      "{'id': 'X9', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'NEXT +2'}",
      "{'id': 'X10', 'name': 'X', 'type': 'ally', 'effects': 'STR +1 MAX 1 PER COMBAT'}",
      "{'id': 'X11', 'name': 'X', 'type': 'ally', 'effects': 'STR +1 MORE'}",
      "{'id': 'X12', 'name': 'X', 'type': 'ally', 'effects': 'TEAM_UP: STR +2; TEAM_UP: STR +3'}",
      "{'id': 'X13', 'name': 'X', 'type': 'one-shot', 'effects': 'STR +2 CHOICE; STR +2 MONSTER', 'when': 'combat'}",
      "{'id': 'X14', 'name': 'X', 'type': 'item', 'effects': 'STR +1', 'requires': 'SIDE(KIND=TURTLE)'}",
      "{'id': 'X15', 'name': 'X', 'type': 'item', 'effects': 'STR +1', 'requires': 'LEVEL>=3'}",
      "{'id': 'X16', 'name': 'X', 'type': 'one-shot', 'effects': 'REMOVE MONSTER(COUNT>=2) TREASURE', 'when': 'combat'}",
      "{'id': 'X17', 'name': 'X', 'type': 'ally', 'effects': 'STR +2 IF TARGET(LOWEST)'}",
      "{'id': 'X18', 'name': 'X', 'type': 'one-shot', 'effects': 'STR +1', 'when': 'run'}",
      "{'id': 'X19', 'name': 'X', 'type': 'ally', 'effects': 'TEAM_UP: ACTIVATE {DISCARD 1} STR +1'}",
      "{'id': 'X20', 'name': 'X', 'type': 'ally', 'effects': 'ACTIVATE {DISCARD 1} STR +1 IF ALONE ELSE STR +2'}",
      "{'id': 'X21', 'name': 'X', 'type': 'trap', 'effects': 'LEVEL +1 TARGET'}",
      "{'id': 'X22', 'name': 'X', 'type': 'trap', 'effects': 'FLY'}",
      "{'id': 'X24', 'name': 'X', 'type': 'trap', 'effects': 'NEXT -2 IF ALONE ELSE LEVEL -1'}",
      "{'id': 'X25', 'name': 'X', 'type': 'kata', 'rank': 1, 'effects': 'ON LOOT: DRAW DOOR 2 MAX 1 PER COMBAT'}",
      "{'id': 'X26', 'name': 'X', 'type': 'monster', 'effects': '', 'level': 1, 'treasures': 1, 'badStuff': 'LEVEL +1'}",
      "{'id': 'X23', 'name': 'X', 'type': 'ally', 'effects': 'STR +2 IF SIDE(BIG)'}"};

  @TempDir
  private Path directory;

  private static String shipped(String file) throws IOException {
    try (InputStream in = TmntGame.class.getResourceAsStream("/META-INF/kumite/tmnt/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Properties phrases(String ending) throws IOException {
    Properties phrases = new Properties();
    phrases.load(new StringReader(shipped("phrases" + ending + ".properties")));
    return phrases;
  }

  private String said(String language) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Main.run(new String[] {"play", "tmnt", "--seats", "A,B,C", "-o", "content=" + directory, "--language", language},
        new StringReader(""), new PrintWriter(out), new PrintWriter(err));
    return err.toString();
  }

  /** What is said in English, in one line, after it was seen that nothing of that is in what is said in German. */
  private String refusal() {
    String english = said("en");
    String german = said("de").replaceAll("\\s+", " ");
    assertThat(german).contains("Option content: ").doesNotStartWith("auf Englisch");
    assertThat(ENGLISH.matcher(WRITTEN.matcher(german).replaceAll(" ")).results().map(found -> found.group()).toList())
        .as("%s%nof: %s", german, english).isEmpty();
    return english.replaceAll("\\s+", " ");
  }

  private void change(String file, Random random, Map<String, List<JsonNode>> values) throws IOException {
    ArrayNode entries = (ArrayNode) JSON.readTree(shipped(file));
    for (JsonNode entry : entries) {
      List<String> fields = new ArrayList<>(values.keySet());
      String field = fields.get(random.nextInt(fields.size()));
      List<JsonNode> known = values.get(field);
      ((ObjectNode) entry).set(field, random.nextInt(8) == 0 ? JSON.valueToTree(List.of("x"))
          : known.get(random.nextInt(known.size())));
    }
    Files.writeString(directory.resolve(file), JSON.writeValueAsString(entries));
  }

  /**
   * Every entry gets a field of another card, again and again; then come cards that are wrong in one thing.
   * Each sentence of the game is said at least once.
   */
  @Test
  void wrongFields_areRefusedInGerman() throws IOException {
    Map<String, List<JsonNode>> values = new TreeMap<>();
    for (String file : List.of("doors.json", "treasures.json")) {
      for (JsonNode entry : JSON.readTree(shipped(file))) {
        entry.properties().forEach(field ->
            values.computeIfAbsent(field.getKey(), key -> new ArrayList<>()).add(field.getValue()));
      }
    }
    Random random = new Random(15);
    StringBuilder all = new StringBuilder();
    for (int times = 0; times < 12; times++) {
      change("doors.json", random, values);
      change("treasures.json", random, values);
      all.append(refusal());
    }
    write("treasures.json", SINGLE);
    write("doors.json", "{'id': 'X', 'name': 'X', 'type': 'character'}");
    all.append(refusal());
    write("characters.json", "{'id': 'CH1', 'name': 'One', 'word': 'ONE', 'kind': 'turtle'}");
    write("doors.json", "{'id': 'E', 'name': 'E', 'type': 'enhancer', 'effects': 'MATE', 'copies': 9}",
        "{'id': 'F', 'name': 'F', 'type': 'enhancer', 'effects': 'MATE', 'copies': 9}");
    write("treasures.json", IntStream.range(0, 25).mapToObj(number -> "{'id': 'I" + number
        + "', 'name': 'I', 'type': 'item', 'slot': 'head', 'bonus': 2, 'gold': 400, 'copies': 9}").toArray(String[]::new));
    all.append(refusal());

    assertThat(phrases("").stringPropertyNames().stream().filter(key -> !said(all, key))).as(all.toString()).isEmpty();
  }

  private void write(String file, String... entries) throws IOException {
    Files.writeString(directory.resolve(file), ("[" + String.join(",\n", entries) + "]").replace('\'', '"'));
  }

  private static boolean said(CharSequence all, String key) {
    try {
      String pattern = Pattern.compile("\\{[0-9]#?}").splitAsStream(phrases("").getProperty(key)).map(Pattern::quote)
          .collect(Collectors.joining(".{0,400}?"));
      return Pattern.compile(pattern).matcher(all).find();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Test
  void phrases_areTheSameInBothLanguages() throws IOException {
    Properties english = phrases("");
    Properties german = phrases("_de");
    assertThat(german.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    english.stringPropertyNames().forEach(key ->
        assertThat(holes(german.getProperty(key))).as(key).isEqualTo(holes(english.getProperty(key))));
  }

  private static TreeSet<String> holes(String phrase) {
    return HOLE.matcher(phrase).results().map(hole -> hole.group(1)).collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @CsvSource({"[", "{}", "7", "''"})
  void fileThatIsNoList_isRefusedInGerman(String text) throws IOException {
    Files.writeString(directory.resolve("doors.json"), text);

    assertThat(refusal()).contains("doors.json");
  }
}
