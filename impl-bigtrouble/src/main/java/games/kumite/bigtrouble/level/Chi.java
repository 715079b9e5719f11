package games.kumite.bigtrouble.level;

import games.kumite.bigtrouble.content.Level;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;

/** Chi is gained and lost. */
public final class Chi {

  private static final EventType GAINED = EventType.of("chi-gained", "BT-UPG-01").seat("who").number("chi");
  private static final EventType LOST = EventType.of("chi-lost", "BT-UPG-09").seat("who").number("chi");
  private static final EventType LEVEL = EventType.of("level-up", "BT-UPG-02").seat("who").number("level");

  private Chi() {}

  /** A hero gains chi by itself; level ups are put on the agenda (BT-UPG-01, BT-UPG-02). */
  public static void gain(Trouble trouble, int seat, int chi) {
    gain(trouble, seat, chi, Cause.NONE);
  }

  /**
   * A hero gains chi; level ups are put on the agenda (BT-UPG-01, BT-UPG-02).
   *
   * @param seat who
   * @param chi how much
   * @param cause in the middle of what
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
   * A hero loses chi, and health for what it has not (BT-UPG-09). What follows is put on the agenda.
   *
   * @param seat who
   * @param chi how much
   * @param cause in the middle of what
   */
  public static void lose(Trouble trouble, int seat, int chi, Cause cause) {
    int lost = Math.min(chi, trouble.seat(seat, Num.CHI));
    if (lost > 0) {
      trouble.addSeat(seat, Num.CHI, -lost);
      trouble.tell(LOST, seat, lost);
    }
    Harm.damage(trouble, seat, chi - lost, cause);
  }

  /** A level reward is given, or there is none to give. */
  static void rewarded(Trouble trouble, int seat) {
    if (trouble.seat(seat, Num.OWED) > 0) {
      trouble.addSeat(seat, Num.OWED, -1);
    }
  }
}
