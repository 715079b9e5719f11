package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.bargain.HelpOffer;
import games.kumite.tmnt.bargain.Sale;
import games.kumite.tmnt.bargain.Trade;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a seat in a window, each a row: the verbs, the windows in which it is listed, and the class of its rule, which lists
 * it with the reasons against it and carries it out. A new action is a new row. They are listed in the order of the rows; a
 * check whether there is any action stops at the first one. Immutable.
 */
final class WindowActions {

  private static final Refusal NOT_HERE = new Refusal("MT-WHN-01", "not-here");

  /** All actions of the rules. */
  static final WindowActions ALL = new WindowActions(
      new WindowAction(ActionVerb.FACE, List.of(PriorityWindow.DIE), DieActions::faces, DieActions::set),
      new WindowAction(ActionVerb.REROLL, List.of(PriorityWindow.DIE), DieActions::rerolls, DieActions::reroll),
      new WindowAction(List.of(ActionVerb.PLAY, ActionVerb.TRAP, ActionVerb.DISCARD, ActionVerb.EQUIP, ActionVerb.SIDEWAYS, ActionVerb.USE,
          ActionVerb.TEAM_UP), WindowAction.NOT_DIE, CardActions::list, CardActions::execute),
      new WindowAction(ActionVerb.SELL, List.of(PriorityWindow.ARRANGE, PriorityWindow.DOOR, PriorityWindow.CLOSING),
          (state, seat, window, out) -> add(state, ActionVerb.SELL, Sale.refusal(state, seat), out),
          (state, seat, deed, window) -> Sale.begin(state, seat)),
      new WindowAction(ActionVerb.ASK, List.of(PriorityWindow.COMBAT),
          (state, seat, window, out) -> HelpOffer.list(state, seat, out),
          (state, seat, deed, window) -> HelpOffer.begin(state, deed.first())),
      new WindowAction(List.of(ActionVerb.TRADE, ActionVerb.GIFT), WindowAction.NOT_RUN,
          (state, seat, window, out) -> Trade.list(state, seat, out), (state, seat, deed, window) -> Trade.begin(state, seat, deed)),
      new WindowAction(ActionVerb.LEAVE, WindowAction.ALL,
          (state, seat, window, out) -> add(state, ActionVerb.LEAVE, GameEnd.leavingRefusal(state), out),
          (state, seat, deed, window) -> GameEnd.leave(state, seat)));

  private final WindowAction[] rows;
  private final WindowAction[][] byWindow;
  private final Map<ActionVerb, WindowAction> byVerb = new EnumMap<>(ActionVerb.class);

  private WindowActions(WindowAction... rows) {
    this.rows = rows;
    byWindow = Stream.of(PriorityWindow.values())
        .map(window -> Stream.of(rows).filter(row -> row.windows().contains(window)).toArray(WindowAction[]::new))
        .toArray(WindowAction[][]::new);
    for (WindowAction row : rows) {
      for (ActionVerb verb : row.verbs()) {
        byVerb.put(verb, row);
      }
    }
  }

  /** Returns a copy with one more action. */
  WindowActions and(WindowAction more) {
    WindowAction[] all = Arrays.copyOf(rows, rows.length + 1);
    all[rows.length] = more;
    return new WindowActions(all);
  }

  /** Lists the actions of a seat, as far as the options need them. */
  void list(GameState state, int seat, PriorityWindow window, ActionCollector out) {
    for (WindowAction row : out.isExplaining() ? rows : byWindow[window.ordinal()]) {
      row.listing().list(state, seat, window, out);
      if (out.isSatisfied()) {
        return;
      }
    }
    if (out.isExplaining()) {
      CardActions.elsewhere(state, seat, out);
      DieActions.elsewhere(state, out);
      out.refuseOthers(NOT_HERE);
    }
  }

  /** Carries out one of the actions. */
  void execute(GameState state, int seat, VerbAction deed, PriorityWindow window) {
    Objects.requireNonNull(byVerb.get((ActionVerb) deed.verb()), () -> deed + " is not an action of a window")
        .effect().execute(state, seat, deed, window);
  }

  /** Adds an action that is about no card and no seat. */
  private static void add(GameState state, ActionVerb verb, @Nullable Refusal refusal, ActionCollector out) {
    if (out.accepts(refusal)) {
      out.add(state.actions().of(verb), refusal);
    }
  }
}
