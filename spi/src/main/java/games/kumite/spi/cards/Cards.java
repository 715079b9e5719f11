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
 * The cards of a match: where each token lies, which face it bears, and who knows it.
 *
 * <p>Rules, steps and agreements remember <em>tokens</em>; shuffling and imagining move <em>faces</em>
 * among tokens that look alike. All data is one flat array, so that a copy is one {@code clone()}. No
 * method but {@link #shuffle} and what makes an observer unsure allocates. Confined to one thread.
 *
 * <p>Observers are numbers: seat i (from 0) is i, the spectator comes after the last seat. A set of
 * observers is a number with their bits.
 */
public final class Cards extends ForgetfulCards implements HiddenPart {

  /** In place of the bits of some zones: all. */
  private static final long EVERYWHERE = -1;

  /** Where they lie. */
  final CardPositions spread;

  /** How these cards can be dealt again, null if that is not known or zones were {@linkplain CardPositions#touched touched} since. */
  private @Nullable RedealPlan prepared;

  /**
   * All cards where the layout starts them, those of a zone in the order in which they were added, from
   * the top down.
   *
   * @param layout the cards and zones
   */
  public Cards(CardLayout layout) {
    spread = new CardPositions(layout);
  }

  /**
   * A copy.
   *
   * @param other the cards to copy
   */
  public Cards(Cards other) {
    spread = new CardPositions(other.spread);
    prepared = other.prepared;
  }

  /**
   * What was declared.
   *
   * @return the layout
   */
  public CardLayout layout() {
    return spread.layout;
  }

  /**
   * How many cards lie in a zone.
   *
   * @param zone the zone
   * @return the number
   */
  public int count(Zone zone) {
    return spread.count(zone.index());
  }

  /**
   * Whether no card lies in a zone.
   *
   * @param zone the zone
   * @return true if it is empty
   */
  public boolean isEmpty(Zone zone) {
    return spread.count(zone.index()) == 0;
  }

  /**
   * The top card of a zone, which is also the first in {@link #next} order.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int top(Zone zone) {
    return spread.top(zone.index());
  }

  /**
   * The bottom card of a zone.
   *
   * @param zone the zone
   * @return its token, -1 if the zone is empty
   */
  public int bottom(Zone zone) {
    int node = spread.last(zone.index());
    return node < spread.size ? node : -1;
  }

  /**
   * The card below a card in its zone.
   *
   * @param token the card
   * @return the next token, -1 at the bottom
   */
  public int next(int token) {
    return spread.next(token);
  }

  /**
   * The first card of a zone whose face has a mark, for rules that look for a few of many cards.
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
   * The first such card below a card in its zone.
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
   * A card of a zone by its place. Walks from the top.
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
   * What a card bears.
   *
   * @param token the card
   * @return the index of its face
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
   */
  public int face(int token) {
    if (token < 0) {
      throw CardPositions.noCard(token);
    }
    return spread.bears(token);
  }

  /**
   * As which face an observer is shown a card: by its id this card is called on the observer's table, in its events
   * and in the actions that it chooses from.
   *
   * <p>Of cards that look alike each one that the observer knows is shown as another face of their name, and as the
   * same one until the observer is no longer sure of it. Any other card is shown as what it bears.
   *
   * @param token the card
   * @param observer the observer's number
   * @return the index of a face that looks like the card's
   */
  public int aliasFor(int token, int observer) {
    int face = face(token);
    return spread.shownAs(token, face, observer);
  }

  /**
   * The card of a zone that an observer is shown as a face: what an action of that seat means.
   *
   * @param zone the zone
   * @param face the index of a face
   * @param observer the observer's number
   * @return its token, -1 if there is none
   */
  public int find(Zone zone, int face, int observer) {
    int token = top(zone);
    while (token >= 0 && aliasFor(token, observer) != face) {
      token = next(token);
    }
    return token;
  }

  /**
   * Where a card lies.
   *
   * @param token the card
   * @return its zone
   */
  public Zone zoneOf(int token) {
    return spread.layout.zones().get(spread.zone(token));
  }

  /**
   * Whether a card lies in a zone.
   *
   * @param token the card
   * @param zone the zone
   * @return true if so
   */
  public boolean isIn(int token, Zone zone) {
    return spread.zone(token) == zone.index();
  }

  /**
   * Who knows a card's printed name for certain.
   *
   * @param token the card
   * @return a bit for each observer
   */
  public int knownBy(int token) {
    return spread.knownBy(token);
  }

  /**
   * Whether an observer knows a card's printed name for certain.
   *
   * @param token the card
   * @param observer the observer's number
   * @return true if so
   */
  public boolean isKnown(int token, int observer) {
    return spread.isKnown(token, observer);
  }

  @Override
  public int revealCount() {
    return spread.reveals;
  }

  @Override
  public long privateKey(int observer) {
    return spread.layout.keys.ofHeld(spread, observer);
  }

  @Override
  public long publicKeyPart() {
    return spread.layout.keys.ofSeenByAll(spread);
  }

  /**
   * Returns a key of all that an observer knows of these cards.
   *
   * @param observer the observer's number
   * @return the key
   */
  public long key(int observer) {
    return spread.layout.keys.ofKnownBy(spread, observer);
  }

  /** Returns how the cards can be dealt again as they lie now, null if that is not known. */
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
    spread.toTop(token, zone.index(), witnesses);
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
    int known = spread.lift(token, to, 0);
    spread.putBelow(spread.last(to), token, known, to);
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
    int above = spread.size + to.index();
    for (int left = count(from); left > 0; left--) {
      int token = top(from);
      spread.putBelow(above, token, spread.lift(token, to.index(), 0), to.index());
      above = token;
    }
  }

  /**
   * Shows a card's face to some observers.
   *
   * @param token the card
   * @param viewers a bit for each
   * @throws IllegalArgumentException if the token is negative: what the top of an empty zone gives
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
   * Shows all cards of a zone to some observers at once. For a hand this tells more than showing one after
   * the other, which might be the same card each time.
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
  public void redact(int observer) {
    begin(new Redaction(spread, observer).forget());
    spread.renewGuises(observer);
    spread.reveals = 0;
  }

  /** Everything is as a plan begins with, whatever it was before. */
  private void begin(RedealPlan plan) {
    spread.touched = 0;
    prepared = plan;
  }

  /** How to deal these cards again, which have just been forgotten. */
  RedealPlan plan() {
    return Objects.requireNonNull(prepared());
  }

  @Override
  protected Left forgetAgain(int observer, @Nullable Left last) {
    if (last instanceof LeftCards left) {
      left.forget(this, observer);
      return left;
    }
    return new LeftCards(this, observer);
  }

  /** Takes over what is left of cards that were forgotten. */
  void become(CardPositions left, RedealPlan plan) {
    spread.takeOver(left);
    spread.reveals = 0;
    begin(plan);
  }

  @Override
  public void redeal(int observer, SeededRandom random) {
    RedealPlan plan = prepared();
    if (plan == null || plan.observer() != observer) {
      plan = new Redaction(spread, observer).forget();
      spread.reveals = 0;
    }
    plan.deal(spread, random);
    spread.renewGuises(observer);
    spread.touch(EVERYWHERE);
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
    return PossibilityCheck.isPossible(spread, token, face, observer);
  }

  /**
   * Whether two cards may have each other's faces, as far as an observer can tell: it knows neither, and
   * the world in which they are exchanged agrees with all that it has seen. For the conformance kit, which
   * lets them exchange their faces to look for leaks without the help of {@link #redact} or {@link #redeal}.
   *
   * @param token a card
   * @param other another card
   * @param observer the observer's number
   * @return true only if the exchange cannot be noticed
   */
  public boolean canSwapUnseen(int token, int other, int observer) {
    return PossibilityCheck.mayExchange(spread, token, other, observer);
  }

  /**
   * Lets two cards of one family exchange their faces unseen; for the conformance kit. Only an observer for
   * whom they {@linkplain #canSwapUnseen may} do so can be asked for anything afterwards.
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

  /** Everything about these cards as text; equal cards give equal texts. */
  @Override
  public String toString() {
    return CardText.of(this);
  }
}
