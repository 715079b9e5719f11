package games.kumite.bigtrouble.harm;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-07: the permanent flip of an owned upgrade card, unique or not, to its epic side (BT-UPG-13).
 *
 * @param player the seat of the player
 * @param cause the interrupted procedure
 */
public record EpicFlip(int player, Cause cause) implements PlayerChoice {

  private static final Refusal NOT_OWNED = new Refusal("BT-UPG-04", "not-owned");
  private static final Refusal FLIPPED = new Refusal("BT-UPG-13", "flipped");

  @Override
  public String kind() {
    return "flip";
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), player, cause.words(state));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int bit = 0; bit < state.upgradeBits(); bit++) {
      out.add(state.definition().actions.of(ActionVerb.FLIP, state.upgrade(player, bit)),
          !state.owns(player, bit) ? NOT_OWNED : state.isEpic(player, bit) ? FLIPPED : null);
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    int upgrade = ((VerbAction) action).first();
    state.setSeat(player, Counters.EPIC, state.seat(player, Counters.EPIC) | 1 << state.upgradeBit(upgrade));
    state.emit(state.definition().events.flip, player, upgrade);
  }
}
