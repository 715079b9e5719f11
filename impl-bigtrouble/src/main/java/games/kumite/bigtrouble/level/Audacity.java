package games.kumite.bigtrouble.level;

import games.kumite.bigtrouble.content.Tracks;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.track.ActEnd;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The audacity token on its track; out of use in Act II (BT-ACT2-28). */
public final class Audacity {

  private static final EventType MOVED = EventType.of("audacity", "BT-QST-28").number("space");

  /** The consequence of the token at the end of its track, after the level ups that its move has caused (BT-RUL-34). */
  private enum End implements Step<Trouble> {
    REACHED;

    @Override
    public void run(Trouble trouble) {
      if (trouble.get(Num.FILLED) < 0) {
        ActEnd.reach(trouble, ActEnd.AUDACITY);
      }
    }
  }

  private Audacity() {}

  /** Moves the token; bonus spaces give chi to every hero, and at the end of the track Act I ends (BT-QST-28). */
  public static void advance(Trouble trouble, int spaces) {
    if (trouble.get(Num.ACT) == 2) {
      return; // BT-RUL-55
    }
    Tracks tracks = trouble.content().tracks();
    int before = trouble.get(Num.AUDACITY);
    int space = Math.max(0, Math.min(tracks.audacity(), before + spaces));
    if (space == before) {
      return;
    }
    trouble.set(Num.AUDACITY, space);
    trouble.tell(MOVED, space);
    int farthest = Math.max(before, trouble.get(Num.AUDACITY_FARTHEST));
    trouble.set(Num.AUDACITY_FARTHEST, Math.max(farthest, space));
    for (int bonus : tracks.chiBonusSpaces()) {
      if (farthest < bonus && bonus <= space) { // entered or passed, once (BT-RUL-34)
        pay(trouble, tracks.chiBonus(), bonus);
      }
    }
    if (space == tracks.audacity()) {
      trouble.then(End.REACHED);
    }
  }

  private static void pay(Trouble trouble, int chi, int space) {
    for (int i = 0; i < trouble.seats(); i++) { // BT-RUL-70
      Chi.gain(trouble, (trouble.leader() + i) % trouble.seats(), chi, Cause.audacity(space));
    }
  }
}
