package games.kumite.brawler.round;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;

/** The turn order of a round. */
final class TurnOrder {

  private static final EventType SPEED =
      EventType.of("speed-rolled", "BR-TRN-01").seat("hero").number("speed");
  private static final EventType BOSS_FIRST =
      EventType.of("boss-before-hero", "BR-TRN-05").seat("hero");
  private static final EventType HERO_FIRST =
      EventType.of("hero-before-boss", "BR-TRN-05").seat("hero");
  private static final EventType BOSS_BEFORE = melee("boss-before-heroes");
  private static final EventType BOSS_BETWEEN = melee("boss-between-heroes");
  private static final EventType BOSS_BEHIND = melee("heroes-before-boss");

  private static EventType melee(String name) {
    return EventType.of(name, "BR-TRN-05").seat("first").seat("second");
  }

  private TurnOrder() {}

  /** Rolls Speed for every conscious hero in seat order (BR-TRN-03); the highest acts first (BR-TRN-05). */
  static void determine(Gauntlet gauntlet) {
    int boss = gauntlet.terms().bossSpeed(gauntlet.bossRank()); // BR-TRN-04
    int speed = roll(gauntlet, 0);
    int other = roll(gauntlet, 1);
    if (!gauntlet.isConscious(1)) {
      duel(gauntlet, 0, speed >= boss);
    } else if (!gauntlet.isConscious(0)) {
      duel(gauntlet, 1, other >= boss);
    } else if (other > speed) {
      melee(gauntlet, 1, 0, other >= boss, speed >= boss);
    } else {
      melee(gauntlet, 0, 1, speed >= boss, other >= boss); // BR-TRN-06
    }
  }

  /** Rolls the Speed of a hero and returns it: 0, without a roll, if the hero is absent or unconscious. */
  private static int roll(Gauntlet gauntlet, int hero) {
    int speed = 0;
    if (gauntlet.isConscious(hero)) { // BR-TRN-09
      speed = gauntlet.roll(gauntlet.terms().speed(), "speed", hero); // BR-TRN-01
      gauntlet.tell(SPEED, hero, speed);
    }
    gauntlet.setSpeed(hero, speed);
    return speed;
  }

  private static void duel(Gauntlet gauntlet, int hero, boolean isFirst) {
    if (isFirst) { // BR-TRN-07
      gauntlet.setOrder(hero, Gauntlet.BOSS);
      gauntlet.tell(HERO_FIRST, hero);
    } else {
      gauntlet.setOrder(Gauntlet.BOSS, hero);
      gauntlet.tell(BOSS_FIRST, hero);
    }
  }

  /** Orders two heroes and the boss. The boss comes after all who are as fast (BR-TRN-07, BR-RUL-16). */
  private static void melee(
      Gauntlet gauntlet, int first, int second, boolean isFirst, boolean isSecond) {
    if (isSecond) {
      gauntlet.setOrder(first, second, Gauntlet.BOSS);
      gauntlet.tell(BOSS_BEHIND, first, second);
    } else if (isFirst) {
      gauntlet.setOrder(first, Gauntlet.BOSS, second);
      gauntlet.tell(BOSS_BETWEEN, first, second);
    } else {
      gauntlet.setOrder(Gauntlet.BOSS, first, second);
      gauntlet.tell(BOSS_BEFORE, first, second);
    }
  }
}
