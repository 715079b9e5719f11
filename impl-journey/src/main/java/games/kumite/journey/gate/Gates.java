package games.kumite.journey.gate;

import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.EventType;

/** The gates of a quest: which are active or nearest, and their closing. {@link Spawning} has their order. Stateless. */
public final class Gates {

  private static final EventType CLOSED = EventType.of("closed", "JW-GAT-02").word("gate", EventTypes::tokenId);

  private Gates() {}

  /** Returns whether a gate draws a card now that its turn has come: it is active and no closed door confines it. */
  public static boolean isActive(GameState state, int gate) {
    return state.gate(gate) == QuestToken.Gate.ACTIVE && !Inactive.isGate(state, gate);
  }

  /** Returns the active gate that is nearest to Tripitaka, {@link GameState#NOBODY} if there is none (JW-RUL-93). */
  public static int nearest(GameState state) {
    ActivationOrder order = Spawning.order(state);
    for (int place = 0; place < order.size(); place++) {
      if (isActive(state, order.at(place))) {
        return order.at(place);
      }
    }
    return GameState.NOBODY;
  }

  /** Returns the gate that is nearest to Tripitaka of those that are not closed, {@link GameState#NOBODY} if all are. */
  public static int nearestOpen(GameState state) {
    int[] gates = new int[state.scene().pieces()];
    int count = 0;
    for (int gate = 0; isGate(state, gate); gate++) {
      if (state.gate(gate) != QuestToken.Gate.CLOSED) {
        gates[count++] = gate;
      }
    }
    ActivationOrder order = Spawning.order(state, gates, count);
    return order.size() == 0 ? GameState.NOBODY : order.at(0);
  }

  /** Returns whether a token is a gate; gates come first. */
  static boolean isGate(GameState state, int piece) {
    return piece < state.scene().pieces() && state.scene().piece(piece).kind == QuestToken.Kind.GATE;
  }

  /** Closes a gate for good (JW-GAT-02). */
  public static void close(GameState state, int gate) {
    state.setGate(gate, QuestToken.Gate.CLOSED);
    state.emit(CLOSED, gate);
  }
}
