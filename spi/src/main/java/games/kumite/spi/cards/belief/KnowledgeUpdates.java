package games.kumite.spi.cards.belief;

/**
 * The changes in the knowledge of viewers who cannot look inside a zone, when something happens in it: the rare events
 * that mix cards which they could tell apart.
 */
public final class KnowledgeUpdates {

  private KnowledgeUpdates() {}

  /** Updates knowledge before a card leaves an unordered zone; some viewers see which card it is. */
  public static void leaves(CardAccess cards, int token, int zone, int seers) {
    boolean hasStrays = cards.hasStrays(zone);
    if (hasStrays) {
      cards.blur(zone, cards.numbers().family(token));
    }
    for (int blind = blind(cards, zone); blind != 0; blind &= blind - 1) {
      int viewer = Integer.numberOfTrailingZeros(blind);
      if ((seers >> viewer & 1) != 0) {
        sees(cards, token, zone, viewer);
      } else {
        losesSightOf(cards, token, zone, viewer);
      }
    }
    if (hasStrays) {
      cards.countStrays(zone);
    }
  }

  /** Updates knowledge before a card is shown in an unordered zone. */
  public static void isShown(CardAccess cards, int token, int zone, int viewers) {
    cards.blur(zone, cards.numbers().family(token));
    for (int blind = blind(cards, zone) & viewers; blind != 0; blind &= blind - 1) {
      sees(cards, token, zone, Integer.numberOfTrailingZeros(blind));
    }
    cards.countStrays(zone);
  }

  /** Updates knowledge before all cards of an unordered zone are shown together. */
  public static void areShown(CardAccess cards, int zone, int viewers) {
    for (int blind = blind(cards, zone) & viewers; blind != 0; blind &= blind - 1) {
      int viewer = Integer.numberOfTrailingZeros(blind);
      for (int family = 0; family < cards.numbers().familyCount(); family++) {
        int[] unknown = new int[cards.count(zone)];
        int count = 0;
        for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
          if (cards.numbers().family(token) == family && !cards.isKnown(token, viewer)) {
            unknown[count++] = token;
          }
        }
        mixIfApart(cards, unknown, count, viewer);
      }
    }
  }

  /** Updates knowledge before all cards of a zone are shuffled: no viewer can tell them apart any longer. */
  public static void areShuffled(CardAccess cards, int zone) {
    int[] tokens = new int[cards.count(zone)];
    int count = 0;
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      tokens[count++] = token;
    }
    int[] alike = firstAlike(cards);
    for (int viewer = 0; viewer < alike.length; viewer++) {
      if (alike[viewer] == viewer) {
        mixIfApart(cards, tokens, count, viewer);
      } else if (cards.beliefs().of(alike[viewer]) != cards.beliefs().of(viewer)) {
        takeOver(cards, tokens, count, viewer, cards.beliefs().of(alike[viewer]));
      }
    }
  }

  /** Returns by viewer the first one with the same belief that knows the same cards: an update leaves them equal. */
  private static int[] firstAlike(CardAccess cards) {
    int[] alike = new int[cards.numbers().seats() + 1];
    for (int viewer = 0; viewer < alike.length; viewer++) {
      while (alike[viewer] < viewer && !areAlike(cards, alike[viewer], viewer)) {
        alike[viewer]++;
      }
    }
    return alike;
  }

  private static boolean areAlike(CardAccess cards, int one, int other) {
    Belief belief = cards.beliefs().of(one);
    int apart = belief == cards.beliefs().of(other) ? 0 : 1;
    for (int token = 0; apart == 0 && token < belief.urnOf.length; token++) {
      int known = cards.knownBy(token);
      apart = (known >> one ^ known >> other) & 1;
    }
    return apart == 0;
  }

  /**
   * Updates the belief of a viewer who sees a name that was hidden in a zone. It may be the name of each card there
   * that may have it, so these are mixed. If the viewer knew of a card of that name there, this is that card as far as
   * the viewer can tell, and the other becomes as unknown as this one was.
   */
  private static void sees(CardAccess cards, int token, int zone, int viewer) {
    if (cards.isKnown(token, viewer)) {
      return;
    }
    LayoutNumbers layout = cards.numbers();
    Belief belief = cards.beliefs().of(viewer);
    int urn = belief.urnOf[token];
    int name = layout.nameId(cards.bears(token));
    boolean apart = false;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (cards.isKnown(other, viewer)) {
        if (layout.nameId(cards.bears(other)) == name) {
          cards.setBeliefs(cards.beliefs().with(viewer, belief.exchanged(layout, token, other)));
          cards.mistake(token, other, viewer);
          return;
        }
      } else {
        apart |= belief.urnOf[other] != urn && belief.mayHold(belief.urnOf[other], name);
      }
    }
    if (apart) {
      mixCandidates(cards, token, zone, viewer);
    }
  }

  private static void mixCandidates(CardAccess cards, int token, int zone, int viewer) {
    Belief belief = cards.beliefs().of(viewer);
    boolean[] reached = belief.reachOf(cards.numbers().nameId(cards.bears(token)));
    int[] candidates = new int[cards.count(zone)];
    int count = 0;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (other == token || !cards.isKnown(other, viewer) && reached[belief.urnOf[other]]) {
        candidates[count++] = other;
      }
    }
    mixIfApart(cards, candidates, count, viewer);
  }

  /** Updates the belief of a viewer when a card leaves a zone unseen: it may be any of those with the same back. */
  private static void losesSightOf(CardAccess cards, int token, int zone, int viewer) {
    int family = cards.numbers().family(token);
    boolean apart = false;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      apart |= cards.numbers().family(other) == family && areApart(cards, token, other, viewer);
    }
    if (!apart) {
      return;
    }
    int[] candidates = new int[cards.count(zone)];
    int count = 0;
    for (int other = cards.top(zone); other >= 0; other = cards.next(other)) {
      if (cards.numbers().family(other) == family) {
        candidates[count++] = other;
      }
    }
    mix(cards, candidates, count, viewer);
  }

  private static void mixIfApart(CardAccess cards, int[] tokens, int count, int viewer) {
    for (int i = 1; i < count; i++) {
      if (areApart(cards, tokens[0], tokens[i], viewer)) {
        mix(cards, tokens, count, viewer);
        return;
      }
    }
  }

  private static void mix(CardAccess cards, int[] tokens, int count, int viewer) {
    takeOver(cards, tokens, count, viewer, BeliefUpdate.mixed(cards, viewer, tokens, count));
  }

  private static void takeOver(CardAccess cards, int[] tokens, int count, int viewer, Belief mixed) {
    cards.setBeliefs(cards.beliefs().with(viewer, mixed));
    for (int i = 0; i < count; i++) {
      cards.unknow(tokens[i], viewer);
    }
  }

  /** Returns whether a viewer can tell a card from another. */
  private static boolean areApart(CardAccess cards, int token, int other, int viewer) {
    boolean isKnown = cards.isKnown(token, viewer);
    if (isKnown != cards.isKnown(other, viewer)) {
      return true;
    }
    Belief belief = cards.beliefs().of(viewer);
    return isKnown ? !cards.numbers().isAlike(cards.bears(token), cards.bears(other))
        : belief.urnOf[token] != belief.urnOf[other];
  }

  private static int blind(CardAccess cards, int zone) {
    return cards.numbers().everybody & ~cards.numbers().seers(zone);
  }
}
