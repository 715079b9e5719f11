package games.kumite.spi.cards;

/** Questions of the conformance kit: what an observer must reckon with. Answers them by search, not by dealing. */
final class Possibilities {

  private Possibilities() {}

  static boolean isPossible(Cards cards, int token, int face, int observer) {
    CardLayout layout = cards.layout();
    if (layout.family(token) != layout.family(face)) {
      return false;
    }
    if (cards.isKnown(token, observer)) {
      return layout.isAlike(cards.face(token), face);
    }
    Belief belief = Mixing.settled(cards, observer, Mixing.MAX_URNS);
    Search search = new Search(belief.names, belief.poured);
    search.owe(belief.urnOf[token], layout.nameId(face));
    return search.run() != Search.Result.NONE;
  }

  static boolean mayExchange(Cards cards, int token, int other, int observer) {
    CardLayout layout = cards.layout();
    if (layout.family(token) != layout.family(other) || token == other
        || cards.isKnown(token, observer) || cards.isKnown(other, observer)) {
      return false;
    }
    Belief belief = Mixing.settled(cards, observer, Mixing.MAX_URNS);
    if (belief.urnOf[token] == belief.urnOf[other]) {
      return true;
    }
    Search search = new Search(belief.names, belief.poured);
    for (int card = 0; card < layout.size(); card++) {
      int bearer = card == token ? other : card == other ? token : card;
      if (belief.urnOf[card] != Belief.SETTLED) {
        search.owe(belief.urnOf[card], layout.nameId(cards.face(bearer)));
      }
    }
    return search.run() == Search.Result.FOUND;
  }
}
