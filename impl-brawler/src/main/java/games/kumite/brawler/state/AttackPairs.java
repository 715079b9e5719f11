package games.kumite.brawler.state;

import games.kumite.spi.MatchConfig;

/** The last attack of a hero, and the pair that it forms with the one before it (BR-WEX-01). */
public abstract sealed class AttackPairs extends Party permits GameState {

  AttackPairs(MatchConfig config, MatchDefinition definition) {
    super(config, definition);
  }

  AttackPairs(AttackPairs other) {
    super(other);
  }

  /**
   * Returns the fixed facts of the match.
   *
   * @return its terms
   */
  public abstract MatchDefinition definition();

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
}
