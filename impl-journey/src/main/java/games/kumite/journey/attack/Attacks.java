package games.kumite.journey.attack;

import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;

/** Attack actions, ready for the agenda. Stateless. */
public final class Attacks {

  private static final long BEFORE_ATTACK = Trigger.occasion(Moment.BEFORE, Event.ATTACK);

  private Attacks() {}

  /** An attack action of a pilgrim: cards, targets, and each single attack. AP are the caller's affair. */
  public static Step<Journey> byPilgrim(int pilgrim) {
    return Assault.PILGRIM.with(new Assault(pilgrim, Picks.NONE, 0, Picks.NONE));
  }

  /** An attack action of a demon: everybody whom it hits where it stands when the step runs (JW-AI-08). */
  public static Step<Journey> byDemon(int demon) {
    return Assault.DEMON.with(new Assault(demon, Picks.NONE, 0, Picks.NONE));
  }

  /**
   * Whether a pilgrim has a target, or would have with the cards that it could play to change its attack pattern
   * (JW-RUL-103). Conditions are the caller's affair.
   *
   * @param points the AP that the attack itself will cost of those that the active pilgrim has
   */
  public static boolean isPossible(Journey journey, int pilgrim, int points) {
    if (Targets.of(journey, pilgrim, Picks.NONE) != 0) {
      return true;
    }
    if (!Playing.has(journey, pilgrim, BEFORE_ATTACK)) {
      return false;
    }
    List<Face> cards = patterns(journey, pilgrim);
    return reaches(journey, pilgrim, cards, 0, Picks.NONE, new Cost(journey.pilgrim(pilgrim, Num.CHI),
        journey.figure(pilgrim, Num.HEALTH) - 1, journey.get(Num.POINTS) - points));
  }

  private static List<Face> patterns(Journey journey, int pilgrim) {
    List<Face> cards = new ArrayList<>();
    for (Zone zone : new Zone[] {journey.hand(pilgrim), journey.zones().inPlay[pilgrim]}) {
      for (int token = journey.cards().top(zone); token >= 0; token = journey.cards().next(token)) {
        Face face = journey.face(token);
        boolean fits = (face.occasions & BEFORE_ATTACK) != 0 && AssaultUse.isPattern(face.card);
        if (fits && Playing.canPay(journey, pilgrim, face)) {
          cards.add(face);
        }
      }
    }
    return cards;
  }

  /** Whether some of the cards from a place on, which can be paid together, give a target with those chosen. */
  private static boolean reaches(Journey journey, int pilgrim, List<Face> cards, int from, Picks chosen, Cost left) {
    if (chosen.size() > 0 && Targets.of(journey, pilgrim, chosen) != 0) {
      return true;
    }
    for (int i = from; i < cards.size(); i++) {
      Cost cost = cards.get(i).card.cost();
      Cost rest = new Cost(left.chi() - cost.chi(), left.health() - cost.health(), left.ap() - cost.ap());
      boolean isPaid = rest.chi() >= 0 && rest.health() >= 0 && (cost.ap() == 0 || rest.ap() >= 0);
      if (isPaid && reaches(journey, pilgrim, cards, i + 1,
          chosen.and(Played.note(Event.ATTACK, cards.get(i).index)), rest)) {
        return true;
      }
    }
    return false;
  }

  /** The pilgrim whose attack is under way and has no dice yet, {@link Journey#NOBODY} if none is: for estimates. */
  public static int underWay(Journey journey) {
    Object underWay = journey.underWay();
    int attacker = underWay instanceof Assault assault ? assault.attacker()
        : underWay instanceof Strike strike && strike.dice().red().size() == 0 ? strike.attacker() : Journey.NOBODY;
    return attacker < Content.PILGRIMS ? attacker : Journey.NOBODY;
  }
}
