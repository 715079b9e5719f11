package games.kumite.spi.cards;

import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a match: where each token lies, which face it bears, and who knows it.
 *
 * <p>Rules, steps and agreements remember <em>tokens</em>; shuffling and imagining move <em>faces</em>
 * among tokens that look alike. All data is one flat array, so that a copy is one {@code clone()}. No
 * method but {@link #shuffle} and what makes an observer unsure allocates. Confined to one thread.
 *
 * <p>Observers are numbers: seat i (from 0) is i, the spectator comes after the last seat. A set of
 * observers is a number with their bits.
 */
public final class Cards extends CardsInPlace implements Hidden {

  /** In place of the bits of some zones: all. */
  private static final long EVERYWHERE = -1;

  /** How these cards can be dealt again, null if nobody has found out or zones were {@linkplain #touched touched} since. */
  private @Nullable DealPlan prepared;

  /**
   * All cards where the layout starts them, those of a zone in the order in which they were added, from
   * the top down.
   *
   * @param layout the cards and zones
   */
  public Cards(CardLayout layout) {
    super(layout);
  }

  /** Lays all cards out where the layout starts them, in empty arrays. */
  Cards(CardLayout layout, int[] narrow, long @Nullable [] wide) {
    super(layout, narrow, wide);
  }

  /**
   * A copy.
   *
   * @param other the cards to copy
   */
  public Cards(Cards other) {
    super(other);
    prepared = other.prepared;
  }

  @Override
  public int reveals() {
    return reveals;
  }

  @Override
  public long privateKey(int observer) {
    return layout.keys.ofHeld(this, observer);
  }

  @Override
  public long openKey() {
    return layout.keys.ofSeenByAll(this);
  }

  /**
   * Returns a key of all that an observer knows of these cards.
   *
   * @param observer the observer's number
   * @return the key
   */
  public long key(int observer) {
    return layout.keys.ofKnownBy(this, observer);
  }

  /** Returns how the cards can be dealt again as they lie now, null if nobody has found out. */
  private @Nullable DealPlan prepared() {
    if (touched != 0) {
      prepared = null;
      touched = 0;
    }
    return prepared;
  }

  @Override
  public long changes() {
    return changes;
  }

  /**
   * Moves a card to the top of a zone. Observers who see faces in the zone it leaves or in the one it
   * goes to see it.
   *
   * @param token the card
   * @param zone where it goes
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public void moveToTop(int token, Zone zone) {
    moveToTop(token, zone, 0);
  }

  /**
   * Moves a card to the top of a zone, seen on its way by observers who may see faces in neither zone.
   *
   * @param token the card
   * @param zone where it goes
   * @param witnesses a bit for each of those observers
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public void moveToTop(int token, Zone zone, int witnesses) {
    toTop(token, zone.index(), witnesses);
  }

  /**
   * Moves a card to the bottom of a zone. Observers who see faces in the zone it leaves or in the one it
   * goes to see it.
   *
   * @param token the card
   * @param zone where it goes
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public void moveToBottom(int token, Zone zone) {
    int to = zone.index();
    int known = lift(token, to, 0);
    putBelow(last(to), token, known, to);
  }

  /**
   * Moves all cards of a zone on top of another, in their order.
   *
   * @param from the zone to empty
   * @param to where they go
   */
  public void moveAll(Zone from, Zone to) {
    if (from.index() == to.index()) {
      return;
    }
    int above = size + to.index();
    for (int left = count(from); left > 0; left--) {
      int token = top(from);
      putBelow(above, token, lift(token, to.index(), 0), to.index());
      above = token;
    }
  }

  @Override
  void leaves(int token, int from, int to, int seers) {
    if (strays(from) != 0 || !beliefs.arePlain) {
      Zone zone = layout.zones().get(from);
      if (from != to) {
        Knowledge.leaves(this, token, zone, seers);
      } else if ((seers & ~zone.seers()) != 0) {
        Knowledge.isShown(this, token, zone, seers);
      }
      if (isStray(token, zone.seers())) {
        setStrays(from, strays(from) - 1);
      }
    }
  }

  /**
   * Shows a card's face to some observers.
   *
   * @param token the card
   * @param observers a bit for each
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public void show(int token, int observers) {
    if (token < 0) {
      throw noCard(token);
    }
    int zone = zone(token);
    int sight = layout.sights[zone];
    boolean isBlind = (sight & CardLayout.BLIND) != 0;
    if (isBlind && (observers & ~sight) != 0 && (strays(zone) != 0 || !beliefs.arePlain)) {
      Knowledge.isShown(this, token, layout.zones().get(zone), observers);
    }
    see(token, (observers | sight) & layout.everybody);
    if (isBlind) {
      countStrays(zone);
    }
    touch(1L << zone);
  }

  /**
   * Shows all cards of a zone to some observers at once. For a hand this tells more than showing one after
   * the other, which might be the same card each time.
   *
   * @param zone the zone
   * @param observers a bit for each
   */
  public void showAll(Zone zone, int observers) {
    int sight = layout.sights[zone.index()];
    if ((sight & CardLayout.BLIND) != 0 && (observers & ~sight) != 0 && !beliefs.arePlain) {
      Knowledge.areShown(this, zone, observers);
    }
    seeAll(below(size + zone.index()), (observers | sight) & layout.everybody);
    countStrays(zone.index());
    touch(1L << zone.index());
  }

  /**
   * Shuffles a zone whose cards are all of one family: their faces are put in a new order, which only
   * those know who see faces there. Fewer than two cards need no shuffle, and nothing is drawn for them.
   *
   * @param zone the zone
   * @param random where the order comes from
   * @param label what is shuffled
   * @param subject whose it is, 0 for nobody's
   * @throws IllegalStateException if the zone holds cards of several families
   */
  public void shuffle(Zone zone, RandomSource random, String label, int subject) {
    int count = count(zone);
    if (count < 2) {
      return;
    }
    int first = top(zone);
    int known = knownOfOneFamily(first, zone);
    int[] order = random.order(label, subject, count);
    if (!beliefs.arePlain || known != 0) {
      Knowledge.areShuffled(this, zone);
    }
    permute(first, order);
    if (zone.seers() != 0) {
      seeAll(first, zone.seers());
    }
    if (known != 0) {
      countStrays(zone.index());
    }
    touch(1L << zone.index());
  }

  @Override
  public void forget(int observer) {
    begin(new Forgetting(this, observer).forget());
    renewGuises(observer);
    reveals = 0;
  }

  /** Everything is as a plan begins with, whatever it was before. */
  private void begin(DealPlan plan) {
    touched = 0;
    prepared = plan;
  }

  /** How to deal these cards again, which have just been forgotten. */
  DealPlan plan() {
    return Objects.requireNonNull(prepared());
  }

  /** Takes over what is left of cards that were forgotten. */
  void become(Cards left, DealPlan plan) {
    takeOver(left);
    reveals = 0;
    begin(plan);
  }

  @Override
  public void deal(int observer, SeededRandom random) {
    DealPlan plan = prepared();
    if (plan == null || plan.observer() != observer) {
      plan = new Forgetting(this, observer).forget();
      reveals = 0;
    }
    plan.deal(this, random);
    renewGuises(observer);
    touch(EVERYWHERE);
  }

  /**
   * Whether an observer must reckon with a card bearing a face, or one that looks like it; for the
   * conformance kit.
   *
   * @param token the card
   * @param face the face's index
   * @param observer the observer's number
   * @return false only if the observer can rule it out
   */
  public boolean isPossible(int token, int face, int observer) {
    return Possibilities.isPossible(this, token, face, observer);
  }

  /**
   * Whether two cards may have each other's faces, as far as an observer can tell: it knows neither, and
   * the world in which they are exchanged agrees with all that it has seen. For the conformance kit, which
   * lets them exchange their faces to look for leaks without the help of {@link #forget} or {@link #deal}.
   *
   * @param token a card
   * @param other another card
   * @param observer the observer's number
   * @return true only if the exchange cannot be noticed
   */
  public boolean mayExchange(int token, int other, int observer) {
    return Possibilities.mayExchange(this, token, other, observer);
  }

  /**
   * Lets two cards of one family exchange their faces unseen; for the conformance kit. Only an observer for
   * whom they {@linkplain #mayExchange may} do so can be asked for anything afterwards.
   *
   * @param token a card
   * @param other another card
   * @throws IllegalArgumentException if they are of different families
   */
  public void swapFaces(int token, int other) {
    if (layout.family(token) != layout.family(other)) {
      throw new IllegalArgumentException("cards with different backs cannot exchange their faces");
    }
    int face = bears(token);
    setFace(token, bears(other));
    setFace(other, face);
    touch(1L << zone(token) | 1L << zone(other));
  }

  /** Everything about these cards as text; equal cards give equal texts. */
  @Override
  public String toString() {
    return CardText.of(this);
  }
}
