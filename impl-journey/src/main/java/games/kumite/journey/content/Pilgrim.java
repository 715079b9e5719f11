package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import java.util.List;

/**
 * A pilgrim, its texts read.
 *
 * @param entry the entry of the sheet
 * @param icon the range icon
 * @param weapons the weapon cards, from level 1
 */
public record Pilgrim(PilgrimEntry entry, List<Ray> icon, List<Weapon> weapons) {

  /**
   * A weapon card.
   *
   * @param entry the entry of the card
   * @param rows the effects of the faces of the white die
   */
  public record Weapon(WeaponEntry entry, List<List<Effect>> rows) {}
}
