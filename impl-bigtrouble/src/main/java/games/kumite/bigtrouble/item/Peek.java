package games.kumite.bigtrouble.item;

import games.kumite.api.Action;
import games.kumite.bigtrouble.resolution.Bottom;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-33 and DEC-26: a look at the top cards of the Big Trouble deck, which all players see and one puts back. Of those
 * that go on top, the card that is named first comes to lie lowest.
 *
 * @param player the seat that puts them back
 * @param bottom the number of cards that may still go to the bottom of the deck
 */
public record Peek(int player, int bottom) implements PlayerChoice {

  private static final EventType BOTTOM = EventType.of("to-bottom", "BT-SHP-16").card("card");

  /** Begins a look by the player who decides about a text. Put on the agenda. */
  public static void begin(GameState state, int count, EffectContext on, Bottom bottom) {
    begin(state, on.decider(state), count, bottom == Bottom.ALLOWED ? 1 : 0);
  }

  /** Takes the top cards off the deck, visible to all players, and lets a player put them back. Put on the agenda. */
  public static void begin(GameState state, int seat, int count, int bottom) {
    int seen = 0;
    if (state.get(Counters.ACT) == 1) {
      int card = state.cards().top(state.zones().bigTrouble);
      for (; card >= 0 && seen < count; card = state.cards().top(state.zones().bigTrouble)) {
        state.move(card, state.zones().peeked); // BT-RUL-58
        seen++;
      }
    }
    if (seen > 0) {
      state.ask(new Peek(seat, bottom));
    }
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    var cards = state.cards();
    int first = cards.top(state.zones().peeked);
    boolean isOnly = cards.next(first) < 0 && cards.isEmpty(state.zones().bigTrouble); // top and bottom are one place
    for (int card = first; card >= 0; card = cards.next(card)) {
      out.add(state.definition().actions.of(ActionVerb.TOP, cards.face(card)));
      if (bottom > 0 && !isOnly) {
        out.add(state.definition().actions.of(ActionVerb.BOTTOM, cards.face(card)));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int card = state.cards().top(state.zones().peeked);
    while (state.cards().face(card) != chosen.first()) {
      card = state.cards().next(card);
    }
    boolean isBottom = chosen.verb() == ActionVerb.BOTTOM;
    if (isBottom) {
      state.moveToBottom(card, state.zones().bigTrouble);
      state.emit(BOTTOM, card);
    } else {
      state.move(card, state.zones().bigTrouble);
    }
    if (!state.cards().isEmpty(state.zones().peeked)) {
      state.ask(new Peek(player, isBottom ? bottom - 1 : bottom));
    }
  }
}
