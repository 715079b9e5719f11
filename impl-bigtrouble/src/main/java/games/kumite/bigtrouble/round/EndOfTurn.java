package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/** The removals at the end of a hero's turn, before used fate dice are rolled (BT-RUL-62). */
public final class EndOfTurn {

  private EndOfTurn() {}

  /** Removes the markers of unfinished merged tasks (BT-TSK-07, BT-RUL-17). */
  public static void removeMarkers(GameState state) {
    for (int slot = 0; slot < state.questSlots(); slot++) {
      int covered = state.quest(slot, Counters.QUEST) < 0 ? 0 : state.quest(slot, Counters.QUEST_COVERED);
      if (covered != 0 && state.event(slot).isMerged()) {
        state.setQuest(slot, Counters.QUEST_COVERED, 0);
        state.emit(state.definition().events.markersOff, state.questNumber(slot), Integer.bitCount(covered));
      }
    }
  }

  /** Removes extra dice, and fate dice and Dragon Spells from a hero's slots (BT-SHP-11, BT-RUL-81). */
  static void removeTemporaryDice(GameState state, int seat) {
    for (int left = state.seat(seat, Counters.PASSING); left != 0; left &= left - 1) {
      state.setSeat(seat, Counters.FACES + Integer.numberOfTrailingZeros(left), 0);
    }
    state.setSeat(seat, Counters.SLOTTED, state.seat(seat, Counters.SLOTTED) & ~state.seat(seat, Counters.PASSING));
    state.setSeat(seat, Counters.PASSING, 0);
    state.setSeat(seat, Counters.SPELLS, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      int lent = state.seat(seat, Counters.LENT_SLOTS + track);
      state.setSeat(seat, Counters.FILLED_SLOTS + track, state.seat(seat, Counters.FILLED_SLOTS + track) & ~lent);
      state.setSeat(seat, Counters.LENT_SLOTS + track, 0);
    }
  }
}
