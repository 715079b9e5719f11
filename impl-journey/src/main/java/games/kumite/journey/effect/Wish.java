package games.kumite.journey.effect;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Verb;
import games.kumite.journey.content.Who;
import games.kumite.journey.harm.Tracks;
import games.kumite.journey.outlook.Sense;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;

/** Heuristic choice of cards that are carried out at once. Stateless. */
public final class Wish {

  /** The remaining health up to which a healing card is wanted even if half of it would be lost. */
  private static final int WEAK = 8;
  /** The damage that Tripitaka must expect before demons are sung to sleep. */
  private static final double MUCH = 1.5;
  /** The highest weapon level; beyond it bad karma only brings corruption. */
  private static final int HIGHEST = 3;

  private Wish() {}

  /** Returns whether a useful card is wanted; one that costs AP only if it closes a gate. */
  static boolean isWanted(Journey journey, int owner, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      Effect effect = card.clauses().get(i).effect();
      if ((card.cost().ap() == 0 || effect.verb() == Verb.SEAL_GATE) && isWanted(journey, owner, effect)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a card is wanted by a pilgrim with no other use for an AP. */
  public static boolean isWantedWhenIdle(Journey journey, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      Verb verb = card.clauses().get(i).effect().verb();
      if (verb == Verb.DRAW || verb == Verb.GAIN_AP) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWanted(Journey journey, int owner, Effect effect) {
    return switch (effect.verb()) {
      case HEAL -> isHealing(journey, owner, (Effect.Given) effect);
      case GAIN_CHI -> isFillingUp(journey, owner, (Effect.Given) effect);
      case LOSE_BAD -> journey.pilgrim(owner, Num.LEVEL) == HIGHEST
          && journey.pilgrim(owner, Num.BAD) >= ((Effect.Given) effect).amount();
      case DRAW -> ((Effect.Cards) effect).pile() != Effect.Pile.SKILL || !holdsSkill(journey, owner);
      case INACTIVE -> journey.scope() == Stage.DEMON_PHASE && Sense.threat(journey) >= MUCH;
      case SEAL_GATE -> Sealing.wanted(journey, owner) != 0;
      case MOVE, MOVE_TO, MOD_MV, ATTACK, DISCARD -> false;
      default -> true;
    };
  }

  private static boolean isHealing(Journey journey, int owner, Effect.Given heal) {
    for (long left = Words.useful(journey, heal, owner, Journey.NOBODY, Journey.NOBODY); left != 0; left &= left - 1) {
      int pilgrim = Long.numberOfTrailingZeros(left);
      int gain = Math.min(Tracks.room(journey, pilgrim), heal.amount());
      if (gain == heal.amount() || journey.figure(pilgrim, Num.HEALTH) <= WEAK && gain > heal.amount() / 2) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFillingUp(Journey journey, int owner, Effect.Given chi) {
    if (chi.who() == Who.SELF) {
      return Tracks.roomOfChi(journey, owner) >= chi.amount();
    }
    int room = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      room += pilgrim == owner ? 0 : Math.min(chi.amount(), Tracks.roomOfChi(journey, pilgrim));
    }
    return room >= 2 * chi.amount();
  }

  private static boolean holdsSkill(Journey journey, int owner) {
    for (int card = journey.cards().top(journey.hand(owner)); card >= 0; card = journey.cards().next(card)) {
      if (journey.face(card).card.deck() == Deck.SKILL) {
        return true;
      }
    }
    return false;
  }
}
