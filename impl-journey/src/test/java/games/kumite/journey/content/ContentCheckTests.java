package games.kumite.journey.content;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import games.kumite.journey.ShippedWords;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Content of one's own in which there is too much or too little of something. */
final class ContentCheckTests {

  @TempDir
  private Path directory;

  private void write(String file, String text) throws IOException {
    Files.writeString(directory.resolve(file + ".json"), text);
  }

  private void isRefused(String... message) {
    assertThatThrownBy(() -> Content.shelf(ShippedWords.ALL).of(directory.toString())).isInstanceOf(InvalidSetupException.class)
        .hasMessageContainingAll(message);
  }

  @Test
  @Rule("JW-SET-01")
  void content_withoutAQuest_isRefused() throws IOException {
    write("quests", "[]");
    isRefused("quests.json");
  }

  @Test
  @Rule("JW-SET-02")
  void quest_withoutATile_isRefused() throws IOException {
    write("quests", Shipped.text("quests").replaceFirst("(?s)\"tiles\": \\[.*?\\]", "\"tiles\": []"));
    isRefused("entry \"Q1\"", "field tiles: must be 1..12 elements, was 0");
  }

  @Test
  @Rule("JW-SET-11")
  void content_withAFifthPilgrim_isRefused() throws IOException {
    String text = Shipped.text("pilgrims");
    String sha = text.substring(text.indexOf("  {\"id\": \"monk-sha\""), text.indexOf("  {\"id\": \"cho-hakkai\""));
    write("pilgrims", text.replace(sha, sha + sha.replace("monk-sha", "horse").replace("Monk Sha", "White Horse")));
    isRefused("must be 4 entries (JW-SET-11), was 5");
  }

  @Test
  @Rule("JW-SET-13")
  void pilgrim_withOneSkillCard_isRefused() throws IOException {
    String text = Shipped.text("skills");
    String[] entries = text.substring(text.indexOf('{')).split("(?=\\{\"id\")");
    StringBuilder few = new StringBuilder("[");
    for (String entry : entries) {
      few.append(entry.startsWith("{\"id\": \"S") && !entry.startsWith("{\"id\": \"S1\"") ? "" : entry);
    }
    write("skills", few.toString());
    isRefused("skills.json", "monk-sha must have at least 2 cards (JW-SET-13), was 1");
  }

  @Test
  void miniatures_ofWhichThereAreTooMany_areRefused() throws IOException {
    write("demons", Shipped.text("demons").replaceAll("\"count\": [246]", "\"count\": 12"));
    isRefused("demons.json", "pilgrims and demons must be at most 60 miniatures, was ");
  }

  @Test
  @Rule("JW-SET-02")
  void quest_withTooManyTokens_isRefused() throws IOException {
    String well = "{\"x\": 1, \"y\": 2}";
    StringBuilder wells = new StringBuilder(well);
    for (int at = 0; at < 64; at++) {
      wells.append(", {\"x\": ").append(at % 8).append(", \"y\": ").append(8 + at / 8).append('}');
    }
    write("quests", Shipped.text("quests").replaceFirst(Pattern.quote(well), wells.toString()));
    isRefused("entry \"Q1\"", "must have at most 60 tokens, was 72");
  }

  @Test
  @Rule("JW-SET-17")
  void quest_withMoreDemonsThanThereAre_isRefused() throws IOException {
    write("quests", Shipped.text("quests").replaceFirst("\"warrior\", \"x\": 7", "\"kogaiji\", \"x\": 7")
        .replaceFirst("\"warrior\", \"x\": 0", "\"kogaiji\", \"x\": 0"));
    isRefused("entry \"Q1\"", "must be at most 1 of kogaiji, was 2");
  }

  /** All of them begin on the second tile, none on the first; the area of the failure is a question of where they stand. */
  @ParameterizedTest
  @CsvSource({"T1A, true", "T2A, false"})
  @Rule("JW-RUL-136")
  void failureByStandingSomewhere_mustNotHoldAtFirst(String tile, boolean isSound) throws IOException {
    write("quests", Shipped.text("quests").replaceFirst("\"failure\": \\[\\]",
        "\"failure\": [{\"goal\": \"everybody-on\", \"tile\": \"" + tile + "\"}]"));
    if (isSound) {
      assertThatCode(() -> Content.shelf(ShippedWords.ALL).of(directory.toString())).doesNotThrowAnyException();
    } else {
      isRefused("must not hold from the start");
    }
  }
}
