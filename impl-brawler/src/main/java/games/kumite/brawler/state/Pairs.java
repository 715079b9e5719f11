package games.kumite.brawler.state;

import games.kumite.api.Keys;
import games.kumite.spi.Start;

/** The last attack of a hero, and the pair that it forms with the one before it (BR-WEX-01). */
public abstract sealed class Pairs extends Party permits Gauntlet {

  private byte lastHero = NOBODY;
  private byte lastFace;
  private byte fitting;
  private byte cardDamage;
  private byte bonusDamage;
  private byte scenario;

  Pairs(Start start) {
    super(start);
  }

  Pairs(Pairs other) {
    super(other);
    lastHero = other.lastHero;
    lastFace = other.lastFace;
    fitting = other.fitting;
    cardDamage = other.cardDamage;
    bonusDamage = other.bonusDamage;
    scenario = other.scenario;
  }

  /** A key of all this. */
  final long pairsKey() {
    return Keys.mix(Keys.mix(lastHero << Byte.SIZE | lastFace, fitting),
        (cardDamage << Byte.SIZE | bonusDamage) << Byte.SIZE | scenario);
  }

  /**
   * What is fixed for the match.
   *
   * @return its terms
   */
  public abstract Terms terms();

  /**
   * Notes an attack with a Damage Card, and which scenarios it forms with the attack before it
   * (BR-WEX-01, BR-WEX-11).
   *
   * @param hero who attacks
   * @param face the card
   * @return a bit for each scenario
   */
  public int pairUp(int hero, int face) {
    int before = lastHero;
    fitting = (byte) (before >= 0 && before != hero ? terms().fitting(lastFace, face) : 0);
    lastHero = (byte) hero;
    lastFace = (byte) face;
    return fitting;
  }

  /**
   * Notes what the card of the last attack has dealt.
   *
   * @param damage its rank, or its die
   */
  public void dealByCard(int damage) {
    cardDamage = (byte) damage;
    bonusDamage = 0;
  }

  /**
   * Notes what the bonus of a pair has dealt (BR-WEX-04).
   *
   * @param chosen the scenario
   * @param damage its die
   */
  public void dealByPair(int chosen, int damage) {
    scenario = (byte) chosen;
    bonusDamage = (byte) damage;
  }

  /**
   * What the card of the last attack has dealt.
   *
   * @return the damage; of no meaning while there is no {@link #pairing}
   */
  public int cardDamage() {
    return cardDamage;
  }

  /**
   * What the bonus of the last attack has dealt.
   *
   * @return the damage, 0 if none was rolled
   */
  public int bonusDamage() {
    return bonusDamage;
  }

  /**
   * The scenario of that bonus.
   *
   * @return its place in {@link Deeds#SCENARIOS}
   */
  public int bonusScenario() {
    return scenario;
  }

  /** Notes an attack that is no part of a pair (BR-WEX-12). */
  public void breakPair() {
    lastHero = NOBODY;
    cardDamage = 0;
    bonusDamage = 0;
  }

  /**
   * With whose attack the next one may form a pair.
   *
   * @return a hero's seat index, {@link #NOBODY} for none
   */
  public int pairing() {
    return lastHero;
  }

  /**
   * The card of that attack.
   *
   * @return its face, of no meaning if there is none
   */
  public int pairingFace() {
    return lastFace;
  }

  /**
   * The scenarios that the last attack has formed.
   *
   * @return a bit for each scenario
   */
  public int fitting() {
    return fitting;
  }
}
