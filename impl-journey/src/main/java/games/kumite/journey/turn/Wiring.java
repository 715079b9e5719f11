package games.kumite.journey.turn;

import games.kumite.journey.action.Grant;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.effect.AfterEvent;
import games.kumite.journey.harm.PendingDamage;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Callbacks;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/** The procedures that rules start for each other. */
public enum Wiring implements Callbacks {
  /** The only instance. */
  RULES;

  @Override
  public Step<GameState> harm(int figure, int amount) {
    return PendingDamage.to(figure, amount);
  }

  @Override
  public Step<GameState> after(Event event, int by, int on) {
    return AfterEvent.after(event, by, on);
  }

  @Override
  public Step<GameState> move(int pilgrim, int points) {
    return Grant.move(pilgrim, points);
  }

  @Override
  public boolean hasTarget(GameState state, int pilgrim) {
    return Attacks.isPossible(state, pilgrim, 0);
  }

  @Override
  public boolean isDormant(GameState state, int demon) {
    return QuestRules.isDormant(state, demon);
  }

  @Override
  public Step<GameState> attack(int pilgrim) {
    return Grant.attack(pilgrim);
  }

  @Override
  public Step<GameState> action(int pilgrim) {
    return new GrantedAction(pilgrim);
  }
}
