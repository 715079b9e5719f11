package games.kumite.brawler.state;

import games.kumite.api.Keys;
import games.kumite.spi.Start;
import games.kumite.spi.State;

/**
 * The heroes of a match: their Health and Speed, and the decks they own. A hero is named by the index of
 * the seat, 0 or 1; in a game with one hero the other is always unconscious and owns nothing.
 */
public abstract sealed class Party extends State<Gauntlet> permits Pairs {

  /** No hero. */
  public static final int NOBODY = -1;

  /** Every number of the heroes is a pair: the first hero's in the lower 16 bits, the second's in the upper ones. */
  private static final int BITS = 4;
  private static final int NUMBER = 0xFFFF;

  private int health;
  private int maximum;
  private int speed;
  private int suits;
  private int stock;

  Party(Start start) {
    super(start);
  }

  Party(Party other) {
    super(other);
    health = other.health;
    maximum = other.maximum;
    speed = other.speed;
    suits = other.suits;
    stock = other.stock;
  }

  /** A key of all numbers of the heroes. */
  final long heroesKey() {
    return Keys.mix(Keys.mix(Keys.mix(Keys.mix(health, maximum), speed), suits), stock);
  }

  private static int of(int pair, int hero) {
    return pair >>> (hero << BITS) & NUMBER;
  }

  private static int with(int pair, int hero, int number) {
    return pair & ~(NUMBER << (hero << BITS)) | number << (hero << BITS);
  }

  /**
   * A hero's Health.
   *
   * @param hero the seat's index
   * @return 0 or more
   */
  public int health(int hero) {
    return of(health, hero);
  }

  /**
   * The Health that a hero started with and never exceeds (BR-SET-09).
   *
   * @param hero the seat's index
   * @return the maximum, 0 until it is rolled
   */
  public int maximum(int hero) {
    return of(maximum, hero);
  }

  /**
   * Sets Health and maximum of a hero who starts.
   *
   * @param hero the seat's index
   * @param rolled the starting Health
   */
  public void startWith(int hero, int rolled) {
    health = with(health, hero, rolled);
    maximum = with(maximum, hero, rolled);
  }

  /**
   * Gives a hero Health, up to the maximum (BR-RST-04).
   *
   * @param hero the seat's index
   * @param gained how much
   */
  public void heal(int hero, int gained) {
    health = with(health, hero, Math.min(of(maximum, hero), of(health, hero) + gained));
  }

  /**
   * Takes Health from a hero, down to zero (BR-KO-01).
   *
   * @param hero the seat's index
   * @param lost how much
   * @return what is left
   */
  public int hurt(int hero, int lost) {
    int left = Math.max(0, of(health, hero) - lost);
    health = with(health, hero, left);
    return left;
  }

  /**
   * Whether a hero can act. Without Health a hero is unconscious.
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean isConscious(int hero) {
    return of(health, hero) > 0;
  }

  /**
   * A hero's Speed in this round.
   *
   * @param hero the seat's index
   * @return what was rolled, 0 for one who did not roll
   */
  public int speed(int hero) {
    return of(speed, hero);
  }

  /**
   * Sets a hero's Speed.
   *
   * @param hero the seat's index
   * @param rolled what was rolled, 0 for one who does not roll
   */
  public void setSpeed(int hero, int rolled) {
    speed = with(speed, hero, rolled);
  }

  /**
   * The decks that a hero owns.
   *
   * @param hero the seat's index
   * @return a bit for each suit, none until the hero has chosen
   */
  public int suits(int hero) {
    return of(suits, hero);
  }

  /**
   * The decks of a hero that still have cards.
   *
   * @param hero the seat's index
   * @return a bit for each suit
   */
  public int stock(int hero) {
    return of(stock, hero);
  }

  /**
   * Whose a deck is.
   *
   * @param suit which deck
   * @return a hero's seat index, {@link #NOBODY} if nobody has chosen it
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
    suits = with(suits, hero, decks);
    stock = with(stock, hero, decks);
  }

  /** Notes that the last card of a deck leaves it. */
  final void runOut(int hero, int suit) {
    stock &= ~(1 << suit << (hero << BITS));
  }
}
