package games.kumite.journey.gate;

import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** The word {@code floodGate}: demons in play come back to the gate that drew the card. */
final class FloodGate extends EffectWord implements DemonCardWord {

  private static final EventType FLOODED =
      EventTypes.at(EventTypes.demon("flooded", "JW-SDC-04").word("gate", EventTypes::tokenId));

  FloodGate() {
    super(EffectRow.of("floodGate", EffectForm.NOTHING, EffectPlacement.DEMON));
  }

  /**
   * Moves each demon in play to its best pose at the gate if that brings it nearer (JW-SDC-04, JW-SDC-07), one after the
   * other in the order of activation. Inactive ones stay (JW-RUL-49).
   */
  @Override
  public void open(GameState state, Effect effect, int gate, int card) {
    ActivationOrder order = DemonOrder.order(state);
    for (int place = 0; place < order.size(); place++) {
      int demon = order.at(place);
      if (!Inactive.isDemon(state, demon)) {
        int pose = SpawnPose.nearer(state, demon, gate);
        if (pose != state.pose(demon)) {
          state.place(demon, pose);
          state.emit(FLOODED, demon, gate, Pose.square(pose), Pose.facing(pose));
        }
      }
    }
    state.move(card, state.zones().discards(Deck.DEMON)); // JW-SDC-07
  }
}
