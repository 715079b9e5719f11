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

  KeptKeys(CardLayout layout) {
    keys = layout.keys;
    zones = layout.zones().size();
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
    long left = expired[observer];
    long sum = sums[observer];
    while (left != 0) {
      for (int zone = Long.numberOfTrailingZeros(left); zone < zones; zone += Long.SIZE) {
        int place = observer * zones + zone;
        long now = keys.ofZone(cards, zone, 1 << observer);
        sum += now - added[place];
        added[place] = now;
      }
      left &= left - 1;
    }
    sums[observer] = sum;
    expired[observer] = 0;
    return sum;
  }
}
