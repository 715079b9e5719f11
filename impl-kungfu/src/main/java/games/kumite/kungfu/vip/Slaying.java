package games.kumite.kungfu.vip;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.end.Rewards;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The slaying of the Dinosaur by a single Protagonist (KF-VIP-08e, KF-RUL-147). */
public final class Slaying {

  private static final EventType SLAIN = EventType.of("dinosaur-slain", "KF-VIP-08e").named("figure", Figures::id);

  private Slaying() {}

  /** Remembers an attack of a figure on another, if that is the Dinosaur. */
  public static void attack(Fight fight, int by, int on) {
    if (Guests.is(fight, on, Vip.DINOSAUR)) {
      fight.figures().note(by, Deed.ASSAILED);
    }
  }

  /** Checks a blow between two figures that has been carried out. */
  public static void look(Fight fight, int by, int on) {
    if (!Guests.has(fight, Vip.DINOSAUR) || Able.isInPlay(fight.figures(), fight.get(Num.VIP_FIGURE))) {
      return;
    }
    int slayer = by == fight.get(Num.VIP_FIGURE) ? on : by;
    boolean isDuel = by == fight.get(Num.VIP_FIGURE) || on == fight.get(Num.VIP_FIGURE);
    Figures figures = fight.figures();
    if (isDuel && figures.profile(slayer).isProtagonist() && isAlone(figures, slayer)) {
      fight.tell(SLAIN, figures.code(slayer));
      Rewards.change(fight, figures.gang(slayer), 1);
    }
  }

  private static boolean isAlone(Figures figures, int slayer) {
    for (int other = 0; other < figures.count(); other++) {
      if (other != slayer && figures.gang(other) == figures.gang(slayer) && figures.has(other, Deed.ASSAILED)) {
        return false;
      }
    }
    return true;
  }
}
