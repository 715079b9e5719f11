package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.SeededRandom;
import games.kumite.api.bot.Thoughts.Considered;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What the searching bots share at the beginning and at the end of a choice. */
final class Choices {

  private static final double UNKNOWN = 0.5;
  private static final Comparator<Considered> BEST_FIRST =
      Comparator.comparingLong(Considered::visits).thenComparingDouble(Considered::value).reversed();

  private Choices() {}

  /** A bot's chance for one choice: it depends on the bot's seed, on the choice and on what the seat knows. */
  static SeededRandom random(long seed, Perspective view, Decision decision, List<Action> actions) {
    StringBuilder text = new StringBuilder(decision.kind()).append(' ').append(view.key());
    for (Action action : actions) {
      text.append('\n').append(action.notation());
    }
    return new SeededRandom(seed).split(text.toString());
  }

  /** The thoughts about a choice that is none. */
  static Thoughts only(Action action) {
    return new Thoughts(action, List.of(new Considered(action, 0, UNKNOWN)), 0);
  }

  /** The thoughts that lead to the action with the best mean; among equals to the first listed. */
  static Thoughts ofBestMean(List<Action> actions, long[] visits, double[] sums, long iterations) {
    List<Considered> considered = new ArrayList<>();
    for (int i = 0; i < visits.length; i++) {
      considered.add(new Considered(actions.get(i), visits[i], sums[i] / visits[i]));
    }
    considered.sort(Comparator.comparingDouble(Considered::value).reversed());
    return new Thoughts(considered.get(0).action(), considered, iterations);
  }

  /** The thoughts that lead to the most visited action; among equals to the better one, then to the first listed. */
  static Thoughts mostVisited(List<Considered> considered, long iterations) {
    List<Considered> sorted = new ArrayList<>(considered);
    sorted.sort(BEST_FIRST);
    return new Thoughts(sorted.get(0).action(), sorted, iterations);
  }
}
