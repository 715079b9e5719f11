package games.kumite.bigtrouble.harm;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Upgrade;
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
 * DEC-02 and DEC-06: the gain of a card of the hero's own set, normal side up (BT-UPG-11).
 *
 * @param player the seat of the player
 * @param cause the interrupted procedure
 */
public record NewUpgrade(int player, Cause cause) implements PlayerChoice {

  private static final Refusal OWNED = new Refusal("BT-UPG-11", "owned");

  @Override
  public String kind() {
    return "upgrade";
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), player, cause.words(state));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int bit = 0; bit < Upgrade.SET; bit++) {
      out.add(state.definition().actions.of(ActionVerb.OWN, state.upgrade(player, bit)), state.owns(player, bit) ? OWNED : null);
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    gain(state, player, ((VerbAction) action).first());
  }

  /** Gives a hero an upgrade, of its set or a unique one, normal side up (BT-SET-11). */
  public static void gain(GameState state, int seat, int upgrade) {
    state.setSeat(seat, Counters.OWNED, state.seat(seat, Counters.OWNED) | 1 << state.upgradeBit(upgrade));
    state.emit(state.definition().events.upgrade, seat, upgrade);
  }
}
