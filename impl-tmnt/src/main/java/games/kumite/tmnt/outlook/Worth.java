package games.kumite.tmnt.outlook;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Strength;

/** The value of cards to their holder, in hundredths of a Level. */
final class Worth {

  private static final int STRENGTH = 14;
  private static final int RUN = 8;
  private static final int RANK = 4;
  private static final int ABILITY = 12;
  private static final int STANCE = 10;
  private static final int PAID = 12;
  private static final int OMEN = 6;

  /** The gold that is worth a hundredth of a Level to a player who may sell or trade it one day. */
  private static final int GOLD = 16;

  private Worth() {}

  /** Returns the value of the cards that a seat has in play. */
  static int inPlay(Party party, int seat) {
    int sum = 0;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      sum += face.gold / GOLD + 1;
      if (face.type == CardType.STANCE) {
        sum += STANCE;
      }
      if (Strength.counts(party, token, face, seat)) {
        sum += STRENGTH * (face.bonus + Needs.sum(party, face.strength, seat, Party.NOBODY))
            + RUN * Needs.sum(party, face.run, seat, Party.NOBODY) + RANK * face.rank;
        if (face.activate != null || face.teamUp != null || face.winsTies.length > 0 || face.givesRoom) {
          sum += ABILITY;
        }
      }
    }
    return sum;
  }

  /** Returns the value of the cards in a seat's hand. */
  static int inHand(Party party, int seat) {
    int sum = 0;
    for (int token = party.top(party.hand(seat)); token >= 0; token = party.next(token)) {
      sum += held(party, seat, party.face(token));
    }
    return sum;
  }

  /** Returns the harm that a seat's kept Traps will still do. */
  static int kept(Party party, int seat) {
    int sum = OMEN * party.seat(seat, Num.OMEN) + RUN * party.seat(seat, Num.RUN_OMEN);
    for (int token = party.top(party.kept(seat)); token >= 0; token = party.next(token)) {
      Face face = party.face(token);
      sum += RUN * Needs.sum(party, face.run, seat, Party.NOBODY);
      if (!party.has(token, Num.SPENT)) {
        sum += OMEN * Needs.sum(party, face.next, seat, Party.NOBODY);
      }
    }
    return sum;
  }

  /** Returns the value of a card in hand: less than playing it at its best moment brings, and more than nothing. */
  private static int held(Party party, int seat, Face face) {
    return switch (face.type) {
      case LEVEL_CARD -> party.level(seat) < Party.CEILING ? 85 : 25;
      case SPECIAL -> 45;
      case ITEM -> face.gold / GOLD + 6 * face.bonus;
      case ONE_SHOT -> Math.max(10 + 4 * face.played, face.gold / GOLD + 6);
      case ENHANCER -> 16;
      case TRAP -> 12;
      case STANCE -> 6;
      case KATA -> 8 + 4 * face.rank;
      case ALLY -> 6 * face.bonus + 8;
      case MONSTER, WANDERING -> 10;
      default -> 0;
    };
  }

  /** Returns the value, to its player, of a card that has left the hand and has no target yet. */
  static int onItsWay(Party party, int seat, Face face) {
    return switch (face.type) {
      case LEVEL_CARD -> party.level(seat) < Party.CEILING ? 95 : 0;
      case SPECIAL -> party.level(seat) < Party.CEILING ? 110 : 0;
      default -> 0;
    };
  }

  /** Returns the cost still to be paid for an ability. */
  static int due(Party party, Pay pay) {
    return PAID * Math.min(pay.count(), Abilities.payable(party, pay.user(), pay.source()));
  }
}
