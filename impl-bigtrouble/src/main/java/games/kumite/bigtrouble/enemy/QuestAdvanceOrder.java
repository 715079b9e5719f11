package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.quest.CombatEventProgress;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.bigtrouble.state.SingleChoice;

/**
 * DEC-35: the continuation of quests whose last enemies were hit by one roll, one after the other, in an order of the
 * group's choice (BT-RUL-124).
 *
 * @param seat the seat that rolled
 * @param space the space where the enemies were
 * @param slots bits of the slots of quests whose last minion is gone
 * @param bosses bits of the fallen bosses of quests
 * @param bounty whether the rewards of the bosses are paid
 */
record QuestAdvanceOrder(int seat, int space, int slots, int bosses, DefeatReward bounty) {

  private static final SingleChoice<QuestAdvanceOrder> NEXT = SingleChoice.of("next-quest", it -> GameState.NONE,
      (state, it) -> it.due(state), (state, it, slot) -> state.definition().actions.of(ActionVerb.CARRY_OUT, state.questNumber(slot)),
      (state, it, chosen) -> it.advance(state, state.slotOf(chosen.first())));

  /** Continues after minions and bosses have left the board. Put on the agenda. */
  static void begin(GameState state, int seat, int space, int slots, int bosses, DefeatReward bounty) {
    int ofQuests = 0;
    for (int left = bosses; left != 0; left &= left - 1) {
      int boss = Integer.numberOfTrailingZeros(left);
      if (CombatEventProgress.slotOf(state, boss) == MinionList.NO_QUEST) {
        state.then(BossEffects.fall(boss, seat, space, bounty));
      } else {
        ofQuests |= 1 << boss;
      }
    }
    if ((slots | ofQuests) != 0) {
      new QuestAdvanceOrder(seat, space, slots, ofQuests, bounty).ask(state);
    }
  }

  /** Asks for the quest that continues next. */
  void ask(GameState state) {
    state.ask(NEXT.about(this));
  }

  private int due(GameState state) {
    int due = slots;
    for (int left = bosses; left != 0; left &= left - 1) {
      due |= 1 << CombatEventProgress.slotOf(state, Integer.numberOfTrailingZeros(left));
    }
    return due;
  }

  private void advance(GameState state, int slot) {
    int minions = slots & ~(1 << slot);
    int others = bosses;
    if (minions != slots) {
      state.then(new CombatEventProgress(slot, seat, 0));
    } else {
      int boss = 0;
      while ((bosses >> boss & 1) == 0 || CombatEventProgress.slotOf(state, boss) != slot) {
        boss++;
      }
      others &= ~(1 << boss);
      state.then(BossEffects.fall(boss, seat, space, bounty));
    }
    if ((minions | others) != 0) {
      new QuestAdvanceOrder(seat, space, minions, others, bounty).ask(state);
    }
  }
}
