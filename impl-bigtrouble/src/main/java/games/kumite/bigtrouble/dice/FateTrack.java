package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The roll of a hero's used fate dice to the track, one by one in the order of use (BT-FAT-11).
 *
 * @param seat the seat that used them
 * @param cause the interrupted procedure
 */
public record FateTrack(int seat, Cause cause) implements Step<GameState> {

  private static final EventType LAID = EventType.of("fate-track", "BT-FAT-11").seat("who").number("die").number("slot");

  private static final EventType EFFECT = EventType.of("fate-effect", "BT-FAT-14").number("slot");

  /** The removal of all dice from the full track, after the effect of its last slot (BT-FAT-15, BT-RUL-25). */
  private enum Refresh implements Step<GameState> {
    ALL;

    @Override
    public void run(GameState state) {
      if (state.onTrack(DiceFaces.FATE_DICE - 1) >= 0) { // Act II may have begun and emptied the track
        FatePool.refresh(state);
      }
    }
  }

  @Override
  public void run(GameState state) {
    int die = next(state);
    if (die < 0) {
      return;
    }
    int slot = 0;
    while (state.onTrack(slot) >= 0) {
      slot++;
    }
    FatePool.roll(state, die);
    state.set(Counters.FATE_PLACES + die, Counters.ON_TRACK + slot);
    state.set(Counters.FATE_ORDER + die, 0);
    state.set(Counters.FATE_SPENT + die, 0);
    state.emit(LAID, seat, die + 1, slot + 1);
    if (!FatePool.face(state, die).isHarmless()) { // BT-FAT-13, BT-FAT-14
      state.emit(EFFECT, slot + 1);
      TextExecutor.execute(state, state.content().fateSlots().get(slot).effects(), EffectContext.of(seat).during(cause));
    }
    if (slot == DiceFaces.FATE_DICE - 1) {
      state.then(Refresh.ALL);
    }
    state.then(this);
  }

  /** Returns the used die that was used first, -1 if none is left. */
  private static int next(GameState state) {
    int next = GameState.NONE;
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.TAKEN
          && (next < 0 || state.get(Counters.FATE_ORDER + die) < state.get(Counters.FATE_ORDER + next))) {
        next = die;
      }
    }
    return next;
  }
}
