package games.kumite.spi.cards;

import games.kumite.api.Keys;

/** Keys of what observers know of cards. Reads each card once, and allocates nothing. */
final class CardKeys {

  private static final int PLACE_BITS = 16;
  private static final long ORDER = 0x100000001B3L;

  private CardKeys() {}

  /** A key of the cards that one observer knows and that not all have seen together, with where they lie. */
  static long ofKnownBy(Spread cards, int observer) {
    long key = 0;
    int bits = cards.bits();
    int alone = 1 << observer;
    int all = alone | cards.seenByAll();
    for (int token = 0; token < cards.size; token++) {
      if (((int) (cards.word(token) >>> Nodes.KNOWN * bits) & all) == alone) {
        int zone = cards.zone(token);
        key += Keys.mix(cards.layout.nameId(cards.bears(token)),
            cards.layout.seenFrom(zone, observer) << PLACE_BITS | placeIn(cards, zone, token));
      }
    }
    return key;
  }

  /** The place of a card from the top of an ordered zone, from 1; 0 where cards lie in no order. */
  private static int placeIn(Spread cards, int zone, int token) {
    if (!cards.layout.zones().get(zone).isOrdered()) {
      return 0;
    }
    int place = 1;
    for (int card = cards.below(cards.size + zone); card != token; card = cards.below(card)) {
      place++;
    }
    return place;
  }

  /** A key of what everybody knows: how many cards lie where, and which of them all have seen. */
  static long ofSeenByAll(Spread cards) {
    long key = 0;
    for (int zone = 0; zone < cards.layout.sights.length; zone++) {
      boolean isOrdered = cards.layout.zones().get(zone).isOrdered();
      long ofZone = zone;
      for (int token = cards.below(cards.size + zone); token < cards.size; token = cards.below(token)) {
        long card = cards.isPublic(token) ? cards.layout.nameId(cards.bears(token)) + 1
            : -1L - cards.layout.family(token);
        ofZone = isOrdered ? ofZone * ORDER + card : ofZone + Keys.mix(card, 1);
      }
      key += Keys.mix(ofZone, cards.counted(zone));
    }
    return key;
  }
}
