package games.kumite.brawler.content;

import games.kumite.spi.content.Range;

/**
 * A line of the Boss Trait Table (BR-BOS-02).
 *
 * @param health the damage that defeats the boss
 * @param speed its place in the turn order; not rolled (BR-TRN-04)
 * @param damage what its hit costs a hero
 */
public record BossTraits(
    @Range(least = 1, most = 999) int health,
    @Range(least = 0, most = 999) int speed,
    Roll damage) {}
