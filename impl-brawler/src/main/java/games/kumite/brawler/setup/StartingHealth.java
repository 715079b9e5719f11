package games.kumite.brawler.setup;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The step in which every hero rolls the starting Health, in seat order (BR-SET-08). */
record StartingHealth() implements Step<GameState> {

  static final StartingHealth ROLL = new StartingHealth();

  private static final EventType HEALTH =
      EventType.of("health-rolled", "BR-SET-08").seat("hero").number("health");

  @Override
  public void run(GameState state) {
    for (int hero = 0; hero < state.heroCount(); hero++) {
      int health = state.roll(state.definition().dice().health(), "health", hero);
      state.startWith(hero, health); // BR-SET-09
      state.emit(HEALTH, hero, health);
    }
  }
}
