package games.kumite.brawler.state;

import games.kumite.brawler.content.Dice;
import games.kumite.spi.Start;

/**
 * The state of a match: the heroes, the boss in play, the turn order, the last attack, and the cards.
 *
 * <p>A hero is named by the index of the seat, 0 or 1. Only the cards hide anything.
 */
public final class Gauntlet extends Pairs {

  /** The boss's number among those who act. */
  public static final int BOSS = 2;
  /** A full hand (BR-SET-10, BR-RPL-03). */
  public static final int HAND = 3;

  static final int ACTOR_BITS = 2;
  private static final int ACTOR = (1 << ACTOR_BITS) - 1;

  private final Terms terms;
  private final Zones zones;
  private final Deeds deeds;

  /**
   * A match in which nothing has happened.
   *
   * @param start what is agreed
   * @param terms what is fixed
   */
  public Gauntlet(Start start, Terms terms) {
    super(start, terms);
    this.terms = terms;
    zones = terms.zones();
    deeds = terms.deeds();
  }

  private Gauntlet(Gauntlet other) {
    super(other);
    terms = other.terms;
    zones = other.zones;
    deeds = other.deeds;
  }

  @Override
  public Gauntlet copy() {
    return new Gauntlet(this);
  }

  @Override
  protected long openKey() {
    return 0; // beside cards and numbers nothing changes
  }

  /**
   * What is fixed for the match.
   *
   * @return its terms
   */
  @Override
  public Terms terms() {
    return terms;
  }

  /**
   * What may be done.
   *
   * @return the actions of the match's terms
   */
  public Deeds deeds() {
    return deeds;
  }

  /**
   * Where cards may lie.
   *
   * @return the zones of the match's terms
   */
  public Zones zones() {
    return zones;
  }

  // dice

  /**
   * Rolls dice publicly, and emits an event.
   *
   * @param dice which
   * @param label what they are for
   * @param hero the seat's index, {@link #NOBODY} for the boss
   * @return what they come to
   */
  public int roll(Dice dice, String label, int hero) {
    int sum = dice.count() == 1 ? roll(label, hero, dice.sides()) : rollSum(label, hero, dice.count(), dice.sides());
    return dice.result(sum);
  }

  // heroes

  /**
   * Returns how many heroes there are.
   *
   * @return 1 or 2
   */
  public int heroCount() {
    return terms.settings().heroCount();
  }

  /**
   * Returns whether a hero has attacked the boss in play or was its target (BR-RST-02).
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean hasInteracted(int hero) {
    return (get(Num.INTERACTED) >> hero & 1) != 0;
  }

  /**
   * Notes that a hero attacks the boss in play or is its target.
   *
   * @param hero the seat's index
   */
  public void interact(int hero) {
    set(Num.INTERACTED, get(Num.INTERACTED) | 1 << hero);
  }

  // decks and hands

  /**
   * Takes note of the card that is about to leave the top of a deck.
   *
   * @param hero whose deck it is
   * @param suit which deck, with at least one card
   * @return the card's token
   */
  public int takeTop(int hero, int suit) {
    var deck = zones.deck(suit);
    if (cards.count(deck) == 1) {
      runOut(hero, suit);
    }
    return cards.top(deck);
  }

  /**
   * Returns how many cards a hero holds.
   *
   * @param hero the seat's index
   * @return 0 to 3
   */
  public int held(int hero) {
    return cards.count(zones.hand(hero));
  }

  // the boss and the round

  /**
   * The number of the round.
   *
   * @return from 1, 0 before the first
   */
  public int round() {
    return get(Num.ROUND);
  }

  /**
   * Returns how many bosses have been defeated.
   *
   * @return 0 to 12
   */
  public int defeated() {
    return get(Num.DEFEATED);
  }

  /**
   * The rank of the boss in play.
   *
   * @return 0 for a Jack, 1 for a Queen, 2 for a King
   */
  public int bossRank() {
    return get(Num.BOSS_RANK);
  }

  /**
   * The Health of the boss in play.
   *
   * @return the damage that defeats it
   */
  public int bossHealth() {
    return get(Num.BOSS_HEALTH);
  }

  /**
   * The damage on the boss in play.
   *
   * @return from 0
   */
  public int damage() {
    return get(Num.DAMAGE);
  }

  /**
   * Begins a round against a fresh boss.
   *
   * @param rank its rank
   */
  public void meet(int rank) {
    add(Num.ROUND, 1);
    set(Num.IN_PLAY, 1);
    set(Num.BOSS_RANK, rank);
    set(Num.BOSS_HEALTH, terms.bossHealth(rank));
    set(Num.INTERACTED, 0); // BR-RUL-19
  }

  /**
   * Deals damage to the boss in play.
   *
   * @param dealt how much
   * @return whether that defeats it (BR-BOS-01)
   */
  public boolean strike(int dealt) {
    int total = get(Num.DAMAGE) + dealt;
    set(Num.DAMAGE, total);
    if (total < get(Num.BOSS_HEALTH)) {
      return false;
    }
    add(Num.DEFEATED, 1);
    return true;
  }

  /**
   * Returns whether there is a boss to fight.
   *
   * @return false before the first round and between rounds
   */
  public boolean isBossInPlay() {
    return get(Num.IN_PLAY) != 0;
  }

  /** The boss in play and all that was played against it leave the game (BR-RPL-01); of the fight nothing is left. */
  public void flip() {
    set(Num.IN_PLAY, 0);
    set(Num.DAMAGE, 0); // BR-RND-05
    set(Num.TURN, 0);
    set(Num.ACTOR, 0);
    breakPair(); // BR-WEX-12
    set(Num.SPENT, cards.count(zones.played()));
  }

  /**
   * Returns how many of the cards played have left the game: the lowest ones of their pile.
   *
   * @return the number
   */
  public int spent() {
    return get(Num.SPENT);
  }

  // turn order

  /**
   * Sets the turn order of two; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second the other one
   */
  public void setOrder(int first, int second) {
    set(Num.ORDER, first | second << ACTOR_BITS);
    set(Num.ACTORS, 2);
    set(Num.TURN, 0);
  }

  /**
   * Sets the turn order of three; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second likewise
   * @param third likewise
   */
  public void setOrder(int first, int second, int third) {
    set(Num.ORDER, first | second << ACTOR_BITS | third << 2 * ACTOR_BITS);
    set(Num.ACTORS, 3);
    set(Num.TURN, 0);
  }

  /**
   * Returns how many are in the turn order.
   *
   * @return the number, those who have fallen since included
   */
  public int actors() {
    return get(Num.ACTORS);
  }

  /**
   * Somebody in the turn order.
   *
   * @param place from 0
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actorAt(int place) {
    return get(Num.ORDER) >> ACTOR_BITS * place & ACTOR;
  }

  /**
   * Goes on to the next in the turn order; behind the last one comes the first (BR-TRN-08).
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int nextActor() {
    int place = get(Num.TURN);
    set(Num.TURN, place + 1 == get(Num.ACTORS) ? 0 : place + 1);
    int actor = actorAt(place);
    set(Num.ACTOR, actor);
    return actor;
  }

  /**
   * Who acts now.
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actor() {
    return get(Num.ACTOR);
  }
}
