package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * The file {@code dice}: the faces of each die, in the order of its numbers. Numbers are successes, 0 is a demon.
 *
 * @param action an action die
 * @param skill a skill die
 * @param epicSkill an epic skill die
 * @param fate a fate die
 */
public record DiceFaces(
    @Range(min = 1, max = 20) List<Attribute> action,
    @Range(min = 1, max = 20) List<Integer> skill,
    @Range(min = 1, max = 20) List<Integer> epicSkill,
    @Range(min = 1, max = 20) List<FateFace> fate) {

  /** The number of fate dice of a game (BT-SET-05). */
  public static final int FATE_DICE = 6;
  /** The number of action dice with which a hero begins (BT-SET-09). */
  public static final int FIRST_DICE = 3;
  /** The greatest number of action dice of a hero (BT-RUL-30). */
  public static final int MAX_DICE = 5;
}
