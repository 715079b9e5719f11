package games.kumite.spi.cards;

/**
 * What observers who cannot look inside a zone learn and lose when something happens in it: the rare
 * events, in which cards that they know apart are mixed.
 */
final class Knowledge {

  private Knowledge() {}

  /** A card is about to leave an unordered zone; some observers see which. */
  static void leaves(Cards cards, int token, Zone zone, int seers) {
    for (int blind = blind(cards, zone); blind != 0; blind &= blind - 1) {
      int observer = Integer.numberOfTrailingZeros(blind);
      if ((seers >> observer & 1) != 0) {
        sees(cards, token, zone, observer);
      } else {
        losesSightOf(cards, token, zone, observer);
      }
    }
    cards.blur(zone, cards.layout().family(token));
  }

  /** A card is about to be shown in an unordered zone. */
  static void isShown(Cards cards, int token, Zone zone, int observers) {
    for (int blind = blind(cards, zone) & observers; blind != 0; blind &= blind - 1) {
      sees(cards, token, zone, Integer.numberOfTrailingZeros(blind));
    }
    cards.blur(zone, cards.layout().family(token));
  }

  /** All cards of an unordered zone are about to be shown together. */
  static void areShown(Cards cards, Zone zone, int observers) {
    for (int blind = blind(cards, zone) & observers; blind != 0; blind &= blind - 1) {
      int observer = Integer.numberOfTrailingZeros(blind);
      for (int family = 0; family < cards.layout().familyCount(); family++) {
        int[] unknown = new int[cards.count(zone)];
        int count = 0;
        for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
          if (cards.layout().family(token) == family && !cards.isKnown(token, observer)) {
            unknown[count++] = token;
          }
        }
        mixIfApart(cards, unknown, count, observer);
      }
    }
  }

  /** All cards of a zone are about to be shuffled: nobody can tell them apart any more. */
  static void areShuffled(Cards cards, Zone zone) {
    int[] tokens = new int[cards.count(zone)];
    int count = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      tokens[count++] = token;
    }
    for (int observer = 0; observer <= cards.layout().seats(); observer++) {
      mixIfApart(cards, tokens, count, observer);
    }
  }

  /**
   * An observer sees a name that was hidden in a zone: it may be that of each card there which may have the
   * name, so these are mixed. If the observer knew of a card of that name there, it is that one as far as
   * the observer can tell, and the other is as unknown as this one was.
   */
  private static void sees(Cards cards, int token, Zone zone, int observer) {
    if (cards.isKnown(token, observer)) {
      return;
    }
    CardLayout layout = cards.layout();
    Belief belief = cards.beliefs.of(observer);
    int urn = belief.urnOf[token];
    boolean apart = false;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (cards.isKnown(other, observer)) {
        if (layout.isAlike(cards.face(other), cards.face(token))) {
          cards.beliefs = cards.beliefs.with(observer, belief.exchanged(layout, token, other));
          cards.unknow(other, observer);
          return;
        }
      } else {
        apart |= belief.urnOf[other] != urn && layout.family(other) == layout.family(token);
      }
    }
    if (apart) {
      mixCandidates(cards, token, zone, observer);
    }
  }

  private static void mixCandidates(Cards cards, int token, Zone zone, int observer) {
    Belief belief = cards.beliefs.of(observer);
    boolean[] reached = belief.reachOf(cards.layout().nameId(cards.face(token)));
    int[] candidates = new int[cards.count(zone)];
    int count = 0;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (other == token || !cards.isKnown(other, observer) && reached[belief.urnOf[other]]) {
        candidates[count++] = other;
      }
    }
    mixIfApart(cards, candidates, count, observer);
  }

  /** A card leaves a zone unseen: it may be any of those with the same back. */
  private static void losesSightOf(Cards cards, int token, Zone zone, int observer) {
    int family = cards.layout().family(token);
    int[] candidates = new int[cards.count(zone)];
    int count = 0;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (cards.layout().family(other) == family) {
        candidates[count++] = other;
      }
    }
    mixIfApart(cards, candidates, count, observer);
  }

  private static void mixIfApart(Cards cards, int[] tokens, int count, int observer) {
    if (!areApart(cards, tokens, count, observer)) {
      return;
    }
    cards.beliefs = cards.beliefs.with(observer, Mixing.mixed(cards, observer, tokens, count));
    for (int i = 0; i < count; i++) {
      cards.unknow(tokens[i], observer);
    }
  }

  /** Whether an observer can tell some of these cards from others. */
  private static boolean areApart(Cards cards, int[] tokens, int count, int observer) {
    CardLayout layout = cards.layout();
    Belief belief = cards.beliefs.of(observer);
    for (int i = 1; i < count; i++) {
      boolean isKnown = cards.isKnown(tokens[i], observer);
      if (isKnown != cards.isKnown(tokens[0], observer)) {
        return true;
      }
      if (isKnown ? !layout.isAlike(cards.face(tokens[i]), cards.face(tokens[0]))
          : belief.urnOf[tokens[i]] != belief.urnOf[tokens[0]]) {
        return true;
      }
    }
    return false;
  }

  private static int blind(Cards cards, Zone zone) {
    return CardLayout.everybody(cards.layout().seats()) & ~zone.seers();
  }
}
