package games.kumite.spi.cards;

import games.kumite.api.Keys;
import java.util.Arrays;
import java.util.List;

/**
 * A maker of keys of what viewers know of the cards of a layout. It reads each card once, in the order of its zone, and
 * allocates nothing. Immutable.
 *
 * <p>A key is a sum over the cards, in the manner of Zobrist hashing: each card adds a number of its name or its back,
 * multiplied by one of its zone and, if cards lie in an order there, by one of how many lie below it. Tried and
 * rejected: a pass in the order of memory (the processor predicts it less well, and places need the order all the
 * same).
 */
final class CardKeys {

  private static final int PLACE_BITS = 16;
  private static final long ORDER = 0x9E3779B97F4A7C15L;

  private final CardLayout layout;

  /**
   * The numbers that cards add: by face, of a name that all know; then by face, of a name that only the viewer knows;
   * then by token, of a back.
   */
  private final long[] names;

  /** The factors by zone by which a sum is multiplied before the next card is added, 1 where cards lie in no order. */
  private final long[] steps;

  /** The index of a zone among its owner's zones, so that keys of what seats hold are comparable between seats. */
  private final int[] ofOwner;

  /** The factors by zone. */
  private final long[] zones;

  CardKeys(CardLayout layout) {
    this.layout = layout;
    int cards = layout.size();
    names = new long[3 * cards];
    for (int card = 0; card < cards; card++) {
      names[card] = Keys.mix(1, layout.nameId(card));
      names[cards + card] = Keys.mix(2, layout.nameId(card));
      names[2 * cards + card] = Keys.mix(3, layout.back(card));
    }
    List<Zone> all = layout.zones();
    ofOwner = all.stream().mapToInt(zone -> (int) all.stream()
        .filter(other -> other.owner() == zone.owner() && other.index() < zone.index()).count()).toArray();
    steps = all.stream().mapToLong(zone -> zone.isOrdered() ? ORDER : 1).toArray();
    zones = new long[steps.length];
    Arrays.setAll(zones, zone -> Keys.mix(4, zone) | 1);
  }

  /** Returns a key of the cards that one viewer knows and that not all have seen together, with where they lie. */
  long ofHeld(CardPositions cards, int viewer) {
    long key = 0;
    int alone = 1 << viewer;
    int all = alone | cards.seenByAll();
    for (int token = 0; token < cards.size; token++) {
      if ((cards.known(token) & all) == alone) {
        key += ofHeldOne(cards, viewer, token);
      }
    }
    return key;
  }

  private long ofHeldOne(CardPositions cards, int viewer, int token) {
    int zone = cards.zone(token);
    return Keys.mix(layout.nameId(cards.bears(token)),
        seenFrom(zone, viewer) << PLACE_BITS | placeIn(cards, zone, token));
  }

  /** Returns a number for a zone that is the same for every seat looking at the corresponding zone of its own. */
  private int seenFrom(int zone, int viewer) {
    return layout.zones().get(zone).owner() == viewer ? ofOwner[zone] : zones.length + zone;
  }

  /** Returns the place of a card from the top of an ordered zone, from 1; 0 where cards lie in no order. */
  private int placeIn(CardPositions cards, int zone, int token) {
    if (!isOrdered(zone)) {
      return 0;
    }
    int place = 1;
    for (int card = cards.below(cards.size + zone); card != token; card = cards.below(card)) {
      place++;
    }
    return place;
  }

  /** Returns a key of public knowledge: how many cards lie where, and which of them all have seen. */
  long ofSeenByAll(CardPositions cards) {
    return of(cards, 0);
  }

  /**
   * Returns a key of what a viewer knows: how many cards lie where, which of them all have seen, and which it knows.
   */
  long ofKnownBy(CardPositions cards, int viewer) {
    return of(cards, 1 << viewer);
  }

  /** Returns a key of where each card lies, known or not, and which cards all have seen. */
  long ofAll(CardPositions cards) {
    long key = 0;
    for (int zone = 0; zone < zones.length; zone++) {
      key += ofWholeZone(cards, zone) * zones[zone];
    }
    return key;
  }

  private long ofWholeZone(CardPositions cards, int zone) {
    long sum = 0;
    for (int token = cards.below(cards.size + zone); token < cards.size; token = cards.below(token)) {
      int unseen = (cards.known(token) & cards.seenByAll()) == 0 ? cards.size : 0;
      sum = sum * steps[zone] + names[cards.bears(token) + unseen];
    }
    return sum;
  }

  private long of(CardPositions cards, int alone) {
    long key = 0;
    for (int zone = 0; zone < zones.length; zone++) {
      key += ofZone(cards, zone, alone | cards.seenByAll()) * zones[zone];
    }
    return key;
  }

  private long ofZone(CardPositions cards, int zone, int known) {
    long sum = 0;
    for (int token = cards.below(cards.size + zone); token < cards.size; token = cards.below(token)) {
      sum = sum * steps[zone] + item(cards, token, known);
    }
    return sum;
  }

  private long item(CardPositions cards, int token, int known) {
    int knowers = cards.known(token);
    return names[(knowers & known) == 0 ? 2 * cards.size + token
        : cards.bears(token) + ((knowers & cards.seenByAll()) == 0 ? cards.size : 0)];
  }

  private boolean isOrdered(int zone) {
    return steps[zone] != 1;
  }
}
