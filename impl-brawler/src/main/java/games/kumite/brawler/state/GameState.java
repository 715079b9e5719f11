package games.kumite.brawler.state;

import games.kumite.brawler.content.DiceFormula;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.TabletopState;

/**
 * The state of a match: the heroes, the boss in play, the turn order, the last attack, and the cards.
 *
 * <p>A hero is named by the index of the seat, 0 or 1; in a game with one hero the other is always unconscious and owns
 * nothing. Only the cards hide anything.
 */
public final class GameState extends TabletopState<GameState> {

  /** No hero. */
  public static final int NOBODY = -1;
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
    super(config, definition.zones().layout(), Counters.LAYOUT);
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

  /**
   * Returns a hero's Health.
   *
   * @param hero the seat's index
   * @return 0 or more
   */
  public int health(int hero) {
    return get(Counters.of(hero, Counters.HEALTH));
  }

  /**
   * Returns the Health that a hero started with and never exceeds (BR-SET-09).
   *
   * @param hero the seat's index
   * @return the maximum, 0 until it is rolled
   */
  public int maximum(int hero) {
    return get(Counters.of(hero, Counters.MAXIMUM));
  }

  /**
   * Sets Health and maximum of a hero at the start.
   *
   * @param hero the seat's index
   * @param rolled the starting Health
   */
  public void startWith(int hero, int rolled) {
    set(Counters.of(hero, Counters.HEALTH), rolled);
    set(Counters.of(hero, Counters.MAXIMUM), rolled);
  }

  /**
   * Gives a hero Health, up to the maximum (BR-RST-04).
   *
   * @param hero the seat's index
   * @param gained the Health to add
   */
  public void heal(int hero, int gained) {
    set(Counters.of(hero, Counters.HEALTH), Math.min(get(Counters.of(hero, Counters.MAXIMUM)), get(Counters.of(hero, Counters.HEALTH)) + gained));
  }

  /**
   * Takes Health from a hero, down to zero (BR-KO-01).
   *
   * @param hero the seat's index
   * @param lost the Health to take
   * @return the Health that is left
   */
  public int hurt(int hero, int lost) {
    int left = Math.max(0, get(Counters.of(hero, Counters.HEALTH)) - lost);
    set(Counters.of(hero, Counters.HEALTH), left);
    return left;
  }

  /**
   * Returns whether a hero can act. Without Health a hero is unconscious.
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean isConscious(int hero) {
    return get(Counters.of(hero, Counters.HEALTH)) > 0;
  }

  /**
   * Returns a hero's Speed in this round.
   *
   * @param hero the seat's index
   * @return the result of the roll, 0 for a hero who did not roll
   */
  public int speed(int hero) {
    return get(Counters.of(hero, Counters.SPEED));
  }

  /**
   * Sets a hero's Speed.
   *
   * @param hero the seat's index
   * @param rolled the result of the roll, 0 for a hero who does not roll
   */
  public void setSpeed(int hero, int rolled) {
    set(Counters.of(hero, Counters.SPEED), rolled);
  }

  /**
   * Returns the decks that a hero owns.
   *
   * @param hero the seat's index
   * @return a bit for each suit, none until the hero has chosen
   */
  public int suits(int hero) {
    return get(Counters.of(hero, Counters.SUITS));
  }

  /**
   * Returns the decks of a hero that still have cards.
   *
   * @param hero the seat's index
   * @return a bit for each suit
   */
  public int stock(int hero) {
    return get(Counters.of(hero, Counters.STOCK));
  }

  /**
   * Returns the owner of a deck.
   *
   * @param suit the suit of the deck
   * @return a hero's seat index, {@link #NOBODY} if no hero has chosen it
   */
  public int ownerOf(int suit) {
    for (int hero = 0; hero < Settings.MAX_HEROES; hero++) {
      if ((suits(hero) >> suit & 1) != 0) {
        return hero;
      }
    }
    return NOBODY;
  }

  /**
   * Gives a hero full decks.
   *
   * @param hero the seat's index
   * @param decks a bit for each suit
   */
  public void own(int hero, int decks) {
    set(Counters.of(hero, Counters.SUITS), decks);
    set(Counters.of(hero, Counters.STOCK), decks);
  }

  /** Notes that the last card of a deck leaves it. */
  private void runOut(int hero, int suit) {
    set(Counters.of(hero, Counters.STOCK), stock(hero) & ~(1 << suit));
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
    set(Counters.DAMAGE, 0); // BR-RND-05, BR-RUL-04
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

  // attacks and pairs (BR-WEX-01)

  /**
   * Notes an attack with the Damage Card that was played last, and which scenarios it forms with the attack before it
   * (BR-WEX-01, BR-WEX-11).
   *
   * @param hero the seat's index of the attacker
   * @return a bit for each scenario
   */
  public int pairUp(int hero) {
    int before = get(Counters.LAST_HERO);
    set(Counters.LAST_HERO, hero);
    return before >= 0 && before != hero ? matchingBonuses() : 0;
  }

  /**
   * Notes the damage dealt by the card of the last attack.
   *
   * @param damage its rank, or its die
   */
  public void dealByCard(int damage) {
    set(Counters.CARD_DAMAGE, damage);
    set(Counters.BONUS_DAMAGE, 0);
    set(Counters.SCENARIO, 0);
  }

  /**
   * Notes the damage dealt by the bonus of a pair (BR-WEX-04).
   *
   * @param chosen the scenario
   * @param damage its die
   */
  public void dealByPair(int chosen, int damage) {
    set(Counters.SCENARIO, chosen);
    set(Counters.BONUS_DAMAGE, damage);
  }

  /**
   * Returns the damage dealt by the card of the last attack.
   *
   * @return the damage, undefined while there is no {@link #pairing}
   */
  public int cardDamage() {
    return get(Counters.CARD_DAMAGE);
  }

  /**
   * Returns the damage dealt by the bonus of the last attack.
   *
   * @return the damage, 0 if none was rolled
   */
  public int bonusDamage() {
    return get(Counters.BONUS_DAMAGE);
  }

  /**
   * Returns the scenario of that bonus.
   *
   * @return its place in {@link PreparedActions#SCENARIOS}
   */
  public int bonusScenario() {
    return get(Counters.SCENARIO);
  }

  /** Makes the next attack the second of no pair (BR-WEX-12), and forgets the last one. */
  public void breakPair() {
    set(Counters.LAST_HERO, NOBODY);
    dealByCard(0);
  }

  /**
   * Returns the hero whose attack may form a pair with the next one.
   *
   * @return a hero's seat index, {@link #NOBODY} for none
   */
  public int pairing() {
    return get(Counters.LAST_HERO);
  }

  /**
   * Returns the card of that attack.
   *
   * @return its face, undefined if there is none
   */
  public int pairingFace() {
    return cards().face(cards().top(definition().zones().played()));
  }

  /**
   * Returns the scenarios that the last two cards form.
   *
   * @return a bit for each scenario
   */
  public int matchingBonuses() {
    int card = cards().top(definition().zones().played());
    return definition().matchingBonuses(cards().face(cards().next(card)), cards().face(card));
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
