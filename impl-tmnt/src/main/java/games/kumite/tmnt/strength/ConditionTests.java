package games.kumite.tmnt.strength;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.state.ConditionalBonus;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.ResolvedCondition;

/** The tests of conditions, which are repeated whenever a result is needed. */
public final class ConditionTests {

  private ConditionTests() {}

  /** Returns whether a condition holds for the card of a seat. Outside combat no seat is on a side. */
  public static boolean hold(GameState state, ResolvedCondition need, int seat) {
    return hold(state, need, seat, GameState.NONE);
  }

  /**
   * Returns whether a condition holds for a seat once a user has played a card, which may still be in the user's hand.
   * It is tested when the card has left the hand (MT-RUL-56).
   */
  public static boolean holdOncePlayed(GameState state, ResolvedCondition need, int seat, int user, Face card) {
    if (need.test() != ConditionWords.HAND_MOST || !state.holds(user, card.index)) {
      return hold(state, need, seat);
    }
    boolean holds = need.scope() == EffectCondition.Scope.SIDE
        ? isLight(state, need, state.fighter(), user) || isLight(state, need, state.helper(), user)
        : isLight(state, need, seat, user);
    return holds == need.result();
  }

  private static boolean isLight(GameState state, ResolvedCondition need, int seat, int user) {
    return seat >= 0 && state.cards().count(state.hand(seat)) - (seat == user ? 1 : 0) <= need.argument();
  }

  /** Returns whether a condition holds for the monster of a slot; where it speaks of a player, that is the seat. */
  public static boolean hold(GameState state, ResolvedCondition need, int seat, int slot) {
    return test(state, need, seat, slot) == need.result();
  }

  /** Returns whether one of some conditions holds. */
  public static boolean anyHolds(GameState state, ResolvedCondition[] needs, int seat, int slot) {
    for (ResolvedCondition need : needs) {
      if (hold(state, need, seat, slot)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the sum of the numbers that count now. */
  public static int sum(GameState state, ConditionalBonus[] sums, int seat, int slot) {
    int sum = 0;
    for (ConditionalBonus more : sums) {
      sum += hold(state, more.need(), seat, slot) ? more.amount() : 0;
    }
    return sum;
  }

  /** Returns the greatest of the numbers that count now, 0 if none does. */
  public static int max(GameState state, ConditionalBonus[] sums, int seat, int slot) {
    int max = 0;
    for (ConditionalBonus more : sums) {
      max = hold(state, more.need(), seat, slot) ? Math.max(max, more.amount()) : max;
    }
    return max;
  }

  private static boolean test(GameState state, ResolvedCondition need, int seat, int slot) {
    switch (need.scope()) {
      case SELF:
      case TARGET:
        return need.test().holds(state, need.argument(), seat);
      case SIDE:
        int helper = state.helper();
        return state.fighter() >= 0 && need.test().holds(state, need.argument(), state.fighter())
            || helper >= 0 && need.test().holds(state, need.argument(), helper);
      default:
        return anyMonster(state, need, need.scope() == EffectCondition.Scope.OTHER_MONSTER ? slot : GameState.NONE);
    }
  }

  private static boolean anyMonster(GameState state, ResolvedCondition need, int except) {
    if (need.test().isOfAll()) {
      return state.get(Counters.LEFT) >= need.argument();
    }
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      if (slot != except && state.isHere(slot) && monster(state.monsterFace(slot), need)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a monster passes. */
  public static boolean monster(Face face, ResolvedCondition need) {
    return need.test().holds(face, need.argument());
  }

  /** Returns the Stance of a seat, negative for none. */
  static int stance(GameState state, int seat) {
    int token = state.first(state.table(seat), CardType.STANCE);
    return token < 0 ? -1 : state.face(token).stance;
  }

  /** Returns the character that a seat plays. */
  public static Face character(GameState state, int seat) {
    return state.face(state.first(state.table(seat), CardType.CHARACTER));
  }

  /** Returns how many cards of a type a seat has in play. */
  public static int count(GameState state, int seat, CardType type) {
    int count = 0;
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      count += state.face(token).type == type ? 1 : 0;
    }
    return count;
  }

  /** Returns how many Items a seat wears in a range of slots; one beyond its slot counts there too (MT-RUL-41). */
  public static int worn(GameState state, int seat, int first, int last) {
    int worn = 0;
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      int slot = state.face(token).slot.ordinal();
      worn += slot >= first && slot <= last && state.has(token, Counters.EQUIPPED) ? 1 : 0;
    }
    return worn;
  }
}
