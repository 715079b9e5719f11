package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D31: which kept Trap is cancelled.
 *
 * @param keeper who keeps it
 */
record CancelKept(int keeper) implements Question<Party> {

  private static final Refusal UNFIT = new Refusal("MT-TRP-08", "not-kept");
  private static final EventType CANCELLED =
      EventType.of("kept-trap-cancelled", "MT-TRP-08").seat("by").card("card");
  private static final CancelKept[] ALL = new CancelKept[Settings.MAX_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new CancelKept(seat);
    }
  }

  static CancelKept of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "kept-trap";
  }

  @Override
  public int seat(Party party) {
    return keeper;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    Cards cards = party.cards();
    for (int token = cards.top(party.kept(keeper)); token >= 0; token = cards.next(token)) {
      out.add(party.deed(Word.CANCEL, token, keeper));
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int token = party.find(party.kept(keeper), action, keeper);
    Discards.discard(party, token);
    party.tell(CANCELLED, keeper, token);
  }
}
