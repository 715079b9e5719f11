package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Step;
import games.kumite.spi.Things;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;

/**
 * The cost of an ability (MT-D11), paid before the effect with any of the user's cards in hand or in play, except the
 * one whose ability is used (MT-KAT-11, MT-KAT-14, MT-RUL-39).
 *
 * @param user the seat that pays
 * @param source the card whose ability is used
 * @param count the number of cards
 */
public record Pay(int user, int source, int count) {

  private static final Refusal UNFIT = new Refusal("MT-RUL-39", "not-payable");
  private static final EventType PAID = EventType.of("paid", "MT-KAT-11").seat("by").card("card").card("for");

  private enum Choice implements Selection<Party, Pay> {
    COST;

    @Override
    public int seat(Party party, Pay pay) {
      return pay.user;
    }

    @Override
    public void things(Party party, Pay pay, Things out) {
      party.offer(party.hand(pay.user), Word.PAY, pay.user, out);
      for (int token = party.top(party.table(pay.user)); token >= 0; token = party.next(token)) {
        Face face = party.face(token);
        if (token != pay.source && face.type != CardType.CHARACTER) {
          party.offer(token, face.type == CardType.STANCE ? Word.PAY_STANCE : Word.PAY, pay.user, out);
        }
      }
    }

    @Override
    public int min(Party party, Pay pay) {
      return Math.min(pay.count, Abilities.payable(party, pay.user, pay.source));
    }

    @Override
    public int max(Party party, Pay pay) {
      return pay.count;
    }

    @Override
    public Refusal unfit(Party party, Pay about) {
      return UNFIT;
    }

    @Override
    public Prompt prompt(Party party, Pay pay, Picks picks) {
      return Question.prompt(party, kind(), pay.user, party.face(pay.source).label, pay.count - picks.size());
    }

    @Override
    public Pay chosen(Party party, Pay pay, Picks picks) {
      for (int i = 0; i < picks.size(); i++) {
        int token = picks.get(i);
        boolean isOnAnother = !party.face(token).isItem && party.attached(token) >= 0;
        if (isOnAnother) {
          pay(party, pay, token); // discarded before its Item takes it along
        }
      }
      for (int i = 0; i < picks.size(); i++) {
        int token = picks.get(i);
        int owner = party.cards().zoneOf(token).owner();
        if (owner == pay.user) {
          pay(party, pay, token);
        }
      }
      party.then(Settle.LIMITS);
      return pay;
    }

    private static void pay(Party party, Pay pay, int token) {
      Discards.discard(party, token);
      party.tell(PAID, pay.user, token, pay.source);
    }
  }

  /** Returns the payment of a seat for an ability of a card. */
  public static Step<Party> of(int user, int source, int count) {
    return Choice.COST.about(new Pay(user, source, count));
  }
}
