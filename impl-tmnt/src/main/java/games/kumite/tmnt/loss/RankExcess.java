package games.kumite.tmnt.loss;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D20: Katas beyond the Level are discarded one by one, no further one as soon as the limit holds.
 *
 * @param owner whose they are
 */
public record RankExcess(int owner) implements Question<Party> {

  private static final RankExcess[] ALL = new RankExcess[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new RankExcess(seat);
    }
  }

  static RankExcess of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "rank-excess";
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
      if (party.face(token).type == CardType.KATA) {
        out.add(party.actions().of(Word.DISCARD, party.face(token).name));
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    Discards.discard(party, party.find(party.table(owner), ((VerbAction) action).first()));
  }
}
