package games.kumite.tmnt.loss;

import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/** MT-D20: Katas beyond the Level are discarded one by one, no further one as soon as the limit holds. About a seat. */
enum RankExcess implements Selection<Party, Integer> {
  RANK_EXCESS;

  private static final Refusal UNFIT = new Refusal("MT-KAT-08", "no-kata");
  private static final EventType LOST = EventType.of("rank-excess", "MT-KAT-08").seat("who").card("card");

  @Override
  public String kind() {
    return "rank-excess";
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
      if (party.face(token).type == CardType.KATA) {
        party.offer(token, Word.DISCARD, owner, out);
      }
    }
  }

  @Override
  public boolean isLegal(Party party, Integer owner, Picks picks) {
    return excess(party, owner, picks, picks.size()) <= 0;
  }

  @Override
  public boolean canBecomeLegal(Party party, Integer owner, Picks picks, Things rest) {
    return excess(party, owner, picks, picks.size() - 1) > 0;
  }

  /** By how much the Ranks are beyond the Level without the first picks. */
  private static int excess(Party party, int owner, Picks picks, int count) {
    int excess = party.ranks(owner) - party.level(owner);
    for (int i = 0; i < count; i++) {
      excess -= party.face(picks.get(i)).rank;
    }
    return excess;
  }

  @Override
  public Refusal unfit(Party party, Integer about) {
    return UNFIT;
  }

  @Override
  public Integer chosen(Party party, Integer owner, Picks picks) {
    for (int i = 0; i < picks.size(); i++) {
      Discards.discard(party, picks.get(i));
      party.tell(LOST, owner, picks.get(i));
    }
    return owner;
  }
}
