package games.kumite.spi.tender;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;

/**
 * Does a seat show a card to the next one? It stays in the hand.
 *
 * @param by the seat's index
 */
record Lend(int by) implements Question<Yard> {

  @Override
  public int seat(Yard yard) {
    return by;
  }

  @Override
  public void collectActions(Yard yard, ActionCollector out) {
    Cards cards = yard.cards();
    for (int card = cards.top(Yard.HANDS.get(by)); card >= 0; card = cards.next(card)) {
      out.add(yard.actions.of(Word.LEND, cards.aliasFor(card, by)));
    }
    out.add(yard.actions.of(Word.WAIT));
  }

  @Override
  public void execute(Yard yard, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.WAIT) {
      wait(yard);
      return;
    }
    Cards cards = yard.cards();
    for (int card = cards.top(Yard.HANDS.get(by)); card >= 0; card = cards.next(card)) {
      if (cards.aliasFor(card, by) == chosen.first()) {
        yard.show(card, 1 << (by + 1) % Yard.SEATS);
        return;
      }
    }
  }

  private void wait(Yard yard) {
    if (yard.has(Mistake.WAITS_FOR_EVER)) {
      yard.ask(this);
    }
    if (yard.has(Mistake.COUNTED_UNSEEN) && yard.waits++ % 2 == 1) {
      yard.addGold(by, -Math.min(1, yard.gold(by)));
    }
  }

  /**
   * The same as a class of its own, under the same kind.
   *
   * @param lend what is asked
   */
  record Once(Lend lend) implements Question<Yard> {

    @Override
    public String kind() {
      return lend.kind();
    }

    @Override
    public int seat(Yard yard) {
      return lend.seat(yard);
    }

    @Override
    public void collectActions(Yard yard, ActionCollector out) {
      lend.collectActions(yard, out);
    }

    @Override
    public void execute(Yard yard, Action action) {
      lend.execute(yard, action);
    }
  }
}
