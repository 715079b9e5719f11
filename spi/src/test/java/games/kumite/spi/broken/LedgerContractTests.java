package games.kumite.spi.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.spi.testkit.LedgerContract;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Citations and ledgers that fit, and that do not. */
@Isolated
final class LedgerContractTests {

  private static final String BOTH = "# Undercut\n## Rules\n- **UC-BID-01** Bid.\n- **UC-BID-02** Bid otherwise.\n";
  private static final String EXAMPLE = "## Worked examples\n1. **First.** Something happens.\n";

  @TempDir
  private Path folder;

  @BeforeEach
  void compile() throws IOException {
    copy(Cited.class, folder.resolve("classes"));
    copy(Aside.class, folder.resolve("main"));
  }

  private static void copy(Class<?> type, Path classes) throws IOException {
    Path compiled = classes.resolve("games/kumite/spi/broken").resolve(type.getSimpleName() + ".class");
    Files.createDirectories(compiled.getParent());
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      Files.write(compiled, in.readAllBytes());
    }
  }

  /** A contract over the test's own folder. */
  private final class Contract extends LedgerContract {

    private final boolean complete;

    Contract(String ledger, boolean complete) throws IOException {
      this.complete = complete;
      Files.writeString(ledger(), ledger);
    }

    @Override
    protected boolean isComplete() {
      return complete;
    }

    @Override
    protected Path ledger() {
      return folder.resolve("RULES.md");
    }

    @Override
    protected Path testClasses() {
      return folder.resolve("classes");
    }

    @Override
    protected Path mainClasses() {
      return folder.resolve("main");
    }

    void check(String test) throws Throwable {
      Method method = LedgerContract.class.getDeclaredMethod(test);
      method.setAccessible(true);
      try {
        method.invoke(this);
      } catch (InvocationTargetException failure) {
        throw failure.getCause();
      }
    }

    void checkAll() throws Throwable {
      check("ids_ofTheLedger_areUnique");
      check("citedIds_areInTheLedger");
      check("namedIds_areInTheLedger");
      check("ids_ofACompleteGame_areCited");
    }
  }

  @Test
  void everythingCited_ofACompleteGame_passes() {
    assertThatCode(() -> new Contract(BOTH + EXAMPLE, true).checkAll()).doesNotThrowAnyException();
  }

  @Test
  void exampleWithItsOwnId_isFound_asItemOrParagraph() {
    assertThatCode(() -> new Contract(BOTH + "## Worked examples\n- **UC-EX-01 first.** So.\n", true).checkAll())
        .doesNotThrowAnyException();
    assertThatCode(() -> new Contract(BOTH + "## Worked examples\n**UC-EX-01 First.** So.\n", true).checkAll())
        .doesNotThrowAnyException();
  }

  @Test
  void numberedList_elsewhere_isNoExample() {
    assertThatThrownBy(() -> new Contract(BOTH + "## Components\n1. Cards.\n", true).checkAll())
        .hasMessageContaining("UC-EX-01 by Cited.bidTwice");
  }

  @Test
  void unknownId_isNamed_withItsTest() {
    assertThatThrownBy(() -> new Contract("- **UC-BID-01** Bid.\n" + EXAMPLE, false).checkAll())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("tests cite what is not in").hasMessageContaining("UC-BID-02 by Cited.bidTwice");
  }

  @Test
  void unknownId_inTheGamesCode_isNamed_withItsClass() throws IOException {
    copy(Cited.class, folder.resolve("main"));

    assertThatThrownBy(() -> new Contract("- **UC-BID-01** Bid.\n", false).check("namedIds_areInTheLedger"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the game's code names what is not in").hasMessageContaining("UC-BID-02 by Cited");
    assertThatCode(() -> new Contract(BOTH + EXAMPLE, false).check("namedIds_areInTheLedger"))
        .doesNotThrowAnyException();
  }

  @Test
  void uncitedIds_ofACompleteGame_fail() {
    assertThatThrownBy(() -> new Contract(BOTH + "- **UC-ACT-01a** Act.\n" + EXAMPLE + "2. Next.\n", true).checkAll())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("3 of 5 ids").hasMessageContaining("UC-ACT-01a, UC-EX-02");
  }

  @Test
  void uncitedIds_ofAGameInTheMaking_arePrinted() throws Throwable {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      new Contract(BOTH + "- **UC-ACT-01** Act.\n" + EXAMPLE, false).checkAll();
    } finally {
      System.setOut(out);
    }

    assertThat(printed.toString(StandardCharsets.UTF_8)).contains("3 of 4 ids").contains("UC-ACT-01");
  }

  @Test
  void idDefinedTwice_fails() {
    assertThatThrownBy(() -> new Contract(BOTH + "- **UC-BID-02** Again.\n" + EXAMPLE, false).checkAll())
        .hasMessageContaining("defines more than once").hasMessageContaining("UC-BID-02");
  }

  @Test
  void gameWithoutACompiledClass_fails_andSaysWhereItWasLookedFor() throws IOException {
    Files.delete(folder.resolve("main/games/kumite/spi/broken/Aside.class"));
    assertThatThrownBy(() -> new Contract(BOTH, false).check("namedIds_areInTheLedger"))
        .hasMessageContaining("there is no compiled class of the game in").hasMessageContaining("override mainClasses()");
  }

  /** A contract whose tests lie somewhere, and that finds the classes of the game by itself. */
  private static final class Found extends LedgerContract {

    private final Path tests;

    Found(Path tests) {
      this.tests = tests;
    }

    @Override
    protected Path testClasses() {
      return tests;
    }

    Path main() {
      return mainClasses();
    }
  }

  /** The folders of Maven, Gradle, IntelliJ, Eclipse, and of a tool that puts all classes into one. */
  @ParameterizedTest
  @CsvSource({"target/test-classes, target/classes", "build/classes/java/test, build/classes/java/main",
      "out/test/hoard, out/production/hoard", "bin/test, bin/main", "all, all"})
  void classesOfTheGame_areFound_inTheFoldersOfEveryTool(String tests, String main) throws IOException {
    Path home = Files.createDirectories(folder.resolve("home"));
    Files.createDirectories(home.resolve(tests));
    Files.createDirectories(home.resolve(main));
    assertThat(new Found(home.resolve(tests)).main()).isEqualTo(home.resolve(main));
  }

  @Test
  void idWithoutAChapter_isRead_inTheLedgerInCodeAndInTests() throws Throwable {
    assertThatThrownBy(() -> new Contract("- **UC-01** Bid.\n", true).checkAll()).hasMessageContaining("UC-BID-01");
    assertThatThrownBy(() -> new Contract("- **UC-01** Bid.\n- **UC-01** Again.\n", false).checkAll())
        .hasMessageContaining("defines more than once").hasMessageContaining("UC-01");
  }

  @Test
  void ledgerWithoutRules_fails() {
    assertThatThrownBy(() -> new Contract("# Nothing\n", false).checkAll()).hasMessageContaining("no rule is defined");
  }
}
