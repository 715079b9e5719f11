package games.kumite.bigtrouble.content;

import games.kumite.bigtrouble.content.vocabulary.Clause;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * A boss other than Lo Pan.
 *
 * @param entry the printed entry
 * @param abilities its other abilities
 */
public record Boss(Entry entry, List<Clause> abilities) {

  /** The greatest number of bosses. */
  public static final int MAX = 3;

  /**
   * An entry of {@code bosses}, in the order in which they act (BT-ENM-03).
   *
   * @param id the id
   * @param name the name
   * @param move the spaces it moves
   * @param attack the damage it deals
   * @param range the reach of its attack
   * @param strikeback the damage of its strikeback, 0 for that of its attack (BT-RUL-15)
   * @param defense the successes that hit it
   * @param health the health it begins with
   * @param directorsHealth that health in the Director's Cut (BT-SET-35)
   * @param abilities its other abilities
   * @param chi the chi for defeating it
   * @param audacity the audacity for defeating it
   */
  public record Entry(
      String id,
      @Range(min = 1, max = 60) String name,
      @Range(min = 0, max = 9) int move,
      @Range(min = 0, max = 20) int attack,
      AttackRange range,
      @Default("0") @Range(min = 0, max = 20) int strikeback,
      @Range(min = 1, max = 9) int defense,
      @Range(min = 1, max = 20) int health,
      @Range(min = 1, max = 20) int directorsHealth,
      @Default("[]") @Range(min = 0, max = 4) List<String> abilities,
      @Range(min = 0, max = 9) int chi,
      @Range(min = 0, max = 9) int audacity) {

    /** Returns the damage of its strikeback. */
    public int struckBack() {
      return strikeback == 0 ? attack : strikeback;
    }
  }
}
