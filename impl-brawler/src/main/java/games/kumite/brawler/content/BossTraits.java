package games.kumite.brawler.content;

import games.kumite.spi.content.Range;

/**
 * A line of the Boss Trait Table (BR-BOS-02).
 *
 * @param health the damage that defeats the boss
 * @param speed its place in the turn order; not rolled (BR-TRN-04)
 * @param damage the dice of its hits
 */
public record BossTraits(
    @Range(min = 1, max = 999) int health,
    @Range(min = 0, max = 999) int speed,
    RollEntry damage) {}
