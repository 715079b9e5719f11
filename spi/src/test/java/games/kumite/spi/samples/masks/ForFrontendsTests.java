package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.UndoBarrier;
import games.kumite.api.data.PlainData;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a frontend relies on at every decision. */
final class ForFrontendsTests {

  private static Match begun() {
    return new Masks().start(Setup.seats("Ana", "Bo", "Cy").seed(3));
  }

  @Test
  void anytimeActions_haveOneLabel() {
    Decision decision = begun().decision();
    assertThat(decision.anytimeActions()).isNotEmpty()
        .allSatisfy(action -> assertThat(action.label()).isEqualTo(decision.label(action)).isEqualTo("Concede"));
  }

  @Test
  void pastDecision_answersForALog_andNothingElse() {
    Match match = begun();
    Decision past = match.decision();
    Action first = past.actions().get(0);
    String label = past.label(first);
    match.play(first);
    assertThat(past.label(first)).isEqualTo(label);
    assertThat(past.kind()).isEqualTo("turn");
    assertThat(past.isGroup()).isFalse();
    past.hasPublicActions();
    List<ThrowingCallable> others = List.of(past::seat, past::number, past::prompt, past::actions,
        past::searchActionCount, past::anytimeActions,
        () -> past.parse("pass"), () -> past.isLegal(first), past::templates);
    others.forEach(call -> assertThatThrownBy(call).isInstanceOf(IllegalStateException.class));
  }

  @Test
  void answers_ofNoSeatOfTheMatch_areRefusedAsAllOthers() {
    Match match = begun();
    Answers answers = match.answers();
    Action action = match.decision().actions().get(0);
    Seat foreign = new Seat(0, "Zoe", 0);
    assertThatThrownBy(() -> answers.submit(foreign, action)).isInstanceOf(IllegalActionException.class)
        .hasMessageContaining("is not a seat of this match");
    assertThatThrownBy(() -> answers.decision(foreign)).isInstanceOf(IllegalActionException.class);
    assertThatThrownBy(() -> answers.passUntilClosed(foreign)).isInstanceOf(IllegalActionException.class);
    assertThat(match.record().lines()).hasSize(1);
  }

  @Test
  void undo_isOfferedToWhoHasActedLast() {
    Match match = begun();
    SeededRandom random = new SeededRandom(4);
    int offered = 0;
    while (!match.isOver()) {
      Seat actor = match.actor();
      match.playRandom(random);
      for (Seat seat : match.seats()) {
        UndoBarrier barrier = match.undoBarrier();
        assertThat(match.undoBarrier(seat))
            .isEqualTo(barrier == UndoBarrier.NONE && !seat.equals(actor) ? UndoBarrier.OTHER_SEAT : barrier);
        offered += match.undoBarrier(seat) == UndoBarrier.NONE ? 1 : 0;
      }
    }
    assertThat(offered).isPositive();
    assertThatThrownBy(() -> match.undoBarrier(new Seat(0, "Zoe", 0))).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void plainData_hasWhatAClientAsksFor() {
    Match match = begun();
    Map<String, Object> game = PlainData.of(match.game());
    assertThat(game).containsEntry("languages", List.of("en")).containsEntry("seatCounts", List.of(2, 3, 4, 5, 6))
        .containsEntry("decisionKinds", match.game().decisionKinds()).containsEntry("eventTypes", match.game().eventTypes());
    assertThat(String.valueOf(game.get("options"))).contains("id=windows", "type=choice", "default=able", "choices=[able, discreet]");
    assertThat(String.valueOf(PlainData.of(match.decision()).get("actions"))).contains("idle=false");
  }
}
