package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The roll of a hero's used fate dice to the track, one by one in the order of use (BT-FAT-11).
 *
 * @param seat the seat that used them
 * @param cause the interrupted procedure
 */
public record FateTrack(int seat, Cause cause) implements Step<Trouble> {

  private static final EventType LAID = EventType.of("fate-track", "BT-FAT-11").seat("who").number("die").number("slot");

  /** The removal of all dice from the full track, after the effect of its last slot (BT-FAT-15, BT-RUL-25). */
  private enum Refresh implements Step<Trouble> {
    ALL;

    @Override
    public void run(Trouble trouble) {
      if (trouble.onTrack(Dice.FATE_DICE - 1) >= 0) { // Act II may have begun and emptied the track
        FatePool.refresh(trouble);
      }
    }
  }

  @Override
  public void run(Trouble trouble) {
    int die = next(trouble);
    if (die < 0) {
      return;
    }
    int slot = 0;
    while (trouble.onTrack(slot) >= 0) {
      slot++;
    }
    FatePool.roll(trouble, die);
    trouble.set(Num.FATE_PLACES + die, Num.ON_TRACK + slot);
    trouble.set(Num.FATE_ORDER + die, 0);
    trouble.set(Num.FATE_SPENT + die, 0);
    trouble.tell(LAID, seat, die + 1, slot + 1);
    if (!FatePool.face(trouble, die).isHarmless()) { // BT-FAT-13, BT-FAT-14
      Carry.out(trouble, trouble.content().fateSlots().get(slot).effects(), Occasion.of(seat).during(cause));
    }
    if (slot == Dice.FATE_DICE - 1) {
      trouble.then(Refresh.ALL);
    }
    trouble.then(this);
  }

  /** Returns the used die that was used first, -1 if none is left. */
  private static int next(Trouble trouble) {
    int next = Trouble.NOBODY;
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.TAKEN
          && (next < 0 || trouble.get(Num.FATE_ORDER + die) < trouble.get(Num.FATE_ORDER + next))) {
        next = die;
      }
    }
    return next;
  }
}
