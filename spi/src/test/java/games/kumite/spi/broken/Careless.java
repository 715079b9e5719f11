package games.kumite.spi.broken;

import games.kumite.api.SeededRandom;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Hidden;

/** Cards that are dealt without regard to what is known, or revealed without a word. */
record Careless(Cards cards, Flaw flaw) implements Hidden {

  @Override
  public void forget(int observer) {
    cards.forget(observer);
  }

  @Override
  public void deal(int observer, SeededRandom random) {
    cards.deal(observer, random);
    if (flaw == Flaw.CARELESS_DEAL) {
      for (int token = cards.layout().size() - 1; token > 0; token--) {
        cards.swapFaces(token, random.nextInt(token + 1));
      }
    }
  }

  @Override
  public long privateKey(int observer) {
    return flaw == Flaw.KEY_OF_NOTHING ? 0 : cards.privateKey(observer);
  }

  @Override
  public long openKey() {
    return flaw == Flaw.KEY_OF_NOTHING ? 0 : cards.openKey();
  }

  @Override
  public long changes() {
    return cards.changes();
  }

  @Override
  public int reveals() {
    return flaw == Flaw.SILENT_REVEAL ? 0 : cards.reveals();
  }
}
