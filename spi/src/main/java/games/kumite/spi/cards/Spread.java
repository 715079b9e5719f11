package games.kumite.spi.cards;

import org.jspecify.annotations.Nullable;

/**
 * Cards lying in zones: where each token lies, which face it bears, and who knows it. The cards of a zone are linked
 * to a ring, so that none of them moves when another one does.
 */
abstract sealed class Spread extends Nodes permits CardsInPlace {

  private static final int NOBODY = -1;
  private static final int PLACES = 0xFFFF;

  /** What observers believe of the cards that they do not know. */
  Beliefs beliefs;

  /** As what cards that look alike are shown, null if no two cards do. */
  final @Nullable Guises guises;

  int reveals;

  /** How often each seat's secret cards changed; see {@link Hidden#changes}. */
  long changes;

  /**
   * A bit for each zone, by its index below 64, in which a card was moved, shown or shuffled; whatever else
   * observers learn or are no longer sure of then lies in the same zones. {@link Cards} takes the bits away.
   */
  long touched;

  /** All cards where the layout starts them. */
  Spread(CardLayout layout) {
    super(layout, layout.narrow.clone(), layout.wide == null ? null : layout.wide.clone());
    beliefs = layout.beliefs;
    guises = layout.hasLookAlikes() ? new Guises(layout) : null;
    renewGuises(NOBODY);
  }

  /** Lays all cards out where the layout starts them, in empty arrays. */
  Spread(CardLayout layout, int[] narrow, long @Nullable [] wide) {
    super(layout, narrow, wide);
    beliefs = layout.beliefs;
    guises = null;
    for (int ring = size; ring < size + layout.sights.length; ring++) {
      set(ring, NEXT, ring);
      set(ring, LAST, ring);
    }
    for (int token = 0; token < size; token++) {
      int start = layout.startZone(token);
      int seers = layout.sights[start] & layout.everybody;
      set(token, FACE, token);
      putBelow(last(start), token, seers == layout.everybody ? seers | seenByAll() : seers, start);
    }
  }

  /** A copy. */
  Spread(Spread other) {
    super(other);
    beliefs = other.beliefs;
    guises = other.guises == null ? null : new Guises(other.guises);
    reveals = other.reveals;
    changes = other.changes;
    touched = other.touched;
  }

  /** Whether every card lies as in another spread, is known to the same observers and shown as the same face. */
  final boolean liesLike(Spread other) {
    return layout == other.layout && beliefs == other.beliefs && hasNumbersOf(other)
        && (guises == null || other.guises != null && guises.equalTo(other.guises));
  }

  /** Has every card lie and known as in another spread. */
  final void takeOver(Spread other) {
    takeNumbersOf(other);
    beliefs = other.beliefs;
    if (guises != null && other.guises != null) {
      guises.takeOver(other.guises);
    }
  }

  /** Takes a card out of its zone, on the way to another one; who knows it then, by what is seen of that. */
  final int lift(int token, int to, int witnesses) {
    int known = onTheWay(token, to, witnesses);
    int bits = bits();
    long word = word(token);
    unlink(token, number(word, NEXT, bits), number(word, ZONE, bits), bits);
    return known;
  }

  /** Moves a card to the top of a zone. */
  final void toTop(int token, int to, int witnesses) {
    if (isNarrow()) {
      relink(token, onTheWay(token, to, witnesses), to);
    } else {
      putOnTop(token, lift(token, to, witnesses), to);
    }
  }

  /** Cards were shown, shuffled or dealt in some zones, of which the bits are given. */
  final void touch(long zones) {
    touched |= zones;
  }

  /** Who knows a card that goes to another zone, by what is seen of that. */
  private int onTheWay(int token, int to, int witnesses) {
    if (token < 0) {
      throw noCard(token);
    }
    int from = zone(token);
    touched |= 1L << from | 1L << to;
    changes += layout.lanes[from] + layout.lanes[to];
    int sightFrom = layout.sights[from];
    int sightTo = layout.sights[to];
    int seers = (sightFrom | sightTo | witnesses) & layout.everybody;
    if ((sightFrom & CardLayout.BLIND) != 0) {
      leaves(token, from, to, seers);
    }
    int known = seen(token, known(token), seers);
    if ((sightTo & CardLayout.BLIND) != 0 && (known & layout.everybody & ~sightTo) != 0) {
      setStrays(to, strays(to) + 1);
    }
    return known;
  }

  private void unlink(int token, int below, int zone, int bits) {
    int ring = size + zone;
    int above = ring;
    long word = word(ring) - 1; // the count is in the lowest bits
    int node = number(word, NEXT, bits);
    if (node == token) {
      word = with(word, NEXT, bits, below);
    } else {
      while (node != token) {
        above = node;
        node = get(node, NEXT);
      }
      set(above, NEXT, below);
    }
    setWord(ring, below == ring ? with(word, LAST, bits, above) : word);
  }

  /** A card is about to leave a zone, or to change its place there, that somebody cannot look into. */
  abstract void leaves(int token, int from, int to, int seers);

