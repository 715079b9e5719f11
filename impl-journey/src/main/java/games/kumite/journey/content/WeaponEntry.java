package games.kumite.journey.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code weapons.json}: one weapon card.
 *
 * @param id the id
 * @param name the weapon
 * @param level 1 to 3 (JW-KAR-03)
 * @param rows the effects of the faces of the white die, from 1
 */
public record WeaponEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 1, max = 3) int level,
    @Range(min = 6, max = 6) List<String> rows) {}
