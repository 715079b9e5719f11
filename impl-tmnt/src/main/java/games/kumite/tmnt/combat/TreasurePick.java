package games.kumite.tmnt.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * The choice of a Treasure (MT-D15). Treasures lie face up and are taken by the agreement, without asking if only one
 * player is left to take them.
 *
 * @param share the number of Treasures that the helper still gets
 * @param taken the number of Treasures taken so far
 */
record TreasurePick(int share, int taken) implements Forced {

  private static final Refusal UNFIT = new Refusal("MT-TMU-11", "not-won");
  private static final EventType TOOK = EventType.of("took", "MT-TMU-11").seat("by").card("card");

  /** The step that fixes the helper's share and begins the picking (MT-TMU-12). */
  enum Divide implements Step<Party> {
    DIVIDE;

    @Override
    public void run(Party party) {
      int count = party.cards().count(party.zones().spread);
      party.then(new TreasurePick(Math.min(count, party.get(Num.OFFER_TREASURES)), 0));
    }
  }

  @Override
  public int seat(Party party) {
    boolean isHelper = switch (Word.ORDERS.get(party.get(Num.OFFER_ORDER))) {
      case "helper-first" -> true;
      case "fighter-first" -> false;
      case "alternate-helper" -> taken % 2 == 0;
      default -> taken % 2 == 1;
    };
    return isHelper ? party.helper() : party.fighter();
  }

  @Override
  public void run(Party party) {
    int count = party.cards().count(party.zones().spread);
    if (share == 0 || share == count) {
      int to = share == 0 ? party.fighter() : party.helper();
      Zone spread = party.zones().spread;
      for (int token = party.top(spread); token >= 0; token = party.top(spread)) {
        take(party, to, token);
      }
    } else {
      Forced.super.run(party);
    }
  }

  @Override
  public Prompt prompt(Party party) {
    int left = party.cards().count(party.zones().spread);
    return Question.prompt(party, kind(), seat(party), seat(party) == party.helper() ? share : left - share);
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    party.list(party.zones().spread, Word.TAKE, seat(party), out);
  }

  @Override
  public void chosen(Party party, Action action) {
    int by = seat(party);
    take(party, by, party.find(party.zones().spread, action, by));
    party.then(new TreasurePick(by == party.helper() ? share - 1 : share, taken + 1));
  }

  private static void take(Party party, int by, int token) {
    Drawing.receive(party, by, token);
    party.tell(TOOK, by, token);
  }
}
