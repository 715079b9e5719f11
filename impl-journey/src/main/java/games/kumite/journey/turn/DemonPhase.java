package games.kumite.journey.turn;

import games.kumite.journey.demon.Demons;
import games.kumite.journey.demon.Order;
import games.kumite.journey.gate.Gates;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import java.util.Arrays;

/**
 * The Demon phase: spawning, then the demons' activation (JW-TRN-16). The {@code demon} package decides the actions of
 * demons, the {@code gate} package those of gates. Apart from cards, players only choose the order of targets (JW-D-14,
 * JW-AI-16), which an attack asks.
 */
public enum DemonPhase implements Step<Journey> {
  /** The whole phase, with its markers. */
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
      if (order.size() > 0) {
        journey.then(new Next(order, 0, journey.get(Num.ENTRIES)));
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
  };

  /**
   * The demon at a place of the order, then those after it.
   *
   * @param order the order
   * @param place the place of the next demon
   * @param since the time at which the order was fixed
   */
  private record Next(Order order, int place, int since) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (journey.isStill(order.at(place), since)) {
        journey.then(DemonActivation.of(order.at(place), since, later(journey)));
      }
      if (place + 1 < order.size()) {
        journey.then(new Next(order, place + 1, since));
      }
    }

    private Sequel later(Journey journey) {
      int[] later = new int[order.size()];
      int count = 0;
      for (int i = place + 1; i < order.size(); i++) {
        if (journey.isStill(order.at(i), since)) {
          later[count++] = order.at(i);
        }
      }
      return Sequel.NONE.afterAny(Sequel.Kind.DEMONS, Journey.NOBODY, Picks.of(Arrays.copyOf(later, count)));
    }
  }
}
