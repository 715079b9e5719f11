package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/** The cancelling of a kept Trap, outside combat: the reason against it now, and the choice of the Trap (MT-D31). */
record KeptTrap(int keeper) implements ForcedChoice {

  private static final Refusal NONE_NOW = new Refusal("MT-TRP-08", "kept-trap");
  private static final Refusal UNFIT = new Refusal("MT-TRP-08", "not-kept");
  private static final EventType CANCELLED = EventType.of("kept-trap-cancelled", "MT-TRP-08").seat("by").card("card");

  /** Returns why a seat can cancel no kept Trap now, null if it can (CANCELTRAP, as part of the non-combat set). */
  static @Nullable Refusal refusal(GameState state, int seat) {
    return state.isRunningAway() || state.isInCombat(seat) || state.cards().isEmpty(state.kept(seat)) ? NONE_NOW : null;
  }

  @Override
  public int seat(GameState state) {
    return keeper;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    state.list(state.kept(keeper), ActionVerb.CANCEL, keeper, out);
  }

  @Override
  public void execute(GameState state, Action action) {
    int token = state.find(state.kept(keeper), action, keeper);
    Discards.discard(state, token);
    state.emit(CANCELLED, keeper, token);
  }
}
