package games.kumite.api.bot;

import games.kumite.api.Action;
import java.util.List;
import java.util.Locale;

/**
 * What a bot has considered before a choice, as data. Immutable.
 *
 * @param action what it chooses
 * @param considered every action it has looked at, the one it likes best first
 * @param iterations how many iterations it has spent, 0 if there was nothing to choose
 */
public record Analysis(Action action, List<ActionStats> considered, long iterations) {

  /** Copies the list. */
  public Analysis {
    considered = List.copyOf(considered);
  }

  /**
   * An action that was looked at. Immutable.
   *
   * @param action the action
   * @param visits how often it was tried
   * @param value what it is worth to the seat that chooses, 0 (worst) to 1 (best), as the mean of the tries
   */
  public record ActionStats(Action action, long visits, double value) {

    /**
     * This line for people.
     *
     * @return notation, value in per cent and visits
     */
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%-28s %5.1f %%  %d visits", action.notation(), 100 * value, visits);
    }
  }

  /**
   * These thoughts for people.
   *
   * @return a line for every action considered
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    considered.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
