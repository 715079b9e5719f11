package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-22: which card of its hand a pilgrim discards; asked only if there is a choice.
 *
 * @param pilgrim whose hand
 * @param deck of which deck
 */
record Discarding(int pilgrim, Deck deck) implements Question<Journey> {

  @Override
  public void run(Journey journey) {
    int found = Journey.NOBODY;
    boolean differ = false;
    for (int card = journey.cards().top(journey.hand(pilgrim)); card >= 0; card = journey.cards().next(card)) {
      if (journey.face(card).card.deck() == deck) {
        differ |= found >= 0 && journey.face(found).name != journey.face(card).name;
        found = card;
      }
    }
    if (differ) {
      Question.super.run(journey);
    } else if (found >= 0) {
      Playing.discard(journey, pilgrim, found);
    }
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
    return Question.prompt(journey, kind(), seat(journey), journey.terms().label(pilgrim));
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
  }
}
