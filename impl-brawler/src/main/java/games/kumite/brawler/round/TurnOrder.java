package games.kumite.brawler.round;

import games.kumite.brawler.state.GameState;
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
  static void determine(GameState state) {
    int boss = state.definition().bossSpeed(state.bossRank()); // BR-TRN-04
    int speed = roll(state, 0);
    int other = roll(state, 1);
    if (!state.isConscious(1)) {
      duel(state, 0, speed >= boss);
    } else if (!state.isConscious(0)) {
      duel(state, 1, other >= boss);
    } else if (other > speed) {
      melee(state, 1, 0, other >= boss, speed >= boss);
    } else {
      melee(state, 0, 1, speed >= boss, other >= boss); // BR-TRN-06
    }
  }

  /** Rolls the Speed of a hero and returns it: 0, without a roll, if the hero is absent or unconscious. */
  private static int roll(GameState state, int hero) {
    int speed = 0;
    if (state.isConscious(hero)) { // BR-TRN-09
      speed = state.roll(state.definition().speed(), "speed", hero); // BR-TRN-01
      state.emit(SPEED, hero, speed);
    }
    state.setSpeed(hero, speed);
    return speed;
  }

  private static void duel(GameState state, int hero, boolean isFirst) {
    if (isFirst) { // BR-TRN-07
      state.setOrder(hero, GameState.BOSS);
      state.emit(HERO_FIRST, hero);
    } else {
      state.setOrder(GameState.BOSS, hero);
      state.emit(BOSS_FIRST, hero);
    }
  }

  /** Orders two heroes and the boss. The boss comes after all who are as fast (BR-TRN-07, BR-RUL-16). */
  private static void melee(
      GameState state, int first, int second, boolean isFirst, boolean isSecond) {
    if (isSecond) {
      state.setOrder(first, second, GameState.BOSS);
      state.emit(BOSS_BEHIND, first, second);
    } else if (isFirst) {
      state.setOrder(first, GameState.BOSS, second);
      state.emit(BOSS_BETWEEN, first, second);
    } else {
      state.setOrder(GameState.BOSS, first, second);
      state.emit(BOSS_BEFORE, first, second);
    }
  }
}
