package games.kumite.api.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.random.Draw;
import games.kumite.api.record.MatchRecord.Line;
import games.kumite.api.record.MatchRecord.Note;
import games.kumite.api.record.MatchRecord.Tag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of records; damaged ones are tried in the SPI's tests, against games. */
final class MatchRecordTests {

  private static final String TEXT = """
      [Kumite "1"]
      [Game "brawler"]
      [Version "1.0"]
      [Seat "Ana"]
      [Seat "Bo"]
      [Option "bossCount" "3"]
      [Option "content" "a \\"b\\" \\\\ \\n \\r"]
      [Seed "42"]
      0 start ; boss=3,1,0,2 health-1=4 #9a3f01
      1 choose deck:S deck:H #02be77
      2 top deck:S ; speed-2=17 first-strike-1=1 none= #51c09d
      """;

  @Test
  void record_isRead_tagByTag_andLineByLine() {
    MatchRecord record = MatchRecord.parse(TEXT);
    assertThat(record.gameId()).isEqualTo("brawler");
    assertThat(record.tags("Seat")).containsExactly(
        new Tag(4, "Seat", List.of("Ana")), new Tag(5, "Seat", List.of("Bo")));
    assertThat(record.tags("Option").get(1).values()).containsExactly("content", "a \"b\" \\ \n \r");
    assertThat(record.tags()).hasSize(8);
    assertThat(record.lines()).containsExactly(
        new Line(9, 0, "start", List.of(new Draw("boss", 0, List.of(3, 1, 0, 2)), Draw.of("health", 1, 4)), "9a3f01"),
        new Line(10, 1, "choose deck:S deck:H", List.of(), "02be77"),
        new Line(11, 2, "top deck:S", List.of(Draw.of("speed", 2, 17), Draw.of("first-strike", 1, 1),
            new Draw("none", 0, List.of())), "51c09d"));
  }

