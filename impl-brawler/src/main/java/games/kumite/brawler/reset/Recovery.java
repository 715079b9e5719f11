package games.kumite.brawler.reset;

import games.kumite.brawler.content.DiceSet;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;

/** The attempt of an assisted hero to get up. */
final class Recovery {

  private static final int MIN_TO_RECOVER = 4; // BR-KO-05
  private static final EventType FAILED =
      EventType.of("not-recovered", "BR-KO-07").seat("hero").number("die");
  private static final EventType RECOVERED =
      EventType.of("recovered", "BR-KO-06").seat("hero").number("die").number("health");

  private Recovery() {}

  static void attempt(Gauntlet gauntlet, int hero) {
    DiceSet dice = gauntlet.terms().dice();
    int die = gauntlet.roll(dice.recovery(), "recovery", hero); // BR-KO-05
    if (die < MIN_TO_RECOVER) {
      gauntlet.tell(FAILED, hero, die); // BR-KO-07
      return;
    }
    int health = gauntlet.roll(dice.recoveryHealth(), "recovery-health", hero);
    gauntlet.heal(hero, health); // BR-KO-06
    gauntlet.tell(RECOVERED, hero, die, gauntlet.health(hero));
  }
}
