package games.kumite.kungfu.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Setup;
import games.kumite.kungfu.activation.ActivationAction.Cost;
import games.kumite.kungfu.activation.ActivationAction.Gate;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A new action, written as one row, is listed, refused, paid and carried out like all others. */
final class NewActionTests {

  /** A Distracted figure spends two actions to be itself again. */
  private static final ActivationActions ACTIONS = ActivationActions.ON_FOOT.and(new ActivationAction(ActionVerb.DODGE, Subjects.NONE,
      Gate.ACTION, ActivationAction.ALWAYS,
      (it, on) -> it.figures().is(it.figure(), Condition.DISTRACTED) ? null : new Refusal("KF-CON-04", "nothing-to-recover"),
      Cost.of(2), (state, activation, on, action) -> {
        state.figures().cure(activation.figure(), Condition.DISTRACTED);
        return activation;
      }));

  /** The next action, out of one more than there are. */
  private record Next(Activation activation) implements Question<GameState>, FigureChoice {

    @Override
    public int figure() {
      return activation.figure();
    }

    @Override
    public String kind() {
      return "action";
    }

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, kind(), seat(state), state.called(figure()), activation.left());
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      ACTIONS.list(new Listing(state, activation, 0, null, null, out));
    }

    @Override
    public void execute(GameState state, Action action) {
      state.then(new Next(ACTIONS.execute(state, activation, (VerbAction) action)));
    }
  }

  private static Match match(int left) {
    return new SetupGame(state -> {
      int figure = state.figures().add(state.definition().content.profile("detective"), 0);
      state.figures().put(figure, Place.of(5000, 5000, 0));
      state.figures().inflict(figure, Condition.DISTRACTED);
      return new Next(new Activation(figure, left, 0, Activation.Mode.OWN, ActivationFlags.FRESH));
    }).start(Setup.seats("Ana", "Bo").seed(1));
  }

  @Test
  void aNewAction_isListedLast_andCarriedOutForItsCost() {
    Match match = match(3);
    assertThat(match.decision().actions()).extracting(Action::notation).contains("move", "stop").endsWith("dodge");
    match.play(match.decision().parse("dodge"));
    GameState state = (GameState) Inspection.state(match);
    assertThat(state.figures().is(0, Condition.DISTRACTED)).isFalse();
    assertThat(match.decision().prompt().toString()).contains("One action");
  }

  @Test
  @Rule("KF-ACT-26")
  void aNewAction_isRefusedForItsReason_andForTooFewActions() {
    assertThatThrownBy(() -> match(1).decision().parse("dodge")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains("KF-ACT-26"));
    Match match = match(3);
    match.play(match.decision().parse("dodge"));
    assertThatThrownBy(() -> match.decision().parse("dodge")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains("KF-CON-04"));
  }
}
