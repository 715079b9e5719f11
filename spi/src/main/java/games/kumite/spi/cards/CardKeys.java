package games.kumite.spi.cards;

import games.kumite.api.Keys;
import java.util.Arrays;
import java.util.List;

/**
 * Makes keys of what observers know of the cards of a layout: reads each card once, in the order of its zone, and allocates
 * nothing. Immutable.
 *
 * <p>Each card adds a number, by its name or its back, to a sum of its zone in which the order counts if the zone has
 * one; a key is the sum of its zones', so that {@link KeptKeys} needs those alone that were touched. Tried and rejected: a
 * pass in the order of memory (it foresees less, and piles need their order all the same), and two zones to the end of the
 * longer one without a branch (a seventh slower).
 */
final class CardKeys {

  private static final int PLACE_BITS = 16;
  private static final long ORDER = 0x9E3779B97F4A7C15L;
  private static final int TURN = 31;

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
      names[2 * cards + card] = Keys.mix(3, layout.family(card));
    }
    List<Zone> all = layout.zones();
    ofOwner = all.stream().mapToInt(zone -> (int) all.stream()
        .filter(other -> other.owner() == zone.owner() && other.index() < zone.index()).count()).toArray();
    steps = all.stream().mapToLong(zone -> zone.isOrdered() ? ORDER : 1).toArray();
    zones = new long[steps.length];
    Arrays.setAll(zones, zone -> Keys.mix(4, zone) | 1);
  }

  /** A key of the cards that one observer knows and that not all have seen together, with where they lie. */
  long ofHeld(Spread cards, int observer) {
    return cards.isNarrow() ? ofHeld(cards, cards.narrow, observer) : ofHeldWide(cards, observer);
  }

  private long ofHeld(Spread cards, int[] words, int observer) {
    long key = 0;
    int alone = 1 << Nodes.KNOWN * Byte.SIZE + observer;
    int all = alone | Integer.MIN_VALUE; // the mark of a card that all have seen is the sign
    for (int token = 0; token < cards.size; token++) {
      if ((words[token] & all) == alone) {
        key += ofHeldOne(cards, observer, token);
      }
    }
    return key;
  }

  private long ofHeldWide(Spread cards, int observer) {
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

  private long ofHeldOne(Spread cards, int observer, int token) {
    int zone = cards.zone(token);
    return Keys.mix(layout.nameId(cards.bears(token)),
        seenFrom(zone, observer) << PLACE_BITS | placeIn(cards, zone, token));
  }

  /** A number for a zone that is the same for every seat that looks at the like zone of its own. */
  private int seenFrom(int zone, int observer) {
    return layout.zones().get(zone).owner() == observer ? ofOwner[zone] : zones.length + zone;
  }

  /** The place of a card from the top of an ordered zone, from 1; 0 where cards lie in no order. */
  private int placeIn(Spread cards, int zone, int token) {
    if (steps[zone] == 1) {
      return 0;
    }
    int place = 1;
    for (int card = cards.below(cards.size + zone); card != token; card = cards.below(card)) {
      place++;
    }
    return place;
  }

  /** A key of what everybody knows: how many cards lie where, and which of them all have seen. */
  long ofSeenByAll(Spread cards) {
    return of(cards, 0);
  }

  /** A key of what an observer knows: how many cards lie where, which of them all have seen, and which it knows. */
  long ofKnownBy(Spread cards, int observer) {
    return of(cards, 1 << observer);
  }

  private long of(Spread cards, int alone) {
    long key = 0;
    int zone = 0;
    if (cards.isNarrow()) {
      long[] added = new long[2];
      for (; zone + 1 < zones.length; zone += 2) {
        ofTwo(cards, zone, zone + 1, alone, added);
        key += added[0] + added[1];
      }
    }
    for (; zone < zones.length; zone++) {
      key += ofZone(cards, zone, alone);
    }
    return key;
  }

  /** What a zone adds to the key of an observer, whose bit is given. */
  long ofZone(Spread cards, int zone, int alone) {
    int first = cards.below(cards.size + zone);
    long[] wide = cards.wide;
    return ofZone(zone, wide == null ? ofNarrow(cards.narrow, cards.size, first, steps[zone], alone, 0)
        : ofWide(wide, cards.size, first, steps[zone], alone));
  }

  private long ofZone(int zone, long sum) {
    return Long.rotateLeft(sum * zones[zone], TURN);
  }

  /**
   * The same of two zones of narrow cards at once, since the way from card to card is what takes the time: while one card
   * is fetched, so is another.
   */
  void ofTwo(Spread cards, int zone, int otherZone, int alone, long[] added) {
    int[] words = cards.narrow;
    int size = cards.size;
    int known = known(alone);
    long step = steps[zone];
    long otherStep = steps[otherZone];
    int token = below(words[size + zone]);
    int other = below(words[size + otherZone]);
    long sum = 0;
    long otherSum = 0;
    while (token < size && other < size) {
      int word = words[token];
      int otherWord = words[other];
      sum = sum * step + item(word, token, size, known);
      otherSum = otherSum * otherStep + item(otherWord, other, size, known);
      token = below(word);
      other = below(otherWord);
    }
    added[0] = ofZone(zone, ofNarrow(words, size, token, step, alone, sum));
    added[1] = ofZone(otherZone, ofNarrow(words, size, other, otherStep, alone, otherSum));
  }

  /** Eight bits a number: the mark of a card that all have seen is the sign. */
  private static int known(int alone) {
    return Integer.MIN_VALUE | alone << Nodes.KNOWN * Byte.SIZE;
  }

  private static int below(int word) {
    return word >>> Nodes.NEXT * Byte.SIZE & Nodes.MAX_NARROW;
  }

  private long item(int word, int token, int size, int known) {
    int name = (word >>> Byte.SIZE & Nodes.MAX_NARROW) + (size & ~(word >> Integer.SIZE - 1));
    return names[(word & known) == 0 ? 2 * size + token : name];
  }

  /** A zone from a card on, behind which the sum is known. */
  private long ofNarrow(int[] words, int size, int first, long step, int alone, long before) {
    int known = known(alone);
    long sum = before;
    for (int token = first; token < size; ) {
      int word = words[token];
      sum = sum * step + item(word, token, size, known);
      token = below(word);
    }
    return sum;
  }

  /** Sixteen bits a number: the same. */
  private long ofWide(long[] words, int size, int first, long step, int alone) {
    long known = Long.MIN_VALUE | (long) alone << Nodes.KNOWN * Short.SIZE;
    long sum = 0;
    for (int token = first; token < size; ) {
      long word = words[token];
      long item = names[2 * size + token];
      if ((word & known) != 0) {
        item = names[((int) (word >>> Short.SIZE) & 0xFFFF) + (size & ~(int) (word >> Long.SIZE - 1))];
      }
      sum = sum * step + item;
      token = (int) (word >>> Nodes.NEXT * Short.SIZE) & 0xFFFF;
    }
    return sum;
  }
}
