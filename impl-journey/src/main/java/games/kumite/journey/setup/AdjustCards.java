package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.content.Deck;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;

/**
 * JW-D-26: random draws and discards by which cards are adjusted between two quests (JW-QST-08).
 *
 * @param pilgrim the pilgrim
 * @param left the number of such steps left
 */
record AdjustCards(int pilgrim, int left) implements Question<GameState> {

  /** The greatest number of steps of a pilgrim. */
  static final int MAX = 8;

  private static final Refusal NO_CARD = new Refusal("JW-DFN-03", "no-card");

  @Override
  public String kind() {
    return "between";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(pilgrim);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.definition().label(pilgrim), left);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.DRAW, pilgrim),
        DrawCards.canDraw(state, Deck.SKILL, pilgrim) ? null : NO_CARD);
    discards(state, state.hand(pilgrim), out);
    discards(state, state.zones().inPlay[pilgrim], out);
    out.add(Pass.PASS);
  }

  private void discards(GameState state, Zone zone, ActionCollector out) {
    for (int card = state.cards().top(zone); card >= 0; card = state.cards().next(card)) {
      out.add(state.definition().actions.of(ActionVerb.DISCARD, state.shown(card, pilgrim)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    if (action.equals(Pass.PASS)) {
      return;
    }
    VerbAction done = (VerbAction) action;
    if (done.verb() == ActionVerb.DRAW) {
      DrawCards.drawSkills(state, pilgrim, 1);
    } else {
      CardPlay.discard(state, pilgrim, CardPlay.token(state, pilgrim, done.first()));
    }
    if (left > 1) {
      state.ask(new AdjustCards(pilgrim, left - 1));
    }
  }
}
