package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code levels}: a level token.
 *
 * @param level the level that is reached
 * @param rewards the kinds of reward to choose one from
 */
public record Level(
    @Range(min = 2, max = 6) int level,
    @Range(min = 1, max = 3) List<RewardKind> rewards) {

  /** The highest level; each further level up gives its reward again (BT-UPG-07). */
  public static final int HIGHEST = 6;
}
