package games.kumite.journey.turn;

import games.kumite.journey.action.Grant;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.effect.Happening;
import games.kumite.journey.harm.Hurt;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Procedures;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The procedures that rules start for each other. */
public enum ByTheRules implements Procedures {
  /** The only instance. */
  RULES;

  @Override
  public Step<Journey> harm(int figure, int amount, Sequel sequel) {
    return Hurt.to(figure, amount, sequel);
  }

  @Override
  public @Nullable Step<Journey> after(Journey journey, Event event, int by, int on, Sequel sequel) {
    return Happening.after(journey, event, by, on, sequel);
  }

  @Override
  public Step<Journey> move(int pilgrim, int points, Sequel sequel) {
    return Grant.move(pilgrim, points, sequel);
  }

  @Override
  public boolean hasTarget(Journey journey, int pilgrim) {
    return Attacks.isPossible(journey, pilgrim, 0);
  }

  @Override
  public Step<Journey> attack(int pilgrim, Sequel sequel) {
    return Grant.attack(pilgrim, sequel);
  }

  @Override
  public Step<Journey> action(int pilgrim, Sequel sequel) {
    return new Granted(pilgrim, sequel);
  }
}
