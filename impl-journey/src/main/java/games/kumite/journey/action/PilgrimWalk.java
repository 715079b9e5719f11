package games.kumite.journey.action;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.board.MoveRules;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A pilgrim on its way, step by step. Each red square that it enters does 1 damage, and a step that knocks the pilgrim
 * out is its last, even if it is revived at once (JW-TER-04, JW-RUL-09, JW-RUL-138). Cards played against that damage
 * may move the pilgrim elsewhere or block its way; the move is over then (JW-RUL-137).
 *
 * @param pilgrim the moving pilgrim
 * @param route the poses still to come and those gone through
 * @param next the index of the next pose
 * @param at the pose that it is in, which may be one that it only passes
 * @param stands the last pose in which it could stand
 * @param gait the way it moves
 * @param since the time at which the move began
 */
record PilgrimWalk(int pilgrim, IntList route, int next, int at, int stands, MoveRules gait, int since)
    implements Step<GameState> {

  static PilgrimWalk of(GameState state, int pilgrim, IntList route, MoveRules gait) {
    return new PilgrimWalk(pilgrim, route, 0, state.pose(pilgrim), state.pose(pilgrim), gait,
        state.get(Counters.ENTRIES));
  }

  @Override
  public void run(GameState state) {
    BasePoses footing = state.footing(pilgrim);
    int from = at;
    int began = state.pose(pilgrim);
    List<String> way = new ArrayList<>();
    for (int i = next; i < route.size() && goesOn(state, footing, i); i++) {
      int to = route.get(i);
      if (BasePlacement.canStand(footing, state.squares(), pilgrim, to)) {
        Relocation.to(state, pilgrim, to);
      } else {
        Relocation.through(state, pilgrim, to);
      }
      if (state.isWatched()) {
        way.add(state.scene().space(Pose.square(to)));
      }
      if (gait.suffersRed() && Relocation.entersRed(footing, from, to)) {
        tell(state, began, way);
        state.emit(EventTypes.SCORCHED, pilgrim);
        state.then(state.callbacks().harm(pilgrim, 1), Continuation.Kind.WAY, pilgrim, Continuation.from(route, i + 1));
        state.then(new PilgrimWalk(pilgrim, route, i + 1, to, state.pose(pilgrim), gait, since));
        return;
      }
      from = to;
    }
    tell(state, began, way);
    QuestEnd.check(state);
    state.after(Event.MOVE, pilgrim, pilgrim);
  }

  private void tell(GameState state, int began, List<String> way) {
    int pose = state.pose(pilgrim);
    if (pose != began) {
      if (state.isWatched()) {
        Relocation.tell(state, pilgrim, began, way);
      }
      state.emit(EventTypes.STRODE, pilgrim, Pose.square(pose), Pose.facing(pose), Pose.square(began));
    }
  }

  private boolean goesOn(GameState state, BasePoses footing, int step) {
    if (!state.isStill(pilgrim, since) || step == next && state.pose(pilgrim) != stands) {
      return false;
    }
    for (int k = 0; k < footing.size(); k++) {
      if (!gait.passes(state.squares(), footing.square(route.get(step), k), pilgrim)) {
        return false;
      }
    }
    return true;
  }
}
