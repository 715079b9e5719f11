package games.kumite.tmnt.loss;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D10 for ONE_OF_THEM: one of the cards just drawn is lost.
 *
 * @param drawer who has drawn
 * @param drawn what, two cards or more
 */
public record LoseDrawn(int drawer, Picks drawn) implements Forced {

  private static final Refusal UNFIT = new Refusal("MT-PHS-10", "not-drawn");
  private static final EventType LOST = EventType.of("drawn-lost", "MT-PHS-10").seat("who").card("card");

  @Override
  public String kind() {
    return "loss";
  }

  @Override
  public int seat(Party party) {
    return drawer;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    for (int i = 0; i < drawn.size(); i++) {
      out.add(party.deed(Word.LOSE, drawn.get(i), drawer));
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int token = party.find(party.hand(drawer), action, drawer);
    Discards.discard(party, token);
    party.tell(LOST, drawer, token);
  }
}
