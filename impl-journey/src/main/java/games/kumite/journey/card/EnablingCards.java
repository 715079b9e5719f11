package games.kumite.journey.card;

import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.IntList;
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
public record EnablingCards(Event event, List<Face> cards, Cost left) {

  /**
   * Returns the cards that a pilgrim could pay for.
   *
   * @param event the event before which they are played
   * @param points the AP that it must keep of those that the active pilgrim has
   * @param isMeant the cards to consider
   */
  public static EnablingCards of(GameState state, int pilgrim, Event event, int points, Predicate<Face> isMeant) {
    List<Face> cards = new ArrayList<>();
    for (Zone zone : new Zone[] {state.hand(pilgrim), state.zones().inPlay[pilgrim]}) {
      for (int token = state.cards().top(zone); token >= 0; token = state.cards().next(token)) {
        Face face = state.face(token);
        if (isMeant.test(face) && TriggerMatching.fits(state, face.card.trigger(), event, pilgrim, pilgrim, GameState.NOBODY)
            && CardPlay.canPay(state, pilgrim, face)) {
          cards.add(face);
        }
      }
    }
    return new EnablingCards(event, cards, new Cost(state.pilgrim(pilgrim, Counters.CHI),
        state.figure(pilgrim, Counters.HEALTH) - 1, state.get(Counters.POINTS) - points));
  }

  /** Returns whether some of the cards, which can be paid together, are enough. */
  public boolean reaches(Predicate<IntList> isEnough) {
    return reaches(isEnough, 0, IntList.NONE, left);
  }

  private boolean reaches(Predicate<IntList> isEnough, int from, IntList chosen, Cost rest) {
    if (chosen.size() > 0 && isEnough.test(chosen)) {
      return true;
    }
    for (int i = from; i < cards.size(); i++) {
      Cost cost = cards.get(i).card.cost();
      Cost less = new Cost(rest.chi() - cost.chi(), rest.health() - cost.health(), rest.ap() - cost.ap());
      boolean isPaid = less.chi() >= 0 && less.health() >= 0 && (cost.ap() == 0 || less.ap() >= 0);
      if (isPaid && reaches(isEnough, i + 1, chosen.and(PlayedCards.note(event, cards.get(i).name)), less)) {
        return true;
      }
    }
    return false;
  }
}
