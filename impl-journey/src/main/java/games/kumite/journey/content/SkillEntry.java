package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;

/**
 * An entry of {@code skills.json}: one card.
 *
 * @param id the id
 * @param name the printed name
 * @param pilgrim the pilgrim to whose deck it belongs
 * @param kind one-time or permanent
 * @param trigger the moment to play it
 * @param cost the cost of a use, such as {@code chi 4, AP 1}
 * @param effects its effects
 * @param duration the duration of its effect
 */
public record SkillEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @RefersTo("pilgrims") String pilgrim,
    CardKind kind,
    String trigger,
    @Default("\"\"") String cost,
    String effects,
    Duration duration) {}
