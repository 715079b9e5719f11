package games.kumite.kungfu.end;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The departure of V.I.P.s from a scenario, and its worth (KF-VIP). */
public final class Farewell {

  private static final EventType DIES = EventType.of("vip-dies", "KF-VIP-09g").named("figure", Figures::id);
  private static final EventType LEAVES = EventType.of("vip-leaves", "KF-VIP-11f").named("figure", Figures::id);

  private static final EventType GRATEFUL = EventType.of("vip-grateful", "KF-VIP-05f").seat("to").named("figure", Figures::id);

  private Farewell() {}

  /** Punishes the killers of the Medic: his death costs the gang that has killed him (KF-VIP-03j). */
  public static void mourn(Fight fight, int figure, int by) {
    if (Guests.is(fight, figure, Vip.MEDIC) && by != Figures.NOBODY
        && fight.figures().gang(by) != Figures.NEUTRAL) {
      Rewards.change(fight, fight.figures().gang(by), -1);
    }
  }

  /** Ends the scenario for the V.I.P.s: the Super-soldier dies, and the Time-traveller leaves if a side has won. */
  static void say(Fight fight, int winner) {
    int vip = fight.get(Num.VIP_FIGURE);
    Figures figures = fight.figures();
    if (vip == Figures.NOBODY || figures.is(vip, Condition.DEAD)) {
      return;
    }
    if (Guests.has(fight, Vip.SUPER_SOLDIER) || Guests.has(fight, Vip.CYBORG)) { // KF-VIP-09g, KF-VIP-10a
      figures.inflict(vip, Condition.DEAD);
      fight.tell(DIES, figures.code(vip));
    } else if (Guests.has(fight, Vip.TIME_TRAVELLER) && winner != Figures.NEUTRAL && Able.isInPlay(figures, vip)) {
      figures.inflict(vip, Condition.GONE);
      figures.put(vip, Place.NOWHERE);
      fight.tell(LEAVES, figures.code(vip));
    } else if (Guests.has(fight, Vip.CELEBRITY) && fight.get(Num.KIDNAPPER) != 0) {
      thank(fight, fight.get(Num.KIDNAPPER) - 1);
    }
  }

  /** Rewards the gang that carried the Celebrity off, or to whom he is grateful (KF-VIP-05c, KF-VIP-05f). */
  private static void thank(Fight fight, int kidnapper) {
    int celebrity = fight.get(Num.VIP_FIGURE);
    if (!fight.figures().isPlaced(celebrity) && !fight.figures().is(celebrity, Condition.GONE)) {
      Rewards.change(fight, kidnapper, 1);
    } else {
      int other = fight.opponent(kidnapper);
      fight.gang(other, Num.THANKS_AFTER, 1);
      fight.tell(GRATEFUL, fight.seat(other), fight.figures().code(celebrity));
    }
  }
}
