package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.Refers;

/**
 * An entry of {@code skills.json}: one card.
 *
 * @param id the id
 * @param name what is printed on it
 * @param pilgrim whose deck it belongs to
 * @param kind one-time or permanent
 * @param trigger when it may be played
 * @param cost what a use costs, such as {@code chi 4, AP 1}
 * @param effects what it does
 * @param duration how long it lasts
 */
public record SkillEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Refers("pilgrims") String pilgrim,
    Kind kind,
    String trigger,
    @Default("\"\"") String cost,
    String effects,
    Duration duration) {}
