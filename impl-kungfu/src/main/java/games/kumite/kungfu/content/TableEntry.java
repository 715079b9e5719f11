package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code tables.json}: a table with its scenery, in tenths of a millimetre.
 *
 * @param id the id
 * @param name the display name
 * @param width its extent along x
 * @param height its extent along y
 * @param indoors whether it lies in a house
 * @param traits the traits of the location that it can have
 * @param pieces its scenery
 */
public record TableEntry(
    String id,
    @Range(min = 1, max = 60) String name,
    @Range(min = 6000, max = 24000) int width,
    @Range(min = 6000, max = 24000) int height,
    boolean indoors,
    @Range(min = 4, max = 35) List<LocationTrait> traits,
    @Range(min = 4, max = 200) List<PieceEntry> pieces) {}
