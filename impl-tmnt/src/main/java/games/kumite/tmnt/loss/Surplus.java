package games.kumite.tmnt.loss;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.effect.Slots;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D19: Items beyond the slots are turned sideways, also in combat.
 *
 * @param owner whose they are
 */
public record Surplus(int owner) implements Question<Party> {

  private static final Surplus[] ALL = new Surplus[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new Surplus(seat);
    }
  }

  static Surplus of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "surplus";
  }

  @Override
  public int seat(Party party) {
    return owner;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Party party, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(owner)); token >= 0; token = cards.next(token)) {
      if (Slots.lowers(party, owner, token)) {
        out.add(party.actions().of(Word.SIDEWAYS, party.face(token).name));
      }
    }
    if (out.size() == 0) {
      any(party, out);
    }
  }

  /** Where Items that make room for each other are the surplus, no single one lowers the excess. */
  private void any(Party party, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.table(owner)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (face.slot != Slot.NONE && party.has(token, Num.EQUIPPED) && party.attached(token) < 0) {
        out.add(party.actions().of(Word.SIDEWAYS, face.name));
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    party.unmark(party.find(party.table(owner), ((VerbAction) action).first()), Num.EQUIPPED);
  }
}
