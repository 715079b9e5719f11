package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import java.util.List;

/**
 * A pilgrim, its texts read.
 *
 * @param entry what is printed on the sheet
 * @param icon the range icon
 * @param weapons the weapon cards, from level 1
 */
public record Pilgrim(PilgrimEntry entry, List<Ray> icon, List<Weapon> weapons) {

  /**
   * A weapon card.
   *
   * @param entry what is printed on it
   * @param rows what the faces of the white die do
   */
  public record Weapon(WeaponEntry entry, List<List<Effect>> rows) {}
}
