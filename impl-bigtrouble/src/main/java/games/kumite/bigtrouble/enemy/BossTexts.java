package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.level.Chi;
import games.kumite.bigtrouble.quest.Progress;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/** The texts on the boards of bosses, and the consequences of a boss's fall. */
final class BossTexts {

  /**
   * A boss that has fallen.
   *
   * @param boss its index
   * @param seat the seat that defeated it
   * @param space the space where it was
   * @param bounty whether its reward is paid
   */
  private record Fall(int boss, int seat, int space, Bounty bounty) {}

  private static final Script<Trouble, Fall> FALL = Script.<Trouble, Fall>of("boss-falls")
      .act((trouble, fall) -> carryOut(trouble, fall.boss(), Trigger.ON_DEFEAT, fall.seat(), fall.space()))
      .act((trouble, fall) -> {
        if (fall.bounty().isPaid()) {
          Chi.gain(trouble, fall.seat(), trouble.content().bosses().get(fall.boss()).entry().chi(),
              Cause.kill(Enemy.boss(fall.boss()), 0)); // BT-RUL-14
        }
      })
      .act((trouble, fall) -> {
        if (fall.bounty() == Bounty.PAID) {
          Carry.onTrigger(trouble, Trigger.ON_KILL, fall.seat()); // BT-RUL-112
        }
      })
      .act(BossTexts::goOn)
      .end();

  private BossTexts() {}

  /** Continues the quest whose enemy the boss was; several showdown cards one after the other (BT-RUL-124). */
  private static void goOn(Trouble trouble, Fall fall) {
    int slots = Progress.slotsOf(trouble, fall.boss());
    if (Integer.bitCount(slots) > 1) {
      trouble.ask(new Felled(fall.seat(), fall.space(), slots, 0));
    } else {
      trouble.then(Progress.ofBoss(trouble, fall.boss(), fall.seat(),
          fall.bounty().isPaid() ? trouble.content().bosses().get(fall.boss()).entry().audacity() : 0));
    }
  }

  /** Returns the step after a boss has left the board from a space. */
  static Step<Trouble> fall(int boss, int seat, int space, Bounty bounty) {
    return FALL.with(new Fall(boss, seat, space, bounty));
  }

  /** Carries out the text of a boss's board for a trigger; Lo Pan has none. */
  static void carryOut(Trouble trouble, int boss, Trigger trigger, int seat, int space) {
    if (boss == trouble.loPan()) {
      return;
    }
    Boss card = trouble.content().bosses().get(boss);
    for (Clause clause : card.abilities()) {
      if (clause.trigger() == trigger) {
        Carry.out(trouble, clause.effects(), Occasion.of(seat).at(Enemy.boss(boss), space));
      }
    }
  }
}
