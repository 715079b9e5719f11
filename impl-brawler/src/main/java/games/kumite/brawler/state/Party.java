package games.kumite.brawler.state;

import games.kumite.spi.CountedState;
import games.kumite.spi.Start;

/**
 * The heroes of a match: their Health and Speed, and the decks they own. A hero is named by the index of
 * the seat, 0 or 1; in a game with one hero the other is always unconscious and owns nothing.
 */
public abstract sealed class Party extends CountedState<Gauntlet> permits Pairs {

  /** No hero. */
  public static final int NOBODY = -1;

  Party(Start start, Terms terms) {
    super(start, terms.zones().layout(), Num.LAYOUT);
  }

  Party(Party other) {
    super(other);
  }

  /**
   * A hero's Health.
   *
   * @param hero the seat's index
   * @return 0 or more
   */
  public int health(int hero) {
    return get(Num.of(hero, Num.HEALTH));
  }

  /**
   * The Health that a hero started with and never exceeds (BR-SET-09).
   *
   * @param hero the seat's index
   * @return the maximum, 0 until it is rolled
   */
  public int maximum(int hero) {
    return get(Num.of(hero, Num.MAXIMUM));
  }

  /**
   * Sets Health and maximum of a hero who starts.
   *
   * @param hero the seat's index
   * @param rolled the starting Health
   */
  public void startWith(int hero, int rolled) {
    set(Num.of(hero, Num.HEALTH), rolled);
    set(Num.of(hero, Num.MAXIMUM), rolled);
  }

  /**
   * Gives a hero Health, up to the maximum (BR-RST-04).
   *
   * @param hero the seat's index
   * @param gained how much
   */
  public void heal(int hero, int gained) {
    set(Num.of(hero, Num.HEALTH), Math.min(get(Num.of(hero, Num.MAXIMUM)), get(Num.of(hero, Num.HEALTH)) + gained));
  }

  /**
   * Takes Health from a hero, down to zero (BR-KO-01).
   *
   * @param hero the seat's index
   * @param lost how much
   * @return what is left
   */
  public int hurt(int hero, int lost) {
    int left = Math.max(0, get(Num.of(hero, Num.HEALTH)) - lost);
    set(Num.of(hero, Num.HEALTH), left);
    return left;
  }

  /**
   * Returns whether a hero can act. Without Health a hero is unconscious.
   *
   * @param hero the seat's index
   * @return true if so
   */
  public boolean isConscious(int hero) {
    return get(Num.of(hero, Num.HEALTH)) > 0;
  }

  /**
   * A hero's Speed in this round.
   *
   * @param hero the seat's index
   * @return what was rolled, 0 for one who did not roll
   */
  public int speed(int hero) {
    return get(Num.of(hero, Num.SPEED));
  }

  /**
   * Sets a hero's Speed.
   *
   * @param hero the seat's index
   * @param rolled what was rolled, 0 for one who does not roll
   */
  public void setSpeed(int hero, int rolled) {
    set(Num.of(hero, Num.SPEED), rolled);
  }

  /**
   * The decks that a hero owns.
   *
   * @param hero the seat's index
   * @return a bit for each suit, none until the hero has chosen
   */
  public int suits(int hero) {
    return get(Num.of(hero, Num.SUITS));
  }

  /**
   * The decks of a hero that still have cards.
   *
   * @param hero the seat's index
   * @return a bit for each suit
   */
  public int stock(int hero) {
    return get(Num.of(hero, Num.STOCK));
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
    set(Num.of(hero, Num.SUITS), decks);
    set(Num.of(hero, Num.STOCK), decks);
  }

  /** Notes that the last card of a deck leaves it. */
  final void runOut(int hero, int suit) {
    set(Num.of(hero, Num.STOCK), stock(hero) & ~(1 << suit));
  }
}
