package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardChoice;
import games.kumite.tmnt.state.GameState;

/**
 * The choice of the monster that a Wandering Monster card brings into the combat (MT-D06, MT-INT-03). It is asked even with a single one, since the number in
 * hand is hidden (MT-RUL-58).
 *
 * @param user the seat that plays the card
 * @param token the card
 */
record WanderingMonster(int user, int token) implements CardChoice {

  private static final Refusal UNFIT = new Refusal("MT-MON-07", "no-target");

  @Override
  public String kind() {
    return "target";
  }

  @Override
  public int seat(GameState state) {
    return user;
  }

  @Override
  public boolean isAutoPlayed() {
    return false;
  }

  @Override
  public boolean isPossible(GameState state, int viewer) {
    return viewer == user || state.first(state.hand(user), CardType.MONSTER) >= 0;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    for (int held = state.top(state.hand(user)); held >= 0; held = state.next(held)) {
      if (state.face(held).type == CardType.MONSTER) {
        out.add(state.deed(ActionVerb.PAIR, held, user));
      }
    }
    if (out.size() == 0) {
      out.add(Done.DONE); // happens only in an imagined world
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    state.attach(token, GameState.NONE);
    if (action != Done.DONE) {
      CombatSides.join(state, state.find(state.hand(user), action, user));
    }
  }
}
