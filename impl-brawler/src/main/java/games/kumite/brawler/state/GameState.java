package games.kumite.brawler.state;

import games.kumite.brawler.content.DiceFormula;
import games.kumite.spi.MatchConfig;

/**
 * The state of a match: the heroes, the boss in play, the turn order, the last attack, and the cards.
 *
 * <p>A hero is named by the index of the seat, 0 or 1. Only the cards hide anything.
 */
public final class GameState extends AttackPairs {

  /** The boss's number in the turn order. */
  public static final int BOSS = 2;
  /** The number of cards in a full hand (BR-SET-10, BR-RPL-03). */
  public static final int HAND = 3;

  static final int ACTOR_BITS = 2;
  private static final int ACTOR = (1 << ACTOR_BITS) - 1;

  private final MatchDefinition definition;
  private final Zones zones;
  private final PreparedActions actions;

  /**
   * Creates a match in which nothing has happened.
   *
   * @param config the agreed setup
   * @param definition the fixed facts of the match
   */
  public GameState(MatchConfig config, MatchDefinition definition) {
    super(config, definition);
    this.definition = definition;
    zones = definition.zones();
    actions = definition.actions();
  }

  private GameState(GameState other) {
    super(other);
    definition = other.definition;
    zones = other.zones;
    actions = other.actions;
  }

  @Override
  public GameState copy() {
    return new GameState(this);
  }

  @Override
  protected long publicKeyPart() {
    return 0; // only cards and numbers change
  }

  /**
   * Returns the fixed facts of the match.
   *
   * @return its terms
   */
  @Override
  public MatchDefinition definition() {
    return definition;
  }

  /**
   * Returns the actions of the match.
   *
   * @return the actions of the match's terms
   */
  public PreparedActions actions() {
    return actions;
  }

  /**
   * Returns the zones of the match.
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
   * @param dice the dice to roll
   * @param label the purpose of the roll
   * @param hero the seat's index, {@link #NOBODY} for the boss
   * @return the result
   */
  public int roll(DiceFormula dice, String label, int hero) {
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
    return definition.settings().heroCount();
  }

  /**
   * Returns whether a hero has attacked the boss in play or was its target (BR-RST-02).
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean hasInteracted(int hero) {
    return (get(Counters.INTERACTED) >> hero & 1) != 0;
  }

  /**
   * Notes that a hero attacks the boss in play or is its target.
   *
   * @param hero the seat's index
   */
  public void interact(int hero) {
    set(Counters.INTERACTED, get(Counters.INTERACTED) | 1 << hero);
  }

  // decks and hands

  /**
   * Returns the top card of a deck, which the caller is about to move, and notes if it is the last one.
   *
   * @param hero the seat's index of the deck's owner
   * @param suit the suit of the deck, which has at least one card
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
   * Returns the number of the round.
   *
   * @return from 1, 0 before the first
   */
  public int round() {
    return get(Counters.ROUND);
  }

  /**
   * Returns how many bosses have been defeated.
   *
   * @return 0 to 12
   */
  public int defeated() {
    return get(Counters.DEFEATED);
  }

  /**
   * Returns the rank of the boss in play.
   *
   * @return 0 for a Jack, 1 for a Queen, 2 for a King
   */
  public int bossRank() {
    return get(Counters.BOSS_RANK);
  }

  /**
   * Returns the Health of the boss in play.
   *
   * @return the damage that defeats it
   */
  public int bossHealth() {
    return get(Counters.BOSS_HEALTH);
  }

  /**
   * Returns the damage on the boss in play.
   *
   * @return from 0
   */
  public int damage() {
    return get(Counters.DAMAGE);
  }

  /**
   * Begins a round against a fresh boss.
   *
   * @param rank its rank
   */
  public void meet(int rank) {
    add(Counters.ROUND, 1);
    set(Counters.IN_PLAY, 1);
    set(Counters.BOSS_RANK, rank);
    set(Counters.BOSS_HEALTH, definition.bossHealth(rank));
    set(Counters.INTERACTED, 0); // BR-RUL-19
  }

  /**
   * Deals damage to the boss in play.
   *
   * @param dealt the damage
   * @return whether that defeats it (BR-BOS-01)
   */
  public boolean strike(int dealt) {
    int total = get(Counters.DAMAGE) + dealt;
    set(Counters.DAMAGE, total);
    if (total < get(Counters.BOSS_HEALTH)) {
      return false;
    }
    add(Counters.DEFEATED, 1);
    return true;
  }

  /**
   * Returns whether there is a boss to fight.
   *
   * @return false before the first round and between rounds
   */
  public boolean isBossInPlay() {
    return get(Counters.IN_PLAY) != 0;
  }

  /** Removes the boss in play and all that was played against it from the game (BR-RPL-01), and forgets the fight. */
  public void flip() {
    set(Counters.IN_PLAY, 0);
    set(Counters.DAMAGE, 0); // BR-RND-05
    set(Counters.TURN, 0);
    set(Counters.ACTOR, 0);
    breakPair(); // BR-WEX-12
    set(Counters.SPENT, cards.count(zones.played()));
  }

  /**
   * Returns how many of the cards played have left the game: the lowest ones of their pile.
   *
   * @return the number
   */
  public int spent() {
    return get(Counters.SPENT);
  }

  // turn order

  /**
   * Sets the turn order of two; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second the other one
   */
  public void setOrder(int first, int second) {
    set(Counters.ORDER, first | second << ACTOR_BITS);
    set(Counters.ACTORS, 2);
    set(Counters.TURN, 0);
  }

  /**
   * Sets the turn order of three; the first is next.
   *
   * @param first a hero's seat index, or {@link #BOSS}
   * @param second likewise
   * @param third likewise
   */
  public void setOrder(int first, int second, int third) {
    set(Counters.ORDER, first | second << ACTOR_BITS | third << 2 * ACTOR_BITS);
    set(Counters.ACTORS, 3);
    set(Counters.TURN, 0);
  }

  /**
   * Returns how many are in the turn order.
   *
   * @return the number, those who have fallen since included
   */
  public int actors() {
    return get(Counters.ACTORS);
  }

  /**
   * Returns the hero or boss at a place in the turn order.
   *
   * @param place from 0
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actorAt(int place) {
    return get(Counters.ORDER) >> ACTOR_BITS * place & ACTOR;
  }

  /**
   * Moves on to the next in the turn order, after the last one to the first (BR-TRN-08).
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int nextActor() {
    int place = get(Counters.TURN);
    set(Counters.TURN, place + 1 == get(Counters.ACTORS) ? 0 : place + 1);
    int actor = actorAt(place);
    set(Counters.ACTOR, actor);
    return actor;
  }

  /**
   * Returns the hero or boss that acts now.
   *
   * @return a hero's seat index, or {@link #BOSS}
   */
  public int actor() {
    return get(Counters.ACTOR);
  }
}
