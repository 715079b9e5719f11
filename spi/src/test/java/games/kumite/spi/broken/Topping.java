package games.kumite.spi.broken;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import java.util.stream.IntStream;

/**
 * A card lies openly on the pile: who else holds a higher one may show it, for a point. Whoever is asked holds
 * one, which is a secret.
 *
 * @param player who has played the card
 * @param value the card's value
 */
record Topping(int player, int value) implements Window<Hands, NoLocals>, Step<Hands> {

  private static final EventType TOPPED = EventType.of("topped", "UC-TOP-01").seat("by").card("card");

  /**
   * Shows a card.
   *
   * @param face the card's face
   */
  record Show(int face) implements Action {
    @Override
    public String notation() {
      return "show card:U" + (face + 1);
    }

    @Override
    public String label() {
      return "Show the " + (face + 1);
    }
  }

  @Override
  public String kind() {
    return "top";
  }

  @Override
  public int firstSeat(Hands state, NoLocals locals) {
    return nextSeat(state, player);
  }

  @Override
  public boolean staysOpen(Hands state, NoLocals locals) {
    return !state.topped;
  }

  @Override
  public boolean mightAct(Hands state, NoLocals locals, int seat) {
    return state.has(Flaw.MIGHT_ACT_LOOKS) ? canAct(state, seat) : seat != player;
  }

  @Override
  public void collectActions(Hands state, NoLocals locals, int seat, ActionCollector out) {
    for (int face = value; face < state.cards().layout().size(); face++) {
      if (canShow(state, seat, face)) {
        out.add(new Show(face));
      }
    }
  }

  private boolean canShow(Hands state, int seat, int face) {
    return seat != player && state.inHand(seat, face) >= 0;
  }

  boolean canAct(Hands state, int seat) {
    return IntStream.range(value, state.cards().layout().size()).anyMatch(face -> canShow(state, seat, face));
  }

  @Override
  public NoLocals localsAfter(Hands state, NoLocals locals, int seat, Action action) {
    int token = state.inHand(seat, ((Show) action).face());
    state.topped = !state.has(Flaw.WINDOW_FOR_EVER);
    state.scores[seat]++;
    state.show(token, (1 << state.scores.length + 1) - 1);
    state.emit(TOPPED, seat, token);
    return locals;
  }

  /** With a flaw it is asked by a question of the game's own making. */
  @Override
  public void run(Hands state) {
    state.topped = false;
    if (Telltale.FLAWS.contains(state.rules.flaw)) {
      state.then(new Telltale(state.rules.flaw, this, firstSeat(state, NoLocals.NOTHING), 0));
    } else {
      with(NoLocals.NOTHING).run(state);
    }
  }
}
