package games.kumite.journey.action;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/** The steps that cards grant: an action, a move, an attack. */
public final class Grant {

  private static final Script<Journey, Act> ACTION = Script.<Journey, Act>of("granted-action")
      .onlyIf((journey, act) -> isAble(journey, act.pilgrim()))
      .ask(ChooseAction.CHOOSE)
      .act((journey, act) -> Ending.check(journey))
      .end();

  private Grant() {}

  /** Returns a step that takes one action at once, or none (JW-RUL-102). */
  public static Step<Journey> action(int pilgrim, Sequel sequel) {
    return ACTION.with(new Act(pilgrim, Act.Source.GRANTED, sequel));
  }

  /** Returns a step for a move by the normal rules. */
  public static Step<Journey> move(int pilgrim, int points, Sequel sequel) {
    return new Move(pilgrim, points, sequel);
  }

  /** Returns a step for an attack by the normal rules, if there is a target. */
  public static Step<Journey> attack(int pilgrim, Sequel sequel) {
    return new Attack(pilgrim, sequel);
  }

  private static boolean isAble(Journey journey, int pilgrim) {
    return journey.isConscious(pilgrim) && journey.pose(pilgrim) != Pose.NONE
        && !Conditions.bars(journey, pilgrim, Deed.ALL);
  }

  private record Move(int pilgrim, int points, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (isAble(journey, pilgrim) && !Conditions.bars(journey, pilgrim, Deed.MOVE)) {
        journey.then(Moving.granted(journey, pilgrim, points, sequel));
      }
    }
  }

  private record Attack(int pilgrim, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (isAble(journey, pilgrim) && !Conditions.bars(journey, pilgrim, Deed.ATTACK)
          && Attacks.isPossible(journey, pilgrim, 0)) {
        journey.then(Attacks.byPilgrim(journey, pilgrim, sequel));
      }
    }
  }
}
