package games.kumite.journey.action;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A new action, written as one row, is listed, refused, paid for and carried out like all others. */
final class NewActionTests {

  /** A pilgrim gives one chi to another; what bars Rest bars this too. */
  private static final ActionTable ACTIONS = ActionTable.ALL.and(new ActionRow(ActionVerb.FOR, Deed.REST, Subjects.PILGRIMS,
      (state, act, other) -> other == act.pilgrim() ? new Refusal("JW-DFN-01", "not-adjacent")
          : state.pilgrim(act.pilgrim(), Counters.CHI) < 1 ? new Refusal("JW-ACT-17", "no-chi") : null,
      (state, act, other) -> {
        state.setPilgrim(act.pilgrim(), Counters.CHI, state.pilgrim(act.pilgrim(), Counters.CHI) - 1);
        state.setPilgrim(other, Counters.CHI, state.pilgrim(other, Counters.CHI) + 1);
      }));

  private static final Script<GameState, PilgrimAction> ACTIVATION = Script.<GameState, PilgrimAction>of("activation")
      .repeatWhile((state, act) -> state.get(Counters.POINTS) > 0, action -> action.ask(Next::new))
      .build();

  /** The next action, out of one more than there are. */
  private record Next(PilgrimAction act) implements Script.Reply<GameState, PilgrimAction> {

    @Override
    public String kind() {
      return "act";
    }

    @Override
    public int seat(GameState state) {
      return state.controller(act.pilgrim());
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      ACTIONS.list(state, act, out);
      out.add(state.definition().actions.of(ActionVerb.END));
    }

    @Override
    public PilgrimAction localsAfter(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      if (chosen.verb() == ActionVerb.END) {
        state.set(Counters.POINTS, 0);
      } else {
        ACTIONS.execute(state, act, chosen);
      }
      return act;
    }
  }

  /** Monkey and Sandy on an empty map, with two AP for Monkey. */
  private static Situation active(int chi) {
    return Situation.on(5, 5).pilgrim("M 3,3 N").with('M', Counters.CHI, chi).pilgrim("S 2,3 N").with('S', Counters.CHI, 0)
        .and(state -> state.set(Counters.POINTS, 2));
  }

  private static Situation begun(Situation s) {
    return s.when(ACTIVATION.start(new PilgrimAction(Situation.pilgrim('M'), PilgrimAction.Source.OWN)));
  }

  @Test
  void aNewAction_isListed_andCarriedOutForOneActionPoint() {
    Situation s = begun(active(2));
    assertThat(s.options()).containsSubsequence("move", "rest", "for figure:tripitaka", "for figure:monk-sha", "end");
    s.play("for figure:monk-sha");
    assertThat(s.number('M', Counters.CHI)).isEqualTo(1);
    assertThat(s.number('S', Counters.CHI)).isEqualTo(1);
    assertThat(s.journey().get(Counters.POINTS)).isEqualTo(1);
    s.play("for figure:monk-sha").isOver();
  }

  @Test
  @Rule("JW-CRD-17")
  void aNewAction_isRefusedForItsReason_andForItsCondition() {
    Situation s = begun(active(1)).play("for figure:monk-sha");
    assertThat(s.options()).noneMatch(option -> option.startsWith("for"));
    assertThat(s.refusal("for figure:monk-sha")).isEqualTo("JW-ACT-17");
    Situation cursed = begun(active(1).condition("M", "PARALYZED", 0));
    assertThat(cursed.refusal("for figure:monk-sha")).isEqualTo("JW-CRD-17");
  }
}