  /** Puts a card that is in no zone on top of one. */
  final void putOnTop(int token, int known, int zone) {
    int ring = size + zone;
    int bits = bits();
    long word = word(ring) + 1; // the count is in the lowest bits
    int below = number(word, NEXT, bits);
    word = with(word, NEXT, bits, token);
    setWord(ring, below == ring ? with(word, LAST, bits, token) : word);
    place(token, zone, below, known, bits);
  }

  /** Puts a card that is in no zone below a card of a zone or, with the zone's own node, on top. */
  final void putBelow(int above, int token, int known, int zone) {
    int ring = size + zone;
    if (above == ring) {
      putOnTop(token, known, zone);
      return;
    }
    int bits = bits();
    int below = get(above, NEXT);
    set(above, NEXT, token);
    long word = word(ring) + 1;
    setWord(ring, below == ring ? with(word, LAST, bits, token) : word);
    place(token, zone, below, known, bits);
  }

  private void place(int token, int zone, int below, int known, int bits) {
    int face = bears(token);
    setWord(token, zone | (long) face << bits | (long) below << 2 * bits | (long) known << 3 * bits);
  }

  /** Observers see a card's face. */
  final void see(int token, int observers) {
    int known = known(token);
    int more = seen(token, known, observers);
    if (more != known) {
      setKnown(token, more);
    }
  }

  /** Observers see the faces of a zone's cards from one on. */
  final void seeAll(int first, int observers) {
    for (int token = first; token < size; token = below(token)) {
      see(token, observers);
    }
  }

  /** Who knows a card of a zone from one on; refuses cards with different backs. */
  final int knownOfOneFamily(int first, Zone zone) {
    int family = layout.family(first);
    int known = 0;
    for (int token = first; token < size; token = below(token)) {
      if (layout.family(token) != family) {
        throw new IllegalStateException("zone " + zone.name() + " holds cards with different backs");
      }
      known |= known(token);
    }
    return known & layout.everybody;
  }

  /** Who knows a card when observers see it beside those who have known it before. */
  private int seen(int token, int known, int observers) {
    if (guises != null) {
      guises.give(token, bears(token), observers & ~known & layout.everybody);
    }
    if ((observers & ~known & layout.everybody >> 1) != 0) { // seats alone, not the spectator
      reveals++;
    }
    return known | observers | (observers == layout.everybody ? seenByAll() : 0);
  }

  /** Gives the cards from a zone's first one on each other's faces, and nobody has seen them together. */
  final void permute(int first, int[] order) {
    int place = 0;
    for (int token = first; token < size; token = below(token)) {
      order[place++] |= bears(token) << 16;
    }
    place = 0;
    for (int token = first; token < size; token = below(token)) {
      setShuffled(token, order[order[place++] & PLACES] >> 16);
    }
  }

  static IllegalArgumentException noCard(int token) {
    return new IllegalArgumentException("there is no card " + token + "; was a zone empty?");
  }

  final boolean isPublic(int token) {
    return (known(token) & seenByAll()) != 0;
  }

  /** An observer is no longer sure of a card. */
  final void unknow(int token, int observer) {
    if (guises != null) {
      guises.take(token, bears(token), observer);
    }
    setKnown(token, known(token) & ~(1 << observer));
  }

  /** An observer takes a card for another one of its name, of which it is no longer sure. */
  final void mistake(int token, int other, int observer) {
    if (guises != null) {
      guises.handOver(other, token, bears(token), observer);
    }
    unknow(other, observer);
  }

  /** After others than one observer were made to know other things than before. */
  final void renewGuises(int except) {
    if (guises != null) {
      guises.renew(this, except);
    }
  }

  final void setKnownBy(int token, int observers, boolean isPublic) {
    setKnown(token, isPublic ? observers | seenByAll() : observers);
  }

  /** Puts the cards of a zone in a new order. */
  final void rearrange(Zone zone, int[] tokens) {
    int above = size + zone.index();
    for (int token : tokens) {
      set(above, NEXT, token);
      above = token;
    }
    set(above, NEXT, size + zone.index());
    set(size + zone.index(), LAST, above);
  }

  private int first(int zone) {
    return below(size + zone);
  }

  /** Whether somebody knows a card who does not see faces where it is. */
  final boolean isStray(int token, int seers) {
    return (known(token) & layout.everybody & ~seers) != 0;
  }

  final boolean hasStrays(Zone zone) {
    return strays(zone.index()) != 0;
  }

  /** Something happens in a zone that not all can follow: nobody can be sure of what others know of the cards there. */
  final void blur(Zone zone, int family) {
    for (int token = first(zone.index()); token < size; token = below(token)) {
      if (layout.family(token) == family && isStray(token, zone.seers())) {
        setKnown(token, known(token) & layout.everybody);
      }
    }
  }

  /** Counts the cards of a blind zone that somebody knows who cannot look inside. */
  final void countStrays(int zone) {
    int sight = layout.sights[zone];
    int strays = 0;
    if ((sight & CardLayout.BLIND) != 0) {
      for (int token = first(zone); token < size; token = below(token)) {
        strays += isStray(token, sight) ? 1 : 0;
      }
    }
    setStrays(zone, strays);
  }
}
