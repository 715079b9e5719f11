package games.kumite.brawler.state;

import games.kumite.api.Keys;
import games.kumite.brawler.content.Dice;
import games.kumite.spi.Start;
import games.kumite.spi.cards.Cards;

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

  private static final int ACTOR_BITS = 2;
  private static final int ACTOR = (1 << ACTOR_BITS) - 1;

  private final Terms terms;
  private final Zones zones;
  private final Cards cards;
  private byte round;
  private byte defeated;
  private byte bossRank;
  private short bossHealth;
  private short damage;
  private byte spent;
  private boolean isBossInPlay;
  private byte interacted;
  private byte order;
  private byte actors;
  private byte turn;
  private byte actor;

  /**
   * A match in which nothing has happened.
   *
   * @param start what is agreed
   * @param terms what is fixed
   */
  public Gauntlet(Start start, Terms terms) {
    super(start);
    this.terms = terms;
    zones = terms.zones();
    cards = new Cards(zones.layout());
  }

  private Gauntlet(Gauntlet other) {
    super(other);
    terms = other.terms;
    zones = other.zones;
    cards = new Cards(other.cards);
    round = other.round;
    defeated = other.defeated;
    bossRank = other.bossRank;
    bossHealth = other.bossHealth;
    damage = other.damage;
    spent = other.spent;
    isBossInPlay = other.isBossInPlay;
    interacted = other.interacted;
    order = other.order;
    actors = other.actors;
    turn = other.turn;
    actor = other.actor;
  }

  @Override
  public Gauntlet copy() {
    return new Gauntlet(this);
  }

  @Override
  protected long openKey() {
    long boss = Keys.mix(bossHealth << Short.SIZE | damage, bossRank << 1 | (isBossInPlay ? 1 : 0));
    long turns = Keys.mix(Keys.mix(Keys.mix(round, order), actors), turn << Byte.SIZE | actor);
    long spentBy = Keys.mix(Keys.mix(spent, interacted), defeated);
    return Keys.mix(Keys.mix(Keys.mix(heroesKey(), boss), Keys.mix(turns, spentBy)), pairsKey());
  }

  @Override
  public Cards cards() {
    return cards;
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
    return terms.deeds();
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
   * Rolls dice in sight of everybody, and tells.
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
   * How many heroes there are.
   *
   * @return 1 or 2
   */
  public int heroCount() {
    return terms.settings().heroCount();
  }

  /**
   * Whether a hero has attacked the boss in play or was its target (BR-RST-02).
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean hasInteracted(int hero) {
    return (interacted >> hero & 1) != 0;
  }

  /**
   * Notes that a hero attacks the boss in play or is its target.
   *
   * @param hero the seat's index
   */
  public void interact(int hero) {
    interacted |= 1 << hero;
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
   * How many cards a hero holds.
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
    return round;
  }

  /**
   * How many bosses have been defeated.
   *
   * @return 0 to 12
   */
  public int defeated() {
    return defeated;
  }

  /**
   * The rank of the boss in play.
   *
   * @return 0 for a Jack, 1 for a Queen, 2 for a King
   */
  public int bossRank() {
    return bossRank;
  }

  /**
   * The Health of the boss in play.
   *
   * @return the damage that defeats it
   */
  public int bossHealth() {
    return bossHealth;
  }

  /**
   * The damage on the boss in play.
   *
   * @return from 0
   */
  public int damage() {
    return damage;
  }

  /**
   * Begins a round against a fresh boss.
   *
   * @param rank its rank
   */
  public void meet(int rank) {
    round++;
    isBossInPlay = true;
    bossRank = (byte) rank;
    bossHealth = (short) terms.bossHealth(rank);
    damage = 0; // BR-RND-05
    interacted = 0; // BR-RUL-19
    breakPair(); // BR-WEX-12
  }

  /**
   * Deals damage to the boss in play.
   *
   * @param dealt how much
   * @return whether that defeats it (BR-BOS-01)
   */
  public boolean strike(int dealt) {
    damage += dealt;
    if (damage < bossHealth) {
      return false;
    }
    defeated++;
    return true;
  }

  /**
   * Whether there is a boss to fight.
   *
   * @return false before the first round and between rounds
   */
  public boolean isBossInPlay() {
    return isBossInPlay;
  }

  /** The boss in play and all that was played against it leave the game (BR-RPL-01). */
  public void flip() {
    isBossInPlay = false;
    spent = (byte) cards.count(zones.played());
  }

  /**
   * How many of the cards played have left the game: the lowest ones of their pile.
   *
   * @return the number
   */
  public int spent() {
    return spent;
  }

  // turn order

  /**
   * Sets the turn order of two; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second the other one
   */
  public void setOrder(int first, int second) {
    order = (byte) (first | second << ACTOR_BITS);
    actors = 2;
    turn = 0;
  }

  /**
   * Sets the turn order of three; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second likewise
   * @param third likewise
   */
  public void setOrder(int first, int second, int third) {
    order = (byte) (first | second << ACTOR_BITS | third << 2 * ACTOR_BITS);
    actors = 3;
    turn = 0;
  }

  /**
   * How many are in the turn order.
   *
   * @return the number, those who have fallen since included
   */
  public int actors() {
    return actors;
  }

  /**
   * Somebody in the turn order.
   *
   * @param place from 0
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actorAt(int place) {
    return order >> ACTOR_BITS * place & ACTOR;
  }

  /**
   * Goes on to the next in the turn order; behind the last one comes the first (BR-TRN-08).
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int nextActor() {
    int place = turn;
    turn = (byte) (place + 1 == actors ? 0 : place + 1);
    actor = (byte) actorAt(place);
    return actor;
  }

  /**
   * Who acts now.
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actor() {
    return actor;
  }
}
