package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** A filter of the dice that an action takes, among those that fit their tracks. */
@FunctionalInterface
public interface DiceFit {

  /** Every die (BT-ACT-05). */
  DiceFit ANY = (state, seat, kind, track) -> null;

  /**
   * Returns why a die is not taken.
   *
   * @param track the index of the track to which it would go
   * @return null if it is taken
   */
  @Nullable Refusal refusal(GameState state, int seat, ActionVerb.Kind kind, int track);
}
