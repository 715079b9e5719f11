package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;

/** Gains and losses of chi. */
public final class Chi {

  private static final EventType GAINED = EventType.of("chi-gained", "BT-UPG-01").seat("who").number("chi");
  private static final EventType LOST = EventType.of("chi-lost", "BT-UPG-09").seat("who").number("chi");

  private Chi() {}

  /** Gives a hero chi without a cause; level ups are put on the agenda (BT-UPG-01, BT-UPG-02). */
  public static void gain(GameState state, int seat, int chi) {
    gain(state, seat, chi, Cause.NONE);
  }

  /**
   * Gives a hero chi; level ups are put on the agenda (BT-UPG-01, BT-UPG-02).
   *
   * @param seat the seat of the hero
   * @param chi the amount
   * @param cause the interrupted procedure
   */
  public static void gain(GameState state, int seat, int chi, Cause cause) {
    if (chi == 0) {
      return;
    }
    state.addSeat(seat, Counters.CHI, chi);
    state.emit(GAINED, seat, chi);
    LevelUp.raise(state, seat, cause);
  }

  /**
   * Takes chi from a hero, and health for each missing chi (BT-UPG-09). The consequences are put on the agenda.
   *
   * @param seat the seat of the hero
   * @param chi the amount
   * @param cause the interrupted procedure
   */
  public static void lose(GameState state, int seat, int chi, Cause cause) {
    int lost = Math.min(chi, state.seat(seat, Counters.CHI));
    if (lost > 0) {
      state.addSeat(seat, Counters.CHI, -lost);
      state.emit(LOST, seat, lost);
    }
    Harm.damage(state, seat, chi - lost, cause);
  }
}
