package games.kumite.journey.effect;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Step;

/**
 * A draw of a misfortune card, which acts at once, as far as possible, and is discarded (JW-CRD-22, JW-RUL-55).
 *
 * @param pilgrim the pilgrim that draws
 * @param sequel the sequel
 */
public record Misfortune(int pilgrim, Sequel sequel) implements Step<Journey> {

  /** Creates a draw without a known sequel. */
  public Misfortune(int pilgrim) {
    this(pilgrim, Sequel.NONE);
  }

  @Override
  public void run(Journey journey) {
    int card = Drawing.top(journey, Deck.MISFORTUNE);
    if (card >= 0) {
      journey.move(card, journey.zones().drawn);
      journey.tell(journey.terms().reports.played, pilgrim, card);
      journey.then(Doing.of(journey, pilgrim, journey.face(card).index, Journey.NOBODY, pilgrim, sequel),
          new Over(pilgrim, card, sequel));
    }
  }

  private record Over(int pilgrim, int card, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      journey.move(card, journey.zones().discards(Deck.MISFORTUNE));
      Drafts.after(journey, Event.DRAW_MISFORTUNE, pilgrim, sequel);
    }
  }
}
