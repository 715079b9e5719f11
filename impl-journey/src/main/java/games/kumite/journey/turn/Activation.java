package games.kumite.journey.turn;

import games.kumite.journey.action.Act;
import games.kumite.journey.action.ChooseAction;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.quest.Sutras;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The activation of a pilgrim in the Pilgrim phase (JW-TRN-13 to JW-TRN-15). */
final class Activation {

  /** AP of an activation (JW-TRN-13). */
  private static final int POINTS = 2;

  private static final Script<Journey, Act> SCRIPT = Script.<Journey, Act>of("activation")
      .onlyIf((journey, act) -> journey.isConscious(act.pilgrim()) && journey.pose(act.pilgrim()) != Pose.NONE)
      .act(Activation::begin)
      .loop(Activation::goesOn, action -> action
          .ask(ChooseAction.CHOOSE)
          .act((journey, act) -> Ending.check(journey))
          .act((journey, act) -> Quiet.point(journey)))
      .act(Activation::end)
      .act(Activation::burn)
      .act(Activation::after)
      .end();

  private Activation() {}

  /** Starts the activation of the pilgrim at a place of the order of play, with its marker. */
  static void of(Journey journey, int place) {
    journey.then(SCRIPT.with(new Act(journey.inOrder(place), Act.Source.OWN)), Stage.ACTIVATION);
  }

  private static void begin(Journey journey, Act act) {
    int points = Math.max(0, POINTS + Conditions.sum(journey, act.pilgrim(), Verb.MOD_AP));
    journey.set(Num.ACTIVE, act.pilgrim());
    journey.set(Num.POINTS, points);
    journey.tell(journey.terms().reports.activated, act.pilgrim(), points);
  }

  /** Returns whether AP are left, and the pilgrim can act (JW-CRD-18). */
  private static boolean goesOn(Journey journey, Act act) {
    return journey.get(Num.POINTS) > 0 && journey.isConscious(act.pilgrim())
        && !Conditions.bars(journey, act.pilgrim(), Deed.ALL);
  }

  /** Discards unspent AP (JW-TRN-15); AP gained from now on are used at once (JW-RUL-102). */
  private static void end(Journey journey, Act act) {
    journey.set(Num.POINTS, 0);
    journey.set(Num.ACTIVE, Journey.NOBODY);
  }

  /**
   * Does 1 damage to a pilgrim that has stayed in a red square for a full turn, even to a Paralyzed one (JW-TER-05,
   * JW-RUL-09).
   */
  private static void burn(Journey journey, Act act) {
    int pilgrim = act.pilgrim();
    boolean hasStayed = journey.pilgrim(pilgrim, Num.MOVED) == 0 && journey.isConscious(pilgrim);
    if (hasStayed && journey.footing(pilgrim).covers(journey.pose(pilgrim), Terrain.RED)) {
      journey.tell(journey.terms().reports.stayed, pilgrim);
      journey.then(journey.terms().procedures.harm(pilgrim, 1, Sequel.NONE));
    }
  }

  private static void after(Journey journey, Act act) {
    journey.setPilgrim(act.pilgrim(), Num.MOVED, 0);
    Sutras.handOver(journey, act.pilgrim());
    @Nullable Step<Journey> cards =
        journey.terms().procedures.after(journey, Event.ACTIVATION, act.pilgrim(), act.pilgrim(), Sequel.NONE);
    if (cards != null) {
      journey.then(cards);
    }
  }
}
