package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import java.util.List;

/**
 * A bot that sees only the actions it may choose from, and nothing else of the match. No perspective has to be made for
 * it, which would cost as much as several decisions. Meant for random matches by the million, and for bots that only
 * look at notations.
 */
@FunctionalInterface
public interface BlindBot extends Bot {

  /**
   * Chooses an action.
   *
   * @param actions the listed actions of the decision, an immutable list of at least one
   * @return one of the actions
   */
  Action choose(List<Action> actions);

  @Override
  default Action choose(Perspective perspective, Decision decision) {
    return choose(decision.actions());
  }
}
