package games.kumite.kungfu.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.Map;

/**
 * An entry of {@code gangs.json}: a gang that is ready to play.
 *
 * @param id the id
 * @param name the display name
 * @param figures the number of each profile
 */
public record GangEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @RefersTo("profiles") @Range(min = 1, max = 30) Map<String, Integer> figures) {}
