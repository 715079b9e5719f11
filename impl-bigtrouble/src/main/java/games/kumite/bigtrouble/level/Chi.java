package games.kumite.bigtrouble.level;

import games.kumite.bigtrouble.content.Level;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** Gains and losses of chi. */
public final class Chi {

  private static final EventType GAINED = EventType.of("chi-gained", "BT-UPG-01").seat("who").number("chi");
  private static final EventType LOST = EventType.of("chi-lost", "BT-UPG-09").seat("who").number("chi");
  private static final EventType LEVEL = EventType.of("level-up", "BT-UPG-02").seat("who").number("level");

  private Chi() {}

  /** Gives a hero chi without a cause; level ups are put on the agenda (BT-UPG-01, BT-UPG-02). */
  public static void gain(Trouble trouble, int seat, int chi) {
    gain(trouble, seat, chi, Cause.NONE);
  }

  /**
   * Gives a hero chi; level ups are put on the agenda (BT-UPG-01, BT-UPG-02).
   *
   * @param seat the seat of the hero
   * @param chi the amount
   * @param cause the interrupted procedure
   */
  public static void gain(Trouble trouble, int seat, int chi, Cause cause) {
    if (chi == 0) {
      return;
    }
    trouble.addSeat(seat, Num.CHI, chi);
    trouble.tell(GAINED, seat, chi);
    while (trouble.seat(seat, Num.CHI) >= Trouble.LEVEL_CHI) {
      trouble.addSeat(seat, Num.CHI, -Trouble.LEVEL_CHI);
      int level = Math.min(Level.HIGHEST, trouble.seat(seat, Num.LEVEL) + 1); // BT-UPG-07
      trouble.setSeat(seat, Num.LEVEL, level);
      trouble.tell(LEVEL, seat, level);
      trouble.addSeat(seat, Num.OWED, 1);
      trouble.ask(new LevelReward(seat, level, cause)); // BT-RUL-30
    }
  }

  /**
   * Takes chi from a hero, and health for each missing chi (BT-UPG-09). The consequences are put on the agenda.
   *
   * @param seat the seat of the hero
   * @param chi the amount
   * @param cause the interrupted procedure
   */
  public static void lose(Trouble trouble, int seat, int chi, Cause cause) {
    int lost = Math.min(chi, trouble.seat(seat, Num.CHI));
    if (lost > 0) {
      trouble.addSeat(seat, Num.CHI, -lost);
      trouble.tell(LOST, seat, lost);
    }
    Harm.damage(trouble, seat, chi - lost, cause);
  }

  /** Notes that a level reward is given, or cannot be given. */
  static void rewarded(Trouble trouble, int seat) {
    if (trouble.seat(seat, Num.OWED) > 0) {
      trouble.addSeat(seat, Num.OWED, -1);
    }
  }
}
