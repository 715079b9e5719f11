package games.kumite.journey.content;

import java.util.List;

/**
 * A card of a deck, its texts read.
 *
 * @param deck the deck to which it belongs
 * @param pilgrim the id of the pilgrim that owns the skill, else empty
 * @param id the id, which copies share
 * @param name the printed name
 * @param kind the fate of the card after use
 * @param copies the number of copies
 * @param trigger the moment to play it; FORCED at once for cards that are not played
 * @param cost the cost of each use
 * @param clauses its effects
 * @param oncePerTurn whether it is used at most once per turn
 * @param duration the duration of its effect
 */
public record Card(Deck deck, String pilgrim, String id, String name, CardKind kind, int copies, Trigger trigger,
    Cost cost, List<Clause> clauses, boolean oncePerTurn, Duration duration) {

  /** Returns the effects in the notation of the ledger. */
  public String text() {
    StringBuilder text = new StringBuilder();
    clauses.forEach(clause -> text.append(text.length() == 0 ? "" : "; ").append(clause.text()));
    return text.append(oncePerTurn ? "; oncePerTurn" : "").toString();
  }

  /** Returns the sum of the numbers of its effects with a given verb. */
  public int sum(EffectVerb verb) {
    int sum = 0;
    for (int i = 0; i < clauses.size(); i++) {
      sum += clauses.get(i).effect().amount(verb);
    }
    return sum;
  }

  /** Returns whether one of its effects has a given verb. */
  public boolean does(EffectVerb verb) {
    for (int i = 0; i < clauses.size(); i++) {
      if (clauses.get(i).effect().verb() == verb) {
        return true;
      }
    }
    return false;
  }
}
