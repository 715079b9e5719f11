package games.kumite.journey.demon;

import games.kumite.journey.board.Walk.Passing;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Verb;
import games.kumite.journey.state.Journey;

/** Face-up special demon cards and their effects on demons (JW-GAT-08). Stateless. */
public final class SpecialCards {

  private SpecialCards() {}

  /** Returns whether demons march through all but purple lines (JW-SDC-09). */
  public static boolean isPhaseMarch(Journey journey) {
    return lies(journey, Verb.PHASE_MARCH);
  }

  /** Returns whether demons attack anyone they can, and Tripitaka is one of many targets (JW-SDC-08). */
  public static boolean isWildAttacks(Journey journey) {
    return lies(journey, Verb.WILD_ATTACKS);
  }

  /** Returns the obstacles that D ignores at present. */
  public static Passing passing(Journey journey) {
    return isPhaseMarch(journey) ? Passing.ALL_BUT_PURPLE : Passing.NOTHING;
  }

  private static boolean lies(Journey journey, Verb verb) {
    int card = journey.cards().top(journey.zones().special);
    while (card >= 0) {
      if (does(journey.face(card).card, verb)) {
        return true;
      }
      card = journey.cards().next(card);
    }
    return false;
  }

  private static boolean does(Card card, Verb verb) {
    for (int i = 0; i < card.clauses().size(); i++) {
      if (card.clauses().get(i).effect().verb() == verb) {
        return true;
      }
    }
    return false;
  }
}
