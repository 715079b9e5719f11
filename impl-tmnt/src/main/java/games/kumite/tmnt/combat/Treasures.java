package games.kumite.tmnt.combat;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/** MT-D15: Treasures lie face up and are taken by the agreement; without asking where only one is left to take them. */
enum Treasures implements Question<Party> {
  PICK;

  /** The helper's share is fixed, then the picking begins (MT-TMU-12). */
  static final Step<Party> DIVIDE = Divide.DIVIDE;

  private static final int FIGHTER_FIRST = 1;
  private static final int ALTERNATE_HELPER = 2;
  private static final EventType TOOK = EventType.of("took", "MT-TMU-11").seat("by").card("card");

  private enum Divide implements Step<Party> {
    DIVIDE;

    @Override
    public void run(Party party) {
      int count = party.cards().count(party.zones().spread);
      if (count > 0) {
        party.set(Num.SHARE, Math.min(count, party.get(Num.OFFER_TREASURES)));
        party.set(Num.NEED, party.get(Num.OFFER_ORDER) == ALTERNATE_HELPER ? 1 : 0);
        party.then(PICK);
      }
    }
  }

  @Override
  public String kind() {
    return "treasure-pick";
  }

  @Override
  public int seat(Party party) {
    int order = party.get(Num.OFFER_ORDER);
    boolean isHelper = order == 0 || order > FIGHTER_FIRST && party.get(Num.NEED) == 1;
    return isHelper ? party.helper() : party.fighter();
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void run(Party party) {
    int count = party.cards().count(party.zones().spread);
    int share = party.get(Num.SHARE);
    if (share == 0 || share == count) {
      int to = share == 0 ? party.fighter() : party.helper();
      Zone spread = party.zones().spread;
      for (int token = party.cards().top(spread); token >= 0; token = party.cards().top(spread)) {
        take(party, to, token);
      }
    } else {
      Question.super.run(party);
    }
  }

  @Override
  public void options(Party party, Options out) {
    Cards cards = party.cards();
    for (int token = cards.top(party.zones().spread); token >= 0; token = cards.next(token)) {
      out.add(party.actions().of(Word.TAKE, party.face(token).name));
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int by = seat(party);
    take(party, by, party.find(party.zones().spread, ((VerbAction) action).first()));
    if (by == party.helper()) {
      party.add(Num.SHARE, -1);
    }
    party.set(Num.NEED, 1 - party.get(Num.NEED));
    party.then(this);
  }

  private static void take(Party party, int by, int token) {
    Drawing.receive(party, by, token);
    party.tell(TOOK, by, token);
  }
}
