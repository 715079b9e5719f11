package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.state.AboutCard;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Slots;

/** The choice how to place an Item that comes into play (MT-D18): equipped, if that is legal, or turned sideways. */
public record PlaceItem(int owner, int token) implements AboutCard {

  private static final Refusal UNFIT = new Refusal("MT-ITM-02", "not-this-item");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");
  private static final EventType SIDEWAYS = EventType.of("placed-sideways", "MT-ITM-02").seat("by").card("card");

  @Override
  public int seat(Party party) {
    return owner;
  }

  @Override
  public void run(Party party) {
    if (party.cards().isIn(token, party.table(owner)) && Slots.refusal(party, owner, token) == null) {
      AboutCard.super.run(party);
    }
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    out.add(party.deed(Word.EQUIP, token, owner));
    out.add(party.deed(Word.SIDEWAYS, token, owner));
  }

  @Override
  public Action sensible(Party party, RandomSource random) {
    return party.deed(Word.EQUIP, token, owner);
  }

  @Override
  public void chosen(Party party, Action action) {
    boolean isEquipped = ((VerbAction) action).verb() == Word.EQUIP;
    if (isEquipped) {
      party.mark(token, Num.EQUIPPED);
    }
    party.tell(isEquipped ? EQUIPPED : SIDEWAYS, owner, token);
  }
}
