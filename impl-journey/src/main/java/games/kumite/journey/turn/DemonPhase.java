package games.kumite.journey.turn;

import games.kumite.journey.demon.Demons;
import games.kumite.journey.demon.Order;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;

/**
 * The Demon phase: spawning, then the demons' activation (JW-TRN-16). What demons do is decided in {@code demon}, what
 * gates bring in {@code gate}. Apart from cards the players choose nothing in it but the order of targets (JW-D-14,
 * JW-AI-16), which an attack asks.
 */
public enum DemonPhase implements Step<Journey> {
  /** All of it, with its markers. */
  BEGIN {
    @Override
    public void run(Journey journey) {
      journey.then(Quiet.START, SPAWN, Stage.SPAWNING, ACTIVATE, Stage.DEMONS, Quiet.POINT, END);
    }
  },
  /** Active gates draw, nearest to Tripitaka first, in an order that is fixed now (JW-TRN-17). */
  SPAWN {
    @Override
    public void run(Journey journey) {
      Order order = Gates.order(journey);
      for (int place = 0; place < order.size(); place++) {
        journey.then(GateDraw.of(order.at(place)));
      }
    }
  },
  /**
   * Demons act one by one (JW-TRN-18), those included that have just appeared (JW-GAT-09), in an order that is fixed
   * now (JW-RUL-23).
   */
  ACTIVATE {
    @Override
    public void run(Journey journey) {
      Order order = Demons.order(journey);
      for (int place = 0; place < order.size(); place++) {
        journey.then(DemonActivation.of(order.at(place)));
      }
    }
  },
  /** The phase is complete; a quest may be lost by that (JW-RUL-64). */
  END {
    @Override
    public void run(Journey journey) {
      journey.set(Num.DEMONS_DONE, 1);
      Ending.check(journey);
    }
  }
}
