package games.kumite.kungfu.hazard;

import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.HoldingScenery;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.scenery.Machines;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Dangerous Machinery (KF-LOC-13, KF-LOC-14, KF-RUL-133). */
public final class Machinery {

  /** The C of its controls (KF-LOC-14a). */
  public static final int CONTROLS = 3;
  private static final int STUCK = 1;
  private static final int HURT = 2;
  private static final int SWITCH = 2; // KF-LOC-14b
  private static final EventType SEIZED =
      EventType.of("machine-seizes", "KF-LOC-13a").word("figure", Figures::id).word("piece", Whereabouts::piece).number("failures");
  private static final EventType TRIED =
      EventType.of("machine-switch-tried", "KF-LOC-14b").word("figure", Figures::id).number("successes");
  private static final EventType SWITCHED_OFF = EventType.of("machine-off", "KF-RUL-133").word("piece", Whereabouts::piece);
  private static final Refusal IS_OFF = new Refusal("KF-LOC-14a", "machine-off");

  private Machinery() {}

  /** The seizing of a figure that gets into it. */
  public record Grasp(int figure, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!IChing.isWaiting(state, figure, QualityTest.DICE, this)) {
        seize(state, figure, piece);
      }
    }
  }

  /**
   * Rolls three dice for a figure that gets into it, and returns the failures, which say what becomes of it (KF-LOC-13a to 13c).
   */
  private static int seize(GameState state, int figure, int piece) {
    int failures = QualityTest.DICE - QualityTest.successes(state, "machine", figure);
    state.emit(SEIZED, state.figures().code(figure), piece + 1, failures);
    if (failures == QualityTest.DICE) {
      Casualty.kill(state, figure, Figures.NOBODY);
    } else if (failures == HURT) {
      state.then(Wounds.automatic(state, figure));
    } else if (failures == STUCK && !HoldingScenery.isStuck(state.figures(), figure)) { // a chain holds on to whom it has caught
      state.figures().snare(figure, piece, 0);
    }
    return failures;
  }

  /** Lets a figure that is stuck roll at the start of its activation, before all else (KF-RUL-133). */
  public static void struggle(GameState state, int figure) {
    if (state.figures().snare(figure) >= 0 && HoldingScenery.isInMachine(state, figure)) {
      state.then(new Struggle(figure), state.callbacks().settle());
    }
  }

  /**
   * The struggle of a figure that is stuck: three successes free it; anything else keeps it stuck and hurts it again.
   *
   * @param figure the figure that is stuck
   */
  private record Struggle(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      boolean isIn = Capabilities.isInPlay(state.figures(), figure);
      if (isIn && !IChing.isWaiting(state, figure, QualityTest.DICE, this)
          && seize(state, figure, state.figures().snare(figure)) == 0) {
        HoldingScenery.free(state, figure);
      }
    }
  }

  /** Returns why a figure cannot reach for the switch, null if it can: it stands on top (KF-LOC-14b). */
  public static @Nullable Refusal switchRefusal(GameState state, int figure, int piece) {
    return Machines.isOn(state, piece) ? Hands.refusal(state.figures(), figure) : IS_OFF;
  }

  /** The reach for the switch: two successes on three dice switch it off (KF-LOC-14b). */
  public record Reach(int figure, int piece) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (IChing.isWaiting(state, figure, QualityTest.DICE, this)) {
        return;
      }
      int successes = QualityTest.successes(state, "switch", figure);
      state.emit(TRIED, state.figures().code(figure), successes);
      if (successes >= SWITCH) {
        switchOff(state, piece);
      }
    }
  }

  /** Switches it off: no figure is caught any more, and those who were are free (KF-RUL-133). */
  public static void switchOff(GameState state, int piece) {
    Machines.stop(state, piece);
    state.emit(SWITCHED_OFF, piece + 1);
    HoldingScenery.freeAll(state, piece);
  }
}
