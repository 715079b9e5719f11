package games.kumite.tmnt.window;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.Played;
import games.kumite.tmnt.Scene;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import org.junit.jupiter.api.Test;

/** A new action, written as one row, is listed, refused, paid for and carried out like all others. */
final class NewActionTests {

  /** In its own time, a player pays a card for the top card of the Door deck. */
  private static final WindowActions ACTIONS = WindowActions.ALL.and(new WindowAction(ActionVerb.LOOT, WindowAction.NOT_RUN,
      (state, seat, window, out) -> out.add(state.actions().of(ActionVerb.LOOT),
          !window.isNonCombat() || seat != state.active() ? new Refusal("MT-SEL-01", "sale-turn")
              : state.cards().isEmpty(state.hand(seat)) ? new Refusal("MT-TRD-04", "nothing-to-give") : null),
      (state, seat, deed, window) ->
          state.then(Pay.of(seat, state.first(state.table(seat), CardType.CHARACTER), 1), new Draw(seat))));

  private record Draw(int seat) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      DrawCards.draw(state, seat, DeckKind.DOOR, 1);
    }
  }

  /** W-END with one more action. */
  private enum NewWindow implements Window<GameState, NoLocals> {
    CLOSING;

    @Override
    public String kind() {
      return PriorityWindow.CLOSING.kind();
    }

    @Override
    public int firstSeat(GameState state, NoLocals locals) {
      return state.active();
    }

    @Override
    public void collectActions(GameState state, NoLocals locals, int seat, ActionCollector out) {
      ACTIONS.list(state, seat, PriorityWindow.CLOSING, out);
    }

    @Override
    public NoLocals localsAfter(GameState state, NoLocals locals, int seat, Action action) {
      ACTIONS.execute(state, seat, (VerbAction) action, PriorityWindow.CLOSING);
      return locals;
    }
  }

  private static Played closing() {
    return Scene.of(3).player("A", "| E01 K01").player("B", "I22 | M01").closing(NewWindow.CLOSING.with(NoLocals.NOTHING));
  }

  @Test
  void aNewAction_isListedLast_andCarriedOutForACard() {
    Played game = closing();
    assertThat(game.options()).contains("trade seat:2").endsWith("loot", "pass");
    game.play("A loot", "A pay card:E01");
    assertThat(game.hand("A")).contains("K01").doesNotContain("E01");
    assertThat(game.handSize("A")).isEqualTo(2);
  }

  @Test
  @Rule({"MT-SEL-01", "MT-TRD-04"})
  void aNewAction_isRefusedForItsReasons_andNotKnownElsewhere() {
    Played game = closing().pass("A");
    assertThat(game.asked()).startsWith("B");
    assertThat(game.options()).doesNotContain("loot");
    assertThat(game.refused("loot").rule()).contains("MT-SEL-01");
    Played poor = Scene.of(3).player("A", "I22").closing(NewWindow.CLOSING.with(NoLocals.NOTHING));
    assertThat(poor.options()).doesNotContain("loot");
    assertThat(poor.refused("loot").rule()).contains("MT-TRD-04");
  }
}
