package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * An action of a seat in a window, a row of {@link WindowActions}. Immutable.
 *
 * @param verbs the verbs
 * @param windows the windows in which it may be legal; in others it is listed only to explain a refusal
 * @param listing the cards or seats that it may be about, each with the reason why it is refused
 * @param effect the result
 */
record WindowAction(List<ActionVerb> verbs, Set<PriorityWindow> windows, Listing listing, Effect effect) {

  /** All windows. */
  static final Set<PriorityWindow> ALL = Collections.unmodifiableSet(EnumSet.allOf(PriorityWindow.class));
  /** The windows without a die (MT-D22). */
  static final Set<PriorityWindow> NOT_DIE = besides(PriorityWindow.DIE);
  /** The windows in which no player Runs Away. */
  static final Set<PriorityWindow> NOT_RUN = besides(PriorityWindow.RUN, PriorityWindow.DIE);

  private static Set<PriorityWindow> besides(PriorityWindow... others) {
    Set<PriorityWindow> rest = EnumSet.allOf(PriorityWindow.class);
    rest.removeAll(Set.of(others));
    return Collections.unmodifiableSet(rest);
  }

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

  WindowAction(ActionVerb verb, Set<PriorityWindow> windows, Listing listing, Effect effect) {
    this(List.of(verb), windows, listing, effect);
  }
}
