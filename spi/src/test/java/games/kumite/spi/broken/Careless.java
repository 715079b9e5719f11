package games.kumite.spi.broken;

import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;

/** Cards that are dealt without regard to what is known, or revealed without a word. */
record Careless(Cards cards, Flaw flaw) implements HiddenPart {

  @Override
  public void redact(int viewer) {
    cards.redact(viewer);
  }

  @Override
  public void redeal(int viewer, SeededRandom random) {
    cards.redeal(viewer, random);
    if (flaw == Flaw.CARELESS_DEAL) {
      for (int token = cards.layout().size() - 1; token > 0; token--) {
        cards.swapFaces(token, random.nextInt(token + 1));
      }
    }
  }

  @Override
  public long privateKey(int viewer) {
    return flaw == Flaw.KEY_OF_NOTHING ? 0 : cards.privateKey(viewer);
  }

  @Override
  public long publicKeyPart() {
    return flaw == Flaw.KEY_OF_NOTHING ? 0 : cards.publicKeyPart();
  }

  @Override
  public long handChangeCounters() {
    return cards.handChangeCounters();
  }

  @Override
  public int revealCount() {
    return flaw == Flaw.SILENT_REVEAL ? 0 : cards.revealCount();
  }
}
