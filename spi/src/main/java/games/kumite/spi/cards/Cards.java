package games.kumite.spi.cards;

import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.cards.belief.ForgetfulCards;
import games.kumite.spi.cards.belief.KnowledgeUpdates;
import games.kumite.spi.cards.belief.LayoutNumbers;
import games.kumite.spi.cards.belief.PossibilityCheck;
import games.kumite.spi.cards.belief.Redaction;
import games.kumite.spi.cards.belief.RedealPlan;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a match: where each token lies, which face it bears, and which viewers know it.
 *
 * <p>Rules and steps remember <em>tokens</em>; shuffling and redealing move <em>faces</em> among tokens that look
 * alike. All data is one flat array, so that a copy is one {@code clone()}. Only {@link #shuffle} and operations that
 * make a viewer unsure allocate memory. Confined to one thread.
 *
 * <p>Viewers are numbers: seat i (from 0) is i, the spectator comes after the last seat. A set of viewers is a number
 * with their bits.
 */
public final class Cards extends ForgetfulCards implements HiddenPart {

  /** The number in place of a viewer's that asks {@link #key} for a key of all faces. */
  public static final int OMNISCIENT = -1;

  /** The bits of all zones. */
  private static final long EVERYWHERE = -1;

  /** The positions of the cards. */
  final CardPositions spread;

  /**
   * The plan by which these cards can be dealt again, null if it is not known or zones were
   * {@linkplain CardPositions#touched touched} since.
   */
  private @Nullable RedealPlan prepared;

  /**
   * Creates cards that lie where the layout starts them, those of a zone in the order of adding, from the top down.
   *
   * @param layout the cards and zones
   */
  public Cards(CardLayout layout) {
    spread = new CardPositions(layout);
  }

  /**
   * Creates a copy.
   *
   * @param other the cards to copy
   */
  public Cards(Cards other) {
    spread = new CardPositions(other.spread);
    prepared = other.prepared;
  }

  /**
   * Returns the layout of these cards.
   *
   * @return the layout
   */
  public CardLayout layout() {
    return spread.layout;
  }

  /**
   * Returns how many cards lie in a zone.
   *
   * @param zone the zone
   * @return the number
   */
  public int count(Zone zone) {
    return spread.count(zone.index());
  }

  /**
   * Returns whether no card lies in a zone.
   *
   * @param zone the zone
   * @return true if it is empty
   */
  public boolean isEmpty(Zone zone) {
    return spread.count(zone.index()) == 0;
  }

  /**
   * Returns the top card of a zone, which is also the first in {@link #next} order.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int top(Zone zone) {
    return spread.top(zone.index());
  }

  /**
   * Returns the bottom card of a zone.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int bottom(Zone zone) {
    int node = spread.last(zone.index());
    return node < spread.size ? node : -1;
  }

  /**
   * Returns the card below a card in its zone.
   *
   * @param token the card
   * @return the next token, -1 at the bottom
   */
  public int next(int token) {
    return spread.next(token);
  }

  /**
   * Returns the first card of a zone whose face has a mark, for rules that look for a few of many cards.
   *
   * @param zone the zone
   * @param marks the marks on all faces
   * @param wanted bits of which the card's face must have one
   * @return its token, -1 if the zone has none
   */
  public int top(Zone zone, FaceTags marks, int wanted) {
    return spread.below(spread.size + zone.index(), marks, wanted);
  }

  /**
   * Returns the first such card below a card in its zone.
   *
   * @param token the card
   * @param marks the marks on all faces
   * @param wanted bits of which the card's face must have one
   * @return the next token, -1 if there is none
   */
  public int next(int token, FaceTags marks, int wanted) {
    return spread.below(token, marks, wanted);
  }

  /**
   * Returns a card of a zone by its place. Walks from the top.
   *
   * @param zone the zone
   * @param place 0 is the top
   * @return its token
   * @throws IndexOutOfBoundsException if the zone has no such place
   */
  public int at(Zone zone, int place) {
    if (place < 0 || place >= count(zone)) {
      throw new IndexOutOfBoundsException("place must be below " + count(zone) + ", was " + place);
    }
    int token = spread.top(zone.index());
    for (int i = 0; i < place; i++) {
      token = spread.next(token);
    }
    return token;
  }

  /**
   * Returns the face that a card bears.
   *
   * @param token the card
   * @return the index of its face
   * @throws IllegalArgumentException if the token is negative, such as that of the top of an empty zone
   */
  public int face(int token) {
    if (token < 0) {
      throw CardPositions.noCard(token);
    }
    return spread.bears(token);
  }

  /**
   * Returns the face under which a viewer is shown a card. Its id names the card on the viewer's table, in its events
   * and in the actions that it chooses from.
   *
   * <p>Among cards that look alike, each one that the viewer knows is shown as another face of their name, and as the
   * same one until the viewer is no longer sure of it. Any other card is shown as the face that it bears.
   *
   * @param token the card
   * @param viewer the viewer's number
   * @return the index of a face that looks like the card's
   */
  public int aliasFor(int token, int viewer) {
    int face = face(token);
    return spread.shownAs(token, face, viewer);
  }

  /**
   * Returns the card of a zone that a viewer is shown as a face: the card meant by an action of that seat.
   *
   * @param zone the zone
   * @param face the index of a face
   * @param viewer the viewer's number
   * @return its token, -1 if there is none
   */
  public int find(Zone zone, int face, int viewer) {
    int token = top(zone);
    while (token >= 0 && aliasFor(token, viewer) != face) {
      token = next(token);
    }
    return token;
  }

  /**
   * Returns the zone where a card lies.
   *
   * @param token the card
   * @return its zone
   */
  public Zone zoneOf(int token) {
    return spread.layout.zones().get(spread.zone(token));
  }

  /**
   * Returns whether a card lies in a zone.
   *
   * @param token the card
   * @param zone the zone
   * @return true if so
   */
  public boolean isIn(int token, Zone zone) {
    return spread.zone(token) == zone.index();
  }

  /**
   * Returns the viewers who know a card's printed name for certain.
   *
   * @param token the card
   * @return a bit for each viewer
   */
  public int knownBy(int token) {
    return spread.knownBy(token);
  }

  /**
   * Returns whether a viewer knows a card's printed name for certain.
   *
   * @param token the card
   * @param viewer the viewer's number
   * @return true if so
   */
  public boolean isKnown(int token, int viewer) {
    return spread.isKnown(token, viewer);
  }

  @Override
  public int revealCount() {
    return spread.reveals;
  }

  @Override
  public long privateKey(int viewer) {
    return spread.layout.keys.ofHeld(spread, viewer);
  }

  @Override
  public long publicKeyPart() {
    return spread.layout.keys.ofSeenByAll(spread);
  }

  /**
   * Returns a key of everything that a viewer knows of these cards.
   *
   * @param viewer the viewer's number; {@link #OMNISCIENT} for a key of all faces, known or not
   * @return the key
   */
  public long key(int viewer) {
    CardKeys keys = spread.layout.keys;
    return viewer == OMNISCIENT ? keys.ofAll(spread) : keys.ofKnownBy(spread, viewer);
  }

  /** Returns the plan to deal the cards again as they lie now, null if it is not known. */
  private @Nullable RedealPlan prepared() {
    if (spread.touched != 0) {
      prepared = null;
      spread.touched = 0;
    }
    return prepared;
  }

  @Override
  public long handChangeCounters() {
    return spread.changes;
  }

  /**
   * Moves a card to the top of a zone. Viewers who see faces in the zone it leaves or in the one it goes to see it.
   *
   * @param token the card
   * @param zone the zone it goes to
   * @throws IllegalArgumentException if the token is negative, such as that of the top of an empty zone
   */
  public void moveToTop(int token, Zone zone) {
    moveToTop(token, zone, 0);
  }

  /**
   * Moves a card to the top of a zone, seen on its way by viewers who may see faces in neither zone.
   *
   * @param token the card
   * @param zone the zone it goes to
   * @param witnesses a bit for each of those viewers
   * @throws IllegalArgumentException if the token is negative, such as that of the top of an empty zone
   */
  public void moveToTop(int token, Zone zone, int witnesses) {
    spread.toTop(token, zone.index(), witnesses);
  }

  /**
   * Moves a card to the bottom of a zone. Viewers who see faces in the zone it leaves or in the one it goes to see it.
   *
   * @param token the card
   * @param zone the zone it goes to
   * @throws IllegalArgumentException if the token is negative, such as that of the top of an empty zone
   */
  public void moveToBottom(int token, Zone zone) {
    int to = zone.index();
    int known = spread.lift(token, to, 0);
    spread.putBelow(spread.last(to), token, known, to);
  }

  /**
   * Moves all cards of a zone on top of another, in their order.
   *
   * @param from the zone to empty
   * @param to the zone they go to
   */
  public void moveAll(Zone from, Zone to) {
    if (from.index() == to.index()) {
      return;
    }
    int above = spread.size + to.index();
    for (int left = count(from); left > 0; left--) {
      int token = top(from);
      spread.putBelow(above, token, spread.lift(token, to.index(), 0), to.index());
      above = token;
    }
  }

  /**
   * Shows a card's face to some viewers.
   *
   * @param token the card
   * @param viewers a bit for each
   * @throws IllegalArgumentException if the token is negative, such as that of the top of an empty zone
   */
  public void show(int token, int viewers) {
    if (token < 0) {
      throw CardPositions.noCard(token);
    }
    int zone = spread.zone(token);
    int sight = spread.layout.sights[zone];
    boolean isBlind = (sight & LayoutNumbers.BLIND) != 0;
    if (isBlind && (viewers & ~sight) != 0 && (spread.strays(zone) != 0 || !spread.beliefs.arePlain)) {
      KnowledgeUpdates.isShown(spread, token, zone, viewers);
    }
    spread.see(token, (viewers | sight) & spread.layout.everybody);
    if (isBlind) {
      spread.countStrays(zone);
    }
    spread.touch(1L << zone);
  }

  /**
   * Shows all cards of a zone to some viewers at once. For a hand this reveals more than showing one after the other,
   * which might be the same card each time.
   *
   * @param zone the zone
   * @param viewers a bit for each
   */
  public void showAll(Zone zone, int viewers) {
    int sight = spread.layout.sights[zone.index()];
    if ((sight & LayoutNumbers.BLIND) != 0 && (viewers & ~sight) != 0 && !spread.beliefs.arePlain) {
      KnowledgeUpdates.areShown(spread, zone.index(), viewers);
    }
    spread.seeAll(spread.below(spread.size + zone.index()), (viewers | sight) & spread.layout.everybody);
    spread.countStrays(zone.index());
    spread.touch(1L << zone.index());
  }

  /**
   * Shuffles a zone whose cards are all of one family: gives their faces a new order, which only viewers who see faces
   * there know. Draws nothing if there are fewer than two cards.
   *
   * @param zone the zone
   * @param random the random source
   * @param label what is shuffled
   * @param subject the number of the seat that it belongs to, from 1; 0 for no seat
   * @throws IllegalStateException if the zone holds cards of several families
   */
  public void shuffle(Zone zone, RandomSource random, String label, int subject) {
    int count = count(zone);
    if (count < 2) {
      return;
    }
    int first = top(zone);
    int known = spread.knownOfOneFamily(first, zone);
    int[] order = random.permutation(label, subject, count);
    if (!spread.beliefs.arePlain || known != 0) {
      KnowledgeUpdates.areShuffled(spread, zone.index());
    }
    spread.permute(first, order);
    if (zone.visibleTo() != 0) {
      spread.seeAll(first, zone.visibleTo());
    }
    if (known != 0) {
      spread.countStrays(zone.index());
    }
    spread.touch(1L << zone.index());
  }

  @Override
  public void redact(int viewer) {
    begin(new Redaction(spread, viewer).forget());
    spread.renewGuises(viewer);
    spread.reveals = 0;
  }

  /** Resets everything to the beginning of a plan. */
  private void begin(RedealPlan plan) {
    spread.touched = 0;
    prepared = plan;
  }

  /** Returns a plan to deal these cards again, which have just been redacted. */
  RedealPlan plan() {
    return Objects.requireNonNull(prepared());
  }

  @Override
  protected Left forgetAgain(int viewer, @Nullable Left last) {
    if (last instanceof LeftCards left) {
      left.forget(this, viewer);
      return left;
    }
    return new LeftCards(this, viewer);
  }

  /** Takes over the rest of redacted cards. */
  void become(CardPositions left, RedealPlan plan) {
    spread.takeOver(left);
    spread.reveals = 0;
    begin(plan);
  }

  @Override
  public void redeal(int viewer, SeededRandom random) {
    RedealPlan plan = prepared();
    if (plan == null || plan.viewer() != viewer) {
      plan = new Redaction(spread, viewer).forget();
      spread.reveals = 0;
    }
    plan.deal(spread, random);
    spread.renewGuises(viewer);
    spread.touch(EVERYWHERE);
  }

  /**
   * Returns whether a viewer must consider it possible that a card bears a face, or one that looks like it; for the
   * conformance kit.
   *
   * @param token the card
   * @param face the face's index
   * @param viewer the viewer's number
   * @return false only if the viewer can rule it out
   */
  public boolean isPossible(int token, int face, int viewer) {
    return PossibilityCheck.isPossible(spread, token, face, viewer);
  }

  /**
   * Returns whether two cards could have each other's faces, as far as a viewer can tell: it knows neither, and the
   * world with the faces exchanged agrees with everything it has seen. For the conformance kit, which exchanges such
   * faces to look for leaks without the help of {@link #redact} or {@link #redeal}.
   *
   * @param token a card
   * @param other another card
   * @param viewer the viewer's number
   * @return true only if the exchange cannot be noticed
   */
  public boolean canSwapUnseen(int token, int other, int viewer) {
    return PossibilityCheck.mayExchange(spread, token, other, viewer);
  }

  /**
   * Exchanges the faces of two cards of one family unseen; for the conformance kit. Afterwards only queries for a
   * viewer for whom they {@linkplain #canSwapUnseen may} be exchanged are valid.
   *
   * @param token a card
   * @param other another card
   * @throws IllegalArgumentException if they are of different families
   */
  public void swapFaces(int token, int other) {
    if (spread.layout.back(token) != spread.layout.back(other)) {
      throw new IllegalArgumentException("cards with different backs cannot exchange their faces");
    }
    int face = spread.bears(token);
    spread.setFace(token, spread.bears(other));
    spread.setFace(other, face);
    spread.touch(1L << spread.zone(token) | 1L << spread.zone(other));
  }

  /** Returns everything about these cards as text; equal cards give equal texts. */
  @Override
  public String toString() {
    return CardText.of(this);
  }
}
