package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code fortunes.json}.
 *
 * @param id the id, which copies share
 * @param name what is printed on it
 * @param copies how many there are
 * @param trigger when it may be played
 * @param effects what it does
 * @param duration how long it lasts
 */
public record FortuneEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 1, max = 9) @Default("1") int copies,
    String trigger,
    String effects,
    Duration duration) {}
