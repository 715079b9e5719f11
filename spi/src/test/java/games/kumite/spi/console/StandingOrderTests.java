package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Standing orders of persons. In this disc duel Ana is asked for pushes and, in windows, for braces. */
final class StandingOrderTests {

  private static Run duel(String typed) {
    return Run.of(typed, "play", "discduel", "--seed", "2", "--person", "Ana").well();
  }

  private static int times(String text, Run run) {
    return run.out().split(java.util.regex.Pattern.quote(text), -1).length - 1;
  }

  @Test
  void order_forThisChoice_answersItAtOnceAndEverAfter() {
    Run run = duel("1\n1\norder pass\n" + "1\n".repeat(60));

    assertThat(run.out()).contains("Ana> order pass\n  Ordered: pass in brace.\n").contains("\n== Result: ");
    assertThat(times("Brace?", run)).isEqualTo(1);
    assertThat(times("  Ana has ordered: Pass\n", run)).isPositive();
  }

  @Test
  void order_byNumber_isThatAction() {
    assertThat(duel("1\n1\norder 2\nquit\n").out()).contains("  Ordered: pass in brace.\n");
  }

  @Test
  void order_forANumberOfTimes_ends() {
    Run run = duel("1\n1\norder pass until times 1\n" + "1\n".repeat(60));

    assertThat(times("Brace?", run)).isGreaterThan(1);
    assertThat(times("has ordered", run)).isZero();
    Run twice = duel("1\n1\norder pass until times 2\n" + "1\n".repeat(60));
    assertThat(times("  Ana has ordered: Pass\n", twice)).isEqualTo(1);
    assertThat(twice.out()).contains("The order \"pass in brace until times 2\" has ended.");
  }

  @Test
  void order_forLater_isFollowedLater() {
    Run run = duel("order pass in brace\n" + "1\n".repeat(60));

    assertThat(run.out()).contains("It says nothing to this choice; it is followed wherever it is legal.");
    assertThat(times("Brace?", run)).isZero();
  }

  @Test
  void order_onOthersTurns_orUntilTheOwn_isRead() {
    assertThat(duel("1\n1\norder pass on others\norder pass in any until turn\norders\nquit\n").out())
        .contains("  1  pass in any until turn\n  2  pass in brace on others\n");
    assertThat(duel("1\n1\norder\norder pass unless sum\nquit\n").out())
        .contains("    order pass unless sum\n").contains("  Ordered: pass in brace unless sum.\n");
  }

  @Test
  void order_inShortForm_isSpelledOut() {
    Run run = Run.of("order place b3 in any\norder place C3 in any\norders\nquit\n",
        "play", "tictactoe", "--seed", "3", "-p", "Ana", "-p", "Bo").well();

    assertThat(run.out()).contains("  Ordered: place space:b3 in any.\n")
        .contains("  Ordered: place space:c3 in any.\n");
  }

  @Test
  void orders_canBeLookedAtAndTakenBack() {
    Run run = duel("orders\norder pass in brace\norder stay in any\norders\ncancel\ncancel 2\ncancel all\nquit\n");

    assertThat(run.out()).contains("Ana> orders\n  No orders stand.")
        .contains("Ana> orders\n  1  stay in any\n  2  pass in brace\n")
        .contains("Ana> cancel\n  Cancel which? \"all\", or the number of one of these:\n  1  stay in any\n")
        .contains("Ana> cancel 2\n  1  stay in any\nAna> cancel all\n  No orders stand.");
  }

  @Test
  void undo_ofWhatAnOrderChose_asksThePerson() {
    Run run = duel("order brace in brace\n1\n1\nundo\n2\nquit\n");

    assertThat(run.out()).contains("  Ana has ordered: Brace\n").contains("The last action is taken back.")
        .containsPattern("(?s)taken back.*Brace\\?.*Ana> 2\n  Ana's disc is shoved");
  }

  @Test
  void order_thatHasEndedAlready_saysSo() {
    assertThat(duel("order 1 until phase play\nquit\n").out())
        .contains("It has ended at once: what it waits for is here already.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "order|This choice is of the kind push.",
      "order pass on brace|This choice is of the kind push.",
      "order pass unless brace|This choice is of the kind push.",
      "order pass in later|The kind of decisions must be any or one of brace, follow, push, was later in \"pass in later\".",
      "order pass until|A standing order must be like \"pass in brace\"",
      "order pass in brace until tomorrow|A standing order must be like \"pass in brace\"",
      "order pass until times 0|A standing order must be like",
      "order pass until phase lunch|The phases are play, push.",
      "order pass until event lunch|The type of events must be one of ",
      "order parse in brace|An action must begin with one of ",
  })
  void nonsense_isAnsweredWithWhatIsAllowed(String typed, String complaint) {
    Run run = duel(typed + "\norders\nquit\n");

    assertThat(run.out().replaceAll("\n +", " ")).contains(complaint).contains("No orders stand.");
  }

  @Test
  void orders_ofPersonsWithSecrets_areFollowedInSilence() {
    String typed = "\norder check\n\norder check in any\nquit\n";
    Run run = Run.of(typed, "play", "kuhnpoker", "--seed", "5", "-p", "1", "-p", "2").well();

    assertThat(run.out()).doesNotContain("has ordered");
  }
}
