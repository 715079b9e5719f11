package games.kumite.tmnt.content;

/**
 * An effect with what triggers, costs and limits it: one part of a card's text between semicolons.
 *
 * @param trigger what brings it about
 * @param cost how many cards its user discards
 * @param effect what happens
 * @param condition when it counts
 * @param otherwise what happens if the condition fails, the same as {@code effect} if nothing is printed
 * @param max how often it may be used, 0 for no limit
 * @param per in what the uses are counted
 */
public record Clause(
    Trigger trigger, int cost, Effect effect, Condition condition, Effect otherwise, int max, Per per) {

  /** What brings an effect about; the place of the text decides where nothing is printed. */
  public enum Trigger { PLAIN, AFTER_KILL, ON_LOOT, ON_SELL, ACTIVATE, TEAM_UP, PERSIST }

  /** In what uses are counted (MT-RUL-36). */
  public enum Per { COMBAT, TURN }

  /** Returns whether another effect is printed for a failing condition. */
  public boolean hasElse() {
    return otherwise != effect;
  }
}
