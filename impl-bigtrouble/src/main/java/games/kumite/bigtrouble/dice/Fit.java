package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Which dice an action takes, of those that fit their tracks. */
@FunctionalInterface
public interface Fit {

  /** Every die (BT-ACT-05). */
  Fit ANY = (trouble, seat, kind, track) -> null;

  /**
   * Returns why a die is not taken.
   *
   * @param track the index of the track that it would go to
   * @return null if it is taken
   */
  @Nullable Refusal refusal(Trouble trouble, int seat, Word.Kind kind, int track);
}
