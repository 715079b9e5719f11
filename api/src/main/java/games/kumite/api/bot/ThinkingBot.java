package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;

/**
 * A bot that can say what it has considered. A frontend may ask one for advice in a person's place.
 *
 * <p>Implementers make the thoughts a function of their settings and of what they are shown: asking twice gives
 * the same, unless the budget is time.
 */
public interface ThinkingBot extends Bot {

  /**
   * Considers a decision.
   *
   * @param perspective the match as the seat sees it; its turn is the seat's
   * @param decision the choice to be made, that of the view's turn
   * @return what was considered, and the choice
   */
  Analysis analyze(Perspective perspective, Decision decision);

  @Override
  default Action choose(Perspective perspective, Decision decision) {
    return analyze(perspective, decision).action();
  }
}
