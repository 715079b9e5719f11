package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** A filter of the dice that an action takes, among those that fit their tracks. */
@FunctionalInterface
public interface Fit {

  /** Every die (BT-ACT-05). */
  Fit ANY = (trouble, seat, kind, track) -> null;

  /**
   * Returns why a die is not taken.
   *
   * @param track the index of the track to which it would go
   * @return null if it is taken
   */
  @Nullable Refusal refusal(Trouble trouble, int seat, Word.Kind kind, int track);
}
