package games.kumite.journey.action;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/** The steps that cards grant: an action, a move, an attack. */
public final class Grant {

  private static final Script<GameState, PilgrimAction> ACTION = Script.<GameState, PilgrimAction>of("granted-action")
      .stopUnless((state, act) -> isAble(state, act.pilgrim()))
      .ask(ChooseAction::new)
      .act((state, act) -> QuestEnd.check(state))
      .build();

  private Grant() {}

  /** Returns a step that takes one action at once, or none (JW-RUL-102). */
  public static Step<GameState> action(int pilgrim) {
    return ACTION.start(new PilgrimAction(pilgrim, PilgrimAction.Source.GRANTED));
  }

  /** Returns a step for a move by the normal rules, for a conscious pilgrim on the map. */
  public static Step<GameState> move(int pilgrim, int points) {
    return new Move(pilgrim, points);
  }

  /** Returns a step for an attack by the normal rules, for a conscious pilgrim on the map, if there is a target. */
  public static Step<GameState> attack(int pilgrim) {
    return new Attack(pilgrim);
  }

  private static boolean isAble(GameState state, int pilgrim) {
    return state.isConscious(pilgrim) && state.pose(pilgrim) != Pose.NONE
        && !Conditions.bars(state, pilgrim, Deed.ALL);
  }

  private record Move(int pilgrim, int points) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!Conditions.bars(state, pilgrim, Deed.MOVE)) {
        state.then(PilgrimMove.granted(state, pilgrim, points));
      }
    }
  }

  private record Attack(int pilgrim) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!Conditions.bars(state, pilgrim, Deed.ATTACK) && Attacks.isPossible(state, pilgrim, 0)) {
        state.then(Attacks.byPilgrim(state, pilgrim));
      }
    }
  }
}
