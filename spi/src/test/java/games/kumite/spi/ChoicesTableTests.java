package games.kumite.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page of the API about kinds of choices names decisions of the games' ledgers, and verbs that these games have. */
final class ChoicesTableTests {

  private static final Path PAGE = Path.of("../api/src/main/java/games/kumite/api/package-info.java");
  private static final Map<String, String> GAMES = new LinkedHashMap<>(Map.of("Brawler", "brawler", "TMNT", "tmnt",
      "Kung Fu", "kungfu", "Journey", "journey", "Big Trouble", "bigtrouble"));
  private static final Pattern ROW = Pattern.compile("<tr><td>[^<]*</td><td>(.*?)</td>\\s*<td>(.*?)</td></tr>", Pattern.DOTALL);
  private static final Pattern ID = Pattern.compile("(BR-D|MT-D|W-[A-Z]+|DEC-|JW-D-|D-)[0-9]*");
  private static final Pattern CODE = Pattern.compile("\\{@code ([a-z][a-z-]*)[^}]*}");

  @Test
  void table_namesDecisionsAndVerbsThatExist() throws IOException {
    String page = Files.readString(PAGE).replaceAll("\n \\*", " ");
    List<MatchResult> rows = ROW.matcher(page).results().toList();
    assertThat(rows).hasSizeGreaterThan(12);
    for (MatchResult row : rows) {
      List<String> rules = new ArrayList<>();
      List<String> texts = new ArrayList<>(List.of(Files.readString(Path.of("src/main/resources/META-INF/kumite/spi/texts.properties"))));
      for (Map.Entry<String, String> game : GAMES.entrySet()) {
        if (row.group(1).contains(game.getKey())) {
          Path module = Path.of("../impl-" + game.getValue());
          rules.add(Files.readString(module.resolve("RULES.md")));
          texts.add(Files.readString(module.resolve("src/main/resources/META-INF/kumite/" + game.getValue() + "/texts.properties")));
        }
      }
      ID.matcher(row.group(1)).results().forEach(id ->
          assertThat(String.join("\n", rules)).as(row.group()).contains(id.group()));
      CODE.matcher(row.group(2)).results().filter(code -> !code.group(1).equals("to") || code.group().contains("seat")).forEach(
          code -> assertThat(String.join("\n", texts)).as(row.group()).containsPattern("(?m)^label\\." + code.group(1) + "\\b"));
    }
  }
}
