package games.kumite.journey.content;

import games.kumite.spi.content.Range;

/**
 * An entry of {@code conditions.json}. The supply has no end (JW-RUL-31).
 *
 * @param id the name in effects
 * @param duration the turns that it lasts (JW-RUL-02)
 * @param effects its effects
 */
public record ConditionEntry(String id, @Range(min = 1, max = 9) int duration, String effects) {}
