package games.kumite.brawler.balance;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;

/**
 * A yardstick of the ledger's balance check: how the heroes choose. It has a generator of its own and is used for one
 * match, by one thread.
 */
abstract class Policy {

  /** Chooses for the seat that is asked. */
  final Action choose(Match match) {
    Decision decision = match.decision();
    return switch (decision.kind()) {
      case "select-decks" -> decision.parse("choose deck:S deck:H");
      case "draw-from" -> draw(match, decision);
      case "attack" -> attack(match, decision);
      case "pair-bonus" -> bonus(decision);
      case "assist" -> assist(decision);
      default -> throw new IllegalStateException("unknown decision " + decision.kind());
    };
  }

  /** D2: which deck to draw from. */
  abstract Action draw(Match match, Decision decision);

  /** D3: which attack. */
  abstract Action attack(Match match, Decision decision);

  /** D4: the largest die that fits; scenarios are listed from the largest. */
  Action bonus(Decision decision) {
    return decision.actions().get(0);
  }

  /** D5: always yes. */
  Action assist(Decision decision) {
    return decision.actions().get(0);
  }
}
