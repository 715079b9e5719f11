package games.kumite.journey.card;

import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Picks;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Cards of a pilgrim that could still make something possible, some of them together if they can be paid together
 * (JW-RUL-103, JW-RUL-139).
 *
 * @param event the event before which they are played
 * @param cards the cards, each of which can be paid alone
 * @param left the resources to pay with
 */
public record Reserve(Event event, List<Face> cards, Cost left) {

  /**
   * Returns the cards that a pilgrim could pay for.
   *
   * @param event the event before which they are played
   * @param points the AP that it must keep of those that the active pilgrim has
   * @param isMeant the cards to consider
   */
  public static Reserve of(Journey journey, int pilgrim, Event event, int points, Predicate<Face> isMeant) {
    List<Face> cards = new ArrayList<>();
    for (Zone zone : new Zone[] {journey.hand(pilgrim), journey.zones().inPlay[pilgrim]}) {
      for (int token = journey.cards().top(zone); token >= 0; token = journey.cards().next(token)) {
        Face face = journey.face(token);
        if (isMeant.test(face) && Parties.fits(journey, face.card.trigger(), event, pilgrim, pilgrim, Journey.NOBODY)
            && Playing.canPay(journey, pilgrim, face)) {
          cards.add(face);
        }
      }
    }
    return new Reserve(event, cards, new Cost(journey.pilgrim(pilgrim, Num.CHI),
        journey.figure(pilgrim, Num.HEALTH) - 1, journey.get(Num.POINTS) - points));
  }

  /** Returns whether some of the cards, which can be paid together, are enough. */
  public boolean reaches(Predicate<Picks> isEnough) {
    return reaches(isEnough, 0, Picks.NONE, left);
  }

  private boolean reaches(Predicate<Picks> isEnough, int from, Picks chosen, Cost rest) {
    if (chosen.size() > 0 && isEnough.test(chosen)) {
      return true;
    }
    for (int i = from; i < cards.size(); i++) {
      Cost cost = cards.get(i).card.cost();
      Cost less = new Cost(rest.chi() - cost.chi(), rest.health() - cost.health(), rest.ap() - cost.ap());
      boolean isPaid = less.chi() >= 0 && less.health() >= 0 && (cost.ap() == 0 || less.ap() >= 0);
      if (isPaid && reaches(isEnough, i + 1, chosen.and(Played.note(event, cards.get(i).index)), less)) {
        return true;
      }
    }
    return false;
  }
}
