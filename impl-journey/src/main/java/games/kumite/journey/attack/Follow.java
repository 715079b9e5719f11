package games.kumite.journey.attack;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.CompassDirections;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * Follow: one free forward step after a target that was moved (JW-SPC-07, JW-SPC-08, JW-RUL-21). A pilgrim may
 * (JW-D-16), a demon always does. An attacker whose forward step would not go after the target does not follow.
 */
record Follow(AttackResolution impact) implements Script.Reply<GameState, AttackResolution> {

  private static final EventType FOLLOWED = EventTypes.at(EventTypes.figure("followed", "JW-SPC-07"));

  private static int to(GameState state, AttackResolution impact) {
    int striker = impact.attack().striker(state);
    int pose = state.pose(striker);
    boolean goesAfter = pose != Pose.NONE
        && CompassDirections.isAlong(2 * Pose.facing(pose), KnockBack.direction(state, impact.attack()));
    return !goesAfter ? Pose.NONE
        : BasePlacement.step(state.footing(striker), state.squares(), striker, pose);
  }

  @Override
  public int seat(GameState state) {
    int striker = impact.attack().striker(state);
    boolean mayFollow = striker < Content.PILGRIMS && state.isConscious(striker) && to(state, impact) != Pose.NONE;
    return mayFollow ? state.controller(striker) : GameState.NOBODY;
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state),
        state.definition().label(impact.attack().striker(state)), state.definition().label(impact.struck(state)));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.FOLLOW));
    out.add(state.definition().actions.of(ActionVerb.STAY));
  }

  @Override
  public AttackResolution localsAfter(GameState state, Action action) {
    if (action.equals(state.definition().actions.of(ActionVerb.FOLLOW))) {
      follow(state, impact);
    }
    return impact;
  }

  /** Moves a demon if it can follow and the target is still conscious. */
  static void ofDemon(GameState state, AttackResolution impact) {
    boolean isDemon = impact.attack().striker(state) >= Content.PILGRIMS; // it strikes pilgrims alone (JW-ATK-04)
    if (isDemon && state.isConscious(impact.struck(state)) && to(state, impact) != Pose.NONE) {
      follow(state, impact);
    }
  }

  /** Follows the target; a red square does its damage (JW-RUL-71). */
  private static void follow(GameState state, AttackResolution impact) {
    int striker = impact.attack().striker(state);
    BasePoses footing = state.footing(striker);
    int from = state.pose(striker);
    int to = to(state, impact);
    Relocation.to(state, striker, to);
    state.emit(FOLLOWED, striker, Pose.square(to), Pose.facing(to));
    if (striker < Content.PILGRIMS && Relocation.entersRed(footing, from, to)) {
      state.emit(EventTypes.SCORCHED, striker);
      impact.harm(state, striker, 1); // JW-TER-04
    }
  }
}
