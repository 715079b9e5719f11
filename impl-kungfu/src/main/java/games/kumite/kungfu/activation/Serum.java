package games.kumite.kungfu.activation;

import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Mourning;
import games.kumite.spi.EventType;

/** The effect of two 1s on an activation roll on a Super-soldier or a Cyborg (KF-VIP-09f, KF-VIP-10b). */
final class Serum {

  private static final int ENOUGH = 2;
  private static final EventType KILLED = EventType.of("serum-kills", "KF-VIP-09f").named("figure", Figures::id);
  private static final EventType BERSERK = EventType.of("berserk", "KF-VIP-10b").named("figure", Figures::id);

  private Serum() {}

  /** Returns whether the roll ends the activation: the figure is dead, or neutral. */
  static boolean strikes(Fight fight, int figure, int ones) {
    Figures figures = fight.figures();
    if (ones < ENOUGH || figures.gang(figure) == Figures.NEUTRAL) {
      return false;
    }
    if (Guests.is(fight, figure, Vip.SUPER_SOLDIER)) {
      fight.tell(KILLED, figures.code(figure));
      Casualty.kill(fight, figure, Figures.NOBODY);
      return true;
    }
    if (Guests.is(fight, figure, Vip.CYBORG)) {
      fight.tell(BERSERK, figures.code(figure));
      figures.join(figure, Figures.NEUTRAL);
      Mourning.fury(figures, figure);
      return true;
    }
    return false;
  }
}
