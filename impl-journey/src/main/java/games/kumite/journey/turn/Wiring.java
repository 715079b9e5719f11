package games.kumite.journey.turn;

import games.kumite.journey.action.Grant;
import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.effect.AfterEvent;
import games.kumite.journey.harm.PendingDamage;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Callbacks;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Step;

/** The procedures that rules start for each other. */
public enum Wiring implements Callbacks {
  /** The only instance. */
  RULES;

  @Override
  public Step<GameState> harm(int figure, int amount, Continuation continuation) {
    return PendingDamage.to(figure, amount, continuation);
  }

  @Override
  public Step<GameState> after(Event event, int by, int on, Continuation continuation) {
    return AfterEvent.after(event, by, on, continuation);
  }

  @Override
  public Step<GameState> move(int pilgrim, int points, Continuation continuation) {
    return Grant.move(pilgrim, points, continuation);
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
  public Step<GameState> attack(int pilgrim, Continuation continuation) {
    return Grant.attack(pilgrim, continuation);
  }

  @Override
  public Step<GameState> action(int pilgrim, Continuation continuation) {
    return new GrantedAction(pilgrim, continuation);
  }
}
