package games.kumite.kungfu.chi;

import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Chi that goes into Break rolls, said before they are rolled (KF-CHI-03, KF-CHI-07, KF-STU-18b). */
public final class BreakRollChi {

  /** An amount of Chi with which everything breaks on any die. */
  private static final int ENOUGH = 5;

  private BreakRollChi() {}

  /** Lists a Break roll of a gang on a thing: without Chi, and with as much as it has. */
  public static void options(GameState state, int gang, ActionVerb word, int thing, @Nullable Refusal refusal, ActionCollector out) {
    out.add(state.actions().of(word, thing, 0), refusal);
    out.add(state.actions().of(word, thing, 1), refusal != null ? refusal : Chi.refusal(state, gang, 1, Price.ROLL));
    for (int chi = 2; chi <= Math.min(ENOUGH, Chi.of(state, gang)); chi++) {
      out.add(state.actions().of(word, thing, chi), refusal);
    }
  }
}
