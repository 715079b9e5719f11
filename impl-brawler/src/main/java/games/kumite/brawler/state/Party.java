package games.kumite.brawler.state;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.TabletopState;

/**
 * The heroes of a match: their Health and Speed, and the decks they own. A hero is named by the index of
 * the seat, 0 or 1; in a game with one hero the other is always unconscious and owns nothing.
 */
public abstract sealed class Party extends TabletopState<GameState> permits AttackPairs {

  /** No hero. */
  public static final int NOBODY = -1;

  Party(MatchConfig config, MatchDefinition definition) {
    super(config, definition.zones().layout(), Counters.LAYOUT);
  }

  Party(Party other) {
    super(other);
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
  final void runOut(int hero, int suit) {
    set(Counters.of(hero, Counters.STOCK), stock(hero) & ~(1 << suit));
  }
}
