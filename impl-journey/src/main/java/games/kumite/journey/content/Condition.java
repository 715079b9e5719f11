package games.kumite.journey.content;

import java.util.List;

/**
 * A condition, its text read.
 *
 * @param entry the entry of the card
 * @param clauses its effects
 */
public record Condition(ConditionEntry entry, List<Clause> clauses) {

  /** Returns the effects in the notation of the ledger. */
  public String text() {
    return String.join("; ", clauses.stream().map(Clause::text).toList());
  }
}
