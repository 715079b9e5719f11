package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * The file {@code lair}: the board of Act II. Pairs are two ids of spaces.
 *
 * @param zones the zones in board order
 * @param arena the id of the arena
 * @param borders the open borders
 * @param doors the red lines into the arena, closed until it opens (BT-ACT2-16)
 * @param elevators the elevators
 * @param sightLines spaces in a line, from one end to the other (BT-RUL-13)
 */
public record Lair(
    @Range(min = 2, max = 20) List<ZoneEntry> zones,
    @RefersTo(ContentNames.LAIR_ZONE) String arena,
    @RefersTo(ContentNames.LAIR) List<List<String>> borders,
    @Range(min = 1, max = 9) @RefersTo(ContentNames.LAIR) List<List<String>> doors,
    List<Gateway> elevators,
    @RefersTo(ContentNames.LAIR) List<List<String>> sightLines) {}
