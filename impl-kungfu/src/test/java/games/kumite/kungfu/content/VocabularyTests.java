package games.kumite.kungfu.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.KungFuGame;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of an owner's content where they make no sense, and in odd company. */
final class VocabularyTests {

  @TempDir
  private Path directory;

  private static String shipped(String file) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream("/META-INF/kumite/kungfu/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The shipped file with a change. */
  private void change(String file, String from, String to) throws IOException {
    String text = shipped(file);
    assertThat(text).contains(from.replace('\'', '"'));
    Files.writeString(directory.resolve(file), text.replace(from.replace('\'', '"'), to.replace('\'', '"')));
  }

  private Content read() {
    return Content.shelf().of(directory.toString());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'points': 3, 'rule': 'KF-GUN-25', 'effect': 'hostage-free' | 'points': 3, 'rule': 'X', 'effect': 'wounded' | shooter",
    "'points': 3, 'rule': 'KF-GUN-25', 'effect': 'hostage-free' | 'points': 3, 'rule': 'X', 'effect': {'effect': 'recoil', 'stick': 'short'} | shooter",
    "'points': 1, 'rule': 'KF-H2H-24d', 'effect': 'prop-activates' | 'points': 1, 'rule': 'X', 'effect': 'reload' | hand-to-hand",
    "'points': 3, 'rule': 'KF-RUL-143', 'effect': 'wounded' | 'points': 3, 'rule': 'X', 'effect': 'stunned' | wound",
    "'points': 3, 'rule': 'KF-H2H-26f', 'effect': 'wounded'}]}\\n] | 'points': 3, 'rule': 'X', 'effect': {'effect': 'recoil', 'stick': 'long'}}]}\\n] | injury",
    "'points': 2, 'rule': 'KF-H2H-25b', 'effect': 'knocked-down'}]}, | 'points': 2, 'rule': 'X', 'effect': 'grappled'}]}, | fall",
  })
  @Rule({"KF-GUN-25", "KF-RUL-119"})
  void anEffect_thatIsNotForItsTable_isRefused(String from, String to, String table) throws IOException {
    change("attacks.json", from.replace("\\n", "\n"), to.replace("\\n", "\n"));
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContaining("attacks.json")
        .hasMessageContaining("\"" + table + "\"").hasMessageContaining("is not for this table");
  }

  @Test
  @Rule("KF-H2H-20")
  void anEffect_isInATableOnce() throws IOException {
    change("attacks.json", "'rule': 'KF-H2H-24d', 'effect': 'prop-activates'", "'rule': 'X', 'effect': 'wounded'");
    assertThatThrownBy(this::read).hasMessageContaining("is there twice");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "'combat': 1, 'lost': 'knocked-down' | 'combat': 1, 'lost': 'stunned' | must be wounded or knocked-down",
    "'attack': 'soft-missile' | 'attack': 'shooter' | must not be shooter",
    "'id': 'tramp', 'against': {'propHarm': 'inflicts', 'effect': 'distracted'} | 'id': 'tramp', 'against': {'propHarm': 'inflicts', 'effect': 'prop-activates'} | where he is",
    "'id': 'tramp', 'against': {'propHarm': 'inflicts', 'effect': 'distracted'} | 'id': 'tramp', 'against': {'propHarm': 'inflicts', 'effect': {'effect': 'recoil', 'stick': 'long'}} | where he is",
    "'id': 'idol', 'against': 'idol-wound' | 'id': 'idol', 'against': 'machinery' | goes only with machine",
    "'id': 'idol', 'against': 'idol-wound' | 'id': 'idol', 'against': 'hanging' | goes only with chain and rope",
    "'id': 'other' | 'id': 'stand' | must have an entry other",
  })
  @Rule("KF-RUL-94")
  void whatAPropCannotDo_isRefused(String from, String to, String message) throws IOException {
    change("props.json", from, to);
    assertThatThrownBy(this::read).isInstanceOf(InvalidSetupException.class).hasMessageContaining("props.json")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({"5, true", "6, false"})
  @Rule("KF-LOC-51a")
  void aTableWithTables_hasFiveAtMost(int tables, boolean isSound) throws IOException {
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < tables; i++) {
      pieces.append(pieces.isEmpty() ? "" : ", ").append("{'id': 't").append(i).append("', 'kind': 'TABLE', 'rect': [1000, ")
          .append(1000 + 1000 * i).append(", 2200, ").append(1400 + 1000 * i).append("]}");
    }
    String tail = shipped("tables.json").strip();
    Files.writeString(directory.resolve("tables.json"), tail.substring(0, tail.length() - 1) + (", {'id': 'own', 'name': 'Own', "
        + "'width': 9000, 'height': 9000, 'indoors': true, 'traits': ['tables', 'crowd', 'reinforcements', 'cramped-quarters'], "
        + "'pieces': [" + pieces + "]}]").replace('\'', '"'));
    if (isSound) {
      assertThat(read().tables()).containsKey("own");
    } else {
      assertThatThrownBy(this::read).hasMessageContaining("with tables must have at most 5 of them, was 6");
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 400", "6, 1600"})
  @Rule({"KF-TRT-43a", "KF-RUL-50", "KF-GANG-16"})
  void manyExtrasWhoDivine_eachForeseeTheirOwnDice(int seats, int budget) throws IOException {
    change("profiles.json", "'id': 'beat-cop', 'name': 'Beat Cop', 'group': 'police', 'type': 'extra', 'points': 24, 'quality': 4, "
        + "'combat': 2, 'traits': ['pistol'", "'id': 'beat-cop', 'name': 'Beat Cop', 'group': 'police', 'type': 'extra', "
        + "'points': 24, 'quality': 4, 'combat': 2, 'traits': ['i-ching-divination', 'pistol'");
    Match match = new KungFuGame().start(Setup.seats(seats).option("content", directory.toString())
        .option("budget", budget).seed(7));
    while (!match.decision().kind().equals("plot")) {
      match.play(budget == 400 ? match.decision().parse("gang token:gang-police") : match.decision().actions().get(0));
      if (match.decision().kind().equals("role")) {
        break;
      }
    }
    assertThat(match.isOver()).isFalse();
  }
}
