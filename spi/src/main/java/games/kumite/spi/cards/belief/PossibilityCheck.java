package games.kumite.spi.cards.belief;

/** Queries of the conformance kit about what a viewer must consider possible. Answered by search, not by dealing. */
public final class PossibilityCheck {

  private PossibilityCheck() {}

  /** Returns whether a viewer must consider it possible that a card bears a face, or one that looks like it. */
  public static boolean isPossible(CardAccess cards, int token, int face, int viewer) {
    LayoutNumbers layout = cards.numbers();
    if (layout.family(token) != layout.family(face)) {
      return false;
    }
    if (cards.isKnown(token, viewer)) {
      return layout.isAlike(cards.bears(token), face);
    }
    Belief belief = BeliefUpdate.settled(cards, viewer, BeliefUpdate.MAX_URNS);
    NameFlowSearch search = new NameFlowSearch(belief.names, belief.poured);
    search.owe(belief.urnOf[token], layout.nameId(face));
    return search.run() != NameFlowSearch.Result.NONE;
  }

  /** Returns whether two cards may have each other's faces, as far as a viewer can tell. */
  public static boolean mayExchange(CardAccess cards, int token, int other, int viewer) {
    LayoutNumbers layout = cards.numbers();
    if (layout.family(token) != layout.family(other) || token == other
        || cards.isKnown(token, viewer) || cards.isKnown(other, viewer)) {
      return false;
    }
    Belief belief = BeliefUpdate.settled(cards, viewer, BeliefUpdate.MAX_URNS);
    if (belief.urnOf[token] == belief.urnOf[other]) {
      return true;
    }
    NameFlowSearch search = new NameFlowSearch(belief.names, belief.poured);
    for (int card = 0; card < layout.size(); card++) {
      int bearer = card == token ? other : card == other ? token : card;
      if (belief.urnOf[card] != Belief.SETTLED) {
        search.owe(belief.urnOf[card], layout.nameId(cards.bears(bearer)));
      }
    }
    return search.run() == NameFlowSearch.Result.FOUND;
  }
}
