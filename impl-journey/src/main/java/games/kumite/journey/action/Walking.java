package games.kumite.journey.action;

import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Gait;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Steps;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

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
 * @param sequel the sequel
 */
record Walking(int pilgrim, Picks route, int next, int at, int stands, Gait gait, int since, Sequel sequel)
    implements Step<Journey> {

  static Walking of(Journey journey, int pilgrim, Picks route, Gait gait, Sequel sequel) {
    return new Walking(pilgrim, route, 0, journey.pose(pilgrim), journey.pose(pilgrim), gait,
        journey.get(Num.ENTRIES), sequel);
  }

  @Override
  public void run(Journey journey) {
    Footing footing = journey.footing(pilgrim);
    int from = at;
    int began = journey.pose(pilgrim);
    for (int i = next; i < route.size() && goesOn(journey, footing, i); i++) {
      int to = route.get(i);
      if (Bases.canStand(footing, journey.squares(), pilgrim, to)) {
        Steps.to(journey, pilgrim, to);
      } else {
        Steps.through(journey, pilgrim, to);
      }
      if (gait.suffersRed() && Steps.entersRed(footing, from, to)) {
        tell(journey, began);
        journey.tell(journey.terms().reports.scorched, pilgrim);
        journey.then(journey.terms().procedures.harm(pilgrim, 1,
            sequel.afterAny(Sequel.Kind.WAY, pilgrim, Sequel.from(route, i + 1))),
            new Walking(pilgrim, route, i + 1, to, journey.pose(pilgrim), gait, since, sequel));
        return;
      }
      from = to;
    }
    tell(journey, began);
    Ending.check(journey);
    @Nullable Step<Journey> cards = journey.terms().procedures.after(journey, Event.MOVE, pilgrim, pilgrim, sequel);
    if (cards != null) {
      journey.then(cards);
    }
  }

  private void tell(Journey journey, int began) {
    int pose = journey.pose(pilgrim);
    if (pose != began) {
      journey.tell(journey.terms().told.strode, pilgrim, journey.placeOf(Pose.square(pose)), Pose.facing(pose),
          journey.placeOf(Pose.square(began)));
    }
  }

  private boolean goesOn(Journey journey, Footing footing, int step) {
    if (!journey.isStill(pilgrim, since) || step == next && journey.pose(pilgrim) != stands) {
      return false;
    }
    for (int k = 0; k < footing.size(); k++) {
      if (!gait.passes(journey.squares(), footing.square(route.get(step), k), pilgrim)) {
        return false;
      }
    }
    return true;
  }
}
