package games.kumite.journey.gate;

import games.kumite.journey.content.QuestRule;
import games.kumite.journey.demon.Demons;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Order;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import java.util.List;

/** The gates of a quest: their order, activation and closing. Stateless. */
public final class Gates {

  private Gates() {}

  /**
   * Returns the order in which active gates draw: least D to Tripitaka, then the lower number (JW-TRN-17, JW-GAT-03).
   */
  public static Order order(Journey journey) {
    int[] gates = new int[journey.scene().pieces()];
    int count = 0;
    for (int gate = 0; isGate(journey, gate); gate++) {
      if (journey.gate(gate) == Piece.Gate.ACTIVE) {
        gates[count++] = gate;
      }
    }
    return Demons.orderOfGates(journey, gates, count);
  }

  /** Returns whether a gate draws a card now that its turn has come: it is active and no closed door confines it. */
  public static boolean isActive(Journey journey, int gate) {
    return journey.gate(gate) == Piece.Gate.ACTIVE && !Inactive.isGate(journey, gate);
  }

  /** Returns the active gate that is nearest to Tripitaka, {@link Journey#NOBODY} if there is none (JW-RUL-93). */
  public static int nearest(Journey journey) {
    Order order = order(journey);
    for (int place = 0; place < order.size(); place++) {
      if (isActive(journey, order.at(place))) {
        return order.at(place);
      }
    }
    return Journey.NOBODY;
  }

  /** Returns the gate that is nearest to Tripitaka of those that are not closed, {@link Journey#NOBODY} if all are. */
  public static int nearestOpen(Journey journey) {
    int[] gates = new int[journey.scene().pieces()];
    int count = 0;
    for (int gate = 0; isGate(journey, gate); gate++) {
      if (journey.gate(gate) != Piece.Gate.CLOSED) {
        gates[count++] = gate;
      }
    }
    Order order = Demons.orderOfGates(journey, gates, count);
    return order.size() == 0 ? Journey.NOBODY : order.at(0);
  }

  private static boolean isGate(Journey journey, int piece) {
    return piece < journey.scene().pieces() && journey.scene().piece(piece).kind == Piece.Kind.GATE;
  }

  /**
   * Returns whether a gate may be closed or sealed as far as the quest and the gate are concerned: it is not closed, though it
   * may be inactive (JW-RUL-82), and no rule of the quest keeps gates open (JW-CRD-24).
   */
  public static boolean mayClose(Journey journey, int gate) {
    if (journey.gate(gate) == Piece.Gate.CLOSED) {
      return false;
    }
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.GatesStayOpen
          || rules.get(i) instanceof QuestRule.GuardedGates guarded && isInPlay(journey, guarded.type())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInPlay(Journey journey, String type) {
    return Demons.isInPlay(journey, journey.terms().type(type));
  }

  /** Closes a gate for good (JW-GAT-02). */
  public static void close(Journey journey, int gate) {
    journey.setGate(gate, Piece.Gate.CLOSED);
    journey.tell(journey.terms().told.closed, journey.scene().told(gate));
  }

  /** Activates the gates in Maintenance that a rule of the quest wakes, unless they are closed. */
  public static void awaken(Journey journey) {
    List<QuestRule> rules = journey.scene().quest.entry().rules();
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof QuestRule.GateAfterEntering after && isEntered(journey, after.tile())) {
        awaken(journey, after.gate());
      } else if (rules.get(i) instanceof QuestRule.GateAfterDoor after && isBroken(journey, after.door())) {
        awaken(journey, after.gate());
      }
    }
  }

  private static void awaken(Journey journey, String id) {
    int gate = named(journey, id);
    if (journey.gate(gate) == Piece.Gate.INACTIVE) {
      journey.setGate(gate, Piece.Gate.ACTIVE);
      journey.tell(journey.terms().told.awakened, journey.scene().told(gate));
    }
  }

  /** Returns whether a pilgrim has entered a tile (JW-RUL-83). */
  public static boolean isEntered(Journey journey, String tile) {
    int number = 0;
    while (!journey.scene().quest.entry().tiles().get(number).tile().equals(tile)) {
      number++;
    }
    return (journey.get(Num.ENTERED_TILES) >> number & 1) != 0;
  }

  private static boolean isBroken(Journey journey, String door) {
    return !journey.isThere(piece(journey, Piece.Kind.DOOR, door));
  }

  /** Returns the gate with a given id in the quest. */
  public static int named(Journey journey, String id) {
    return piece(journey, Piece.Kind.GATE, id);
  }

  private static int piece(Journey journey, Piece.Kind kind, String id) {
    int piece = 0;
    while (journey.scene().piece(piece).kind != kind || !journey.scene().piece(piece).id.equals(id)) {
      piece++;
    }
    return piece;
  }
}
