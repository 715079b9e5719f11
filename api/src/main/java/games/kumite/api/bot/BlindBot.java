package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import java.util.List;

/**
 * A bot that knows what it may choose from, and nothing else of the match. So nobody has to make a perspective for it,
 * which costs as much as several decisions: for random matches by the million, and for bots that only look at notations.
 */
@FunctionalInterface
public interface BlindBot extends Bot {

  /**
   * Chooses.
   *
   * @param actions what the decision lists, an immutable list of at least one
   * @return one of them
   */
  Action choose(List<Action> actions);

  @Override
  default Action choose(Perspective perspective, Decision decision) {
    return choose(decision.actions());
  }
}
