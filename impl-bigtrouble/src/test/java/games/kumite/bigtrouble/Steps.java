package games.kumite.bigtrouble;

import games.kumite.bigtrouble.enemy.Bounty;
import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.Enemies;
import games.kumite.bigtrouble.enemy.EnemyPhase;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.round.Rounds;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.track.ActEnd;
import games.kumite.spi.Step;
import java.util.function.Consumer;

/** With what a {@link Scene} of the world may begin. */
enum Steps implements Step<Trouble> {
  /** The enemy phase. */
  ENEMIES(EnemyPhase::begin),
  /** The next round of Act I. */
  ROUND(Rounds::begin),
  /** The next round of Act II: it stands below no marker. */
  ROUND_OF_ACT_TWO(Rounds::begin),
  /** Every minion in the Streets moves 1 space. */
  MARCH(trouble -> Enemies.march(trouble, 1)),
  /** Lightning flees. */
  FLEE(trouble -> Enemies.flee(trouble, 2)),
  /** The first main quest's token is triggered by A. */
  TRIGGER(trouble -> Quests.trigger(trouble, 0, 0)),
  /** The same by B. */
  TRIGGER_BY_B(trouble -> Quests.trigger(trouble, 1, 0)),
  /** The first side quest's token is triggered by A. */
  TRIGGER_SIDE(trouble -> Quests.trigger(trouble, 0, Trouble.FIRST_SIDE_SLOT)),
  /** A covers the first requirement of the first main quest's task, B the second, A the third. */
  COVER_1(trouble -> Quests.cover(trouble, 0, 0, 0)),
  COVER_2_BY_B(trouble -> Quests.cover(trouble, 1, 0, 1)),
  COVER_3(trouble -> Quests.cover(trouble, 0, 0, 2)),
  /** The first covers a requirement of the first side quest. */
  COVER_SIDE(trouble -> Quests.cover(trouble, 0, Trouble.FIRST_SIDE_SLOT, 0)),
  /** A hits the oldest minion, B the oldest. */
  HIT(trouble -> Defeat.hit(trouble, trouble.horde().at(0), 0, Bounty.PAID)),
  HIT_BY_B(trouble -> Defeat.hit(trouble, trouble.horde().at(0), 1, Bounty.PAID)),
  /** The same by an item. */
  HIT_UNPAID(trouble -> Defeat.hit(trouble, trouble.horde().at(0), 0, Bounty.NONE)),
  /** The same by a card without self. */
  HIT_BY_NOBODY(trouble -> Defeat.hit(trouble, trouble.horde().at(0), Trouble.NOBODY, Bounty.NONE)),
  /** A hits a boss. */
  HIT_RAIN(trouble -> Defeat.hit(trouble, Enemy.boss(0), 0, Bounty.PAID)),
  HIT_THUNDER(trouble -> Defeat.hit(trouble, Enemy.boss(1), 0, Bounty.PAID)),
  HIT_LIGHTNING(trouble -> Defeat.hit(trouble, Enemy.boss(2), 0, Bounty.PAID)),
  HIT_LO_PAN(trouble -> Defeat.hit(trouble, Enemy.boss(3), 0, Bounty.PAID)),
  /** Lo Pan loses 3 health at once. */
  THREE_OFF_LO_PAN(trouble -> Defeat.boss(trouble, 3, 3, 0, Bounty.PAID)),
  /** The oldest minion, or a boss, strikes back at A. */
  STRUCK_BACK(trouble -> Enemies.strikeBack(trouble, trouble.horde().at(0), 0)),
  STRUCK_BACK_BY_RAIN(trouble -> Enemies.strikeBack(trouble, Enemy.boss(0), 0)),
  STRUCK_BACK_BY_LO_PAN(trouble -> Enemies.strikeBack(trouble, Enemy.boss(3), 0)),
  /** A's turn ends, for markers. */
  MARKERS_OFF(trouble -> Quests.endOfTurn(trouble, 0)),
  /** The Big Trouble track is filled. */
  THREAT_FILLED(trouble -> ActEnd.reach(trouble, ActEnd.THREAT)),
  /** The audacity track is filled. */
  AUDACITY_FILLED(trouble -> ActEnd.reach(trouble, ActEnd.AUDACITY));

  private final Consumer<Trouble> act;

  Steps(Consumer<Trouble> act) {
    this.act = act;
  }

  @Override
  public void run(Trouble trouble) {
    act.accept(trouble);
  }
}
