package games.kumite.journey.quest;

import games.kumite.api.Outcome;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import java.util.List;

/** Victory and failure (JW-END-01, JW-END-02). Stateless. */
public final class Ending {

  private static final int LOST = 0;
  private static final int WON = 1;
  private static final int HEROIC = 2;

  private Ending() {}

  /**
   * Ends the match if the quest is won or lost: called after every completed effect. Both at once is a win (JW-RUL-64).
   */
  public static void check(Journey journey) {
    QuestEntry quest = journey.scene().quest.entry();
    if (hasAll(journey, quest.victory())) {
      boolean isHeroic = !quest.heroic().isEmpty() && hasAll(journey, quest.heroic());
      finish(journey, Outcome.Result.WIN, isHeroic ? HEROIC : WON, isHeroic ? "heroic" : "won");
    } else if (isLost(journey, quest.failure())) {
      finish(journey, Outcome.Result.LOSS, LOST, "lost");
    }
  }

  private static void finish(Journey journey, Outcome.Result result, int score, String text) {
    int seats = journey.terms().settings.seats();
    journey.finish(Outcome.shared(result, score, seats, 0, journey.start().texts().text("outcome." + text)));
  }

  private static boolean hasAll(Journey journey, List<Goal> goals) {
    for (int i = 0; i < goals.size(); i++) {
      if (!Goals.holds(journey, goals.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** F-STD: Tripitaka is dead, or no pilgrim is conscious (JW-RUL-53, JW-RUL-81); or what the quest names. */
  private static boolean isLost(Journey journey, List<Goal> failures) {
    boolean isAnybodyUp = false;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      isAnybodyUp |= journey.isConscious(pilgrim);
    }
    if (!isAnybodyUp || journey.pilgrim(journey.terms().leader, Num.LYING) == Num.DEAD) {
      return true;
    }
    for (int i = 0; i < failures.size(); i++) {
      if (Goals.holds(journey, failures.get(i))) {
        return true;
      }
    }
    return false;
  }
}
