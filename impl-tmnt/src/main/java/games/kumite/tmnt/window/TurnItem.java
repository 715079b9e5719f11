package games.kumite.tmnt.window;

import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Slots;
import org.jspecify.annotations.Nullable;

/** The turning of an Item in play, upright or sideways: the reasons against it now, and its course (MT-ITM-07). */
final class TurnItem {

  private static final Refusal FROZEN = new Refusal("MT-ITM-07", "frozen");
  private static final Refusal RUNNING = new Refusal("MT-ITM-07", "somebody-runs");
  private static final Refusal TURNED = new Refusal("MT-ITM-07", "turned");
  private static final Refusal IS_UPRIGHT = new Refusal("MT-ITM-02", "is-equipped");
  private static final Refusal IS_SIDEWAYS = new Refusal("MT-ITM-02", "is-sideways");
  private static final EventType SIDEWAYS = EventType.of("turned-sideways", "MT-ITM-07").seat("by").card("card");
  private static final EventType EQUIPPED = EventType.of("equipped", "MT-ITM-07").seat("by").card("card");

  private TurnItem() {}

  /** Returns whether a seat may turn any Items now. */
  static boolean mayTurn(GameState state, int seat) {
    return !state.isRunningAway() && !state.isInCombat(seat);
  }

  /** Returns why an Item cannot be turned upright or sideways, null if it can. */
  static @Nullable Refusal refusal(GameState state, int seat, int token, boolean upright) {
    if (!mayTurn(state, seat)) {
      return state.isInCombat(seat) ? FROZEN : RUNNING;
    } else if (state.has(token, Counters.TURNED)) {
      return TURNED;
    } else if (state.has(token, Counters.EQUIPPED) == upright) {
      return upright ? IS_UPRIGHT : IS_SIDEWAYS;
    }
    return upright ? Slots.refusal(state, seat, token) : null;
  }

  /** Places an Item upright or sideways. */
  static void turn(GameState state, int seat, VerbAction deed) {
    boolean isUpright = deed.verb() == ActionVerb.EQUIP;
    int token = state.find(state.table(seat), deed, seat);
    state.mark(token, Counters.TURNED);
    if (isUpright) {
      state.mark(token, Counters.EQUIPPED);
    } else {
      state.unmark(token, Counters.EQUIPPED);
      state.unsettle(seat);
    }
    state.emit(isUpright ? EQUIPPED : SIDEWAYS, seat, token);
  }
}
