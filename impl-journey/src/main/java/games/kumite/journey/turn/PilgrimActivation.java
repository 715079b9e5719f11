package games.kumite.journey.turn;

import games.kumite.journey.action.ChooseAction;
import games.kumite.journey.action.PilgrimAction;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/** The activation of a pilgrim in the Pilgrim phase (JW-TRN-13 to JW-TRN-15). */
final class PilgrimActivation {

  private static final EventType ACTIVATED = EventTypes.figure("activated", "JW-TRN-12").number("points");
  private static final EventType STAYED = EventTypes.figure("stayed", "JW-TER-05");

  /** AP of an activation (JW-TRN-13). */
  private static final int POINTS = 2;

  private static final Script<GameState, PilgrimAction> SCRIPT = Script.<GameState, PilgrimAction>of("activation")
      .stopUnless((state, act) -> state.isConscious(act.pilgrim()) && state.pose(act.pilgrim()) != Pose.NONE)
      .act(PilgrimActivation::begin)
      .repeatWhile(PilgrimActivation::goesOn, action -> action
          .ask(ChooseAction::new)
          .act((state, act) -> QuestEnd.check(state))
          .act((state, act) -> QuietPoint.point(state)))
      .act(PilgrimActivation::end)
      .act(PilgrimActivation::burn)
      .act(PilgrimActivation::after)
      .build();

  private PilgrimActivation() {}

  /** Starts the activation of the pilgrim at a place of the order of play, with its marker. */
  static void of(GameState state, int place) {
    state.then(SCRIPT.start(new PilgrimAction(state.inOrder(place), PilgrimAction.Source.OWN)), Stage.ACTIVATION);
  }

  private static void begin(GameState state, PilgrimAction act) {
    int points = Math.max(0, POINTS + Conditions.sum(state, act.pilgrim(), EffectVerb.MOD_AP));
    state.set(Counters.ACTIVE, act.pilgrim());
    state.set(Counters.POINTS, points);
    state.emit(ACTIVATED, act.pilgrim(), points);
  }

  /** Returns whether AP are left, and the pilgrim can act (JW-CRD-18). */
  private static boolean goesOn(GameState state, PilgrimAction act) {
    return state.get(Counters.POINTS) > 0 && state.isConscious(act.pilgrim())
        && !Conditions.bars(state, act.pilgrim(), Deed.ALL);
  }

  /** Discards unspent AP (JW-TRN-15); AP gained from now on are used at once (JW-RUL-102). */
  private static void end(GameState state, PilgrimAction act) {
    state.set(Counters.POINTS, 0);
    state.set(Counters.ACTIVE, GameState.NOBODY);
  }

  /**
   * Does 1 damage to a pilgrim that has stayed in a red square for a full turn, even to a Paralyzed one (JW-TER-05,
   * JW-RUL-09).
   */
  private static void burn(GameState state, PilgrimAction act) {
    int pilgrim = act.pilgrim();
    boolean hasStayed = state.pilgrim(pilgrim, Counters.MOVED) == 0 && state.isConscious(pilgrim);
    if (hasStayed && state.footing(pilgrim).covers(state.pose(pilgrim), Terrain.RED)) {
      state.emit(STAYED, pilgrim);
      state.then(state.callbacks().harm(pilgrim, 1));
    }
  }

  private static void after(GameState state, PilgrimAction act) {
    state.setPilgrim(act.pilgrim(), Counters.MOVED, 0);
    QuestRules.endOfActivation(state, act.pilgrim());
    state.after(Event.ACTIVATION, act.pilgrim(), act.pilgrim());
  }
}
