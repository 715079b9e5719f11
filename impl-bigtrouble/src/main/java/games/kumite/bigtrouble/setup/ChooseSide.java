package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-03: a player's choice of the special or the co-op side of the ability card for the whole game (BT-SET-15).
 *
 * @param player the seat of the player
 */
record ChooseSide(int player) implements Question<GameState> {

  private static final EventType CHOSEN = EventType.of("ability-side", "BT-SET-15").seat("who")
      .word("side", side -> ActionVerb.SIDE.arguments().get(0).words().get(side - 1));

  @Override
  public String kind() {
    return "ability-side";
  }

  @Override
  public int seat(GameState state) {
    return player;
  }

  @Override
  public Prompt prompt(GameState state) {
    int hero = state.seat(player, Counters.HERO);
    return Question.prompt(state, kind(), player, state.definition().printed.specials.get(hero),
        state.definition().printed.coops.get(hero));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.definition().actions.of(ActionVerb.SIDE, Counters.SPECIAL - 1));
    out.add(state.definition().actions.of(ActionVerb.SIDE, Counters.COOP - 1));
  }

  @Override
  public void execute(GameState state, Action action) {
    int side = ((VerbAction) action).first() + 1;
    state.setSeat(player, Counters.SIDE, side);
    state.emit(CHOSEN, player, side);
  }
}
