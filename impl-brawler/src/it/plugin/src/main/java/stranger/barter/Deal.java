package stranger.barter;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/**
 * An exchange of cards. All of it is public; what is given lies face down in a zone.
 *
 * @param by who barters
 * @param partner with whom
 * @param stands whether no magpie has spoilt it
 */
record Deal(int by, int partner, boolean stands) {

  private static final int MAX = 3; // BT-03
  private static final EventType BARTERED =
      EventType.of("bartered", "BT-03").seat("by").seat("partner").number("cards");
  private static final EventType SNATCHED = EventType.of("snatched", "BT-04").seat("by");

  static final Script<Market, Deal> DEAL = Script.<Market, Deal>of("deal")
      .select(Side.GIVE) // BT-03
      .window(Magpie.SNATCH) // BT-04
      .when((market, deal) -> deal.stands, then -> then
          .select(Side.RETURN)
          .act((market, deal) -> deal.exchange(market)), otherwise -> otherwise
          .act((market, deal) -> market.moveAll(deal.given(market, deal.by), market.hand(deal.by))))
      .build();

  private Zone given(Market market, int seat) {
    return market.stalls.given.get(seat);
  }

  private void exchange(Market market) {
    market.emit(BARTERED, by, partner, market.cards().count(given(market, by)));
    market.moveAll(given(market, by), market.hand(partner));
    market.moveAll(given(market, partner), market.hand(by));
  }

  /** The choice of the cards given, first by the seat on turn, then by its partner. */
  private enum Side implements Selection<Market, Deal> {
    GIVE, RETURN;

    @Override
    public String kind() {
      return this == GIVE ? "give" : "return";
    }

    @Override
    public int seat(Market market, Deal deal) {
      return this == GIVE ? deal.by : deal.partner;
    }

    @Override
    public void collectCandidates(Market market, Deal deal, Candidates out) {
      Cards cards = market.cards();
      int seat = seat(market, deal);
      for (int card = cards.top(market.hand(seat)); card >= 0; card = cards.next(card)) {
        int face = cards.aliasFor(card, seat);
        out.add(card, Stalls.good(face), market.stalls.actions.of(this == GIVE ? Word.GIVE : Word.RETURN, face));
      }
    }

    @Override
    public int min(Market market, Deal deal) {
      return this == GIVE ? 1 : market.cards().count(deal.given(market, deal.by));
    }

    @Override
    public int max(Market market, Deal deal) {
      return this == GIVE ? Math.min(MAX, market.cards().count(market.hand(deal.partner))) : min(market, deal);
    }

    @Override
    public Deal localsAfter(Market market, Deal deal, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        market.move(selected.get(i), deal.given(market, seat(market, deal)));
      }
      return deal;
    }
  }

  /** The moment in which a magpie may come: who has one is as hidden as the hands. */
  private enum Magpie implements Window<Market, Deal> {
    SNATCH;

    @Override
    public String kind() {
      return "snatch";
    }

    @Override
    public int firstSeat(Market market, Deal deal) {
      return nextSeat(market, deal.by);
    }

    @Override
    public boolean staysOpen(Market market, Deal deal) {
      return deal.stands;
    }

    @Override
    public boolean mightAct(Market market, Deal deal, int seat) {
      return seat != deal.by && !market.cards().isEmpty(market.hand(seat));
    }

    @Override
    public void collectActions(Market market, Deal deal, int seat, ActionCollector out) {
      if (mightAct(market, deal, seat) && market.magpie(seat) >= 0) {
        out.add(market.stalls.actions.of(Word.SNATCH));
      }
    }

    @Override
    public Deal localsAfter(Market market, Deal deal, int seat, Action action) {
      market.emit(SNATCHED, seat);
      market.move(market.magpie(seat), market.stalls.pile);
      market.draw(seat);
      return new Deal(deal.by, deal.partner, false);
    }
  }
}
