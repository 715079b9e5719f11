package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the firearm that is unjammed, or repaired: one each time, and where there are several the player says which
 * (KF-ACT-30, KF-GUN-26b, KF-GUN-27).
 *
 * @param figure the figure
 * @param isRepair whether it does not work at all
 */
record Firearm(int figure, boolean isRepair) implements Question<GameState>, FigureChoice {

  private static final Refusal NOT_BROKEN = new Refusal("KF-GUN-27", "nothing-to-repair");
  private static final EventType RELOADED = EventType.of("reloaded", "KF-GUN-26b").word("figure", Figures::id)
      .word("weapon", weapon -> Weapon.values()[weapon].word());
  private static final EventType REPAIRED = EventType.of("repaired", "KF-GUN-27").word("figure", Figures::id)
      .word("weapon", weapon -> Weapon.values()[weapon].word());

  static @Nullable Refusal repairRefusal(GameState state, int figure) {
    return state.figures().arms().brokenDown(figure) == 0 ? NOT_BROKEN : null;
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // mostly there is but one
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int places = isRepair ? state.figures().arms().brokenDown(figure) : state.figures().arms().jammed(figure);
    for (int left = places; left != 0; left &= left - 1) {
      out.add(state.actions().of(ActionVerb.FIREARM, 1 + Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int place = ((VerbAction) action).first() - 1;
    if (isRepair) {
      state.figures().arms().repair(figure, place);
    } else {
      state.figures().arms().unjam(figure, place);
    }
    state.emit(isRepair ? REPAIRED : RELOADED, state.figures().code(figure),
        state.figures().arms().weapon(figure, place).ordinal());
  }
}
