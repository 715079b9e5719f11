package games.kumite.spi.cards;

/**
 * What each card of one match adds to the key of each observer that has asked for one. Follows cards from the top of a zone
 * to the top of another one, nearly all that happens, one by one; otherwise reads the zones again that were touched. While it
 * is there, {@link Spread} notes moves with it. Confined to one thread.
 */
final class KeptKeys {

  private static final int ZONE = 0xFFFF;
  private static final int MOVES = 16;

  private final CardKeys keys;

  /** By token: its zone. */
  private final int[] lying;

  /** By token: how many cards lie below it. */
  private final int[] places;

  /** By zone: how many cards it has. */
  private final int[] counts;

  /** By observer, and for each by token; empty until it asks. */
  private final long[][] added;

  /** By observer: the sum of what all cards add. */
  private final long[] sums;

  /** The moves since the last key: of each the card's token, and in the lower sixteen bits the index of its zone. */
  private final int[] moves = new int[MOVES];

  /** How many moves there were, more than are kept if something else was done. */
  private int noted;

  /** Of cards as they lie. */
  KeptKeys(Spread cards) {
    CardLayout layout = cards.layout;
    keys = layout.keys;
    lying = new int[cards.size];
    places = new int[cards.size];
    counts = new int[layout.zones().size()];
    int observers = Integer.SIZE - Integer.numberOfLeadingZeros(layout.everybody);
    added = new long[observers][0];
    sums = new long[observers];
    readAgain(cards, -1);
  }

  /** The {@linkplain CardKeys#ofKnownBy key} of what an observer knows of the cards, after they have been followed. */
  long ofKnownBy(Spread cards, int observer) {
    if (added[observer].length < lying.length) {
      added[observer] = new long[lying.length];
      for (int token = 0; token < lying.length; token++) {
        renew(cards, token, observer);
      }
    }
    return sums[observer];
  }

  /** A card was moved to the top of a zone. */
  void note(int token, int to) {
    if (noted < moves.length) {
      moves[noted] = token << Short.SIZE | to;
    }
    noted++;
  }

  /** Something else was done. */
  void noteMore() {
    noted = moves.length + 1;
  }

  /** Follows what was noted. */
  void follow(Spread cards) {
    if (haveMoved()) {
      for (int move = 0; move < noted; move++) {
        renew(cards, moves[move] >>> Short.SIZE);
      }
    } else {
      readAgain(cards, cards.touched);
    }
    noted = 0;
  }

  /** Cards were moved to the top of zones; false if there is more, or cards that lay above one have other places now. */
  private boolean haveMoved() {
    if (noted > moves.length) {
      return false;
    }
    for (int move = 0; move < noted; move++) {
      int token = moves[move] >>> Short.SIZE;
      int to = moves[move] & ZONE;
      int from = lying[token];
      counts[from]--;
      if (places[token] != counts[from] && keys.isOrdered(from)) {
        return false;
      }
      lying[token] = to;
      places[token] = counts[to]++;
    }
    return true;
  }

  /** Reads the zones whose bits are given, by their index below 64. */
  private void readAgain(Spread cards, long zones) {
    for (int zone = 0; zone < counts.length; zone++) {
      if ((zones >> zone & 1) != 0) {
        int place = cards.counted(zone);
        counts[zone] = place;
        for (int token = cards.below(cards.size + zone); token < cards.size; token = cards.below(token)) {
          lying[token] = zone;
          places[token] = --place;
          renew(cards, token);
        }
      }
    }
  }

  private void renew(Spread cards, int token) {
    for (int observer = 0; observer < added.length; observer++) {
      if (added[observer].length > 0) {
        renew(cards, token, observer);
      }
    }
  }

  private void renew(Spread cards, int token, int observer) {
    long now = keys.ofOne(cards, token, lying[token], places[token], 1 << observer);
    sums[observer] += now - added[observer][token];
    added[observer][token] = now;
  }
}
