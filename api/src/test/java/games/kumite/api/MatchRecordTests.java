package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.MatchRecord.Line;
import games.kumite.api.MatchRecord.Tag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    assertThat(grown.append(whole.textAfter(1)).lines()).isEqualTo(whole.lines());
    grown = grown.append("1 choose deck:S deck:H #02be77\n2 to").append(whole.textAfter(2));
    assertThat(grown).isEqualTo(whole);
    assertThat(grown.lines()).isEqualTo(whole.lines());
    assertThat(grown.tags()).isEqualTo(whole.tags());
    assertThat(whole.textAfter(0)).startsWith("0 start ;").endsWith("#51c09d\n");
    assertThat(whole.textAfter(3)).isEmpty();
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
      "1 | [Kumite \"1\"] | [Kumite \"2\"] | this is format \"2\" of records; this version of Kumite reads format 1",
      "2 | [Game \"brawler\"] | [Games \"brawler\"] | unknown tag \"[Games \"brawler\"]\"; known are Kumite, Game,",
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
        .isInstanceOfSatisfying(RecordException.class, refused -> assertThat(refused.line()).isEqualTo(line))
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
    assertThat(one.textAfter(1)).isEqualTo("1 a #000001\n");
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
