package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;

/**
 * A bot that can explain its choices. A frontend may ask it for advice to a player.
 *
 * <p>Implementers must make the analysis depend only on their settings and on what they are shown. A second call gives
 * the same analysis, unless the budget is a time.
 */
public interface ThinkingBot extends Bot {

  /**
   * Analyzes a decision.
   *
   * @param perspective the match as the seat sees it; the turn is the seat's own
   * @param decision the pending decision, that of the perspective's turn
   * @return the analysis with the chosen action
   */
  Analysis analyze(Perspective perspective, Decision decision);

  @Override
  default Action choose(Perspective perspective, Decision decision) {
    return analyze(perspective, decision).action();
  }
}
