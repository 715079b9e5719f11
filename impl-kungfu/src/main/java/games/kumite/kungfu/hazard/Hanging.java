package games.kumite.kungfu.hazard;

import games.kumite.kungfu.chi.BreakRollChi;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Hanging chains and ropes, in which figures are caught that are thrown into them (KF-LOC-22, KF-RUL-162). */
public final class Hanging {

  private static final long FLAGS = Flag.CHAIN.bit() | Flag.ROPE.bit();
  private static final EventType CAUGHT =
      EventType.of("caught-in-chains", "KF-LOC-22a").word("figure", Figures::id).number("turns");
  private static final EventType TORN =
      EventType.of("chains-torn-at", "KF-LOC-22b").word("figure", Figures::id).word("victim", Figures::id).number("total");
  private static final EventType CHOKES =
      EventType.of("chokes", "KF-LOC-22c").word("figure", Figures::id).number("turns");

  private Hanging() {}

  /** The Q test of a figure, which is entangled and chokes if it fails (KF-LOC-22a). */
  public record Noose(int figure, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (HoldingScenery.isStuck(figures, figure) || IChing.isWaiting(state, figure, 1, this)
          || QualityTest.isPassed(state, "chain", figure, 0)) {
        return;
      }
      int turns = Math.max(1, figures.combat(figure)); // KF-RUL-162
      figures.snare(figure, piece, turns);
      figures.inflict(figure, Condition.TIED_UP);
      Casualty.letGo(state, figure);
      CarriedObjects.letCarFall(state, figure); // KF-STU-22
      state.emit(CAUGHT, figures.code(figure), turns);
    }
  }

  /**
   * Chokes figures at the end of a turn of a gang: those of it who hang have a turn less, and die with the last (KF-LOC-22c,
   * KF-RUL-03).
   */
  public static void choke(GameState state, int gang) {
    if (!state.board().mayHave(FLAGS)) {
      return;
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && HoldingScenery.isChoking(state, figure) && Capabilities.isInPlay(figures, figure)) {
        int left = figures.snared(figure) - 1;
        figures.snare(figure, figures.snare(figure), left);
        state.emit(CHOKES, figures.code(figure), left);
        if (left == 0) {
          Casualty.kill(state, figure, Figures.NOBODY);
        }
      }
    }
  }

  /** Returns whether there is anything on the table to be caught in. */
  public static boolean isPossible(GameState state) {
    return state.board().mayHave(FLAGS);
  }

  /** Returns whether a figure is caught within reach of another, or is this one itself. */
  public static boolean isInReach(GameState state, int figure, int victim) {
    return HoldingScenery.isChoking(state, victim) && Capabilities.isInPlay(state.figures(), victim)
        && (victim == figure || isFriend(state, figure, victim));
  }

  /** Returns why a figure cannot tear at what one of them hangs in, null if it can. */
  public static @Nullable Refusal refusal(GameState state, int figure, int victim) {
    return victim == figure ? null : Hands.refusal(state.figures(), figure);
  }

  private static boolean isFriend(GameState state, int figure, int victim) {
    Figures figures = state.figures();
    return !figures.areEnemies(figure, victim) && Capabilities.areInContact(state.board(), figures, figure, victim);
  }

  /** Lets a neutral figure tear at what it hangs in (KF-RUL-128). */
  public static void tearUnasked(GameState state, int figure) {
    tear(state, figure, figure, 0);
  }

  /** Makes the roll: 0 for a rope, -1 for a chain, as a hard thing (KF-LOC-22b, KF-RUL-162). */
  public static void tear(GameState state, int figure, int victim, int chi) {
    int hardness = state.board().piece(state.figures().snare(victim)).is(Flag.CHAIN) ? -1 : 0;
    if (BreakRollChi.breaks(state, figure, TORN, state.figures().code(victim), hardness, chi)) {
      HoldingScenery.free(state, victim);
    }
  }
}
