package games.kumite.journey.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Deck;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Word;
import games.kumite.spi.Options;
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
record Between(int pilgrim, int left) implements Question<Journey> {

  /** The greatest number of steps of a pilgrim. */
  static final int MAX = 8;

  private static final Refusal NO_CARD = new Refusal("JW-DFN-03", "no-card");

  @Override
  public int seat(Journey journey) {
    return journey.controller(pilgrim);
  }

  @Override
  public Prompt prompt(Journey journey) {
    return Question.prompt(journey, kind(), seat(journey), journey.terms().label(pilgrim), left);
  }

  @Override
  public void options(Journey journey, Options out) {
    out.add(journey.terms().actions.of(Word.DRAW, pilgrim),
        Drawing.canDraw(journey, Deck.SKILL, pilgrim) ? null : NO_CARD);
    discards(journey, journey.hand(pilgrim), out);
    discards(journey, journey.zones().inPlay[pilgrim], out);
    out.add(Pass.PASS);
  }

  private void discards(Journey journey, Zone zone, Options out) {
    for (int card = journey.cards().top(zone); card >= 0; card = journey.cards().next(card)) {
      out.add(journey.terms().actions.of(Word.DISCARD, journey.shown(card, pilgrim)));
    }
  }

  @Override
  public void chosen(Journey journey, Action action) {
    if (action.equals(Pass.PASS)) {
      return;
    }
    VerbAction done = (VerbAction) action;
    if (done.verb() == Word.DRAW) {
      Drawing.drawSkills(journey, pilgrim, 1);
    } else {
      Playing.discard(journey, pilgrim, Playing.token(journey, pilgrim, done.first()));
    }
    if (left > 1) {
      journey.ask(new Between(pilgrim, left - 1));
    }
  }
}
