package games.kumite.brawler.balance;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/** The ledger's policy CARELESS: any deck, any hand card. */
class Careless extends Policy {

  private final SeededRandom random;

  Careless(SeededRandom random) {
    this.random = random;
  }

  @Override
  Action draw(Match match, Decision decision) {
    return any(decision.actions());
  }

  @Override
  Action attack(Match match, Decision decision) {
    List<Action> actions = decision.actions();
    List<Action> cards = actions.stream().filter(action -> action.notation().startsWith("play ")).toList();
    return any(cards.isEmpty() ? actions : cards);
  }

  private Action any(List<Action> actions) {
    return actions.get(random.nextInt(actions.size()));
  }
}
