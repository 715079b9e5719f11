package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-23: the choice of the pilgrim to whom a word of a card applies.
 *
 * @param doing the card
 */
record ForWhom(Doing doing) implements Question<Journey> {

  @Override
  public int seat(Journey journey) {
    return journey.controller(doing.owner());
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Sequels.prompt(journey, doing.rest(journey), kind(), seat(journey),
        journey.terms().face(doing.face()).card.name());
  }

  @Override
  public void options(Journey journey, Options out) {
    long figures = Words.useful(journey, doing.effect(journey), doing.owner(), doing.by(), doing.on());
    for (long left = figures; left != 0; left &= left - 1) {
      out.add(journey.terms().actions.of(Word.FOR, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    Words.apply(journey, doing, ((VerbAction) action).first(), doing.rest(journey));
  }
}
