package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import java.util.List;

/**
 * An action of a seat in a window, a row of {@link WindowActions}. Immutable.
 *
 * @param verbs the verbs
 * @param windows the windows in which it may be legal; in others it is listed only to explain a refusal
 * @param listing the cards or seats that it may be about, each with the reason why it is refused
 * @param effect the result
 */
record WindowAction(List<ActionVerb> verbs, List<PriorityWindow> windows, Listing listing, Effect effect) {

  /** All windows. */
  static final List<PriorityWindow> ALL = List.of(PriorityWindow.values());
  /** The windows without a die (MT-D22). */
  static final List<PriorityWindow> NOT_DIE =
      List.of(PriorityWindow.ARRANGE, PriorityWindow.DOOR, PriorityWindow.COMBAT, PriorityWindow.RUN, PriorityWindow.CLOSING);
  /** The windows in which no player Runs Away. */
  static final List<PriorityWindow> NOT_RUN =
      List.of(PriorityWindow.ARRANGE, PriorityWindow.DOOR, PriorityWindow.COMBAT, PriorityWindow.CLOSING);

  /** The cards or seats that an action may be about. */
  @FunctionalInterface
  interface Listing {
    /** Adds the action for each of them. A check whether there is any action may stop at the first one. */
    void list(GameState state, int seat, PriorityWindow window, ActionCollector out);
  }

  /** The result of an action. */
  @FunctionalInterface
  interface Effect {
    /** Carries the action out, or begins it: its procedure asks for what pays for it. */
    void execute(GameState state, int seat, VerbAction deed, PriorityWindow window);
  }

  WindowAction(ActionVerb verb, List<PriorityWindow> windows, Listing listing, Effect effect) {
    this(List.of(verb), windows, listing, effect);
  }
}
