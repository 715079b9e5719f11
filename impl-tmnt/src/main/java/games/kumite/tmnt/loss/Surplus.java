package games.kumite.tmnt.loss;

import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Slots;

/**
 * MT-D19: Items beyond the slots are turned sideways one by one until the limit holds, also in combat; each must lower the
 * excess if one can. About a seat.
 */
enum Surplus implements Selection<Party, Integer> {
  SURPLUS;

  private static final Refusal UNFIT = new Refusal("MT-ITM-10", "no-surplus");
  private static final EventType TURNED = EventType.of("surplus", "MT-ITM-10").seat("who").card("card");

  @Override
  public String kind() {
    return "surplus";
  }

  @Override
  public int seat(Party party, Integer owner) {
    return owner;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public void things(Party party, Integer owner, Things out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(owner)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.slot != Slot.NONE && party.has(token, Num.EQUIPPED) && party.attached(token) < 0) {
        party.offer(token, Word.SIDEWAYS, owner, out);
      }
    }
  }

  @Override
  public boolean isLegal(Party party, Integer owner, Picks picks) {
    return Slots.excess(party, owner, picks) == 0;
  }

  @Override
  public boolean canBecomeLegal(Party party, Integer owner, Picks picks, Things rest) {
    if (picks.size() == 0) {
      return true;
    }
    int last = picks.get(picks.size() - 1);
    Picks before = Picks.of(java.util.Arrays.copyOf(picks.toArray(), picks.size() - 1));
    int excess = Slots.excess(party, owner, before);
    if (excess == 0) {
      return false;
    }
    return Slots.excess(party, owner, before.and(last)) < excess || !canLower(party, owner, before, rest);
  }

  /** Where Items that make room for each other are the surplus, no single one lowers the excess. */
  private static boolean canLower(Party party, int owner, Picks turned, Things rest) {
    int excess = Slots.excess(party, owner, turned);
    for (int place = 0; place < rest.size(); place++) {
      if (rest.isLeft(place) && Slots.excess(party, owner, turned.and(rest.get(place))) < excess) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Refusal unfit(Party party, Integer about) {
    return UNFIT;
  }

  @Override
  public Integer chosen(Party party, Integer owner, Picks picks) {
    for (int i = 0; i < picks.size(); i++) {
      party.unmark(picks.get(i), Num.EQUIPPED);
      party.tell(TURNED, owner, picks.get(i));
    }
    return owner;
  }
}
