package games.kumite.journey.action;

import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** A pilgrim's action on a token of the map: a door, a sutra, a villager, a well or a gate. */
interface TokenAction {

  /** The token is not adjacent to the pilgrim (JW-DFN-01, JW-RUL-11). */
  Refusal FAR = new Refusal("JW-DFN-01", "not-adjacent");

  /** Returns the action for tokens of a kind; a mystical box has none, see {@link MysticalBox}. */
  static TokenAction of(QuestToken.Kind kind) {
    return switch (kind) {
      case GATE -> CloseGate.ACTION;
      case SUTRA -> CollectSutra.ACTION;
      case VILLAGER -> RescueVillager.ACTION;
      case WELL -> Recover.ACTION;
      case DOOR -> BreakDoor.ACTION;
      case BOX -> throw new IllegalStateException("a box is prayed at");
    };
  }

  /** Returns whether a token is adjacent to a pilgrim. */
  static boolean isAdjacent(GameState state, int pilgrim, int piece) {
    return state.footing(pilgrim).isAdjacent(state.pose(pilgrim), state.square(piece));
  }

  /** Returns the verb of its notation. */
  ActionVerb verb();

  /** Returns the word by which conditions and corruption forbid it. */
  Deed deed();

  /** Returns why the action is impossible, null if it is possible. */
  @Nullable Refusal refusal(GameState state, int pilgrim, int piece);

  /** Carries the action out. */
  void execute(GameState state, int pilgrim, int piece);
}
