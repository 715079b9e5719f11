package games.kumite.bigtrouble.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.bigtrouble.Played;
import games.kumite.bigtrouble.Scene;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** A new action, written as one row, is listed, refused, paid for and carried out like all others. */
final class NewActionTests {

  /** For a die, a hero heals another hero, wherever it is. */
  private static final HeroActions ACTIONS = HeroActions.ALL.and(new HeroAction(ActionVerb.CHOOSE, HeroAction.TASK,
      (state, seat, refusal, out) -> {
        for (int other = 0; other < state.seats(); other++) {
          out.add(state.definition().actions.of(ActionVerb.CHOOSE, other), refusal != null ? refusal
              : state.seat(other, Counters.HEALTH) == GameState.MAX_HEALTH ? new Refusal("BT-RUL-108", "changes-nothing") : null);
        }
      },
      (state, seat, chosen) -> state.then(Tend.SCRIPT.start(new Tend(seat, chosen.first())))));

  /** A die, then the healing. */
  private record Tend(int seat, int other) {

    static final Script<GameState, Tend> SCRIPT = Script.<GameState, Tend>of("tend")
        .call(DicePlacement.SLOTS, (state, tend) -> DicePlacement.exactly(tend.seat, DicePlacement.Purpose.RECOVER, tend.other, 1),
            (state, tend, dice) -> tend)
        .act((state, tend) -> Harm.heal(state, tend.other, 2))
        .build();
  }

  private static final Script<GameState, HeroTurn> TURN = Script.<GameState, HeroTurn>of("turn").ask(Next::new).build();

  /** The next action, out of one more than there are. */
  private record Next(HeroTurn turn) implements Script.Reply<GameState, HeroTurn> {

    @Override
    public String kind() {
      return "turn";
    }

    @Override
    public int seat(GameState state) {
      return turn.seat();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      ACTIONS.list(state, turn.seat(), out);
    }

    @Override
    public HeroTurn localsAfter(GameState state, Action action) {
      ACTIONS.execute(state, turn.seat(), (VerbAction) action);
      return turn;
    }

    @Override
    public boolean repeats(GameState state, HeroTurn turn, Action action) {
      return ((VerbAction) action).verb() != ActionVerb.END;
    }
  }

  private enum Turn implements Step<GameState> {
    OF_A;

    @Override
    public void run(GameState state) {
      ActionDice.rollAll(state, 0);
      state.then(TURN.start(new HeroTurn(0)));
    }
  }

  private static Scene scene() {
    return Scene.of(2).hero("A", "jack S9").hero("B", "wang T1 health=7").dice("action-1=1,3,5");
  }

  @Test
  void aNewAction_isListedBeforeTheEnd_andCarriedOutForADie() {
    Played game = scene().begin(Turn.OF_A);
    assertThat(game.actions()).containsSubsequence("move", "rest", "choose seat:2", "end");
    game.play("choose seat:2", "slot die body");
    assertThat(game.health("B")).isEqualTo(9);
    game.play("choose seat:2", "slot die mind");
    assertThat(game.health("B")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-RUL-108", "BT-TSK-09"})
  void aNewAction_isRefusedForItsReason_andForThatOfAllTaskActions() {
    assertRefused(scene().begin(Turn.OF_A), "choose seat:1", "BT-RUL-108");
    assertRefused(scene().minions("LD@S9").begin(Turn.OF_A), "choose seat:2", "BT-TSK-09");
    Played game = scene().begin(Turn.OF_A).play("rest", "slot die body", "slot die mind", "slot die spirit");
    assertRefused(game, "choose seat:2", "BT-ACT-03");
  }

  private static void assertRefused(Played game, String notation, String rule) {
    assertThat(game.actions()).doesNotContain(notation);
    assertThatThrownBy(() -> game.play(notation)).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains(rule));
  }
}
