package games.kumite.journey.quest;

import games.kumite.api.Outcome;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import java.util.List;

/** Victory and failure (JW-END-01, JW-END-02). Stateless. */
public final class QuestEnd {

  private static final int LOST = 0;
  private static final int WON = 1;
  private static final int HEROIC = 2;

  private static final EventType QUEST_WON = EventType.of("won", "JW-END-01");
  private static final EventType HEROIC_VICTORY = EventType.of("heroic", "JW-END-01");
  private static final EventType LOST_WITH_THE_LEADER = EventType.of("lost-with-leader", "JW-RUL-81");
  private static final EventType LOST_WITH_ALL = EventType.of("lost-with-all", "JW-RUL-53");
  private static final EventType LOST_BY_THE_QUEST = EventType.of("lost", "JW-END-02");

  private QuestEnd() {}

  /**
   * Ends the match if the quest is won or lost. Called after every completed effect that could change a goal. Both at
   * once is a win (JW-RUL-64).
   */
  public static void check(GameState state) {
    QuestEntry quest = state.scene().quest.entry();
    RunningQuest running = RunningQuest.of(state);
    if (hasAll(running, quest.victory())) {
      boolean isHeroic = !quest.heroic().isEmpty() && hasAll(running, quest.heroic());
      if (isHeroic) {
        finish(state, Outcome.Result.WIN, HEROIC, HEROIC_VICTORY, "heroic-victory");
      } else {
        finish(state, Outcome.Result.WIN, WON, QUEST_WON, "victory");
      }
    } else if (state.pilgrim(state.definition().leader, Counters.LYING) == Counters.DEAD) {
      finish(state, Outcome.Result.LOSS, LOST, LOST_WITH_THE_LEADER, "defeat");
    } else if (state.conscious() == 0) { // JW-RUL-53: the standard failure, as by Tripitaka's death
      finish(state, Outcome.Result.LOSS, LOST, LOST_WITH_ALL, "defeat");
    } else if (hasAny(running, quest.failure())) {
      finish(state, Outcome.Result.LOSS, LOST, LOST_BY_THE_QUEST, "defeat");
    }
  }

  private static void finish(GameState state, Outcome.Result result, int score, EventType event, String summary) {
    state.emit(event);
    state.finish(Outcome.cooperative(result, score, state.definition().settings.seats(), 0, summary));
  }

  private static boolean hasAll(RunningQuest running, List<Goal> goals) {
    for (int i = 0; i < goals.size(); i++) {
      if (!goals.get(i).holds(running)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasAny(RunningQuest running, List<Goal> goals) {
    for (int i = 0; i < goals.size(); i++) {
      if (goals.get(i).holds(running)) {
        return true;
      }
    }
    return false;
  }
}
