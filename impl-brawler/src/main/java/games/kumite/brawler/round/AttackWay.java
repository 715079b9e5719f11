package games.kumite.brawler.round;

import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;

/**
 * A way in which a hero can attack, a row of {@link AttackWays}. Immutable.
 *
 * @param verb the verb
 * @param legal lists the attacks that are legal
 * @param refused adds all others, each with the reason why it is refused
 * @param effect the result
 */
record AttackWay(ActionVerb verb, Listing legal, Listing refused, Effect effect) {

  /** The attacks of a way. */
  @FunctionalInterface
  interface Listing {
    /** Adds the attacks of a hero. Those of the ways before it are in the list. */
    void list(GameState state, int hero, ActionCollector out);
  }

  /** The result of an attack. */
  @FunctionalInterface
  interface Effect {
    /** Carries out the attack of the acting hero, with the card or the die that pays for it. */
    void execute(GameState state, VerbAction action);
  }
}
