package games.kumite.bigtrouble;

import games.kumite.bigtrouble.enemy.Defeat;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.enemy.EnemyActions;
import games.kumite.bigtrouble.enemy.EnemyPhase;
import games.kumite.bigtrouble.enemy.Strikeback;
import games.kumite.bigtrouble.harm.ActEnd;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.quest.TaskEvent;
import games.kumite.bigtrouble.round.EndOfTurn;
import games.kumite.bigtrouble.round.Rounds;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Step;
import java.util.function.Consumer;

/** With what a {@link Scene} of the world may begin. */
enum Steps implements Step<GameState> {
  /** The enemy phase. */
  ENEMIES(EnemyPhase::begin),
  /** The next round of Act I. */
  ROUND(Rounds::begin),
  /** The next round of Act II: it stands below no marker. */
  ROUND_OF_ACT_TWO(Rounds::begin),
  /** Every minion in the Streets moves 1 space. */
  MARCH(state -> EnemyActions.march(state, 1)),
  /** Lightning flees. */
  FLEE(state -> EnemyActions.flee(state, 2)),
  /** The first main quest's token is triggered by A. */
  TRIGGER(state -> Quests.trigger(state, 0, 0)),
  /** The same by B. */
  TRIGGER_BY_B(state -> Quests.trigger(state, 1, 0)),
  /** The first side quest's token is triggered by A. */
  TRIGGER_SIDE(state -> Quests.trigger(state, 0, GameState.FIRST_SIDE_SLOT)),
  /** A covers the first requirement of the first main quest's task, B the second, A the third. */
  COVER_1(state -> TaskEvent.cover(state, 0, 0, 0)),
  COVER_2_BY_B(state -> TaskEvent.cover(state, 1, 0, 1)),
  COVER_3(state -> TaskEvent.cover(state, 0, 0, 2)),
  /** The first covers a requirement of the first side quest. */
  COVER_SIDE(state -> TaskEvent.cover(state, 0, GameState.FIRST_SIDE_SLOT, 0)),
  /** A hits the oldest minion, B the oldest. */
  HIT(state -> Defeat.hit(state, state.horde().at(0), 0, DefeatReward.PAID)),
  HIT_BY_B(state -> Defeat.hit(state, state.horde().at(0), 1, DefeatReward.PAID)),
  /** The same by an item. */
  HIT_UNPAID(state -> Defeat.hit(state, state.horde().at(0), 0, DefeatReward.NONE)),
  /** The same by a card without self. */
  HIT_BY_NOBODY(state -> Defeat.hit(state, state.horde().at(0), GameState.NONE, DefeatReward.NONE)),
  /** A hits a boss. */
  HIT_RAIN(state -> Defeat.hit(state, EnemyNumbers.boss(0), 0, DefeatReward.PAID)),
  HIT_THUNDER(state -> Defeat.hit(state, EnemyNumbers.boss(1), 0, DefeatReward.PAID)),
  HIT_LIGHTNING(state -> Defeat.hit(state, EnemyNumbers.boss(2), 0, DefeatReward.PAID)),
  HIT_LO_PAN(state -> Defeat.hit(state, EnemyNumbers.boss(3), 0, DefeatReward.PAID)),
  /** Lo Pan loses 3 health at once. */
  THREE_OFF_LO_PAN(state -> Defeat.boss(state, 3, 3, 0, DefeatReward.PAID)),
  /** The oldest minion, or a boss, strikes back at A. */
  STRUCK_BACK(state -> Strikeback.strikeBack(state, state.horde().at(0), 0)),
  STRUCK_BACK_BY_RAIN(state -> Strikeback.strikeBack(state, EnemyNumbers.boss(0), 0)),
  STRUCK_BACK_BY_LO_PAN(state -> Strikeback.strikeBack(state, EnemyNumbers.boss(3), 0)),
  /** A's turn ends, for markers. */
  MARKERS_OFF(state -> EndOfTurn.removeMarkers(state)),
  /** The Big Trouble track is filled. */
  THREAT_FILLED(state -> ActEnd.reach(state, ActEnd.THREAT)),
  /** The audacity track is filled. */
  AUDACITY_FILLED(state -> ActEnd.reach(state, ActEnd.AUDACITY));

  private final Consumer<GameState> act;

  Steps(Consumer<GameState> act) {
    this.act = act;
  }

  @Override
  public void run(GameState state) {
    act.accept(state);
  }
}
