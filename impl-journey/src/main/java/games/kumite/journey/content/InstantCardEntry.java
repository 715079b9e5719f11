package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code misfortunes.json} or {@code corruptions.json}: a card that acts as soon as it is drawn.
 *
 * @param id the id, which copies share
 * @param name the printed name
 * @param copies the number of copies
 * @param effects its effects
 */
public record InstantCardEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    @Range(min = 1, max = 9) @Default("1") int copies,
    String effects) {}
