package games.kumite.spi.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way in which a file of content is bad: the error names file, entry and field. */
final class BadContentTests {

  private static final String ROPE = "{\"id\": \"rope\", \"price\": 3}, {\"id\": \"lamp\", \"price\": 7}";

  @TempDir
  Path directory;

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private List<String> problems() {
    ContentException refusal = catchThrowableOfType(ContentException.class,
        () -> Harbour.read(Harbour.shipped().withDirectory(directory)));
    assertThat(refusal).as("bad content must be refused").isNotNull();
    return refusal.problems().stream()
        .map(problem -> problem.toString().replace(directory + File.separator, "DIR/")).toList();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{'id': 'oil'}|oil|price|is missing",
      "{'id': 'oil', 'price': 5, 'prise': 4}|oil|prise|there is no such field; known are id, price, fragile",
      "{'id': 'oil', 'price': '5'}|oil|price|must be a whole number, was \"5\"",
      "{'id': 'oil', 'price': 5.0}|oil|price|must be a whole number, was 5.0",
      "{'id': 'oil', 'price': 99999999999}|oil|price|must be a whole number, was 99999999999",
      "{'id': 'oil', 'price': null}|oil|price|must be a whole number, was null",
      "{'id': 'oil', 'price': [5]}|oil|price|must be a whole number, was a list",
      "{'id': 'oil', 'price': 5, 'fragile': 'no'}|oil|fragile|must be true or false, was \"no\"",
      "{'id': 'oil', 'price': 5, 'fragile': null}|oil|fragile|must be true or false, was null",
      "{'id': 'rope', 'price': 5}|rope|id|another entry has this id",
      "{'id': 'wet rope', 'price': 5}|wet rope|id|must be 1..60 letters, digits, dots, hyphens and underscores,"
          + " was \"wet rope\"",
      "{'id': 'o\\u001bl', 'price': 5}|o\\u001bl|id|must be a text without line breaks, control characters and invisible characters,"
          + " was \"o\\u001bl\"",
      "{'id': '', 'price': 5}||id|must be 1..60 letters, digits, dots, hyphens and underscores, was \"\"",
  })
  void goods_withBadField_nameEntryAndField(String entry, String id, String field, String message)
      throws IOException {
    write("goods.json", "[" + ROPE + ", " + entry.replace('\'', '"') + "]");

    assertThat(problems()).containsExactly(
        "DIR/goods.json, entry \"" + (id == null ? "" : id) + "\", field " + field + ": " + message);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{'price': 5}|3, field id|is missing",
      "{'id': 7, 'price': 5}|3, field id|must be a text, was 7",
      "17|3|must be an object, {...}, was 17",
      "null|3|must be an object, {...}, was null",
      "{'id': 'oil', 'price': 4}|\"oil\"|prices in this harbour are odd, was 4",
  })
  void goods_withBadEntry_nameItsNumberOrId(String entry, String place, String message) throws IOException {
    write("goods.json", "[" + ROPE + ", " + entry.replace('\'', '"') + "]");

    assertThat(problems()).containsExactly("DIR/goods.json, entry " + place + ": " + message);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "'crew': 1|'crew': 0|crew|must be 1..40, was 0",
      "'crew': 1|'crew': 41|crew|must be 1..40, was 41",
      "'title': 'Skiff'|'title': ''|title|must be 1..20 characters, was 0",
      "'title': 'Skiff'|'title': 'Sk\\u0000ff'|title|must be a text without line breaks, control characters and invisible characters,"
          + " was \"Sk\\u0000ff\"",
      "'crew': 1|'crew': 1, 'cr\\u0007w': 1|cr\\u0007w|there is no such field; known are id, title, crew, hold, rig, flag, orders",
      "'rig': 'square'|'rig': 'SQUARE'|rig|must be one of square, fore-and-aft, was \"SQUARE\"",
      "'rig': 'square'|'rig': 3|rig|must be one of square, fore-and-aft, was 3",
      "'orders': ['wait']|'orders': []|orders|must be at least 1 elements, was 0",
      "'orders': ['wait']|'orders': 'wait'|orders|must be a list, [...], was \"wait\"",
      "'orders': ['wait']|'orders': ['wait', 'sink']|orders/2"
          + "|must be one of sail, trade, drop-anchor, wait, was \"sink\"",
      "'orders': ['wait']|'orders': [{'order': 'sink'}]|orders/1/order"
          + "|must be one of sail, trade, drop-anchor, wait, was \"sink\"",
      "'orders': ['wait']|'orders': [{'leagues': 2}]|orders/1/order"
          + "|is missing; must be one of sail, trade, drop-anchor, wait",
      "'orders': ['wait']|'orders': ['sail']|orders/1/leagues|is missing",
      "'orders': ['wait']|'orders': [{'order': 'sail', 'leagues': 10}]|orders/1/leagues|must be 1..9, was 10",
      "'orders': ['wait']|'orders': [{'order': 'wait', 'hours': 2}]|orders/1/hours"
          + "|there is no such field here",
      "'orders': ['wait']|'orders': [{'order': 'trade', 'goods': {'rope': 'x'}}]|orders/1/goods/rope"
          + "|must be a whole number, was \"x\"",
      "'orders': ['wait']|'orders': [{'order': 'trade', 'goods': 3}]|orders/1/goods"
          + "|must be an object, {...}, was 3",
      "'hold': []|'hold': ['rope', 'silk']|hold/2|must be the id of an entry of goods (rope, lamp), was \"silk\"",
      "'orders': ['wait']|'orders': [{'order': 'trade', 'goods': {'silk': 1}}]|orders/1/goods"
          + "|must be the id of an entry of goods (rope, lamp), was \"silk\"",
  })
  void boats_withBadValue_nameTheWayToIt(String good, String bad, String field, String message)
      throws IOException {
    String boat = "{'id': 'skiff', 'title': 'Skiff', 'crew': 1, 'hold': [], 'rig': 'square', 'orders': ['wait']}";
    write("boats.json", ("[" + boat.replace(good, bad) + ", " + boat.replace("'id': 'skiff'", "'id': 'brig'") + "]")
        .replace('\'', '"'));

    assertThat(problems()).containsExactly(
        "DIR/boats.json, entry \"skiff\", field " + field + ": " + message);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{'columns': 4}|, field rows: is missing",
      "[]|: must be an object, {...}, was a list",
  })
  void chart_withBadField_namesNoEntry(String text, String problem) throws IOException {
    write("chart.json", text.replace('\'', '"'));

    assertThat(problems()).contains("DIR/chart.json" + problem);
  }

  @Test
  void chart_withUnknownKeyOfMap_namesTheWords() throws IOException {
    write("chart.json", "{\"columns\": 1, \"rows\": 1, \"depths\": {\"abyss\": 3}, \"berths\": []}");

    assertThat(problems()).containsExactly(
        "DIR/chart.json, field depths/abyss: must be one of shoal, deep-water, was \"abyss\"");
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "`[\n  {\"id\": \"rope\",, \"price\": 3}]`|line 2, column 17: malformed JSON",
      "`[{\"id\": \"rope\", \"price\": 3}`|line 1, column 28: malformed JSON: Unexpected end-of-input: expected close"
          + " marker for Array",
      "`[{\"id\": \"rope\", \"price\": 3, \"price\": 5}]`|malformed JSON: Duplicate Object property \"price\"",
      "`[{\"id\": \"rope\", \"price\": 3}] []`|malformed JSON",
      "`[{\"id\": \"rope\", \"price\": 03}]`|malformed JSON",
      "`[{'id': 'rope', 'price': 3}]`|malformed JSON",
      "` `|is empty",
      "`{}`|must be a list, [...], was an object",
  })
  void file_thatIsNoList_isNamedWithThePlace(String text, String message) throws IOException {
    write("goods.json", text);

    assertThat(problems()).singleElement().asString().startsWith("DIR/goods.json: ").contains(message);
  }

  @Test
  void file_withoutUtf8_isMalformed() throws IOException {
    Files.write(directory.resolve("goods.json"),
        "[{\"id\": \"rope\", \"price\": 3, \"note\": \"\u00e4\"}]".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(problems()).singleElement().asString().contains("malformed JSON").contains("UTF-8");
  }

  @Test
  void file_nestedTooDeep_isMalformed() throws IOException {
    write("goods.json", "[".repeat(100_000));

    assertThat(problems()).singleElement().asString().contains("malformed JSON").contains("nesting depth");
  }

  @Test
  void file_ofMoreThanTheLimit_isRefused() throws IOException {
    write("goods.json", "[" + " ".repeat(JsonFile.MAX_BYTES) + "]");

    assertThat(problems()).containsExactly("DIR/goods.json: must be at most 1048576 bytes");
  }

  @Test
  void file_thatIsADirectory_isRefused() throws IOException {
    Files.createDirectory(directory.resolve("goods.json"));

    assertThat(problems()).containsExactly("DIR/goods.json: must be a regular file");
  }

  /** Whoever opens a pipe that nobody writes to waits for ever. */
  @Test
  @Timeout(20)
  void file_thatIsAPipe_isRefusedUnread() throws IOException, InterruptedException {
    Path pipe = directory.resolve("goods.json");
    assumeTrue(File.separatorChar == '/', "a system with named pipes");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);

    assertThat(problems()).containsExactly("DIR/goods.json: must be a regular file");
  }

  @Test
  void link_thatLeadsNowhere_isNoReasonToTakeWhatShips() throws IOException {
    Files.createSymbolicLink(directory.resolve("goods.json"), directory.resolve("gone"));

    assertThat(problems()).containsExactly("DIR/goods.json: this is a link that leads nowhere");
  }

  @Test
  void link_toAFile_isThatFile() throws IOException {
    write("mine.txt", "[" + ROPE + "]");
    Files.createSymbolicLink(directory.resolve("goods.json"), directory.resolve("mine.txt"));

    assertThat(Harbour.read(Harbour.shipped().withDirectory(directory)).goods()).hasSize(2);
  }

  @Test
  void file_thatMayNotBeRead_isRefused() throws IOException {
    write("goods.json", "[" + ROPE + "]");
    assumeTrue(directory.resolve("goods.json").toFile().setReadable(false));
    assumeTrue(!Files.isReadable(directory.resolve("goods.json")), "somebody from whom files can be kept");

    assertThat(problems()).containsExactly("DIR/goods.json: cannot be read: access is denied");
  }

  @Test
  void directory_withoutAFileOfTheGame_isRefused() throws IOException {
    write("goods.json.bak", "[" + ROPE + "]");

    assertThat(problems()).containsExactly(
        directory + ": holds no content of the game; its files are boats.json, chart.json, goods.json");
  }

  @Test
  void file_inCapitals_isRefused() throws IOException {
    write("boats.json", "[]");
    write("GOODS.JSON", "[" + ROPE + "]");

    assertThat(problems()).contains(
        "DIR/GOODS.JSON: this is not a content file of the game; its files are boats.json, chart.json, goods.json");
  }

  @Test
  void problems_ofSeveralFiles_areToldAtOnce() throws IOException {
    write("goods.json", "[{\"id\": \"rope\", \"price\": \"x\", \"prise\": 3}, {\"id\": \"lamp\"}]");
    write("chart.json", "{\"columns\": 4, \"rows\": 3, \"depths\": {}, \"berths\": [\"raft\"]}");
    write("boats.json", "nothing");

    assertThat(problems()).hasSize(4)
        .anySatisfy(problem -> assertThat(problem).startsWith("DIR/boats.json: line 1, column "))
        .contains(
            "DIR/goods.json, entry \"rope\", field prise: there is no such field; known are id, price, fragile",
            "DIR/goods.json, entry \"rope\", field price: must be a whole number, was \"x\"",
            "DIR/goods.json, entry \"lamp\", field price: is missing");
  }

  @Test
  void reference_toABadEntry_isNoProblemOfItsOwn() throws IOException {
    write("goods.json", "[{\"id\": \"rope\", \"price\": \"x\"}, {\"id\": \"lamp\", \"price\": 7}]");

    assertThat(problems()).containsExactly(
        "DIR/goods.json, entry \"rope\", field price: must be a whole number, was \"x\"");
  }

  @Test
  void reference_toAnEntryWithoutId_isNoProblemOfItsOwn() throws IOException {
    write("goods.json", "[{\"price\": 3}, {\"id\": \"lamp\", \"price\": 7}]");

    assertThat(problems()).containsExactly("DIR/goods.json, entry 1, field id: is missing");
  }

  /** A third of a million entries without anything in them. */
  @Test
  void entries_beyondTenThousand_areNotRead() throws IOException {
    int entries = JsonFile.MAX_BYTES / 3 - 1;
    write("goods.json", "[" + "{},".repeat(entries - 1) + "{}]");

    assertThat(problems()).containsExactly("DIR/goods.json: must be at most 10000 entries, was " + entries);
  }

  @Test
  void elements_beyondTenThousand_areNotRead() throws IOException {
    write("chart.json", "{\"columns\": 4, \"rows\": 3, \"depths\": {}, \"berths\": [" + "7,".repeat(10_000) + "7]}");

    assertThat(problems()).containsExactly("DIR/chart.json, field berths: must be at most 10000 elements, was 10001");
  }

  /** Fields that are unknown, entries without fields, and references that lead nowhere. */
  @Test
  void problems_withoutNumber_endTheReadingAtAThousand() throws IOException {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      fields.append(",\"x").append(i).append("\":0");
    }
    write("chart.json", "{\"columns\": 4, \"rows\": 3, \"depths\": {}, \"berths\": []" + fields + "}");
    requireThousand();
    Files.delete(directory.resolve("chart.json"));
    write("goods.json", "[" + "{},".repeat(9_999) + "{}]");
    requireThousand();
    Files.delete(directory.resolve("goods.json"));
    write("boats.json", "[{\"id\": \"skiff\", \"title\": \"Skiff\", \"crew\": 1, \"rig\": \"square\", \"orders\": [\"wait\"],"
        + " \"hold\": [" + "\"silk\",".repeat(9_999) + "\"silk\"]}]");
    requireThousand();
  }

  private void requireThousand() {
    ContentException refusal = catchThrowableOfType(ContentException.class,
        () -> Harbour.read(Harbour.shipped().withDirectory(directory)));
    assertThat(refusal.problems()).hasSize(1000);
    assertThat(refusal).hasMessageStartingWith("the content has at least 1000 problems:\n  ")
        .hasMessageEndingWith("\n  and at least 950 more");
    assertThat(refusal.getMessage().lines()).hasSize(52);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\u202e", "\\u200b", "\\u200d", "\\ufeff", "\\ud83c", "\\udca1", "\\u2028", "\\u2066", "\\ue000", "\\u0085"})
  void text_withACharacterThatCannotBeSeen_isRefused_whereverItStands(String character) throws IOException {
    String boat = "{'id': 'skiff', 'title': 'Skiff', 'crew': 1, 'hold': [], 'rig': 'square', 'orders': ['wait']}";
    for (String place : List.of("skiff", "Skiff", "square", "wait", "crew")) {
      write("boats.json", "[" + boat.replace(place, place + character).replace('\'', '"') + ", "
          + boat.replace("skiff", "brig").replace('\'', '"') + "]");
      assertThat(problems()).as(place).isNotEmpty().allSatisfy(problem -> assertThat(problem).startsWith("DIR/boats.json")
          .doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\x{2028}]"));
    }
  }

  @Test
  void message_withManyProblems_isShortened() throws IOException {
    write("goods.json", "[" + "{},".repeat(400) + "{}]");

    ContentException refusal = catchThrowableOfType(ContentException.class,
        () -> Harbour.read(Harbour.shipped().withDirectory(directory)));
    assertThat(refusal.problems()).hasSizeGreaterThan(800);
    assertThat(refusal).hasMessageStartingWith("the content has ").hasMessageEndingWith(" more");
    assertThat(refusal.getMessage().lines()).hasSize(52);
  }

  @Test
  void foreignText_inAMessage_isShortAndPrintable() throws IOException {
    write("goods.json", "[{\"id\": \"lamp\", \"price\": 7}, {\"id\": \"rope\", \"price\": "
        + "\"\\u001b[31m\\u202e" + "x".repeat(500) + "\"}]");

    assertThat(problems()).singleElement().satisfies(problem ->
        assertThat(problem).contains("\\u001b[31m\\u202exxx").endsWith("...\"").hasSizeLessThan(200));
  }
}
