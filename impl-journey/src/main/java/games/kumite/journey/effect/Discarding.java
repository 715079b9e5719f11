package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-22: the cards that a pilgrim discards from its hand, one after the other; asked only if there is a choice.
 *
 * @param pilgrim the owner of the hand
 * @param deck the deck of the cards
 * @param count the number of cards, or all there are
 * @param sequel the sequel
 */
record Discarding(int pilgrim, Deck deck, int count, Sequel sequel) implements Question<Journey> {

  @Override
  public void run(Journey journey) {
    int held = 0;
    boolean differ = false;
    int first = next(journey, journey.cards().top(journey.hand(pilgrim)));
    for (int card = first; card >= 0; card = next(journey, journey.cards().next(card))) {
      differ |= journey.face(first).name != journey.face(card).name;
      held++;
    }
    if (held > count && differ) {
      Question.super.run(journey);
      return;
    }
    int card = first;
    for (int left = Math.min(held, count); left > 0; left--) {
      int following = next(journey, journey.cards().next(card));
      Playing.discard(journey, pilgrim, card);
      card = following;
    }
  }

  /** Returns the first card of the deck from a given card on. */
  private int next(Journey journey, int from) {
    int card = from;
    while (card >= 0 && journey.face(card).card.deck() != deck) {
      card = journey.cards().next(card);
    }
    return card;
  }

  @Override
  public String kind() {
    return "discard";
  }

  @Override
  public int seat(Journey journey) {
    return journey.controller(pilgrim);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, sequel.afterAgain(pilgrim, count - 1), kind(), seat(journey),
        journey.terms().label(pilgrim));
  }

  @Override
  public void options(Journey journey, Options out) {
    for (int card = journey.cards().top(journey.hand(pilgrim)); card >= 0; card = journey.cards().next(card)) {
      if (journey.face(card).card.deck() == deck) {
        out.add(journey.terms().actions.of(Word.DISCARD, journey.shown(card, pilgrim)));
      }
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    Playing.discard(journey, pilgrim, Playing.token(journey, pilgrim, ((VerbAction) action).first()));
    if (count > 1) {
      journey.then(new Discarding(pilgrim, deck, count - 1, sequel));
    }
  }
}
