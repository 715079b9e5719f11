package games.kumite.spi.desk;

import static games.kumite.spi.desk.Workbench.match;
import static games.kumite.spi.desk.Workbench.play;
import static games.kumite.spi.desk.Workbench.said;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.masks.Masks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers of several seats to one window, in any order. */
final class AnswersTests {

  /** Four seats of which 0, 2 and 3 can act, asked from 2 on; then the same once more. */
  private static Match open() {
    return match(4, desk -> desk.then(
        WindowTests.Opened.WINDOW.with(WindowTests.Matter.of(2, 0b1101)),
        WindowTests.Opened.WINDOW.with(WindowTests.Matter.of(2, 0b1101)), ScriptTests.End.END));
  }

  private static void give(Answers answers, Match match, int seat, String notation) {
    Seat who = match.seats().get(seat);
    answers.submit(who, answers.decision(who).parse(notation));
  }

  private static List<Integer> open(Answers answers) {
    return answers.pendingSeats().stream().map(Seat::index).toList();
  }

  @Test
  void seats_thatAreAsked_mayAnswerBeforeTheirTurn() {
    Match match = open();
    Answers answers = match.answers();
    assertThat(open(answers)).containsExactly(2, 3, 0);
    give(answers, match, 0, "pass");
    assertThat(open(answers)).containsExactly(2, 3);
    assertThat(match.actor().index()).isEqualTo(2);
    give(answers, match, 2, "pass");
    assertThat(match.actor().index()).isEqualTo(3);
    give(answers, match, 3, "pass");
    assertThat(open(answers)).as("the next window asks them all again").containsExactly(2, 3, 0);
    assertThat(match.record().lines()).hasSize(4);
  }

  @Test
  void answer_holdsUntilSomebodyActs() {
    Match match = open();
    Answers answers = match.answers();
    give(answers, match, 0, "act");
    give(answers, match, 3, "act");
    assertThat(said(match)).isEmpty();
    give(answers, match, 2, "pass");
    assertThat(said(match)).as("the first of them has acted, the other is asked again").containsExactly("act-3");
    assertThat(open(answers)).containsExactly(3, 0, 2);
  }

  @Test
  void pass_whateverHappens_holdsUntilTheWindowCloses() {
    Match match = open();
    Answers answers = match.answers();
    answers.passUntilClosed(match.seats().get(3));
    answers.passUntilClosed(match.seats().get(2));
    assertThat(open(answers)).containsExactly(0);
    give(answers, match, 0, "act");
    give(answers, match, 0, "act");
    assertThat(said(match)).containsExactly("act-0", "act-0");
    assertThat(open(answers)).containsExactly(0);
    give(answers, match, 0, "pass");
    assertThat(open(answers)).as("another window").containsExactly(2, 3, 0);
  }

  @Test
  void pass_whateverHappens_staysForTheOuterWindow_notForInnerOnes() {
    Match match = match(3, desk -> desk.then(WindowTests.Nesting.WINDOW.with(2), ScriptTests.End.END));
    Answers answers = match.answers();
    answers.passUntilClosed(match.seats().get(1));
    give(answers, match, 0, "nest");
    assertThat(open(answers)).as("the inner window asks it").containsExactly(0, 1, 2);
    give(answers, match, 0, "pass");
    give(answers, match, 1, "pass");
    give(answers, match, 2, "pass");
    assertThat(open(answers)).as("the outer window again, where it passes").containsExactly(0, 2);
  }

  @Test
  void answer_canBeChangedAndWithdrawn() {
    Match match = open();
    Answers answers = match.answers();
    give(answers, match, 3, "act");
    give(answers, match, 3, "pass");
    give(answers, match, 0, "act");
    answers.withdraw(match.seats().get(0));
    give(answers, match, 2, "pass");
    assertThat(said(match)).isEmpty();
    assertThat(match.actor().index()).isZero();
  }

  @Test
  void pass_whateverHappens_canBeWithdrawn_andChangedIntoAnAnswer() {
    Match match = open();
    Answers answers = match.answers();
    answers.passUntilClosed(match.seats().get(3));
    answers.withdraw(match.seats().get(3));
    assertThat(open(answers)).containsExactly(2, 3, 0);
    answers.passUntilClosed(match.seats().get(3));
    give(answers, match, 3, "act");
    assertThat(open(answers)).containsExactly(2, 0);
    give(answers, match, 2, "pass");
    assertThat(said(match)).as("what it has said last").containsExactly("act-3");
    assertThat(open(answers)).as("it is asked again, as the others are").contains(3);
  }

  @Test
  void answer_changedIntoAPass_isNotPlayed() {
    Match match = open();
    Answers answers = match.answers();
    give(answers, match, 3, "act");
    answers.passUntilClosed(match.seats().get(3));
    give(answers, match, 2, "pass");
    assertThat(said(match)).isEmpty();
    assertThat(match.actor().index()).isZero();
  }

  @Test
  void whoIsNotAsked_isRefused() {
    Match match = open();
    Answers answers = match.answers();
    Seat unable = match.seats().get(1);
    assertThatThrownBy(() -> answers.submit(unable, new Word("act"))).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("Bo is not asked now");
    assertThatThrownBy(() -> answers.passUntilClosed(unable)).isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> answers.submit(match.seats().get(0), new Word("nonsense")))
        .isInstanceOf(IllegalActionException.class).hasMessageContaining("nonsense");
    assertThat(open(answers)).containsExactly(2, 3, 0);
  }

  @Test
  void matchPlayedItself_makesAnswersForgotten() {
    Match match = open();
    Answers answers = match.answers();
    give(answers, match, 3, "act");
    play(match, "act");
    assertThat(open(answers)).containsExactly(2, 3, 0);
  }

  /** What a seat does depends on what it sees and is offered alone. */
  private static Action choice(Match match, Decision decision, Seat seat, long seed) {
    List<Action> actions = decision.actions();
    String seen = seat + decision.kind() + actions + match.table(seat) + match.record().lines().stream()
        .filter(line -> !line.toString().contains("pass")).count();
    return actions.get(new SeededRandom(seed).split(seen).nextInt(actions.size()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"able", "discreet"})
  void answers_inAnyOrder_giveTheSameMatch(String windows) {
    Game game = new Masks();
    int early = 0;
    for (long seed = 0; seed < 12; seed++) {
      Setup setup = Setup.seats("Ana", "Bo", "Cy", "Di", "Ed", "Flo").seed(seed).option("windows", windows);
      Match oneByOne = game.start(setup);
      while (!oneByOne.isOver()) {
        oneByOne.play(choice(oneByOne, oneByOne.decision(), oneByOne.actor(), seed));
      }
      Match match = game.start(setup);
      Answers answers = match.answers();
      SeededRandom order = new SeededRandom(seed + 100);
      while (!match.isOver()) {
        List<Seat> open = answers.pendingSeats();
        Seat seat = open.get(order.nextInt(open.size()));
        early += seat.equals(match.actor()) ? 0 : 1;
        answers.submit(seat, choice(match, answers.decision(seat), seat, seed));
      }
      assertThat(match.record().lines()).isEqualTo(oneByOne.record().lines());
    }
    assertThat(early).isGreaterThan(50);
  }
}
