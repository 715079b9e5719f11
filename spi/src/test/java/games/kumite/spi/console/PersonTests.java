package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Persons who type their choices. */
final class PersonTests {

  private static final String[] TWO_PERSONS = {"play", "tictactoe", "--seed", "3", "-p", "Ana", "-p", "Bo"};

  private static Run tictactoe(String typed) {
    return Run.of(typed, "play", "tictactoe", "--seed", "3", "--person", "Ana");
  }

  @Test
  void match_withEverythingTypedWrongFirst_isPlayedToItsEnd() {
    tictactoe("""

        help
        what
        place z9
        10
        0
        5
        place space:b2
        why B2
        why
        /why a1
        show b2
        show nothing
        show
        list c
        list nothing
        table
        undo
        /fly
        place   c3
        space:a3
        b3
        c1
        """).well().looksLike("tictactoe-person.txt");
  }

  @Test
  void endOfInput_endsCleanly() {
    assertThat(tictactoe("5\n").well().out()).endsWith("Ana> \n\nThe match stops here.\nIt was not recorded. Play with --record FILE to go on later.\n");
  }

  @Test
  void quit_endsCleanly() {
    assertThat(tictactoe("quit\n5\n").well().out()).endsWith("Ana> quit\n\nThe match stops here.\nIt was not recorded. Play with --record FILE to go on later.\n");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "place space:b2", "PLACE B2", "place b2", "Space:B2", "b2", "5", "05", "  5  "
  })
  void action_typedInAnyForm_isTheSame(String typed) {
    assertThat(tictactoe(typed + "\n").out()).containsPattern("Ana takes .*b2\\.\n");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "0|The numbers are 1..9.",
      "10|The numbers are 1..9.",
      "99999999999999999999|The numbers are 1..9.",
      "-1|\"-1\" is not an action here",
      "grab b2|\"grab b2\" is not an action here",
      "place|\"place\" is not an action here",
      "place b2 b2|\"place b2 b2\" is not an action here",
      "/list2|There is no command /list2",
      "/|There is no command /,",
      "\u0416|\"\\u0416\" is not an action here",
  })
  void nonsense_isRefusedAndAskedAgain(String typed, String complaint) {
    Run run = tictactoe(typed + "\n5\n").well();

    assertThat(run.out().replaceAll("\n +", " ")).contains(complaint);
    assertThat(run.out()).containsPattern("Ana takes .*b2\\.\n");
  }

  @Test
  void line_ofTenThousandCharacters_isRefusedInFewLines() {
    Run run = tictactoe("x".repeat(10_000) + "\n5\n").well();

    assertThat(run.out().replaceAll("\n +", " ")).contains("a notation has at most 1000 characters");
    assertThat(run.out()).containsPattern("Ana takes .*b2\\.\n");
  }

  @Test
  void undo_amongPersons_takesTheLastActionBack() {
    Run run = Run.of("undo\n5\nundo\n1\n", TWO_PERSONS).well();

    assertThat(run.out()).contains("Undo is not possible: nothing has been played yet.")
        .contains("The last action is taken back.")
        .containsPattern("(?s)takes .*b2\\..*taken back\\..*Ana> 1\n  Ana takes .*a1\\.");
  }

  @Test
  void undo_behindABotsChoice_saysWhatStopsIt() {
    assertThat(tictactoe("5\nundo\n").out())
        .contains("Undo is not possible: the last action is another seat's choice.");
  }

  @Test
  void persons_whoSeeTheSame_shareTheScreen() {
    assertThat(Run.of("1\n2\n", TWO_PERSONS).out()).doesNotContain("no one else is looking");
  }

  @Test
  void persons_withSecrets_areAskedOneAtATime() {
    Run run = Run.of("\nbet\n\ncall\n", "play", "kuhnpoker", "--seed", "5", "-p", "1", "-p", "2").well();
    String[] parts = run.out().split("press Enter when no one else is looking: ", -1);

    assertThat(parts).hasSize(3);
    assertThat(parts[0]).doesNotContain("Jack").doesNotContain("Queen").doesNotContain("King");
    assertThat(parts[1]).contains("Jack").doesNotContain("King").contains("Bo, ");
    assertThat(parts[2].split("Bo calls")[0]).contains("King").doesNotContain("Jack").startsWith("\n".repeat(61));
    assertThat(parts[2]).contains("== Result: won");
  }

  @Test
  void person_withSecrets_seesTheirOwn() {
    String out = Run.of("", "play", "kuhnpoker", "--seed", "5", "-p", "1").well().out();

    assertThat(out).contains("Hand: Jack [J]").contains("Hand: 1 card").doesNotContain("King").doesNotContain("Queen");
  }

  @Test
  void choice_withFreeNumbers_takesListedAndOtherPoints() {
    Run run = Run.of("push 9 9\npush 1000 1900\nquit\n", "play", "discduel", "--seed", "1", "-p", "1").well();

    assertThat(run.out()).contains("  or  push <")
        .contains("\"push 9 9\" is not legal: the point is more than 100 mm away (DD-03)")
        .contains("Ana's disc slides to 1000, 1900.");
  }
}
