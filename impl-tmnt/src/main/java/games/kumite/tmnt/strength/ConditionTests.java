package games.kumite.tmnt.strength;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectCondition;
import games.kumite.tmnt.content.Slot;
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
    return hold(state, need, seat, GameState.NOBODY);
  }

  /**
   * Returns whether a condition holds for a seat once a user has played a card, which may still be in the user's hand.
   * It is tested when the card has left the hand (MT-RUL-56).
   */
  public static boolean holdOncePlayed(GameState state, ResolvedCondition need, int seat, int user, Face card) {
    if (need.test() != EffectCondition.Test.HAND_MOST || !state.holds(user, card.index)) {
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
        return self(state, need, seat);
      case SIDE:
        int helper = state.helper();
        return state.fighter() >= 0 && self(state, need, state.fighter()) || helper >= 0 && self(state, need, helper);
      default:
        return anyMonster(state, need, need.scope() == EffectCondition.Scope.OTHER_MONSTER ? slot : GameState.NOBODY);
    }
  }

  private static boolean anyMonster(GameState state, ResolvedCondition need, int except) {
    if (need.test() == EffectCondition.Test.COUNT) {
      return state.get(Counters.LEFT) >= need.argument();
    }
    for (int slot = state.get(Counters.MONSTERS) - 1; slot >= 0; slot--) {
      if (slot != except && state.isHere(slot) && monster(state.monsterFace(slot), need)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a monster passes; its Level is the printed one (MT-MON-16). */
  public static boolean monster(Face face, ResolvedCondition need) {
    return switch (need.test()) {
      case ANY -> true;
      case LEVEL_LEAST -> face.level >= need.argument();
      case LEVEL_MOST -> face.level <= need.argument();
      case TAG -> (face.tags & need.argument()) != 0;
      case NAMED -> face.title == need.argument();
      default -> throw new IllegalStateException("a monster cannot be tested for " + need.test());
    };
  }

  private static boolean self(GameState state, ResolvedCondition need, int seat) {
    return switch (need.test()) {
      case ANY -> true;
      case STANCE -> stance(state, seat) == need.argument();
      case NO_STANCE -> stance(state, seat) < 0;
      case KIND -> character(state, seat).kind.ordinal() == need.argument();
      case CHARACTER -> character(state, seat).index == need.argument();
      case HAND_MOST -> state.cards().count(state.hand(seat)) <= need.argument(); // MT-STN-10
      case LEVEL_MOST -> state.level(seat) <= need.argument();
      case LEVEL_LEAST -> state.level(seat) >= need.argument();
      case SLOT_EMPTY -> worn(state, seat, need.argument(), need.argument()) == 0;
      case HANDS_EMPTY -> worn(state, seat, Slot.ONEHAND.ordinal(), Slot.TWOHAND.ordinal()) == 0;
      case HAS_ALLY -> state.first(state.table(seat), CardType.ALLY) >= 0;
      case HAS_HELPER -> seat == state.fighter() && state.helper() >= 0;
      case HELPS -> seat == state.helper();
      case ALONE -> seat == state.fighter() && state.helper() < 0;
      case KATAS -> count(state, seat, CardType.KATA) >= need.argument();
      case LOWEST -> state.level(seat) == state.minLevel();
      default -> throw new IllegalStateException("a player cannot be tested for " + need.test());
    };
  }

  private static int stance(GameState state, int seat) {
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
