package stranger.barter;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/** The choice of a seat on its turn (BT-02). */
enum TakeTurn implements Question<Market> {
  TURN;

  private static final Refusal HAND_FULL = new Refusal("BT-02", "hand-full");
  private static final Refusal EMPTY_HAND = new Refusal("BT-03", "empty-hand");
  private static final EventType DREW = EventType.of("drew", "BT-02").seat("who");

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(Market market) {
    return market.player();
  }

  @Override
  public void collectActions(Market market, ActionCollector out) {
    int player = market.player();
    boolean isFull = market.cards().count(market.hand(player)) >= Market.FULL;
    out.add(market.stalls.actions.of(Word.DRAW), isFull ? HAND_FULL : null);
    for (int other = 0; other < market.stalls.seats; other++) {
      if (other != player) {
        boolean isEmpty = market.cards().isEmpty(market.hand(player)) || market.cards().isEmpty(market.hand(other));
        out.add(market.stalls.actions.of(Word.BARTER, other), isEmpty ? EMPTY_HAND : null);
      }
    }
  }

  @Override
  public void execute(Market market, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == Word.BARTER) {
      market.then(Deal.DEAL.start(new Deal(market.player(), deed.first(), true)));
    } else {
      market.draw(market.player());
      market.emit(DREW, market.player());
    }
  }
}
