package games.kumite.brawler.reset;

import games.kumite.brawler.content.DiceSet;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** The attempt of an assisted hero to get up, for which {@link Rest} asks once after each defeated boss (BR-KO-08). */
final class RecoveryRoll {

  private static final int MIN_TO_RECOVER = 4; // BR-KO-05
  private static final EventType FAILED =
      EventType.of("not-recovered", "BR-KO-07").seat("hero").number("die");
  private static final EventType RECOVERED =
      EventType.of("recovered", "BR-KO-06").seat("hero").number("die").number("health");

  private RecoveryRoll() {}

  static void attempt(GameState state, int hero) {
    DiceSet dice = state.definition().dice();
    int die = state.roll(dice.recovery(), "recovery", hero); // BR-KO-05
    if (die < MIN_TO_RECOVER) {
      state.emit(FAILED, hero, die); // BR-KO-07
      return;
    }
    int health = state.roll(dice.recoveryHealth(), "recovery-health", hero);
    state.heal(hero, health); // BR-KO-06
    state.emit(RECOVERED, hero, die, state.health(hero));
  }
}
