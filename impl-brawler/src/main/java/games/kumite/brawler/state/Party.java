package games.kumite.brawler.state;

import games.kumite.spi.Start;
import games.kumite.spi.State;

/**
 * The heroes of a match: their Health and Speed, and the decks they own. A hero is named by the index of
 * the seat, 0 or 1; in a game with one hero the other is always unconscious and owns nothing.
 */
public abstract sealed class Party extends State<Gauntlet> permits Gauntlet {

  /** No hero. */
  public static final int NOBODY = -1;

  private static final int HEALTH = 0;
  private static final int MAXIMUM = Settings.MOST_HEROES;
  private static final int SPEED = 2 * Settings.MOST_HEROES;
  private static final int SUITS = 3 * Settings.MOST_HEROES;
  private static final int STOCK = 4 * Settings.MOST_HEROES;
  private static final int NUMBERS = 5 * Settings.MOST_HEROES;

  private final int[] heroes;

  Party(Start start) {
    super(start);
    heroes = new int[NUMBERS];
  }

  Party(Party other) {
    super(other);
    heroes = other.heroes.clone();
  }

  /**
   * A hero's Health.
   *
   * @param hero the seat's index
   * @return 0 or more
   */
  public int health(int hero) {
    return heroes[HEALTH + hero];
  }

  /**
   * The Health that a hero started with and never exceeds (BR-SET-09).
   *
   * @param hero the seat's index
   * @return the maximum, 0 until it is rolled
   */
  public int maximum(int hero) {
    return heroes[MAXIMUM + hero];
  }

  /**
   * Sets Health and maximum of a hero who starts.
   *
   * @param hero the seat's index
   * @param rolled the starting Health
   */
  public void startWith(int hero, int rolled) {
    heroes[HEALTH + hero] = rolled;
    heroes[MAXIMUM + hero] = rolled;
  }

  /**
   * Gives a hero Health, up to the maximum (BR-RST-04).
   *
   * @param hero the seat's index
   * @param gained how much
   */
  public void heal(int hero, int gained) {
    heroes[HEALTH + hero] = Math.min(heroes[MAXIMUM + hero], heroes[HEALTH + hero] + gained);
  }

  /**
   * Takes Health from a hero, down to zero (BR-KO-01).
   *
   * @param hero the seat's index
   * @param lost how much
   * @return what is left
   */
  public int hurt(int hero, int lost) {
    int left = Math.max(0, heroes[HEALTH + hero] - lost);
    heroes[HEALTH + hero] = left;
    return left;
  }

  /**
   * Whether a hero can act. Without Health a hero is unconscious.
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean isConscious(int hero) {
    return heroes[HEALTH + hero] > 0;
  }

  /**
   * A hero's Speed in this round.
   *
   * @param hero the seat's index
   * @return what was rolled, 0 for one who did not roll
   */
  public int speed(int hero) {
    return heroes[SPEED + hero];
  }

  /**
   * Sets a hero's Speed.
   *
   * @param hero the seat's index
   * @param rolled what was rolled, 0 for one who does not roll
   */
  public void setSpeed(int hero, int rolled) {
    heroes[SPEED + hero] = rolled;
  }

  /**
   * The decks that a hero owns.
   *
   * @param hero the seat's index
   * @return a bit for each suit, none until the hero has chosen
   */
  public int suits(int hero) {
    return heroes[SUITS + hero];
  }

  /**
   * The decks of a hero that still have cards.
   *
   * @param hero the seat's index
   * @return a bit for each suit
   */
  public int stock(int hero) {
    return heroes[STOCK + hero];
  }

  /**
   * Whose a deck is.
   *
   * @param suit which deck
   * @return a hero's seat index, {@link #NOBODY} if nobody has chosen it
   */
  public int ownerOf(int suit) {
    for (int hero = 0; hero < Settings.MOST_HEROES; hero++) {
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
   * @param suits a bit for each suit
   */
  public void own(int hero, int suits) {
    heroes[SUITS + hero] = suits;
    heroes[STOCK + hero] = suits;
  }

  /** Notes that the last card of a deck leaves it. */
  final void runOut(int hero, int suit) {
    heroes[STOCK + hero] &= ~(1 << suit);
  }
}
