package games.kumite.spi.samples.kuhnpoker;

import games.kumite.spi.Step;

/** The first step: shuffles, and deals a card to each seat. */
enum Deal implements Step<Poker> {
  DEAL;

  @Override
  public void run(Poker poker) {
    poker.shuffle(Poker.DECK, "deck", 0);
    poker.move(poker.cards().top(Poker.DECK), Poker.HANDS.get(0));
    poker.move(poker.cards().top(Poker.DECK), Poker.HANDS.get(1));
    poker.ask(Betting.OPEN);
  }
}
