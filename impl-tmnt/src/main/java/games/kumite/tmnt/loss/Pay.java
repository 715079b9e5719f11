package games.kumite.tmnt.loss;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D11: the cost of an ability, one card at a time, before the effect; any own card in hand or in play but the one
 * whose ability is used (MT-KAT-11, MT-KAT-14, MT-RUL-39).
 *
 * @param user who pays
 * @param source the card whose ability is used
 * @param left how many cards are still to pay
 */
public record Pay(int user, int source, int left) implements Question<Party> {

  private static final EventType PAID = EventType.of("paid", "MT-KAT-11").seat("by").card("card");

  /** How many cards a seat could pay for an ability of a card in play. */
  public static int payable(Party party, int seat, int source) {
    int unpayable = party.face(source).type == CardType.CHARACTER ? 1 : 2;
    return party.cards().count(party.hand(seat)) + party.cards().count(party.table(seat)) - unpayable;
  }

  @Override
  public String kind() {
    return "cost";
  }

  @Override
  public int seat(Party party) {
    return user;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Party party, Options out) {
    Cards cards = party.cards();
    Zone hand = party.hand(user);
    for (int token = cards.top(hand); token >= 0; token = cards.next(token)) {
      if (!party.isRepeated(token, hand)) {
        out.add(party.actions().of(Word.PAY, party.face(token).name));
      }
    }
    int enough = payable(party, user, source);
    for (int token = cards.top(party.table(user)); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (token != source && face.type != CardType.CHARACTER) {
        boolean takesAnother = face.type == CardType.ITEM && party.attached(token) >= 0;
        if (!takesAnother || enough - 2 >= left - 1) {
          out.add(party.actions().of(face.type == CardType.STANCE ? Word.PAY_STANCE : Word.PAY, face.name));
        }
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    VerbAction deed = (VerbAction) action;
    int token = deed.verb() == Word.PAY ? party.find(party.hand(user), deed.first()) : Party.NOBODY;
    if (token < 0) {
      token = party.find(party.table(user), deed.first());
    }
    Discards.discard(party, token);
    party.tell(PAID, user, token);
    party.then(Settle.LIMITS);
    if (left > 1) {
      party.ask(new Pay(user, source, left - 1));
    }
  }
}
