package games.kumite.kungfu.chi;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The Chi that goes into Break rolls, said before they are rolled (KF-CHI-03, KF-CHI-07, KF-STU-18b). */
public final class Exertion {

  /** An amount of Chi with which everything breaks on any die. */
  private static final int ENOUGH = 5;

  private Exertion() {}

  /** Lists a Break roll of a gang on a thing: without Chi, and with as much as it has. */
  public static void options(Fight fight, int gang, Word word, int thing, @Nullable Refusal refusal, Options out) {
    out.add(fight.actions().of(word, thing, 0), refusal);
    out.add(fight.actions().of(word, thing, 1), refusal != null ? refusal : Chi.refusal(fight, gang, 1, Price.ROLL));
    for (int chi = 2; chi <= Math.min(ENOUGH, Chi.of(fight, gang)); chi++) {
      out.add(fight.actions().of(word, thing, chi), refusal);
    }
  }
}
