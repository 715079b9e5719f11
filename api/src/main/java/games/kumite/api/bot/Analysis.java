package games.kumite.api.bot;

import games.kumite.api.Action;
import java.util.List;
import java.util.Locale;

/**
 * The analysis of a decision by a bot, as data. Immutable.
 *
 * @param action the chosen action
 * @param considered every action that was considered, the best first
 * @param iterations the number of iterations spent, 0 if there was nothing to choose
 */
public record Analysis(Action action, List<ActionStats> considered, long iterations) {

  /** Validates and copies the components. */
  public Analysis {
    considered = List.copyOf(considered);
  }

  /**
   * The statistics of one action. Immutable.
   *
   * @param action the action
   * @param visits the number of times the action was tried
   * @param value the mean value for the seat that chooses, from 0 (worst) to 1 (best)
   */
  public record ActionStats(Action action, long visits, double value) {

    /**
     * Returns this line as text for display.
     *
     * @return the notation, the value in per cent and the visits
     */
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%-28s %5.1f %%  %d visits", action.notation(), 100 * value, visits);
    }
  }

  /**
   * Returns this analysis as text for display.
   *
   * @return one line for each action
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    considered.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
