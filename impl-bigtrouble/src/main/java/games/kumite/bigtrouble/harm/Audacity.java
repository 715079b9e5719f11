package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.Tracks;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The audacity token on its track; out of use in Act II (BT-ACT2-28). */
public final class Audacity {

  private static final EventType MOVED = EventType.of("audacity", "BT-QST-28").number("space");

  /** The consequence of the token at the end of its track, after the level ups that its move has caused (BT-RUL-34). */
  private enum End implements Step<GameState> {
    REACHED;

    @Override
    public void run(GameState state) {
      if (state.get(Counters.FILLED) < 0) {
        ActEnd.reach(state, ActEnd.AUDACITY);
      }
    }
  }

  private Audacity() {}

  /** Moves the token; bonus spaces give chi to every hero, and at the end of the track Act I ends (BT-QST-28). */
  public static void advance(GameState state, int spaces) {
    if (state.get(Counters.ACT) == 2) {
      return; // BT-RUL-55
    }
    Tracks tracks = state.content().tracks();
    int before = state.get(Counters.AUDACITY);
    int space = Math.max(0, Math.min(tracks.audacity(), before + spaces));
    if (space == before) {
      return;
    }
    state.set(Counters.AUDACITY, space);
    state.emit(MOVED, space);
    int farthest = Math.max(before, state.get(Counters.AUDACITY_FARTHEST));
    state.set(Counters.AUDACITY_FARTHEST, Math.max(farthest, space));
    for (int bonus : tracks.chiBonusSpaces()) {
      if (farthest < bonus && bonus <= space) { // entered or passed, once (BT-RUL-34)
        pay(state, tracks.chiBonus(), bonus);
      }
    }
    if (space == tracks.audacity()) {
      state.then(End.REACHED);
    }
  }

  private static void pay(GameState state, int chi, int space) {
    for (int i = 0; i < state.seats(); i++) { // BT-RUL-70
      Chi.gain(state, (state.leader() + i) % state.seats(), chi, Cause.audacity(space));
    }
  }
}
