package games.kumite.tmnt.sums;

import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Condition;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Need;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Sum;

/** Tests conditions, again whenever they are asked for. */
public final class Needs {

  private Needs() {}

  /** Returns whether a condition holds for the card of a seat; outside combat nobody is on a side. */
  public static boolean hold(Party party, Need need, int seat) {
    return hold(party, need, seat, Party.NOBODY);
  }

  /**
   * Returns whether a condition holds for a seat once a user has played a card, which may still be in its hand: it is tested when
   * the card has left the hand (MT-RUL-56).
   */
  public static boolean holdOncePlayed(Party party, Need need, int seat, int user, Face card) {
    if (need.test() != Condition.Test.HAND_MOST || !party.holds(user, card.index)) {
      return hold(party, need, seat);
    }
    boolean holds = need.scope() == Condition.Scope.SIDE
        ? isLight(party, need, party.fighter(), user) || isLight(party, need, party.helper(), user)
        : isLight(party, need, seat, user);
    return holds == need.result();
  }

  private static boolean isLight(Party party, Need need, int seat, int user) {
    return seat >= 0 && party.cards().count(party.hand(seat)) - (seat == user ? 1 : 0) <= need.argument();
  }

  /** Returns whether a condition holds for the monster of a slot; where it speaks of a player, that is the seat. */
  public static boolean hold(Party party, Need need, int seat, int slot) {
    return test(party, need, seat, slot) == need.result();
  }

  /** Returns whether one of some conditions holds. */
  public static boolean anyHolds(Party party, Need[] needs, int seat, int slot) {
    for (Need need : needs) {
      if (hold(party, need, seat, slot)) {
        return true;
      }
    }
    return false;
  }

  /** The sum of what counts now. */
  public static int sum(Party party, Sum[] sums, int seat, int slot) {
    int sum = 0;
    for (Sum more : sums) {
      sum += hold(party, more.need(), seat, slot) ? more.amount() : 0;
    }
    return sum;
  }

  /** The greatest of what counts now, 0 if nothing does. */
  public static int max(Party party, Sum[] sums, int seat, int slot) {
    int max = 0;
    for (Sum more : sums) {
      max = hold(party, more.need(), seat, slot) ? Math.max(max, more.amount()) : max;
    }
    return max;
  }

  private static boolean test(Party party, Need need, int seat, int slot) {
    switch (need.scope()) {
      case SELF:
      case TARGET:
        return self(party, need, seat);
      case SIDE:
        int helper = party.helper();
        return party.fighter() >= 0 && self(party, need, party.fighter()) || helper >= 0 && self(party, need, helper);
      default:
        return anyMonster(party, need, need.scope() == Condition.Scope.OTHER_MONSTER ? slot : Party.NOBODY);
    }
  }

  private static boolean anyMonster(Party party, Need need, int except) {
    if (need.test() == Condition.Test.COUNT) {
      return party.get(Num.LEFT) >= need.argument();
    }
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      if (slot != except && party.isHere(slot) && monster(party.monsterFace(slot), need)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a monster passes; its Level is the printed one (MT-MON-16). */
  public static boolean monster(Face face, Need need) {
    return switch (need.test()) {
      case ANY -> true;
      case LEVEL_LEAST -> face.level >= need.argument();
      case LEVEL_MOST -> face.level <= need.argument();
      case TAG -> (face.tags & need.argument()) != 0;
      case NAMED -> face.title == need.argument();
      default -> throw new IllegalStateException("a monster cannot be tested for " + need.test());
    };
  }

  private static boolean self(Party party, Need need, int seat) {
    return switch (need.test()) {
      case ANY -> true;
      case STANCE -> stance(party, seat) == need.argument();
      case NO_STANCE -> stance(party, seat) < 0;
      case KIND -> character(party, seat).kind.ordinal() == need.argument();
      case CHARACTER -> character(party, seat).index == need.argument();
      case HAND_MOST -> party.cards().count(party.hand(seat)) <= need.argument(); // MT-STN-10
      case LEVEL_MOST -> party.level(seat) <= need.argument();
      case LEVEL_LEAST -> party.level(seat) >= need.argument();
      case SLOT_EMPTY -> worn(party, seat, need.argument(), need.argument()) == 0;
      case HANDS_EMPTY -> worn(party, seat, Slot.ONEHAND.ordinal(), Slot.TWOHAND.ordinal()) == 0;
      case HAS_ALLY -> party.first(party.table(seat), CardType.ALLY) >= 0;
      case HAS_HELPER -> seat == party.fighter() && party.helper() >= 0;
      case HELPS -> seat == party.helper();
      case ALONE -> seat == party.fighter() && party.helper() < 0;
      case KATAS -> count(party, seat, CardType.KATA) >= need.argument();
      case LOWEST -> party.level(seat) == party.minLevel();
      default -> throw new IllegalStateException("a player cannot be tested for " + need.test());
    };
  }

  private static int stance(Party party, int seat) {
    int token = party.first(party.table(seat), CardType.STANCE);
    return token < 0 ? -1 : party.face(token).stance;
  }

  /** What a seat plays. */
  public static Face character(Party party, int seat) {
    return party.face(party.first(party.table(seat), CardType.CHARACTER));
  }

  /** Returns how many cards of a type a seat has in play. */
  public static int count(Party party, int seat, CardType type) {
    int count = 0;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      count += party.face(token).type == type ? 1 : 0;
    }
    return count;
  }

  /** Returns how many Items a seat wears in a range of slots; one beyond its slot counts there too (MT-RUL-41). */
  public static int worn(Party party, int seat, int first, int last) {
    int worn = 0;
    for (int token = party.top(party.table(seat)); token >= 0; token = party.next(token)) {
      int slot = party.face(token).slot.ordinal();
      worn += slot >= first && slot <= last && party.has(token, Num.EQUIPPED) ? 1 : 0;
    }
    return worn;
  }
}