  @Test
  void record_isItsText() {
    MatchRecord record = MatchRecord.parse(TEXT);
    assertThat(record.text()).isEqualTo(TEXT);
    assertThat(record).hasToString(TEXT).isEqualTo(MatchRecord.parse(TEXT)).hasSameHashCodeAs(MatchRecord.parse(TEXT));
    assertThat(record).isNotEqualTo(MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("2 top"))));
  }

  @Test
  void record_appendedLineByLine_isTheWhole() {
    MatchRecord whole = MatchRecord.parse(TEXT);
    MatchRecord grown = MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("1 choose")));
    assertThat(grown.append("")).isEqualTo(grown);
    assertThat(grown.append("1 choose deck:S deck:H #02be7")).isEqualTo(grown);
    assertThat(grown.append(whole.textAfter(grown).orElseThrow()).lines()).isEqualTo(whole.lines());
    MatchRecord longer = grown.append("1 choose deck:S deck:H #02be77\n2 to");
    assertThat(longer.textAfter(grown)).contains("1 choose deck:S deck:H #02be77\n");
    assertThat(grown.textAfter(longer)).isEmpty();
    grown = longer.append(whole.textAfter(longer).orElseThrow());
    assertThat(grown).isEqualTo(whole);
    assertThat(grown.lines()).isEqualTo(whole.lines());
    assertThat(grown.tags()).isEqualTo(whole.tags());
    assertThat(whole.textAfter(grown)).contains("");
    assertThat(longer.textAfter(whole)).isEmpty();
  }

  @Test
  void record_withALine_isTheRecordWithItsText() {
    MatchRecord start = MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("1 choose")));
    MatchRecord whole = start.withLine(1, "choose deck:S deck:H", List.of(), "02be77")
        .withLine(2, "top deck:S", List.of(Draw.of("speed", 2, 17), Draw.of("first-strike", 1, 1),
            new Draw("none", 0, List.of())), "51c09d");
    assertThat(whole).isEqualTo(MatchRecord.parse(TEXT));
    assertThat(whole.lines()).isEqualTo(MatchRecord.parse(TEXT).lines());
    assertThat(start.lines()).hasSize(1);
    Draw order = Draw.of("deck", 0, new int[] {2, 0, 1});
    assertThat(start.append("[Event \"x\"]\n").withLine(2, "go", List.of(order), "000001").lines().get(1))
        .isEqualTo(new Line(11, 2, "go", List.of(order), "000001"));
  }

  @Test
  void record_appendedByADamagedLine_namesIt() {
    MatchRecord record = MatchRecord.parse(TEXT);
    assertThatThrownBy(() -> record.append("1 top deck:S #123456\n1 top deck:S\n")).isInstanceOf(RecordException.class)
        .hasMessageContaining("line 13").hasMessageContaining("ends in # and six hexadecimal digits");
    assertThatThrownBy(() -> record.append("0 start #123456\n")).hasMessageContaining("seat 0 only starts the match");
    assertThat(record).hasToString(TEXT);
  }

  @Test
  void record_written_replacesTheFileAtOnce(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("match.record");
    MatchRecord whole = MatchRecord.parse(TEXT);
    MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("2 top"))).write(file);
    Path link = directory.resolve("other.name");
    Files.createLink(link, file);

    whole.write(file);

    assertThat(MatchRecord.read(file)).isEqualTo(whole);
    assertThat(MatchRecord.read(link).lines()).as("the old file is not written to").hasSize(2);
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("match.record", "other.name");
    assertThatThrownBy(() -> whole.write(directory)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> whole.write(directory.resolve("nowhere").resolve("match.record")))
        .isInstanceOf(IOException.class);
  }

  @Test
  void record_withLineBreaksOfWindows_isTheSame() {
    String windows = TEXT.replace("\n", "\r\n");
    MatchRecord record = MatchRecord.parse(windows);

    assertThat(record).isEqualTo(MatchRecord.parse(TEXT));
    assertThat(record.text()).isEqualTo(TEXT);
    assertThat(MatchRecord.parse(windows.substring(0, windows.length() - 1)).lines()).hasSize(2);
    int second = windows.indexOf("2 top");
    assertThat(MatchRecord.parse(windows.substring(0, second)).append(windows.substring(second))).isEqualTo(record);
  }

  @Test
  void record_withABrokenLastLine_endsBeforeIt() {
    MatchRecord whole = MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("2 top")));
    for (int more = 1; more < 20; more++) {
      assertThat(MatchRecord.parse(TEXT.substring(0, whole.text().length() + more))).isEqualTo(whole);
    }
  }

  @Test
  void notes_ofTheOwner_standAmongTheTags_andBetweenTheLines() {
    MatchRecord record = MatchRecord.parse(TEXT.replace("0 start", "[Event \"Club \\\"evening\\\"\"]\n0 start")
        .replace("2 top", "[Takeover \"2\" \"greedy:100\"]\n2 top") + "[Result \"win 3\" \"none\"]\n");

    assertThat(record.notes()).containsExactly(new Note(9, 0, "Event", List.of("Club \"evening\"")),
        new Note(12, 2, "Takeover", List.of("2", "greedy:100")), new Note(14, 3, "Result", List.of("win 3", "none")));
    assertThat(record.tags()).hasSize(8);
    assertThat(record.lines()).extracting(Line::lineNumber).containsExactly(10, 11, 13);
    assertThat(MatchRecord.parse(record.text()).notes()).isEqualTo(record.notes());
    MatchRecord cut = MatchRecord.parse(record.text().substring(0, record.text().length() - 1));
    assertThat(cut.notes()).hasSize(2);
    assertThat(cut.append("[Place \"Rome\"]\r\n2 x #000001\n").notes().get(2)).isEqualTo(new Note(14, 3, "Place", List.of("Rome")));
  }

  @Test
  void note_ofAFinishedRecord_isAppended() {
    MatchRecord record = MatchRecord.parse(TEXT).asTrusted();
    MatchRecord noted = record.withNote("Event", "a\r\nb").withNote("Round", "1", "2");
    assertThat(noted.text()).isEqualTo(TEXT + "[Event \"a\\r\\nb\"]\n[Round \"1\" \"2\"]\n");
    assertThat(noted.textAfter(record)).contains("[Event \"a\\r\\nb\"]\n[Round \"1\" \"2\"]\n");
    assertThat(noted.isTrusted()).isTrue();
    assertThat(record.notes()).isEmpty();
    MatchRecord begun = MatchRecord.parse(TEXT.substring(0, TEXT.indexOf("1 choose"))).withNote("Event", "x");
    assertThat(begun.text()).contains("[Seed \"42\"]\n[Event \"x\"]\n0 start");
    assertThat(begun.append("1 a #000001\n").lines().get(1).lineNumber()).isEqualTo(11);
  }

  @Test
  void note_beyondItsLimits_isRefused() {
    MatchRecord record = MatchRecord.parse(TEXT);
    assertThatThrownBy(() -> record.withNote("Event", "x", "a\ud83cb"))
        .hasMessage("a value of a note must not have half a surrogate pair, was \"a\\ud83cb\"");
    assertThatThrownBy(() -> record.withNote("Result", "win 3")).hasMessageContaining("written by the match itself");
    assertThatThrownBy(() -> record.withNote("Option", "content", "/etc")).hasMessageContaining("none of Kumite, Game");
    assertThatThrownBy(() -> record.withNote("event", "x")).hasMessageContaining("a capital letter");
    assertThatThrownBy(() -> record.withNote("E".repeat(41), "x")).hasMessageContaining("a capital letter");
    assertThatThrownBy(() -> record.withNote("Event")).hasMessage("a note must have 1..8 values, was 0");
    assertThatThrownBy(() -> record.withNote("Event", new String[9])).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> record.withNote("Event", "x".repeat(4_097)))
        .hasMessage("a value of a note must have at most 4096 characters, was 4097");
    String many = "[Event \"x\"]\n".repeat(10_000);
    assertThat(record.append(many).notes()).hasSize(10_000);
    assertThatThrownBy(() -> record.append(many + "[Event \"x\"]\n")).isInstanceOf(RecordException.class)
        .hasMessageContaining("line 10012: a record must have at most 10000 notes");
    assertThatThrownBy(() -> record.append(many).withNote("Event", "x")).hasMessageContaining("at most 10000 notes");
  }

  @Test
  void result_isNotCounted_andThereIsOne() {
    String result = "[Result \"win 3\" \"loss 0\"]\n";
    MatchRecord full = MatchRecord.parse(TEXT).append("[Event \"x\"]\n".repeat(MatchRecord.MAX_NOTES)).append(result);
    assertThat(full.notes()).hasSize(MatchRecord.MAX_NOTES + 1);
    assertThat(MatchRecord.parse(full.text())).isEqualTo(full);
    assertThatThrownBy(() -> full.withNote("Event", "x")).hasMessageContaining("at most 10000 notes");
    MatchRecord ended = MatchRecord.parse(TEXT + result);
    assertThat(ended.append("[Event \"x\"]\n".repeat(MatchRecord.MAX_NOTES)).notes()).hasSize(MatchRecord.MAX_NOTES + 1);
    assertThatThrownBy(() -> ended.append(result)).isInstanceOf(RecordException.class)
        .hasMessage("line 13: a record has one result, this is the second");
  }

  @Test
  void result_ofManySeats_isReadable() {
    String result = "[Result" + " \"win 1\"".repeat(30) + "]\n";
    assertThat(MatchRecord.parse(TEXT + result).notes().get(0).values()).hasSize(30);
  }

  @Test
  void file_afterACrash_goesOn_onceItIsWrittenWhole(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("match.kumite");
    MatchRecord whole = MatchRecord.parse(TEXT);
    Files.writeString(file, TEXT.substring(0, TEXT.length() - 9));
    MatchRecord written = MatchRecord.read(file);
    assertThat(written.lines()).hasSize(2);
    written.write(file);
    Files.writeString(file, whole.textAfter(written).orElseThrow(), StandardOpenOption.APPEND);
    assertThat(MatchRecord.read(file)).isEqualTo(whole);
    assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining(other -> !other.equals(file));
  }

  @Test
  void header_isReadAsItWasWritten() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("content", "a \"b\" \\ \n \r ; #");
    options.put("bossCount", 3);
    String header = MatchRecord.header("brawler", "1.0", List.of("Zoë", "アナ"), options, -42L);
    MatchRecord record = MatchRecord.parse(header + "0 start #000000\n");
    assertThat(record.tags("Seat")).extracting(Tag::value).containsExactly("Zoë", "アナ");
    assertThat(record.tags("Option")).extracting(Tag::values)
        .containsExactly(List.of("content", "a \"b\" \\ \n \r ; #"), List.of("bossCount", "3"));
    assertThat(record.tags("Seed").get(0).value()).isEqualTo("-42");
    assertThat(MatchRecord.header("brawler", "1.0", List.of(), Map.of(), null)).doesNotContain("Seed");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1 | [Kumite \"1\"] | [Kumite \"3\"] | this is format \"3\" of records; this version of Kumite reads formats 1 to 2",
      "3 | [Game \"brawler\"] | [Games \"brawler\"] | tag Version must stand before the owner's notes",
      "2 | [Game \"brawler\"] | [games \"brawler\"] | the name of a note must be a capital letter and up to 39",
      "8 | [Seed \"42\"] | [Result \"win 3\"] | a result stands after the last line of play",
      "8 | [Seed \"42\"] | [Event] | a tag ends in",
      "8 | [Seed \"42\"] | [Event ] | a tag is [Name",
      "11 | 2 top deck:S ; speed-2=17 first-strike-1=1 none= #51c09d | [Seat \"Cleo\"] | tag Seat must stand before the first",
      "4 | [Seat \"Ana\"] | [Seat \"Ana\" \"Bo\"] | tag Seat needs one value, was \"[Seat \"Ana\" \"Bo\"]\"",
      "6 | [Option \"bossCount\" \"3\"] | [Option \"bossCount\"] | tag Option needs two values, was",
      "7 | \\\\ \\n | \\q | unknown escape in",
      "8 | [Seed \"42\"] | [Seat \"Cleo\"] | Seat is out of place",
      "8 | [Seed \"42\"] | [Seed 42] | a tag is [Name \"value\"], was",
      "9 | 0 start | 1 start | play begins with 0 start, was",
      "9 | boss=3,1,0,2 | boss | a result is label=number, was \"boss\"",
      "9 | #9a3f01 | #9A3F01 | a line of play ends in # and six hexadecimal digits, was",
      "10 | 1 choose | 0 choose | seat 0 only starts the match",
      "10 | 1 choose | choose | a line of play begins with a seat's number and an action, was"})
  void line_damaged_isNamed_withWhatWouldBeRight(int line, String part, String damage, String message) {
    assertThat(TEXT).contains(part);
    assertThatThrownBy(() -> MatchRecord.parse(TEXT.replace(part, damage)))
        .isInstanceOfSatisfying(RecordException.class, refused -> assertThat(refused.lineNumber()).isEqualTo(line))
        .hasMessageStartingWith("line " + line + ": ").hasMessageContaining(message);
  }

  /** Records that go on from one beginning differ, and nobody sees what another has added. */
  @Test
  void append_inTwoWays_keepsBoth() {
    MatchRecord start = MatchRecord.parse(
        "[Kumite \"1\"]\n[Game \"brawler\"]\n[Version \"1.0\"]\n0 start #9a3f01\n");
    String before = start.text();
    MatchRecord one = start.append("1 a #000001\n");
    MatchRecord two = start.append("1 b #000002\n2 c #000003\n");
    MatchRecord three = one.append("2 d #000004\n2 e");
    assertThat(start.text()).isEqualTo(before);
    assertThat(start.lines()).hasSize(1);
    assertThat(one.text()).isEqualTo(before + "1 a #000001\n");
    assertThat(two.text()).isEqualTo(before + "1 b #000002\n2 c #000003\n");
    assertThat(three.text()).isEqualTo(before + "1 a #000001\n2 d #000004\n");
    assertThat(one.lines()).extracting(MatchRecord.Line::notation).containsExactly("start", "a");
    assertThat(three.lines()).extracting(MatchRecord.Line::notation).containsExactly("start", "a", "d");
    assertThat(one.textAfter(start)).contains("1 a #000001\n");
    assertThat(two.textAfter(one)).isEmpty();
    assertThat(one).isEqualTo(MatchRecord.parse(one.text())).isNotEqualTo(two).isNotEqualTo(three);
    assertThat(two.lines()).isEqualTo(MatchRecord.parse(two.text()).lines());
    assertThatThrownBy(() -> one.lines().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> one.lines().get(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void append_toALongRecord_costsWhatIsNew() {
    MatchRecord record = MatchRecord.parse(
        "[Kumite \"1\"]\n[Game \"brawler\"]\n[Version \"1.0\"]\n0 start #9a3f01\n");
    for (int n = 0; n < 30_000; n++) {
      record = record.append("1 some-action " + n + " #000001\n");
    }
    MatchRecord longer = record;
    for (int n = 0; n < 100; n++) {
      longer = longer.append("1 some-action #000001\n");
    }
    long before = allocated();
    for (int n = 0; n < 100; n++) {
      longer = longer.append("1 some-action #000001\n");
    }
    assertThat((allocated() - before) / 100).isLessThan(20_000);
    assertThat(longer.lines()).hasSize(30_201);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }
}
