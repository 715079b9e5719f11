package games.kumite.spi.cards;

import games.kumite.api.Keys;
import java.util.Arrays;
import java.util.List;

/**
 * Makes keys of what observers know of the cards of a layout: reads each card once, in the order of its zone, and allocates
 * nothing. Immutable.
 *
 * <p>A key is the sum of what the cards add, each a number of its name or its back times one of its zone and, if cards lie
 * in an order there, of how many lie below it. Tried and
 * rejected: a pass in the order of memory (it foresees less, and places need the order all the same).
 */
final class CardKeys {

  private static final int PLACE_BITS = 16;
  private static final long ORDER = 0x9E3779B97F4A7C15L;

  private final CardLayout layout;

  /**
   * By face, what its name adds if all know it; then, what it adds if the observer knows it and not all; then by token,
   * what its back adds.
   */
  private final long[] names;

  /** By zone: what a sum is multiplied by before the next card is added, 1 where cards lie in no order. */
  private final long[] steps;

  /** By zone: which of its owner's zones it is, so that keys of what seats hold are alike for all seats. */
  private final int[] ofOwner;

  /** By zone: what its sum is multiplied by. */
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

  /** A key of the cards that one observer knows and that not all have seen together, with where they lie. */
  long ofHeld(CardPositions cards, int observer) {
    long key = 0;
    int alone = 1 << observer;
    int all = alone | cards.seenByAll();
    for (int token = 0; token < cards.size; token++) {
      if ((cards.known(token) & all) == alone) {
        key += ofHeldOne(cards, observer, token);
      }
    }
    return key;
  }

  private long ofHeldOne(CardPositions cards, int observer, int token) {
    int zone = cards.zone(token);
    return Keys.mix(layout.nameId(cards.bears(token)),
        seenFrom(zone, observer) << PLACE_BITS | placeIn(cards, zone, token));
  }

  /** A number for a zone that is the same for every seat that looks at the like zone of its own. */
  private int seenFrom(int zone, int observer) {
    return layout.zones().get(zone).owner() == observer ? ofOwner[zone] : zones.length + zone;
  }

  /** The place of a card from the top of an ordered zone, from 1; 0 where cards lie in no order. */
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

  /** A key of what everybody knows: how many cards lie where, and which of them all have seen. */
  long ofSeenByAll(CardPositions cards) {
    return of(cards, 0);
  }

  /** A key of what an observer knows: how many cards lie where, which of them all have seen, and which it knows. */
  long ofKnownBy(CardPositions cards, int observer) {
    return of(cards, 1 << observer);
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
