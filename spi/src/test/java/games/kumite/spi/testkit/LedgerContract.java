package games.kumite.spi.testkit;

import games.kumite.api.Games;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A comparison of a game's ledger of rules with the citations of its tests: extend this class in a test of the module.
 *
 * <pre>{@code
 * class MyLedgerTests extends LedgerContract {
 *   @Override
 *   protected boolean isComplete() {
 *     return true;
 *   }
 * }
 * }</pre>
 *
 * <p>A rule is a line of the ledger that begins with its id in bold, {@code - **XX-YYY-01**} or {@code - **XX-01**}. A worked example is a
 * line {@code **XX-EX-01 ...}, or an item of the numbered list under {@code ## Worked examples}, cited as
 * {@code XX-EX-01} by its number. Tests cite by {@link Rule}; the game names rules in refusals and events.
 */
public abstract class LedgerContract {

  private static final int A_LINE = 8;

  /** Creates a contract; for subclasses. */
  protected LedgerContract() {}

  /**
   * Returns whether the game claims to implement its whole ledger.
   *
   * @return true if every rule and worked example must be cited; by default false: those that are not are printed
   */
  protected boolean isComplete() {
    return false;
  }

  /**
   * Returns the ledger.
   *
   * @return by default {@code RULES.md} in the module under test
   */
  protected Path ledger() {
    return Path.of("RULES.md");
  }

  /**
   * Returns the folder of the compiled tests.
   *
   * @return by default the directory that this class was loaded from
   */
  protected Path testClasses() {
    try {
      return Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Returns the folder of the compiled classes of the game.
   *
   * @return by default the directory that Maven ({@code classes}), Gradle ({@code classes/java/main}), IntelliJ
   *     ({@code production}) or Eclipse ({@code main}) uses beside {@link #testClasses()}, else that directory itself
   */
  protected Path mainClasses() {
    Path tests = testClasses();
    Path parent = tests.getParent();
    Path above = parent == null || parent.getParent() == null ? tests : parent.getParent();
    return Stream.of(tests.resolveSibling("classes"), tests.resolveSibling("main"),
        above.resolve("production").resolve(tests.getFileName())).filter(Files::isDirectory).findFirst().orElse(tests);
  }

  @Test
  @DisplayName("every id of the ledger is defined once")
  void ids_ofTheLedger_areUnique() {
    Ledger ledger = Ledger.read(ledger());
    if (ledger.rules().isEmpty()) {
      throw new AssertionError("no rule is defined in " + ledger()
          + "; a rule begins with \"- **XX-YYY-01**\" or \"- **XX-01**\"");
    }
    if (!ledger.twice().isEmpty()) {
      throw new AssertionError(ledger() + " defines more than once: " + listed(ledger.twice()));
    }
  }

  @Test
  @DisplayName("every id that a test cites is in the ledger")
  void citedIds_areInTheLedger() {
    Ledger ledger = Ledger.read(ledger());
    Citations citations = citations();
    List<String> unknown = citations.ids().stream().filter(id -> !ledger.has(id))
        .map(id -> id + " by " + String.join(", ", citations.testsOf(id))).toList();
    if (!unknown.isEmpty()) {
      throw new AssertionError("tests cite what is not in " + ledger() + ":\n  " + String.join("\n  ", unknown));
    }
  }

  @Test
  @DisplayName("every id that the game's code names is in the ledger")
  void namedIds_areInTheLedger() {
    Ledger ledger = Ledger.read(ledger());
    NamedRules named = NamedRules.in(mainClasses(), ledger.prefix());
    if (named.classes() == 0) {
      throw new AssertionError("there is no compiled class of the game in " + mainClasses() + "; override mainClasses()");
    }
    List<String> unknown = named.byId().entrySet().stream()
        .filter(rule -> !ledger.has(rule.getKey()))
        .map(rule -> rule.getKey() + " by " + String.join(", ", rule.getValue())).toList();
    if (!unknown.isEmpty()) {
      throw new AssertionError("the game's code names what is not in " + ledger() + ":\n  " + String.join("\n  ", unknown));
    }
  }

  @Test
  @DisplayName("every id of the ledger is cited by a test, if the game is called complete")
  void ids_ofACompleteGame_areCited() {
    Ledger ledger = Ledger.read(ledger());
    List<String> uncited = ledger.without(citations().ids());
    if (uncited.isEmpty()) {
      return;
    }
    String message = (ledger.size() - uncited.size()) + " of " + ledger.size() + " ids of " + ledger()
        + " are cited by tests; uncited: " + listed(uncited);
    if (isComplete()) {
      throw new AssertionError(message);
    }
    System.out.println(message);
  }

  @Test
  @DisplayName("the game gives every rule of the ledger by its id")
  void game_givesEveryRule() {
    Ledger ledger = Ledger.read(ledger());
    boolean isGiven = Games.installed().stream().anyMatch(game -> game.ruleIds().containsAll(ledger.rules())
        && ledger.rules().stream().allMatch(id -> game.rule(id).filter(text -> !text.isBlank()).isPresent()));
    if (!isGiven && !Games.installed().isEmpty()) {
      throw new AssertionError("no installed game ships the rules of " + ledger()
          + "; they belong into the jar as META-INF/kumite/<game>/RULES.md");
    }
  }

  private Citations citations() {
    Citations citations = Citations.in(testClasses(), getClass().getClassLoader());
    if (citations.classes() == 0) {
      throw new AssertionError("there is no compiled class in " + testClasses() + "; override testClasses()");
    }
    return citations;
  }

  private static String listed(List<String> ids) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < ids.size(); i++) {
      text.append(i % A_LINE == 0 ? "\n  " : ", ").append(ids.get(i));
    }
    return text.toString();
  }
}
