package games.kumite.kungfu.content;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import java.util.List;

/**
 * An entry of {@code kinds.json}: a kind of scenery.
 *
 * @param id the id
 * @param top the height, 0 for ground
 * @param flags the flags
 * @param compound whether it is a house: walls with openings and a roof
 */
public record KindEntry(
    String id,
    @Range(min = 0, max = 3000) int top,
    @Range(min = 1, max = 20) List<Flag> flags,
    @Default("false") boolean compound) {}
