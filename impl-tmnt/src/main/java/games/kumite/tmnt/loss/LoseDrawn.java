package games.kumite.tmnt.loss;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D10 for ONE_OF_THEM: one of the cards just drawn, which are marked, is lost.
 *
 * @param drawer who has drawn
 */
public record LoseDrawn(int drawer) implements Question<Party> {

  private static final LoseDrawn[] ALL = new LoseDrawn[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new LoseDrawn(seat);
    }
  }

  /** The loss of a seat. */
  public static LoseDrawn of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "loss";
  }

  @Override
  public int seat(Party party) {
    return drawer;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Party party, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.hand(drawer)); token >= 0; token = cards.next(token)) {
      if (party.has(token, Num.CHOSEN) && !isListed(party, token)) {
        out.add(party.actions().of(Word.LOSE, party.face(token).name));
      }
    }
  }

  /** Whether a drawn card that looks the same is offered already. */
  private boolean isListed(Party party, int token) {
    Cards cards = party.cards();
    for (int above = cards.top(party.hand(drawer)); above != token; above = cards.next(above)) {
      if (party.has(above, Num.CHOSEN) && party.face(above).name == party.face(token).name) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void chosen(Party party, Action action) {
    party.unmarkAll(Num.CHOSEN);
    Discards.discard(party, party.find(party.hand(drawer), ((VerbAction) action).first()));
  }
}
