package games.kumite.tmnt.evaluation;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import games.kumite.tmnt.strength.Strength;

/** The value of cards to their holder, in hundredths of a Level. */
final class CardValues {

  private static final int STRENGTH = 14;
  private static final int RUN = 8;
  private static final int RANK = 4;
  private static final int ABILITY = 12;
  private static final int STANCE = 10;
  private static final int PAID = 12;
  private static final int OMEN = 6;

  /** The gold that is worth a hundredth of a Level to a player who may sell or trade it one day. */
  private static final int GOLD = 16;

  private CardValues() {}

  /** Returns the value of the cards that a seat has in play. */
  static int inPlay(GameState state, int seat) {
    int sum = 0;
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      sum += face.gold / GOLD + 1;
      if (face.type == CardType.STANCE) {
        sum += STANCE;
      }
      if (Strength.counts(state, token, face, seat)) {
        sum += STRENGTH * (face.bonus + ConditionTests.sum(state, face.strength, seat, GameState.NONE))
            + RUN * ConditionTests.sum(state, face.run, seat, GameState.NONE) + RANK * face.rank;
        if (face.activate != null || face.teamUp != null || face.winsTies.length > 0 || face.givesRoom) {
          sum += ABILITY;
        }
      }
    }
    return sum;
  }

  /** Returns the value of the cards in a seat's hand. */
  static int inHand(GameState state, int seat) {
    int sum = 0;
    for (int token = state.top(state.hand(seat)); token >= 0; token = state.next(token)) {
      sum += held(state, seat, state.face(token));
    }
    return sum;
  }

  /** Returns the harm that a seat's kept Traps will still do. */
  static int kept(GameState state, int seat) {
    int sum = OMEN * state.seat(seat, Counters.OMEN) + RUN * state.seat(seat, Counters.RUN_OMEN);
    for (int token = state.top(state.kept(seat)); token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      sum += RUN * ConditionTests.sum(state, face.run, seat, GameState.NONE);
      if (!state.has(token, Counters.SPENT)) {
        sum += OMEN * ConditionTests.sum(state, face.next, seat, GameState.NONE);
      }
    }
    return sum;
  }

  /** Returns the value of a card in hand: less than playing it at its best moment brings, and more than nothing. */
  private static int held(GameState state, int seat, Face face) {
    return switch (face.type) {
      case LEVEL_CARD -> state.level(seat) < GameState.CEILING ? 85 : 25;
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
  static int onItsWay(GameState state, int seat, Face face) {
    return switch (face.type) {
      case LEVEL_CARD -> state.level(seat) < GameState.CEILING ? 95 : 0;
      case SPECIAL -> state.level(seat) < GameState.CEILING ? 110 : 0;
      default -> 0;
    };
  }

  /** Returns the cost still to be paid for an ability. */
  static int due(GameState state, Pay pay) {
    return PAID * Math.min(pay.count(), AbilityUse.payable(state, pay.user(), pay.source()));
  }
}
