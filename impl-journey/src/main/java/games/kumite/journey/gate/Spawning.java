package games.kumite.journey.gate;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.DemonTargets;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * Spawning: the order in which gates draw their cards, and demons that come into play at a gate. {@link DemonCards} says
 * what a card does, {@link Promotion} which miniature comes, {@link SpawnPose} where it appears. Stateless.
 */
public final class Spawning {

  private static final EventType PROMOTED = EventTypes.demon("promoted", "JW-RAG-01");
  private static final EventType CROWDED = EventTypes.demon("crowded", "JW-RUL-27").word("gate", EventTypes::tokenId);
  private static final EventType APPEARED =
      EventTypes.at(EventTypes.demon("appeared", "JW-GAT-04").word("gate", EventTypes::tokenId));

  /** The result of a spawn. */
  public enum Result {
    /** Success: the demon is on the map. */
    PLACED,
    /** No free pose on the map: the demon does not come, and rage does not begin. */
    NO_ROOM,
    /** No free miniature of the type or a tougher one. */
    NO_MINIATURE
  }

  private Spawning() {}

  /** Lets every active gate draw, one after the other, in an order that is fixed now (JW-TRN-17). */
  public static void begin(GameState state) {
    ActivationOrder order = order(state);
    for (int place = 0; place < order.size(); place++) {
      state.then(Draw.of(order.at(place)));
    }
  }

  /**
   * Returns the order in which active gates draw: least D to Tripitaka, then the lower number (JW-TRN-17, JW-GAT-03).
   */
  public static ActivationOrder order(GameState state) {
    int[] gates = new int[state.scene().pieces()];
    int count = 0;
    for (int gate = 0; Gates.isGate(state, gate); gate++) {
      if (state.gate(gate) == QuestToken.Gate.ACTIVE) {
        gates[count++] = gate;
      }
    }
    return order(state, gates, count);
  }

  /** Returns the order in which gates would draw: least D to Tripitaka, then the lower number (JW-RUL-85). */
  static ActivationOrder order(GameState state, int[] gates, int count) {
    long[] keys = new long[count];
    for (int i = 0; i < count; i++) {
      keys[i] = ActivationOrder.key(DemonTargets.distanceFromGate(state, gates[i]), 0, gates[i]);
    }
    return ActivationOrder.of(keys, count);
  }

  /**
   * The card that a gate draws (JW-GAT-03), and further ones if the quest demands them (JW-RUL-121). Whether the gate is
   * active is checked for each of them (JW-RUL-79).
   *
   * @param gate the gate
   * @param drawn the cards that it has drawn before
   */
  private record Draw(int gate, int drawn) implements Step<GameState> {

    private static final int MAX = 32;
    private static final Draw[] ALL = new Draw[MAX];

    static {
      for (int gate = 0; gate < MAX; gate++) {
        ALL[gate] = new Draw(gate, 0);
      }
    }

    static Draw of(int gate) {
      return gate < MAX ? ALL[gate] : new Draw(gate, 0);
    }

    @Override
    public void run(GameState state) {
      DemonCards.draw(state, gate);
      if (drawn < state.extraCards(gate)) {
        state.then(new Draw(gate, drawn + 1));
      }
    }
  }

  /** Brings a demon of a type, or the one that it is promoted to, into play at a gate (JW-GAT-04, JW-RAG-01). */
  static Result at(GameState state, int type, int gate) {
    int figure = Promotion.free(state, type);
    if (figure == GameState.NOBODY) {
      return Result.NO_MINIATURE;
    }
    MatchDefinition definition = state.definition();
    if (definition.figure(figure).type != type) {
      state.emit(PROMOTED, figure);
    }
    int pose = SpawnPose.of(state, figure, gate);
    if (pose == Pose.NONE) {
      state.emit(CROWDED, figure, gate);
      return Result.NO_ROOM;
    }
    state.enter(figure, pose);
    state.emit(APPEARED, figure, gate, Pose.square(pose), Pose.facing(pose));
    return Result.PLACED;
  }

  /**
   * Brings a number of demons of a type into play, one after the other (JW-RUL-28), until no miniature is left. After
   * that, cards may react to each of them (JW-RUL-144).
   *
   * @param by the pilgrim that causes it, {@link GameState#NOBODY} for none
   * @return the result of the last spawn
   */
  public static Result several(GameState state, int type, int amount, int gate, int by) {
    IntList placed = IntList.NONE;
    Result result = Result.PLACED;
    for (int i = 0; i < amount && result != Result.NO_MINIATURE; i++) {
      int figure = Promotion.free(state, type);
      result = at(state, type, gate);
      placed = result == Result.PLACED ? placed.and(figure) : placed;
    }
    state.after(Event.SPAWN, by, placed);
    return result;
  }

  /** Brings the guest lord into play, which leaves after its first attack action (JW-SDC-01, JW-SDC-02). */
  static void guest(GameState state, int type, int gate) {
    int figure = state.free(type);
    if (several(state, type, 1, gate, GameState.NOBODY) == Result.PLACED) {
      state.setFigure(figure, Counters.GUEST, 1);
    }
  }
}
