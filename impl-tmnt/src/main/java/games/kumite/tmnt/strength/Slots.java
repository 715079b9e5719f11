package games.kumite.tmnt.strength;

import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/** The limits on Items that are equipped at the same time (MT-ITM-04, MT-RUL-40). */
public final class Slots {

  private static final Refusal NO_SLOT = new Refusal("MT-ONE-06", "no-slot");
  private static final Refusal REQUIREMENT = new Refusal("MT-ITM-08", "requirement");
  private static final Refusal SLOTS = new Refusal("MT-ITM-04", "slots");

  private Slots() {}

  /** Returns by how many Items a seat's equipment is beyond its limits, were some of the Items turned sideways. */
  public static int excess(GameState state, int seat, IntList turned) {
    return excess(state, seat, GameState.NONE, turned);
  }

  /** Returns the excess, were one Item more upright, or some less. */
  private static int excess(GameState state, int seat, int more, IntList less) {
    int head = 0;
    int armor = 0;
    int foot = 0;
    int one = 0;
    int two = 0;
    int hand = 0;
    int any = 0;
    int looked = Face.ITEM | Face.ROOM;
    for (int token = state.top(state.table(seat), looked); token >= 0; token = state.next(token, looked)) {
      Face face = state.face(token);
      boolean isItem = face.type == CardType.ITEM;
      boolean isUp = isItem && !less.contains(token) && (token == more || state.has(token, Counters.EQUIPPED));
      if (isUp || !isItem) {
        if (face.givesRoom && (token == more || Strength.counts(state, token, face, seat))) {
          hand += ConditionTests.sum(state, face.extraHand, seat, GameState.NONE);
          any += ConditionTests.sum(state, face.extraAny, seat, GameState.NONE);
        }
        if (isUp && state.attached(token) < 0) {
          switch (face.slot) {
            case HEAD -> head++;
            case ARMOR -> armor++;
            case FOOT -> foot++;
            case ONEHAND -> one++;
            case TWOHAND -> two++;
            default -> { }
          }
        }
      }
    }
    int hands = two + Math.max(0, one - 2 - hand);
    if (two > 0) {
      hands = Math.min(hands, two - 1 + Math.max(0, one - hand));
    }
    return Math.max(0, Math.max(0, head - 1) + Math.max(0, armor - 1) + Math.max(0, foot - 1) + hands - any);
  }

  /** Returns why a card that lies sideways cannot be equipped, null if it can (MT-ITM-08). */
  public static @Nullable Refusal refusal(GameState state, int seat, int token) {
    Face face = state.face(token);
    if (face.type != CardType.ITEM) {
      return NO_SLOT; // MT-ONE-06
    } else if (state.attached(token) >= 0) {
      return null;
    }
    return !face.requires.isNothing() && !ConditionTests.hold(state, face.requires, seat) ? REQUIREMENT
        : excess(state, seat, token, IntList.NONE) == 0 ? null : SLOTS;
  }
}
