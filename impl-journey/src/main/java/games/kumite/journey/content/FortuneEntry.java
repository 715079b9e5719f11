package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code fortunes.json}.
 *
 * @param id the id, which copies share
 * @param name the printed name
 * @param copies the number of copies
 * @param trigger the moment to play it
 * @param effects its effects
 * @param duration the duration of its effect
 */
public record FortuneEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 1, max = 9) @Default("1") int copies,
    String trigger,
    String effects,
    Duration duration) {}
