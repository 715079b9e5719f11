package games.kumite.spi.testkit.content;

import static org.junit.jupiter.api.Assertions.fail;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The contract of a game whose owner may replace its content: extend this class in a test of the plugin and return its
 * game. The game has an option for a directory, and ships {@code META-INF/kumite/<id>/<name>.json}.
 *
 * <pre>{@code
 * class MyContentTests extends ContentContract {
 *   @Override
 *   protected Game game() {
 *     return new MyGame();
 *   }
 * }
 * }</pre>
 */
public abstract class ContentContract {

  /** Characters that mislead a reader: one that turns the direction, one without width, and half a pair. */
  private static final List<String> INVISIBLE = List.of("\\u202e", "\\u200b", "\\ud83c");

  private static final String MARK = "@@mark@@";
  private static final int MEBIBYTE = 1 << 20;
  private static final List<String> HUGE = List.of("[" + "0,".repeat(MEBIBYTE / 4) + "0]",
      "[" + "\"\",".repeat(MEBIBYTE / 4) + "\"\"]", keys());

  @TempDir
  Path directory;

  private Map<String, JsonNode> files = Map.of();
  private OwnersDirectory owned;
  private int turn;

  /** Creates a contract; for subclasses. */
  protected ContentContract() {}

  /**
   * Returns the game under test.
   *
   * @return the plugin
   */
  protected abstract Game game();

  /**
   * Returns a setup that uses the content.
   *
   * @return by default the smallest number of seats
   */
  protected Setup setup() {
    return Setup.seats(game().seatCounts().get(0)).seed(1);
  }

  /**
   * Returns whether everything is tried that the tests know, which takes minutes for much content.
   *
   * @return by default false: a sample of entries and damages
   */
  protected boolean isWhole() {
    return false;
  }

  /**
   * Returns how many files with a changed field are tried.
   *
   * @return a number, by default 40
   */
  protected int changes() {
    return 40;
  }

  /**
   * Returns how many decisions are played with a changed file that the game accepts.
   *
   * @return a number, by default 20
   */
  protected int decisions() {
    return 20;
  }

  @BeforeEach
  void readWhatShips() {
    Game game = game();
    files = ShippedFiles.of(game);
    owned = new OwnersDirectory(directory, game, setup());
  }

  @Test
  @DisplayName("each shipped file is accepted in an owner's directory")
  void shippedFile_inADirectory_isAccepted() {
    files.forEach((name, file) -> {
      List<String> problems = owned.problems(name, file.toString());
      if (!problems.isEmpty()) {
        fail(name + " ships and is refused: " + problems);
      }
    });
  }

  @Test
  @DisplayName("a file that cannot be read is the only one with problems")
  void file_thatIsMalformed_isReportedAlone() {
    files.forEach((name, file) -> requireOne(name, "{", owned.problems(name, "{"), "must be the only problem"));
  }

  @Test
  @DisplayName("an entry with a problem is the only one with problems")
  void entry_withAProblem_isReportedAlone() {
    files.forEach((name, file) -> {
      for (JsonPlace place : entriesTried(file)) {
        if (place.node() instanceof ObjectNode entry) {
          String text = place.with(file, entry.deepCopy().put("nosuchfield", 1)).toString();
          requireOne(name, text, owned.problems(name, text), "must be the only problem, the field nosuchfield");
        }
      }
    });
  }

  private List<JsonPlace> entriesTried(JsonNode file) {
    List<JsonPlace> entries = JsonPlace.all(file).stream()
        .filter(place -> place.steps().size() == (file.isArray() ? 1 : 0)).toList();
    return isWhole() || entries.size() < 3 ? entries
        : List.of(entries.get(0), entries.get(entries.size() / 2), entries.get(entries.size() - 1));
  }

  private void requireOne(String name, String text, List<String> problems, String what) {
    if (problems.size() != 1 || !problems.get(0).contains(owned.path(name))) {
      fail(name + " " + what + ", was " + problems.size() + ":\n" + String.join("\n", problems) + "\nthe file is:\n" + text);
    }
  }

  @Test
  @DisplayName("a character that cannot be seen is refused in every text")
  void text_withAnInvisibleCharacter_isRefused() {
    files.forEach((name, file) -> {
      for (JsonPlace place : oneOfEachShape(file).values()) {
        if (place.node().isString()) {
          JsonNode marked = JsonNodeFactory.instance.stringNode(place.node().stringValue() + MARK);
          requireNoneInvisible(name, place.with(file, marked).toString());
        }
        if (place.key() != null && (isWhole() || place.node().isContainer())) {
          requireNoneInvisible(name, place.renamed(file, place.key() + MARK).toString());
        }
      }
    });
  }

  private void requireNoneInvisible(String name, String marked) {
    for (String character : sample(INVISIBLE)) {
      List<String> problems = owned.problems(name, marked.replace(MARK, character));
      if (problems.isEmpty() || !problems.get(0).contains(owned.path(name))) {
        fail(name + " must be refused for " + character + ", was " + problems + "; the file is:\n" + marked);
      }
    }
  }

  /** Returns all of some damages, or one, each in its turn. */
  private <T> List<T> sample(List<T> all) {
    turn++;
    return isWhole() ? all : List.of(all.get(turn % all.size()));
  }

  @Test
  @Timeout(600)
  @DisplayName("a file of a mebibyte is read or refused in a short time")
  void file_withTooMuchInIt_isReadOrRefusedSoon() {
    files.forEach((name, file) -> {
      if (file.isArray()) {
        requireRefused(name, "[" + "{},".repeat(MEBIBYTE / 3 - 2) + "{}]");
        owned.problems(name, entries(file.get(0)));
      } else {
        requireRefused(name, keys());
      }
      for (JsonPlace place : oneOfEachShape(file).values()) {
        boolean isTried = place.node().isContainer() && !place.steps().isEmpty();
        if (isTried && (isWhole() || turn++ % 4 == 0)) {
          String marked = place.with(file, JsonNodeFactory.instance.stringNode(MARK)).toString();
          for (String huge : sample(HUGE)) {
            requireRefused(name, marked.replace('"' + MARK + '"', huge));
          }
        }
      }
    });
  }

  private void requireRefused(String name, String text) {
    if (owned.problems(name, text).isEmpty()) {
      fail(name + " must be refused, was accepted: " + text.substring(0, 2_000));
    }
  }

  private static String keys() {
    StringBuilder keys = new StringBuilder("{");
    for (int i = 0; keys.length() < MEBIBYTE / 2; i++) {
      keys.append(i == 0 ? "" : ",").append("\"k").append(i).append("\":0");
    }
    return keys.append('}').toString();
  }

  /** Returns a file with copies of an entry under other ids. */
  private static String entries(JsonNode entry) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < 10_000; i++) {
      String copy = (entry instanceof ObjectNode object && object.has("id")
          ? object.deepCopy().put("id", "x" + i) : entry).toString();
      if (text.length() + copy.length() + 2 > MEBIBYTE) {
        break;
      }
      text.append(i == 0 ? "" : ",").append(copy);
    }
    return text.append(']').toString();
  }

  private static Map<String, JsonPlace> oneOfEachShape(JsonNode file) {
    Map<String, JsonPlace> places = new LinkedHashMap<>();
    JsonPlace.all(file).forEach(place -> places.putIfAbsent(place.shape(), place));
    return places;
  }

  @Test
  @DisplayName("a file with one field changed is refused or playable")
  void file_withAChangedField_isRefusedOrPlayable() {
    new FieldChangeTrial(files, owned, decisions()).run(changes(), 1);
  }
}
