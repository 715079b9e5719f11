package games.kumite.bigtrouble.dice;

/**
 * A die in its slot.
 *
 * @param attribute the index of the track's attribute
 * @param isEpic whether the slot is epic
 * @param isDouble whether its contribution is doubled (BT-FAT-03)
 */
public record PlacedDie(int attribute, boolean isEpic, boolean isDouble) {

  /** Returns the number of contributions of the die. */
  public int times() {
    return isDouble ? 2 : 1;
  }
}
