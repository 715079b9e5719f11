package games.kumite.kungfu.vip;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The Celebrity in a hiding place (KF-VIP-05e, KF-RUL-144). */
public enum Hideout implements Step<Fight> {
  /** The finding of the Celebrity, to whom a figure has come within S. */
  FOUND {
    @Override
    public void run(Fight fight) {
      fight.figures().cure(fight.get(Num.VIP_FIGURE), Condition.HIDING);
      fight.tell(NOTICED, fight.figures().code(fight.get(Num.VIP_FIGURE)));
    }
  };

  private static final EventType NOTICED = EventType.of("celebrity-found", "KF-VIP-05e").named("figure", Figures::id);

  /** Returns the step before the next action, null for none. */
  public static @Nullable Step<Fight> due(Fight fight) {
    Figures figures = fight.figures();
    int celebrity = fight.get(Num.VIP_FIGURE);
    return figures.is(celebrity, Condition.HIDING) && isNearAnybody(figures, celebrity) ? FOUND : null;
  }

  /** Startles a figure that is shot at: it does not hide any more. */
  public static void startle(Fight fight, int figure) {
    if (Guests.is(fight, figure, Vip.CELEBRITY)) {
      fight.figures().cure(figure, Condition.HIDING);
    }
  }

  /** Returns whether a figure cannot be seen at all (KF-RUL-144). */
  public static boolean conceals(Fight fight, int figure) {
    return fight.figures().is(figure, Condition.HIDING) && Guests.is(fight, figure, Vip.CELEBRITY);
  }

  /** Returns whether any figure is within S. */
  public static boolean isNearAnybody(Figures figures, int celebrity) {
    for (int other = 0; other < figures.count(); other++) {
      if (other != celebrity && Able.isInPlay(figures, other)
          && Able.areNear(figures, celebrity, other, Stick.SHORT.length())) {
        return true;
      }
    }
    return false;
  }
}
