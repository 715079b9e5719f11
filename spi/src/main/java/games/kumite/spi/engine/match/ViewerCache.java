package games.kumite.spi.engine.match;

import games.kumite.spi.State;
import games.kumite.spi.cards.belief.RedactedCards;
import games.kumite.spi.engine.run.Engine;
import org.jspecify.annotations.Nullable;

/**
 * What a match has found out for its observers: for each what was left of its cards, and its keys until the match moves
 * on. Belongs to one match, and no copy takes it along; confined to one thread.
 */
public final class ViewerCache {

  private final int viewers;
  private @Nullable RedactedCards @Nullable [] forgotten;

  /** By observer; then their private ones. */
  private final long[] keys;

  /** A bit for each key that is known. */
  private long known;

  private int version;

  public ViewerCache(int viewers) {
    this.viewers = viewers;
    keys = new long[2 * viewers];
  }

  /** What has been taken out of the cards for an observer. */
  public RedactedCards forgotten(int observer) {
    RedactedCards[] all = forgotten;
    if (all == null) {
      all = new RedactedCards[viewers];
      forgotten = all;
    }
    RedactedCards one = all[observer];
    if (one == null) {
      one = new RedactedCards(observer);
      all[observer] = one;
    }
    return one;
  }

  /** The key of what an observer knows of a state, which is that of the match in this version. */
  public <S extends State<S>> long key(Engine<S> engine, S state, int now, int observer) {
    if (isKnown(now, observer)) {
      return keys[observer];
    }
    return keep(observer, engine.key(state, observer));
  }

  /** The same of what not everybody knows. */
  public long privateKey(State<?> state, int now, int observer) {
    int place = viewers + observer;
    return isKnown(now, place) ? keys[place] : keep(place, Engine.privateKey(state, observer));
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
