package games.kumite.tmnt.sums;

import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import org.jspecify.annotations.Nullable;

/** The limits of what may be equipped at the same time (MT-ITM-04, MT-RUL-40). */
public final class Slots {

  private static final Refusal NO_SLOT = new Refusal("MT-ONE-06", "no-slot");
  private static final Refusal REQUIREMENT = new Refusal("MT-ITM-08", "requirement");
  private static final Refusal SLOTS = new Refusal("MT-ITM-04", "slots");

  private Slots() {}

  /** By how many Items a seat's equipment is beyond its limits, were some of the Items turned sideways. */
  public static int excess(Party party, int seat, Picks turned) {
    return excess(party, seat, Party.NOBODY, turned);
  }

  /** The same, were one Item more upright, or some less. */
  private static int excess(Party party, int seat, int more, Picks less) {
    int head = 0;
    int armor = 0;
    int foot = 0;
    int one = 0;
    int two = 0;
    int hand = 0;
    int any = 0;
    int looked = Face.ITEM | Face.ROOM;
    for (int token = party.top(party.table(seat), looked); token >= 0; token = party.next(token, looked)) {
      Face face = party.face(token);
      boolean isItem = face.type == CardType.ITEM;
      boolean isUp = isItem && !less.contains(token) && (token == more || party.has(token, Num.EQUIPPED));
      if (isUp || !isItem) {
        if (face.givesRoom && (token == more || Strength.counts(party, token, face, seat))) {
          hand += Needs.sum(party, face.extraHand, seat, Party.NOBODY);
          any += Needs.sum(party, face.extraAny, seat, Party.NOBODY);
        }
        if (isUp && party.attached(token) < 0) {
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
  public static @Nullable Refusal refusal(Party party, int seat, int token) {
    Face face = party.face(token);
    if (face.type != CardType.ITEM) {
      return NO_SLOT; // MT-ONE-06
    } else if (party.attached(token) >= 0) {
      return null;
    }
    return !face.requires.isNothing() && !Needs.hold(party, face.requires, seat) ? REQUIREMENT
        : excess(party, seat, token, Picks.NONE) == 0 ? null : SLOTS;
  }
}
