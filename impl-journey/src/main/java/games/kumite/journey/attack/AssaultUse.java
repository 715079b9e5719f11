package games.kumite.journey.attack;

import games.kumite.journey.card.Use;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Verb;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;

/** The use of cards that change the attack pattern, declared before targets are chosen (JW-ATK-01, JW-RUL-103). */
enum AssaultUse implements Use<Assault> {
  USE;

  /** Returns whether a word changes the attack pattern. */
  static boolean isPattern(Verb verb) {
    return verb == Verb.ADD_TARGETS || verb == Verb.ADD_RAYS || verb == Verb.EXTEND_RAY;
  }

  /** Returns whether a card changes the attack pattern. */
  static boolean isPattern(Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      if (isPattern(card.clauses().get(i).effect().verb())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isUseful(Journey journey, Assault assault, int owner, Face face) {
    return isPattern(face.card);
  }

  /** Returns whether a card brings more targets into reach. */
  @Override
  public boolean isWanted(Journey journey, Assault assault, int owner, Face face) {
    Picks more = assault.played().and(Played.note(Event.ATTACK, face.index));
    return reached(journey, assault.attacker(), more) > reached(journey, assault.attacker(), assault.played());
  }

  private static int reached(Journey journey, int pilgrim, Picks cards) {
    return Math.min(Long.bitCount(Targets.of(journey, pilgrim, cards)), Sums.targets(journey, pilgrim, cards));
  }

  @Override
  public Assault played(Journey journey, Assault assault, int owner, Face face) {
    return assault;
  }
}
