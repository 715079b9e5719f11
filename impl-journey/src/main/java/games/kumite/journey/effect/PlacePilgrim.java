package games.kumite.journey.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * JW-D-23: the square of its own tile to which a card moves a pilgrim: any unblocked one, facing kept, no MV; terrain
 * has no effect (JW-RUL-61). The owner of the card chooses.
 *
 * @param owner the owner of the card
 * @param pilgrim the pilgrim
 */
record PlacePilgrim(int owner, int pilgrim) implements Question<GameState> {

  private static final EventType CARRIED = EventTypes.at(EventTypes.figure("carried", "JW-RUL-61"));

  @Override
  public String kind() {
    return "landing";
  }

  static boolean hasPlace(GameState state, int pilgrim) {
    Ground ground = state.scene().ground;
    for (int square = 0; square < ground.size(); square++) {
      if (fits(state, pilgrim, square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(GameState state, int pilgrim, int square) {
    BasePoses footing = state.footing(pilgrim);
    int pose = state.pose(pilgrim);
    int to = Pose.of(square, Pose.facing(pose));
    return to != pose && footing.ground().tile(square) != Ground.NONE && footing.isOn(pose, footing.ground().tile(square))
        && BasePlacement.canStand(footing, state.squares(), pilgrim, to);
  }

  @Override
  public int seat(GameState state) {
    return state.controller(owner);
  }

  @Override
  public Prompt prompt(GameState state) {
    return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(pilgrim));
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // JW-RUL-104
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Ground ground = state.scene().ground;
    for (int square = 0; square < ground.size(); square++) {
      if (fits(state, pilgrim, square)) {
        out.add(state.definition().actions.of(ActionVerb.TO, state.placeOf(square)));
      }
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int square = state.squareAt(((VerbAction) action).first());
    int facing = Pose.facing(state.pose(pilgrim));
    Relocation.to(state, pilgrim, Pose.of(square, facing));
    state.emit(CARRIED, pilgrim, square, facing);
  }
}
