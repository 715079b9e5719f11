package games.kumite.journey.action;

import games.kumite.journey.board.BasePlacement;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The action Break down a door, which always succeeds (JW-ACT-09, JW-ACT-10). Stateless. */
final class BreakDoor {

  private static final EventType BROKE = EventTypes.figure("broke", "JW-ACT-09").word("door", EventTypes::tokenId);
  private static final Refusal BROKEN = new Refusal("JW-ACT-10", "door-broken");
  private static final Refusal BARRED = new Refusal("JW-SET-03", "door-barred");
  private static final Refusal NOT_FACED = new Refusal("JW-ACT-09", "door-not-faced");

  private BreakDoor() {}

  /** Returns why the action is impossible, null if it is possible. */
  static @Nullable Refusal refusal(GameState state, int pilgrim, int piece) {
    if (!state.isThere(piece)) {
      return BROKEN;
    }
    if (QuestRules.isBarred(state, piece)) {
      return BARRED;
    }
    QuestToken door = state.scene().piece(piece);
    return BasePlacement.facesDoor(state.footing(pilgrim), state.pose(pilgrim), door.square, door.second) ? null : NOT_FACED;
  }

  static void execute(GameState state, int pilgrim, int piece) {
    state.take(piece);
    state.emit(BROKE, pilgrim, piece);
  }
}
