package games.kumite.journey.content;

import java.util.List;

/**
 * A condition, its text read.
 *
 * @param entry what is printed on the card
 * @param clauses what it does
 */
public record Condition(ConditionEntry entry, List<Clause> clauses) {

  /** The effects as the ledger writes them. */
  public String text() {
    return String.join("; ", clauses.stream().map(Clause::text).toList());
  }
}
