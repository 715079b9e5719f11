package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-22: the cards that a pilgrim discards from its hand, one after the other; asked only if there is a choice.
 *
 * @param pilgrim the owner of the hand
 * @param deck the deck of the cards
 * @param count the number of cards, or all there are
 */
record Discarding(int pilgrim, Deck deck, int count) implements Question<GameState> {

  @Override
  public void run(GameState state) {
    int held = 0;
    boolean differ = false;
    int first = next(state, state.cards().top(state.hand(pilgrim)));
    for (int card = first; card >= 0; card = next(state, state.cards().next(card))) {
      differ |= state.face(first).name != state.face(card).name;
      held++;
    }
    if (held > count && differ) {
      Question.super.run(state);
      return;
    }
    int card = first;
    for (int left = Math.min(held, count); left > 0; left--) {
      int following = next(state, state.cards().next(card));
      CardPlay.discard(state, pilgrim, card);
      card = following;
    }
  }

  /** Returns the first card of the deck from a given card on. */
  private int next(GameState state, int from) {
    int card = from;
    while (card >= 0 && state.face(card).card.deck() != deck) {
      card = state.cards().next(card);
    }
    return card;
  }

  @Override
  public String kind() {
    return "discard";
  }

  @Override
  public int seat(GameState state) {
    return state.controller(pilgrim);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.again(state, count - 1, kind(), seat(state), pilgrim);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int card = state.cards().top(state.hand(pilgrim)); card >= 0; card = state.cards().next(card)) {
      if (state.face(card).card.deck() == deck) {
        out.add(state.definition().actions.of(ActionVerb.DISCARD, state.shown(card, pilgrim)));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    CardPlay.discard(state, pilgrim, CardPlay.token(state, pilgrim, ((VerbAction) action).first()));
    if (count > 1) {
      state.then(new Discarding(pilgrim, deck, count - 1));
    }
  }
}
