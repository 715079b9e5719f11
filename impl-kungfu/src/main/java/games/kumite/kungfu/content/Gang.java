package games.kumite.kungfu.content;

import games.kumite.spi.marks.Immutable;
import java.util.List;

/**
 * A gang that is ready to play.
 *
 * @param id the id
 * @param name the display name
 * @param members the profile of each figure, a number of {@link Content#profiles}
 */
@Immutable
public record Gang(String id, String name, List<Integer> members) {}
