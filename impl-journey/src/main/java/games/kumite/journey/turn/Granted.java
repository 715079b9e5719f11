package games.kumite.journey.turn;

import games.kumite.journey.action.Grant;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Step;

/**
 * An action that a card grants, and the quiet point at its end, if it was taken, and no attack is being resolved
 * (JW-D-25, JW-RUL-141).
 *
 * @param pilgrim the pilgrim that may act
 * @param sequel the sequel
 */
record Granted(int pilgrim, Sequel sequel) implements Step<Journey> {

  @Override
  public void run(Journey journey) {
    journey.then(Grant.action(pilgrim, sequel));
    if (!sequel.isWithinAttack()) {
      journey.then(new Taken(pilgrim, journey.pilgrim(pilgrim, Num.ACTIONS), sequel));
    }
  }

  private record Taken(int pilgrim, int before, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (journey.pilgrim(pilgrim, Num.ACTIONS) > before && Quiet.isAnybodyAble(journey)) {
        Quiet.point(journey, sequel);
      }
    }
  }
}
