package games.kumite.bigtrouble.harm;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Script;

/**
 * DEC-27: the use of an item {@code at any time} by its owner. Players without one are not asked.
 *
 * @param <L> the locals of the script
 */
interface ItemOffer<L> extends Script.Reply<GameState, L> {

  /** Returns the locals. */
  L locals();

  /** Returns the item. */
  ItemKind item();

  /** Returns the seat that may use it. */
  int owner();

  /** Returns the cause that the offer interrupts. */
  Cause cause();

  /** Carries out the item. */
  void used(GameState state, int seat);

  /** Returns the locals after its use. */
  default L after() {
    return locals();
  }

  @Override
  default int seat(GameState state) {
    int seat = owner();
    return state.items(seat, item().ordinal()) > 0 && !Modifiers.isForbidden(state, seat, item()) ? seat
        : GameState.NONE;
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.USE, item().ordinal()));
    out.add(Pass.PASS);
  }

  @Override
  default Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), owner(), cause().words(state));
  }

  @Override
  default L localsAfter(GameState state, Action action) {
    if (action == Pass.PASS) {
      return locals();
    }
    int seat = owner();
    state.spendItem(seat, item().ordinal());
    state.emit(state.definition().events.used, seat, item().ordinal());
    used(state, seat);
    return after();
  }
}
