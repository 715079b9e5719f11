package games.kumite.kungfu.end;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.EventType;

/** The departure of V.I.P.s from a scenario, and its worth (KF-VIP). */
public final class VipDeparture {

  private static final EventType DIES = EventType.of("vip-dies", "KF-VIP-09g").word("figure", Figures::id);
  private static final EventType LEAVES = EventType.of("vip-leaves", "KF-VIP-11f").word("figure", Figures::id);

  private static final EventType GRATEFUL = EventType.of("vip-grateful", "KF-VIP-05f").seat("to").word("figure", Figures::id);

  private VipDeparture() {}

  /** Punishes the killers of the Medic: his death costs the gang that has killed him (KF-VIP-03j). */
  public static void mourn(GameState state, int figure, int by) {
    if (VipFigures.is(state, figure, Vip.MEDIC) && by != Figures.NOBODY
        && state.figures().gang(by) != Figures.NEUTRAL) {
      ChiLevelRewards.change(state, state.figures().gang(by), -1);
    }
  }

  /** Ends the scenario for the V.I.P.s: the Super-soldier dies, and the Time-traveller leaves if a side has won. */
  static void say(GameState state, int winner) {
    int vip = state.get(Counters.VIP_FIGURE);
    Figures figures = state.figures();
    if (vip == Figures.NOBODY || figures.is(vip, Condition.DEAD)) {
      return;
    }
    if (VipFigures.has(state, Vip.SUPER_SOLDIER) || VipFigures.has(state, Vip.CYBORG)) { // KF-VIP-09g, KF-VIP-10a
      figures.inflict(vip, Condition.DEAD);
      state.emit(DIES, figures.code(vip));
    } else if (VipFigures.has(state, Vip.TIME_TRAVELLER) && winner != Figures.NEUTRAL && Capabilities.isInPlay(figures, vip)) {
      figures.inflict(vip, Condition.GONE);
      figures.put(vip, Place.NOWHERE);
      state.emit(LEAVES, figures.code(vip));
    } else if (VipFigures.has(state, Vip.CELEBRITY) && state.get(Counters.KIDNAPPER) != 0) {
      thank(state, state.get(Counters.KIDNAPPER) - 1);
    }
  }

  /** Rewards the gang that carried the Celebrity off, or to whom he is grateful (KF-VIP-05c, KF-VIP-05f). */
  private static void thank(GameState state, int kidnapper) {
    int celebrity = state.get(Counters.VIP_FIGURE);
    if (!state.figures().isPlaced(celebrity) && !state.figures().is(celebrity, Condition.GONE)) {
      ChiLevelRewards.change(state, kidnapper, 1);
    } else {
      int other = state.opponent(kidnapper);
      state.gang(other, Counters.THANKS_AFTER, 1);
      state.emit(GRATEFUL, state.seat(other), state.figures().code(celebrity));
    }
  }
}
