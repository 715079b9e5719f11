package games.kumite.brawler.round;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;
import jakarta.inject.Inject;

/** Finds out who acts when. Stateless. */
public final class TurnOrder {

  private static final EventType SPEED =
      EventType.of("speed-rolled", "BR-TRN-01").seat("hero").number("speed");
  private static final EventType[] DUEL = {
      EventType.of("boss-before-hero", "BR-TRN-05").seat("hero"),
      EventType.of("hero-before-boss", "BR-TRN-05").seat("hero")};
  private static final EventType[] MELEE = {
      EventType.of("boss-before-heroes", "BR-TRN-05").seat("first").seat("second"),
      EventType.of("boss-between-heroes", "BR-TRN-05").seat("first").seat("second"),
      EventType.of("heroes-before-boss", "BR-TRN-05").seat("first").seat("second")};

  @Inject
  TurnOrder() {}

  /** Every conscious hero rolls Speed in seat order; the highest acts first. */
  void determine(Gauntlet gauntlet) {
    int boss = gauntlet.terms().bossSpeed(gauntlet.bossRank()); // BR-TRN-04
    int first = Gauntlet.NOBODY;
    int second = Gauntlet.NOBODY;
    for (int hero = 0; hero < gauntlet.heroCount(); hero++) { // BR-TRN-03
      if (!gauntlet.isConscious(hero)) {
        gauntlet.setSpeed(hero, 0); // BR-TRN-09
      } else if (first < 0) {
        roll(gauntlet, hero);
        first = hero;
      } else {
        roll(gauntlet, hero);
        boolean isFaster = gauntlet.speed(hero) > gauntlet.speed(first); // BR-TRN-05, BR-TRN-06
        second = isFaster ? first : hero;
        first = isFaster ? hero : first;
      }
    }
    // BR-TRN-07, BR-RUL-16: the boss comes behind all who are as fast
    int before = gauntlet.speed(first) < boss ? 0
        : second < 0 || gauntlet.speed(second) < boss ? 1 : 2;
    fill(gauntlet, first, second, before);
    if (second < 0) {
      gauntlet.tell(DUEL[before], first);
    } else {
      gauntlet.tell(MELEE[before], first, second);
    }
  }

  private static void roll(Gauntlet gauntlet, int hero) {
    int speed = gauntlet.terms().speed().roll(gauntlet.random(), "speed", hero + 1); // BR-TRN-01
    gauntlet.setSpeed(hero, speed);
    gauntlet.tell(SPEED, hero, speed);
  }

  private static void fill(Gauntlet gauntlet, int first, int second, int before) {
    gauntlet.clearOrder();
    if (before == 0) {
      gauntlet.addToOrder(Gauntlet.BOSS);
    }
    gauntlet.addToOrder(first);
    if (before == 1) {
      gauntlet.addToOrder(Gauntlet.BOSS);
    }
    if (second >= 0) {
      gauntlet.addToOrder(second);
    }
    if (before == 2) {
      gauntlet.addToOrder(Gauntlet.BOSS);
    }
  }
}
