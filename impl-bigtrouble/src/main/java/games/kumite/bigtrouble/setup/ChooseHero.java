package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * DEC-01: a player's choice of a free hero (BT-SET-09).
 *
 * @param player the seat of the player
 */
record ChooseHero(int player) implements Question<GameState> {

  private static final Refusal TAKEN = new Refusal("BT-SET-09", "taken");

  @Override
  public String kind() {
    return "hero";
  }

  @Override
  public int seat(GameState state) {
    return player;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int hero = 0; hero < state.content().heroes().size(); hero++) {
      out.add(state.definition().actions.of(ActionVerb.TAKE, hero), refusal(state, hero));
    }
  }

  private @Nullable Refusal refusal(GameState state, int hero) {
    for (int seat = 0; seat < player; seat++) {
      if (state.seat(seat, Counters.HERO) == hero) {
        return TAKEN;
      }
    }
    return null;
  }

  @Override
  public void execute(GameState state, Action action) {
    int hero = ((VerbAction) action).first();
    state.setSeat(player, Counters.HERO, hero);
    state.emit(state.definition().events.hero, player, hero);
  }
}
