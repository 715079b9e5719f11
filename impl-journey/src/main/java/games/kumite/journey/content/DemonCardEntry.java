package games.kumite.journey.content;

import games.kumite.spi.content.Default;
import games.kumite.spi.content.Range;

/**
 * An entry of {@code demon-cards.json}.
 *
 * @param id the id, which copies share
 * @param name the printed name
 * @param kind reinforcement, unique or special
 * @param copies the number of copies
 * @param effects its effects
 */
public record DemonCardEntry(
    String id,
    @Range(min = 1, max = 40) String name,
    CardKind kind,
    @Range(min = 1, max = 12) @Default("1") int copies,
    String effects) {}
