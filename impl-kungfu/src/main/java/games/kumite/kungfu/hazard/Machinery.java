package games.kumite.kungfu.hazard;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.item.Machines;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
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
      EventType.of("machine-seizes", "KF-LOC-13a").named("figure", Figures::id).number("piece").number("failures");
  private static final EventType TRIED =
      EventType.of("machine-switch-tried", "KF-LOC-14b").named("figure", Figures::id).number("successes");
  private static final EventType SWITCHED_OFF = EventType.of("machine-off", "KF-RUL-133").number("piece");
  private static final Refusal IS_OFF = new Refusal("KF-LOC-14a", "machine-off");

  private Machinery() {}

  /** The seizing of a figure that gets into it. */
  public record Grasp(int figure, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (!Tests.isWaiting(fight, figure, Tests.DICE, this)) {
        seize(fight, figure, piece);
      }
    }
  }

  /**
   * Rolls three dice for a figure that gets into it, and returns the failures, which say what becomes of it (KF-LOC-13a to 13c).
   */
  private static int seize(Fight fight, int figure, int piece) {
    int failures = Tests.DICE - Tests.successes(fight, figure, "machine");
    fight.tell(SEIZED, fight.figures().code(figure), piece + 1, failures);
    if (failures == Tests.DICE) {
      Casualty.kill(fight, figure, Figures.NOBODY);
    } else if (failures == HURT) {
      fight.then(Wounds.automatic(fight, figure));
    } else if (failures == STUCK && !Snare.isStuck(fight.figures(), figure)) { // a chain holds on to whom it has caught
      fight.figures().snare(figure, piece, 0);
    }
    return failures;
  }

  /** Lets a figure that is stuck roll at the start of its activation, before all else (KF-RUL-133). */
  public static void struggle(Fight fight, int figure) {
    if (fight.figures().snare(figure) >= 0 && Snare.isInMachine(fight, figure)) {
      fight.then(new Struggle(figure), fight.sequels().settle());
    }
  }

  /**
   * The struggle of a figure that is stuck: three successes free it; anything else keeps it stuck and hurts it again.
   *
   * @param figure the figure that is stuck
   */
  private record Struggle(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      boolean isIn = Able.isInPlay(fight.figures(), figure);
      if (isIn && !Tests.isWaiting(fight, figure, Tests.DICE, this)
          && seize(fight, figure, fight.figures().snare(figure)) == 0) {
        Snare.free(fight, figure);
      }
    }
  }

  /** Returns why a figure cannot reach for the switch, null if it can: it stands on top (KF-LOC-14b). */
  public static @Nullable Refusal switchRefusal(Fight fight, int piece) {
    return Machines.isOn(fight, piece) ? null : IS_OFF;
  }

  /** The reach for the switch: two successes on three dice switch it off (KF-LOC-14b). */
  public record Reach(int figure, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Tests.isWaiting(fight, figure, Tests.DICE, this)) {
        return;
      }
      int successes = Tests.successes(fight, figure, "switch");
      fight.tell(TRIED, fight.figures().code(figure), successes);
      if (successes >= SWITCH) {
        switchOff(fight, piece);
      }
    }
  }

  /** Switches it off: no figure is caught any more, and those who were are free (KF-RUL-133). */
  public static void switchOff(Fight fight, int piece) {
    Machines.stop(fight, piece);
    fight.tell(SWITCHED_OFF, piece + 1);
    Snare.freeAll(fight, piece);
  }
}
