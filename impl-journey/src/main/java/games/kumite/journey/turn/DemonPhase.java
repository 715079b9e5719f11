package games.kumite.journey.turn;

import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.gate.Spawning;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.Arrays;

/**
 * The Demon phase: spawning, then the demons' activation (JW-TRN-16). The {@code demon} package decides the actions of
 * demons, the {@code gate} package those of gates. Apart from cards, players only choose whom a demon attacks
 * if its best plans hit different pilgrims (JW-D-33), and the order of its targets (JW-D-14, JW-AI-16).
 */
public enum DemonPhase implements Step<GameState> {
  /** The whole phase, with its markers. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(QuietPoint.START, SPAWN, Stage.SPAWNING, ACTIVATE, Stage.DEMONS, QuietPoint.POINT, END);
    }
  },
  /** The gates draw their cards (JW-TRN-17). */
  SPAWN {
    @Override
    public void run(GameState state) {
      Spawning.begin(state);
    }
  },
  /**
   * Demons act one by one (JW-TRN-18), those included that have just appeared (JW-GAT-09), in an order that is fixed
   * now (JW-RUL-23).
   */
  ACTIVATE {
    @Override
    public void run(GameState state) {
      ActivationOrder order = DemonOrder.order(state);
      if (order.size() > 0) {
        state.then(new Next(order, 0, state.get(Counters.ENTRIES)));
      }
    }
  },
  /** The phase is complete; a quest may be lost by that (JW-RUL-64). */
  END {
    @Override
    public void run(GameState state) {
      state.set(Counters.DEMONS_DONE, 1);
      QuestEnd.check(state);
    }
  };

  /**
   * The demon at a place of the order, then those after it.
   *
   * @param order the order
   * @param place the place of the next demon
   * @param since the time at which the order was fixed
   */
  private record Next(ActivationOrder order, int place, int since) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (state.isStill(order.at(place), since)) {
        state.then(DemonActivation.of(order.at(place), since), Continuation.Kind.DEMONS, GameState.NOBODY, later(state));
      }
      if (place + 1 < order.size()) {
        state.then(new Next(order, place + 1, since));
      }
    }

    private IntList later(GameState state) {
      int[] later = new int[order.size()];
      int count = 0;
      for (int i = place + 1; i < order.size(); i++) {
        if (state.isStill(order.at(i), since)) {
          later[count++] = order.at(i);
        }
      }
      return IntList.of(Arrays.copyOf(later, count));
    }
  }
}
