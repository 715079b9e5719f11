package games.kumite.journey.gate;

import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import java.util.List;

/** The gates of a quest: their order, activation and closing. Stateless. */
public final class Gates {

  private Gates() {}

  /**
   * Returns the order in which active gates draw: least D to Tripitaka, then the lower number (JW-TRN-17, JW-GAT-03).
   */
  public static ActivationOrder order(GameState state) {
    int[] gates = new int[state.scene().pieces()];
    int count = 0;
    for (int gate = 0; isGate(state, gate); gate++) {
      if (state.gate(gate) == QuestToken.Gate.ACTIVE) {
        gates[count++] = gate;
      }
    }
    return DemonOrder.orderOfGates(state, gates, count);
  }

  /** Returns whether a gate draws a card now that its turn has come: it is active and no closed door confines it. */
  public static boolean isActive(GameState state, int gate) {
    return state.gate(gate) == QuestToken.Gate.ACTIVE && !Inactive.isGate(state, gate);
  }

  /** Returns the active gate that is nearest to Tripitaka, {@link GameState#NOBODY} if there is none (JW-RUL-93). */
  public static int nearest(GameState state) {
    ActivationOrder order = order(state);
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
    ActivationOrder order = DemonOrder.orderOfGates(state, gates, count);
    return order.size() == 0 ? GameState.NOBODY : order.at(0);
  }

  private static boolean isGate(GameState state, int piece) {
    return piece < state.scene().pieces() && state.scene().piece(piece).kind == QuestToken.Kind.GATE;
  }

  /**
   * Returns whether a gate may be closed or sealed as far as the quest and the gate are concerned: it is not closed, though it
   * may be inactive (JW-RUL-82), and no rule of the quest keeps gates open (JW-CRD-24).
   */
  public static boolean mayClose(GameState state, int gate) {
    if (state.gate(gate) == QuestToken.Gate.CLOSED) {
      return false;
    }
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.GatesStayOpen
          || rules.get(i) instanceof QuestRule.GuardedGates guarded && isInPlay(state, guarded.type())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInPlay(GameState state, String type) {
    return DemonOrder.isInPlay(state, state.definition().type(type));
  }

  /** Closes a gate for good (JW-GAT-02). */
  public static void close(GameState state, int gate) {
    state.setGate(gate, QuestToken.Gate.CLOSED);
    state.emit(state.definition().told.closed, state.scene().told(gate));
  }

  /** Activates the gates in Maintenance that a rule of the quest wakes, unless they are closed. */
  public static void awaken(GameState state) {
    List<QuestRule> rules = state.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.GateAfterEntering after && isEntered(state, after.tile())) {
        awaken(state, after.gate());
      } else if (rules.get(i) instanceof QuestRule.GateAfterDoor after && isBroken(state, after.door())) {
        awaken(state, after.gate());
      } else if (rules.get(i) instanceof QuestRule.GateAfterDefeat after
          && state.defeats(state.definition().type(after.type())) > 0) {
        awaken(state, after.gate());
      }
    }
  }

  private static void awaken(GameState state, String id) {
    int gate = named(state, id);
    if (state.gate(gate) == QuestToken.Gate.INACTIVE) {
      state.setGate(gate, QuestToken.Gate.ACTIVE);
      state.emit(state.definition().told.awakened, state.scene().told(gate));
    }
  }

  /** Returns whether a pilgrim has entered a tile (JW-RUL-83). */
  public static boolean isEntered(GameState state, String tile) {
    int number = 0;
    while (!state.scene().quest.entry().tiles().get(number).tile().equals(tile)) {
      number++;
    }
    return (state.get(Counters.ENTERED_TILES) >> number & 1) != 0;
  }

  private static boolean isBroken(GameState state, String door) {
    return !state.isThere(piece(state, QuestToken.Kind.DOOR, door));
  }

  /** Returns the gate with a given id in the quest. */
  public static int named(GameState state, String id) {
    return piece(state, QuestToken.Kind.GATE, id);
  }

  private static int piece(GameState state, QuestToken.Kind kind, String id) {
    int piece = 0;
    while (state.scene().piece(piece).kind != kind || !state.scene().piece(piece).id.equals(id)) {
      piece++;
    }
    return piece;
  }
}
