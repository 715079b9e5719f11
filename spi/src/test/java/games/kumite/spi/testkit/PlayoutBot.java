package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Bot;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/**
 * A bot that searches a little: it plays a few imagined matches to their ends for some actions, and takes
 * the action that its seat did best with. When its playouts are used up, it takes any action.
 */
final class PlayoutBot implements Bot {

  private static final int ACTIONS = 6;
  private static final int PLAYOUTS_A_MATCH = 120;

  private final SeededRandom random;
  private int left = PLAYOUTS_A_MATCH;

  PlayoutBot(RandomSource random) {
    this.random = new SeededRandom(random.pick("playout", 0, Integer.MAX_VALUE));
  }

  @Override
  public Action choose(Perspective perspective, Decision decision) {
    List<Action> actions = decision.actions();
    Action best = actions.get(random.nextInt(actions.size()));
    int bestScore = Integer.MIN_VALUE;
    for (int i = 0; i < Math.min(ACTIONS, actions.size()) && actions.size() > 1 && left > 0; i++, left--) {
      Action tried = actions.get(random.nextInt(actions.size()));
      int score = playout(perspective, decision, tried);
      if (score > bestScore) {
        bestScore = score;
        best = tried;
      }
    }
    return best;
  }

  private int playout(Perspective perspective, Decision decision, Action tried) {
    Match world = perspective.imagine(random);
    world.play(tried);
    int max = perspective.game().properties().maxDecisions();
    for (int played = 0; played < max && !world.isOver(); played++) {
      world.playRandom(random);
    }
    return world.isOver() ? world.outcome().standing(decision.seat()).score() : Integer.MIN_VALUE;
  }

  @Override
  public String name() {
    return "playout";
  }
}
