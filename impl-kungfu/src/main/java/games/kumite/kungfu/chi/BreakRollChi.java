package games.kumite.kungfu.chi;

import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Break rolls, and the Chi that goes into them, said before they are rolled (KF-STU-18, KF-CHI-03, KF-CHI-07). */
public final class BreakRollChi {

  /** An amount of Chi with which everything breaks on any die. */
  private static final int ENOUGH = 5;
  private static final int SIDES = 6;
  private static final int BREAKS = 4; // KF-STU-18a

  private BreakRollChi() {}

  /** Lists a Break roll of a gang on a thing: without Chi, and with as much as it has. */
  public static void options(GameState state, int gang, ActionVerb word, int thing, @Nullable Refusal refusal, ActionCollector out) {
    out.add(state.actions().of(word, thing, 0), refusal);
    out.add(state.actions().of(word, thing, 1), refusal != null ? refusal : Chi.refusal(state, gang, 1, Price.ROLL));
    for (int chi = 2; chi <= Math.min(ENOUGH, Chi.of(state, gang)); chi++) {
      out.add(state.actions().of(word, thing, chi), refusal);
    }
  }

  /**
   * Makes the Break roll of a figure, whose size counts, and emits it (KF-STU-18b).
   *
   * @param thing what the event names
   * @return whether the thing breaks
   */
  public static boolean breaks(GameState state, int figure, EventType rolled, int thing, int hardness, int chi) {
    int total = state.roll("break", state.seatOf(figure), SIDES) + hardness + state.figures().size(figure).ordinal() + chi;
    state.emit(rolled, state.figures().code(figure), thing, total);
    return total >= BREAKS;
  }
}
