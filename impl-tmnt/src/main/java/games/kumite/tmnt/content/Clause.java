package games.kumite.tmnt.content;

/**
 * An effect with its trigger, cost and limits: one part of a card's text between semicolons.
 *
 * @param trigger the trigger
 * @param cost the number of cards that its user discards
 * @param effect the effect
 * @param condition the condition under which it counts
 * @param otherwise the effect if the condition fails, equal to {@code effect} if none is printed
 * @param max the number of uses allowed, 0 for no limit
 * @param per the span in which the uses are counted
 */
public record Clause(
    Trigger trigger, int cost, Effect effect, EffectCondition condition, Effect otherwise, int max, Per per) {

  /** A trigger of an effect. The place of the text decides if none is printed. */
  public enum Trigger { PLAIN, AFTER_KILL, ON_LOOT, ON_SELL, ACTIVATE, TEAM_UP, PERSIST }

  /** A span in which uses are counted (MT-RUL-36). */
  public enum Per { COMBAT, TURN }

  /** Returns whether another effect is printed for a failing condition. */
  public boolean hasElse() {
    return otherwise != effect;
  }
}
