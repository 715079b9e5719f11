package games.kumite.journey.action;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The use of a mystical box, by {@link Pray} or {@link Meditate}: one per activation (JW-ACT-08, JW-RUL-39). Stateless. */
final class MysticalBox {

  private static final Refusal NO_BOX = new Refusal("JW-ACT-03", "no-box");
  private static final Refusal BOX_USED = new Refusal("JW-ACT-08", "box-used");

  private MysticalBox() {}

  /** Returns why a pilgrim cannot use a box, null if it can: it needs one on its tile (JW-ACT-03, JW-ACT-04). */
  static @Nullable Refusal refusal(GameState state, int pilgrim) {
    if (!isOnTile(state, pilgrim)) {
      return NO_BOX;
    }
    return state.pilgrim(pilgrim, Counters.USED_BOX) != 0 ? BOX_USED : null;
  }

  private static boolean isOnTile(GameState state, int pilgrim) {
    BasePoses footing = state.footing(pilgrim);
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      if (state.scene().piece(piece).kind == QuestToken.Kind.BOX
          && footing.isOn(state.pose(pilgrim), footing.ground().tile(state.square(piece)))) {
        return true; // JW-DFN-07
      }
    }
    return false;
  }

  /** Notes the use. */
  static void use(GameState state, int pilgrim) {
    state.setPilgrim(pilgrim, Counters.USED_BOX, 1);
  }
}
