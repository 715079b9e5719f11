package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Prompt;
import games.kumite.api.Setup;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A new ability of any moment, written as one row, is listed, refused, paid and carried out like all others. */
final class NewAbilityTests {

  /** A Good Shot takes a stance, for 1 Chi, between two actions of its own turn. */
  private static final Abilities ABILITIES = Abilities.ALL.and(Abilities.row(ActionVerb.REACT, Trait.GOOD_SHOT,
      List.of(Requirement.not(Condition.STANCE, "KF-RUL-118", "is-on"), Requirement.CALM, Requirement.CHI),
      Abilities.lasts(Condition.STANCE, "stance", "KF-TRT-44a")));

  /** A window with one ability more than there are, which does not close. */
  private record Opened(int figure, AbilityWindow moment) implements Question<GameState>, FigureChoice {

    @Override
    public Prompt prompt(GameState state) {
      return Question.prompt(state, "between", seat(state), "", "", "", 0, 0);
    }

    private WindowContext occasion() {
      return new WindowContext(moment, figure, Figures.NOBODY, Figures.NOBODY);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.STOP));
      ABILITIES.list(state, seat(state), occasion(), out);
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      ABILITIES.of((ActionVerb) chosen.verb()).use(state, FigureNames.figure(state.figures(), chosen.first()), occasion());
      state.then(this);
    }
  }

  private static Match match(AbilityWindow moment) {
    return new SetupGame(state -> {
      int figure = state.figures().add(state.definition().content.profile("detective"), 0);
      state.figures().put(figure, Place.of(5000, 5000, 0));
      state.gang(0, Counters.CHI, 1);
      return new Opened(figure, moment);
    }).start(Setup.seats("Ana", "Bo").seed(1));
  }

  @Test
  void aNewAbility_isListed_paid_andCarriedOut() {
    Match match = match(AbilityWindow.BETWEEN);
    match.play(match.decision().parse("react figure:1-1"));
    GameState state = (GameState) Inspection.state(match);
    assertThat(state.figures().is(0, Condition.STANCE)).isTrue();
    assertThat(state.gang(0, Counters.CHI)).isZero();
    assertRefused(match, "KF-RUL-118");
  }

  @Test
  @Rule("KF-RUL-118")
  void aNewAbility_isRefusedAtAnotherMoment() {
    assertRefused(match(AbilityWindow.KNOWN), "KF-RUL-118");
  }

  private static void assertRefused(Match match, String rule) {
    assertThatThrownBy(() -> match.decision().parse("react figure:1-1")).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains(rule));
  }
}
