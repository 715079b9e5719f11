package games.kumite.spi.engine.match;

import games.kumite.spi.State;
import games.kumite.spi.cards.belief.RedactedCards;
import games.kumite.spi.engine.run.Engine;
import org.jspecify.annotations.Nullable;

/**
 * A cache of a match's results for its viewers: for each the rest of its cards, and its keys until the match moves on.
 * Belongs to one match; copies do not take it along. Confined to one thread.
 */
public final class ViewerCache {

  private final int viewers;
  private @Nullable RedactedCards @Nullable [] forgotten;

  /** The keys by viewer, then the private keys by viewer. */
  private final long[] keys;

  /** A bit for each known key. */
  private long known;

  private int version;

  public ViewerCache(int viewers) {
    this.viewers = viewers;
    keys = new long[2 * viewers];
  }

  /** Returns the redacted cards of a viewer. */
  public RedactedCards forgotten(int viewer) {
    RedactedCards[] all = forgotten;
    if (all == null) {
      all = new RedactedCards[viewers];
      forgotten = all;
    }
    RedactedCards one = all[viewer];
    if (one == null) {
      one = new RedactedCards(viewer);
      all[viewer] = one;
    }
    return one;
  }

  /** Returns the key of what a viewer knows of the state of this version of the match. */
  public <S extends State<S>> long key(Engine<S> engine, S state, int now, int viewer) {
    if (isKnown(now, viewer)) {
      return keys[viewer];
    }
    return keep(viewer, engine.key(state, viewer));
  }

  /** Returns the key of what a viewer knows and not all viewers know. */
  public long privateKey(State<?> state, int now, int viewer) {
    int place = viewers + viewer;
    return isKnown(now, place) ? keys[place] : keep(place, Engine.privateKey(state, viewer));
  }

  private boolean isKnown(int now, int place) {
    if (version != now) {
      version = now;
      known = 0;
    }
    return (known >> place & 1L) != 0;
  }

  private long keep(int place, long key) {
    known |= 1L << place;
    keys[place] = key;
    return key;
  }
}
