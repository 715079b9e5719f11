package games.kumite.spi.cards;

import java.util.Arrays;

/**
 * What each zone of one match's cards adds to the key of each observer, kept until one of its cards is moved or shown:
 * a decision touches two or three zones of a dozen. Confined to one thread.
 */
final class KeptKeys {

  private final CardKeys keys;
  private final int zones;

  /** By observer, and for each by zone. */
  private final long[] added;

  /** By observer: the sum of its zones. */
  private final long[] sums;

  /** By observer: a bit for each zone, by its index below 64, of which nobody knows what it adds now. */
  private final long[] expired;
  private final long[] two = new long[2];

  /** The bits of the zones that there are. */
  private final long all;

  KeptKeys(CardLayout layout) {
    keys = layout.keys;
    zones = layout.zones().size();
    all = zones < Long.SIZE ? (1L << zones) - 1 : -1;
    int observers = Integer.SIZE - Integer.numberOfLeadingZeros(layout.everybody);
    added = new long[observers * zones];
    sums = new long[observers];
    expired = new long[observers];
    Arrays.fill(expired, -1);
  }

  /** Cards of some zones were moved or shown. */
  void expire(long touched) {
    for (int observer = 0; observer < expired.length; observer++) {
      expired[observer] |= touched;
    }
  }

  /** The {@linkplain CardKeys#ofKnownBy key} of what an observer knows of the cards. */
  long ofKnownBy(Spread cards, int observer) {
    int alone = 1 << observer;
    boolean isByTwo = zones <= Long.SIZE && cards.isNarrow();
    long left = expired[observer] & all;
    while (left != 0) {
      int zone = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      int other = Long.numberOfTrailingZeros(left);
      if (isByTwo && other < zones) {
        left &= left - 1;
        keys.ofTwo(cards, zone, other, alone, two);
        renew(observer, zone, two[0]);
        renew(observer, other, two[1]);
      } else {
        for (; zone < zones; zone += Long.SIZE) {
          renew(observer, zone, keys.ofZone(cards, zone, alone));
        }
      }
    }
    expired[observer] = 0;
    return sums[observer];
  }

  private void renew(int observer, int zone, long now) {
    int place = observer * zones + zone;
    sums[observer] += now - added[place];
    added[place] = now;
  }
}
