package games.kumite.bigtrouble.enemy;

import games.kumite.api.Action;
import games.kumite.bigtrouble.quest.Progress;
import games.kumite.bigtrouble.state.GroupQuestion;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-35: the continuation of quests whose last enemies were hit by one roll, one after the other, in an order of the
 * group's choice (BT-RUL-124).
 *
 * @param seat the seat that rolled
 * @param space the space where the enemies were
 * @param slots bits of the slots of quests whose last minion is gone
 * @param bosses bits of the fallen bosses of quests
 */
record Felled(int seat, int space, int slots, int bosses) implements GroupQuestion {

  /** Continues after minions and bosses have left the board. Put on the agenda. */
  static void begin(Trouble trouble, int seat, int space, int slots, int bosses) {
    int ofQuests = 0;
    for (int left = bosses; left != 0; left &= left - 1) {
      int boss = Integer.numberOfTrailingZeros(left);
      if (Progress.slotOf(trouble, boss) == Horde.NO_QUEST) {
        trouble.then(BossTexts.fall(boss, seat, space, Bounty.NONE));
      } else {
        ofQuests |= 1 << boss;
      }
    }
    if ((slots | ofQuests) != 0) {
      trouble.ask(new Felled(seat, space, slots, ofQuests));
    }
  }

  @Override
  public String kind() {
    return "next-quest";
  }

  @Override
  public void options(Trouble trouble, Options out) {
    int due = slots;
    for (int left = bosses; left != 0; left &= left - 1) {
      due |= 1 << Progress.slotOf(trouble, Integer.numberOfTrailingZeros(left));
    }
    for (int left = due; left != 0; left &= left - 1) {
      out.add(trouble.terms().actions.of(Word.CARRY_OUT, trouble.questNumber(Integer.numberOfTrailingZeros(left))));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int slot = trouble.slotOf(((VerbAction) action).first());
    int minions = slots & ~(1 << slot);
    int others = bosses;
    if (minions != slots) {
      trouble.then(new Progress(slot, seat, 0));
    } else {
      int boss = 0;
      while ((bosses >> boss & 1) == 0 || Progress.slotOf(trouble, boss) != slot) {
        boss++;
      }
      others &= ~(1 << boss);
      trouble.then(BossTexts.fall(boss, seat, space, Bounty.NONE));
    }
    if ((minions | others) != 0) {
      trouble.then(new Felled(seat, space, minions, others));
    }
  }
}
